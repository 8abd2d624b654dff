"""A runner of vectors written after ``docs/vectors.md`` alone: plain JSON, nothing of the suite but its files.

``send`` is a call of the protocol: method and parameters to the result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

Json = dict[str, Any]
Send = Callable[[str, Json], Any]

_IDS = ("card", "source", "permanent", "attacker", "blocker", "creature", "object", "ability_of")
_ID_LISTS = ("mana_from", "cost_objects")
_NONE_MEANS_NONE = ("attacking", "attached_to", "protector", "blocking")
_ANY_ORDER = ("types", "supertypes", "subtypes", "colors", "abilities", "blocking")


class End(Exception):  # noqa: N818 - it ends a scenario and is no error
    """The scenario ends with this verdict."""


def require(holds: bool, verdict: str = "fail") -> None:
    if not holds:
        raise End(verdict)


def symbols(mana: str) -> Counter[str]:
    return Counter(mana.replace("}", "} ").split())


class Runner:
    """One vector on one engine."""

    def __init__(self, send: Send, vector: Json, edition: str) -> None:
        self._send, self._vector, self._edition = send, vector, edition
        self._ids: dict[str, str] = {}
        self._bag: list[Json] = []
        self._forbidden: list[Json] = []
        self._gave: list[Json] = []
        self._declared: set[str] = set()
        self._in_actions = False
        self._stated: set[tuple[str, str]] = set()
        self._baseline: Json = {}
        self.refusals = 0

    def verdict(self) -> str:
        if self._edition not in self._vector["rulesets"]:
            return "not-applicable"
        try:
            self._start()
            for operation in self._vector["operations"]:
                self._carry_out(operation)
            self._check_answers()
        except End as end:
            return str(end)
        finally:
            self._send("stop", {})
        return "pass"

    def _observe(self) -> Json:
        shown: Json = self._send("observe", {})
        return shown

    # --- the set-up ---------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        lacking = self._send("supports", {"cards": self._vector["cards"], "capabilities": self._vector["needs"]})
        require(not lacking["cards"] and not lacking["capabilities"], "unsupported")
        situation = {**self._vector["situation"], "ruleset": self._edition}
        started = self._send("start", {"situation": situation})
        require("objects" in started, "unsupported")
        self._ids = dict(started["objects"])
        self._baseline = self._observe()
        require(self._is_set_up(situation, self._baseline), "error")

    def _is_set_up(self, situation: Json, shown: Json) -> bool:
        views = {view["id"]: view for view in shown["objects"]}
        players = {view["name"]: view for view in shown["players"]}
        if (shown["active_player"], shown["step"], shown["stack"]) != (
            situation["active_player"], situation["step"], [],
        ):  # fmt: skip
            return False
        for player in situation["players"]:
            view, library = players[player["name"]], player.get("library")
            same = (
                view["life"] == player["life"]
                and symbols(view["mana_pool"]) == symbols(player["mana_pool"])
                and view["hand_size"] == len(player["hand"])
                and view["library_size"] == (10 if library is None else len(library))
                and view["lands_played"] in (None, player["lands_played"])
            )
            for zone in ("hand", "graveyard", "exile"):
                for card in player[zone]:
                    one = views.get(self._ids.get(card["alias"], ""))
                    same = same and one is not None and (one["zone"], one["owner"], one["name"]) == (
                        zone, player["name"], card["card"],
                    ) and (one["counters"] or {}) == card["counters"]  # fmt: skip
            if not same:
                return False
        battlefield = {view["id"] for view in shown["objects"] if view["zone"] == "battlefield"}
        if battlefield != {self._ids.get(permanent["alias"]) for permanent in situation["permanents"]}:
            return False
        return all(self._stands(one, views[self._ids[one["alias"]]]) for one in situation["permanents"])

    def _stands(self, permanent: Json, view: Json) -> bool:
        name = permanent["card"]
        if permanent["face"] == "back":
            name = self._vector["back_faces"].get(name, name)
        attached = permanent.get("attached_to")
        if view["name"] != ("" if permanent["face_down"] else name):
            return False
        if view["attached_to"] != self._ids.get(attached or "", attached):
            return False
        if any(view[field] != permanent[field] for field in ("controller", "owner", "token")):
            return False
        for field in ("tapped", "face_down", "flipped", "phased_out", "controlled_since_turn_began"):
            if view[field] not in (None, permanent[field]):
                return False
        for field in ("counters", "damage", "protector"):
            asked = permanent.get(field)
            if view[field] != asked and (asked or view[field] is not None):
                return False
        return True

    # --- aliases ------------------------------------------------------------------------------------------------------

    def _find(self, alias: str, shown: Json) -> str | None:
        if alias not in self._ids:
            name, taken = alias.partition(" #")[0], set(self._ids.values())
            free = [
                one for one in shown["objects"] if one["name"] in (name, f"{name} Token") and one["id"] not in taken
            ]
            free.sort(key=lambda one: (one["zone"] != "battlefield", not one["token"]))
            if not free:
                return None
            self._ids[alias] = free[0]["id"]
        return self._ids[alias]

    def _id(self, alias: str, shown: Json) -> str:
        found = self._find(alias, shown)
        require(found is not None)
        return str(found)

    def _resolved(self, value: Any, shown: Json) -> Any:
        if isinstance(value, list):
            return [self._resolved(one, shown) for one in value]
        if not isinstance(value, dict):
            return value
        found: Json = {}
        for key, one in value.items():
            if key in _IDS:
                found[key] = self._id(one, shown)
            elif key in _ID_LISTS:
                found[key] = [self._id(alias, shown) for alias in one]
            else:
                found[key] = self._resolved(one, shown)
        return found

    def _object(self, alias: str, shown: Json) -> Json:
        identity = self._id(alias, shown)
        found = [one for one in shown["objects"] if one["id"] == identity]
        require(bool(found))
        view: Json = found[0]
        return view

    # --- operations ---------------------------------------------------------------------------------------------------

    def _carry_out(self, operation: Json) -> None:
        kind = operation["kind"]
        if kind.startswith("set-"):
            return
        if kind == "will-choose":
            self._bag += operation["answers"]
        elif kind == "cannot-choose":
            self._forbidden += operation["answers"]
        elif kind in ("attempt", "advance"):
            if not self._in_actions:
                self._baseline, self._stated, self._in_actions = self._observe(), set(), True
            if kind == "attempt":
                self._attempt(operation)
            else:
                require(self._go_on(operation["until"]) == "reached")
        else:
            self._in_actions = False
            check = getattr(self, f"_{kind.replace('-', '_')}")
            check(operation, self._observe())

    def _attempt(self, operation: Json) -> None:
        player, action, legal = operation["player"], operation["action"], operation["legal"]
        if action["kind"] in ("attack", "block") and not self._at_declaration(player, action["kind"]):
            require(not legal)
            self.refusals += 1
            return
        if action["kind"] == "block":
            self._let_others_block(player)
        before = self._observe()
        answer = self._settle(self._send("attempt", {"player": player, "action": self._resolved(action, before)}))
        require(answer["kind"] != "unsupported", "unsupported")
        require((answer["kind"] == "done") == legal)
        if not legal:
            self._untouched(before)
        elif action["kind"] == "block":
            self._declared.add(player)
        elif action["kind"] == "leave-game":
            require(not any(one["name"] == player and one["in_game"] for one in self._observe()["players"]))
            self._stated.add((player, "in_game"))

    def _untouched(self, before: Json) -> None:
        require(self._observe() == before)
        self.refusals += 1

    def _at_declaration(self, player: str, kind: str) -> bool:
        shown = self._observe()
        whose = player if kind == "attack" else shown["active_player"]
        step = "declare attackers" if kind == "attack" else "declare blockers"
        if (shown["active_player"], shown["step"]) == (whose, step):
            return True
        reached = self._go_on({"kind": "step", "player": whose, "step": step})
        require(reached != "over")
        return reached == "reached"

    def _let_others_block(self, player: str) -> None:
        shown = self._observe()
        order = [one["name"] for one in self._vector["situation"]["players"]]
        active = order.index(shown["active_player"])
        order = order[active:] + order[:active]
        views = {one["id"]: one for one in shown["objects"]}
        attacked = set()
        for one in shown["objects"]:
            if (what := one["attacking"]) in views:
                attacked.add(views[what]["protector" if "Battle" in views[what]["types"] else "controller"])
            else:
                attacked.add(what)
        in_game = {one["name"] for one in shown["players"] if one["in_game"]}
        for other in order[1 : order.index(player)]:
            if other in attacked & in_game - self._declared:
                answer = self._settle(
                    self._send("attempt", {"player": other, "action": {"kind": "block", "blockers": []}})
                )
                require(answer["kind"] != "unsupported", "unsupported")
                self._declared.add(other)

    def _go_on(self, until: Json) -> str:
        before = self._observe()
        self._declared.clear()
        for _ in range(200):
            answer = self._send("advance", {"until": until})
            require(answer["kind"] != "unsupported", "unsupported")
            if answer["kind"] == "choice":
                settled = self._settle(self._send("answer", {"answer": self._choose(answer["choice"])}))
                require(settled["kind"] != "unsupported", "unsupported")
                require(settled["kind"] != "illegal", "error")
                continue
            if answer["kind"] == "reached":
                self._check_reached(until, before, self._observe())
            return str(answer["kind"])
        raise End("error")

    def _check_reached(self, until: Json, before: Json, after: Json) -> None:
        if until["kind"] == "step" and until["step"] not in ("untap", "cleanup"):
            require((after["active_player"], after["step"]) == (until["player"], until["step"]), "error")
        require(until["kind"] != "stack-empty" or not after["stack"], "error")
        require(before != after or (until["kind"] != "step" and not before["stack"]), "error")

    # --- choices ------------------------------------------------------------------------------------------------------

    def _settle(self, answer: Json) -> Json:
        for _ in range(200):
            if answer["kind"] != "choice":
                return answer
            answer = self._send("answer", {"answer": self._choose(answer["choice"])})
        raise End("error")

    def _values(self, answer: Json, shown: Json) -> list[str] | None:
        if answer["kind"] not in ("objects", "targets", "player"):
            return list(answer["values"])
        players = {one["name"] for one in shown["players"]}
        found = [value if value in players else self._find(value, shown) for value in answer["values"]]
        values = [value for value in found if value is not None]
        return values if len(values) == len(found) else None

    def _choose(self, choice: Json) -> Json:
        shown, player, kind = self._observe(), choice["player"], choice["kind"]
        options = choice["options"]

        def answer(values: Iterable[str]) -> Json:
            return {"player": player, "kind": kind, "values": list(values)}

        for one in [one for one in self._forbidden if (one["player"], one["kind"]) == (player, kind)]:
            if (values := self._values(one, shown)) is None:
                continue
            self._forbidden.remove(one)
            alone = len(values) == 1 and choice["minimum"] <= 1 <= choice["maximum"]
            require(not (alone and options is not None and values[0] in options))
            said = self._send("answer", {"answer": answer(values)})
            require(said["kind"] != "unsupported", "unsupported")
            require(said["kind"] == "illegal")
            self._untouched(shown)
        own = [one for one in self._bag if one["player"] == player]
        for one in own:
            if one["kind"] != kind:
                continue
            given = self._values(one, shown)
            if given is not None and (options is None or set(given) <= set(options)):
                self._bag.remove(one)
                self._gave.append(one)
                return answer(given)
        if kind == "yes-no" and any(one["kind"] != "yes-no" for one in own):
            return answer(["yes"])
        refusing = [one for one in own if one["kind"] == "yes-no" and one["values"] == ["no"]]
        if choice["minimum"] == 0 and refusing:
            self._bag.remove(refusing[0])
            return answer([])
        require(options is not None and len(options) <= 1 and choice["minimum"] <= len(options))
        return answer(options)

    def _check_answers(self) -> None:
        require(not self._forbidden)
        for one in self._bag:
            said_yes = one["values"] == ["yes"] and any(other["player"] == one["player"] for other in self._gave)
            require(one["kind"] in ("objects", "targets", "player") or said_yes)

    # --- what must be seen --------------------------------------------------------------------------------------------

    def _compare(self, stated: Json, view: Json, shown: Json) -> None:
        for field, expected in stated.items():
            name = "keywords" if field == "without_keywords" else field
            self._stated.add((view["id"], name))
            observed = view[name]
            if field in _NONE_MEANS_NONE:
                observed = observed or ([] if field == "blocking" else "")
                players = [one["name"] for one in shown["players"]]
                if field == "blocking":
                    expected = [self._id(alias, shown) for alias in expected]
                elif expected and expected not in players:
                    expected = self._id(expected, shown)
            require(observed is not None, "unsupported")
            if field == "keywords":
                require(set(expected) <= set(observed))
            elif field == "without_keywords":
                require(not set(expected) & set(observed))
            elif field in _ANY_ORDER:
                require(sorted(expected) == sorted(observed))
            else:
                require(expected == observed)

    def _expect_turn(self, operation: Json, shown: Json) -> None:
        require((shown["active_player"], shown["step"]) == (operation["player"], operation["step"]))

    def _expect_player(self, operation: Json, shown: Json) -> None:
        player = operation["player"]
        (view,) = [one for one in shown["players"] if one["name"] == player]
        for field, expected in operation.items():
            if field in ("kind", "player"):
                continue
            self._stated.add((player, field))
            if field == "mana_pool":
                require(symbols(view[field]) == symbols(expected))
            elif field in ("graveyard_size", "exile_size"):
                zone = field.removesuffix("_size")
                held = [one for one in shown["objects"] if (one["zone"], one["owner"]) == (zone, player)]
                require(len(held) == expected)
            else:
                require(view[field] == expected)

    def _expect_cards(self, operation: Json, shown: Json) -> None:
        for card in operation["cards"]:
            view = self._object(card["object"], shown)
            self._stated |= {(view["id"], "zone"), (view["id"], "counters"), (view["owner"], "hand_size")}
            require((view["zone"], view["owner"]) == (operation["zone"], operation["player"]))
            self._compare({key: value for key, value in card.items() if key != "object"}, view, shown)

    def _expect_permanents(self, operation: Json, shown: Json) -> None:
        for row in operation["permanents"]:
            view = self._object(row["object"], shown)
            self._stated |= {(view["id"], "zone"), (view["id"], "controller")}
            require((view["zone"], view["controller"]) == ("battlefield", operation["player"]))
            self._compare({key: value for key, value in row.items() if key != "object"}, view, shown)

    def _expect_stack(self, operation: Json, shown: Json) -> None:
        entries = operation["entries"]
        require(len(entries) == len(shown["stack"]))
        for entry, view in zip(entries, shown["stack"], strict=True):
            require((self._id(entry["object"], shown), entry["type"]) == (view["source"], view["kind"]))
            require(entry.get("controller", view["controller"]) == view["controller"])
        self._stated.add(("", "stack"))
        for entry in entries:
            if entry["type"] == "spell":
                own = {key: value for key, value in entry.items() if key not in ("object", "type", "controller")}
                before = set(self._stated)
                self._compare(own, self._object(entry["object"], shown), shown)
                self._stated = before

    def _expect_unchanged(self, operation: Json, shown: Json) -> None:
        changed = set()
        for old, new in zip(self._baseline["players"], shown["players"], strict=True):
            changed |= {(old["name"], field) for field in old if old[field] != new[field]}
        olds, news = ({one["id"]: one for one in game["objects"]} for game in (self._baseline, shown))
        changed |= {(identity, "zone") for identity in olds.keys() ^ news.keys()}
        for identity in olds.keys() & news.keys():
            old, new = olds[identity], news[identity]
            fields = [field for field in old if field != "controlled_since_turn_began"]
            changed |= {(identity, field) for field in fields if old[field] != new[field]}
        if self._baseline["stack"] != shown["stack"]:
            changed.add(("", "stack"))
        require(changed <= self._stated)


def vacuous(results: Json, vectors: list[Json], index: Json) -> set[str]:
    """The passes that prove nothing.

    Args:
        results: id to verdict and number of refusals, all under one edition.
        vectors: all that ran.
        index: of their folder.
    """
    contrast = {clause["id"]: clause["contrast"] for clause in index["clauses"]}
    controls: dict[str, list[str]] = {}
    for vector in vectors:
        for clause in vector["controls"]:
            controls.setdefault(clause, []).append(results[vector["id"]][0])
    found = set()
    for vector in vectors:
        verdict, refusals = results[vector["id"]]
        if verdict == "pass" and refusals:
            for clause in vector["clauses"]:
                ran = controls.get(clause, [])
                if (ran and "pass" not in ran) or (not ran and contrast[clause]):
                    found.add(vector["id"])
    return found
