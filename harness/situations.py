"""From the set-up sentences of a scenario to a situation, and what the engine then shows compared with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..adapters.models import (
    CardSetup,
    CustomCard,
    ObjectView,
    Observation,
    PermanentSetup,
    PlayerSetup,
    Situation,
    Step,
    Zone,
)
from ..features.catalogue import cards
from ..steps import operations as op
from ..steps.fields import PLAYERS
from .findings import AdapterTrouble, finding
from .words_of_values import label_text, value_text

UNMENTIONED_LIBRARY_SIZE = 10
_SHOWN_FIELDS = (
    "tapped", "face_down", "flipped", "phased_out", "counters", "damage", "protector", "controlled_since_turn_began",
)  # fmt: skip


def build_situation(setups: Iterable[op.Setup], ruleset: str) -> Situation:
    """The situation that the set-up operations describe; what they leave out is as the sentences' manual says."""
    players: tuple[str, ...] = PLAYERS[:2]
    values: dict[str, dict[str, Any]] = {}
    permanents: list[PermanentSetup] = []
    turn = op.SetTurn(player=players[0], step=Step.PRECOMBAT_MAIN)
    for setup in setups:
        match setup:
            case op.SetPlayers():
                players = setup.players
            case op.SetTurn():
                turn = setup
            case op.SetPlayer():
                stated = setup.model_dump(exclude_none=True, exclude={"kind", "player"})
                values.setdefault(setup.player, {}).update(stated)
            case op.SetCards():
                own = values.setdefault(setup.player, {})
                own[setup.zone.value] = (*own.get(setup.zone.value, ()), *setup.cards)
            case op.SetPermanents():
                permanents += setup.permanents
    seated = tuple(PlayerSetup(name=name, **values.get(name, {})) for name in players)
    return Situation(
        ruleset=ruleset,
        players=seated,
        permanents=tuple(permanents),
        active_player=turn.player,
        step=turn.step,
        custom_cards=tuple(custom_card(name) for name in _names(seated, permanents, tokens=True) if is_synthetic(name)),
    )


def is_synthetic(name: str) -> bool:
    """Whether a card exists only in this suite."""
    facts = cards().get(name)
    return facts is not None and facts.synthetic


def custom_card(name: str) -> CustomCard:
    """The synthetic card of this name as it goes on the wire."""
    facts = cards()[name]
    return CustomCard(
        name=facts.name,
        mana_cost=facts.cost,
        types=facts.types,
        supertypes=facts.supertypes,
        subtypes=facts.subtypes,
        colors=facts.colors,
        power=facts.power,
        toughness=facts.toughness,
        loyalty=facts.loyalty,
        defense=facts.defense,
        text=facts.gloss_en,
    )


def _names(
    players: Iterable[PlayerSetup], permanents: Iterable[PermanentSetup], *, tokens: bool = False
) -> tuple[str, ...]:
    """The cards of players and battlefield, each once; with ``tokens`` those that tokens are of too."""
    names = [permanent.card for permanent in permanents if tokens or not permanent.token]
    for player in players:
        for zone in (player.hand, player.library or (), player.graveyard, player.exile):
            names += [card.card for card in zone]
    return tuple(dict.fromkeys(names))


def cards_named(situation: Situation) -> tuple[str, ...]:
    """The cards of a situation that an engine must have, each once: neither tokens nor synthetic cards."""
    return tuple(name for name in _names(situation.players, situation.permanents) if not is_synthetic(name))


def _wrong(subject: str, field: str, expected: Any, observed: Any) -> AdapterTrouble:
    return AdapterTrouble(
        finding(
            "setup-differs",
            expected=value_text(field, expected),
            observed=value_text(field, observed),
            object=label_text(subject),
            field=field,
        )
    )


def _expected_name(permanent: PermanentSetup) -> str:
    if permanent.face_down:
        return ""
    facts = cards().get(permanent.card)
    return facts.back.name if facts and facts.back and permanent.face.value == "back" else permanent.card


def _permanent_differences(
    permanent: PermanentSetup, view: ObjectView, ids: dict[str, str]
) -> Iterator[AdapterTrouble]:
    pairs: list[tuple[str, Any, Any]] = [
        ("zone", Zone.BATTLEFIELD.value, view.zone.value),
        ("controller", permanent.controller, view.controller),
        ("owner", permanent.owner, view.owner),
        ("token", permanent.token, view.token),
        ("name", _expected_name(permanent), view.name),
    ]
    attached = ids.get(permanent.attached_to or "", permanent.attached_to)
    pairs.append(("attached_to", attached, view.attached_to))
    facts = cards().get(permanent.card)
    if view.face is not None and facts and facts.back:
        pairs.append(("face", permanent.face, view.face))
    for field in _SHOWN_FIELDS:
        shown = getattr(view, field)
        if shown is not None or getattr(permanent, field) not in (False, None, {}, 0, True):
            pairs.append((field, getattr(permanent, field), shown))
    for field, expected, observed in pairs:
        if expected != observed:
            yield _wrong(permanent.alias, field, expected, observed)


def _player_differences(player: PlayerSetup, observation: Observation, ids: dict[str, str]) -> Iterator[AdapterTrouble]:
    view = next((one for one in observation.players if one.name == player.name), None)
    if view is None:
        yield _wrong(player.name, "player", player.name, None)
        return
    library = UNMENTIONED_LIBRARY_SIZE if player.library is None else len(player.library)
    pairs: list[tuple[str, Any, Any]] = [
        ("life", player.life, view.life),
        ("mana_pool", sorted(player.mana_pool), sorted(view.mana_pool)),
        ("hand_size", len(player.hand), view.hand_size),
        ("library_size", library, view.library_size),
    ]
    if view.lands_played is not None:
        pairs.append(("lands_played", player.lands_played, view.lands_played))
    for field, expected, observed in pairs:
        if expected != observed:
            yield _wrong(player.name, field, expected, observed)
    views = {one.id: one for one in observation.objects}
    for zone, held in ((Zone.HAND, player.hand), (Zone.GRAVEYARD, player.graveyard), (Zone.EXILE, player.exile)):
        for card in held:
            yield from _card_differences(card, zone, player.name, views.get(ids.get(card.alias, "")))


def _card_differences(card: CardSetup, zone: Zone, owner: str, view: ObjectView | None) -> Iterator[AdapterTrouble]:
    if view is None:
        yield _wrong(card.alias, "zone", zone.value, None)
        return
    pairs: list[tuple[str, Any, Any]] = [
        ("zone", zone.value, view.zone.value), ("owner", owner, view.owner), ("name", card.card, view.name),
    ]  # fmt: skip
    if card.counters or view.counters:
        pairs.append(("counters", card.counters, view.counters or {}))
    for field, expected, observed in pairs:
        if expected != observed:
            yield _wrong(card.alias, field, expected, observed)


def setup_differences(situation: Situation, ids: dict[str, str], observation: Observation) -> Iterator[AdapterTrouble]:
    """Where ``observation`` is not ``situation``: each an adapter's fault that names the field.

    A field that the engine cannot tell (``None``) is a difference only if the situation sets it to something special.
    """
    for field, expected, observed in (
        ("active_player", situation.active_player, observation.active_player),
        ("step", situation.step.value, observation.step.value),
        ("stack", 0, len(observation.stack)),
    ):
        if expected != observed:
            yield _wrong(situation.active_player, field, expected, observed)
    views = {view.id: view for view in observation.objects}
    for permanent in situation.permanents:
        view = views.get(ids.get(permanent.alias, ""))
        if view is None:
            yield _wrong(permanent.alias, "zone", Zone.BATTLEFIELD.value, None)
        else:
            yield from _permanent_differences(permanent, view, ids)
    known = {ids.get(permanent.alias) for permanent in situation.permanents}
    for view in observation.objects:
        if view.zone is Zone.BATTLEFIELD and view.id not in known:
            yield _wrong(view.name or view.id, "zone", None, Zone.BATTLEFIELD.value)
    for player in situation.players:
        yield from _player_differences(player, observation, ids)
