"use strict";
(() => {
  const root = document.documentElement;
  const KEY = "mtg-verdict-language";

  // The front door: the language chosen before, else the browser's.
  if ("choose" in root.dataset) {
    let chosen = null;
    try { chosen = localStorage.getItem(KEY); } catch { /* not kept, then */ }
    const preferred = [chosen, ...(navigator.languages || [navigator.language])].map((tag) => String(tag).slice(0, 2));
    location.replace((preferred.find((tag) => tag === "en" || tag === "fr") || "en") + "/index.html");
    return;
  }

  // The switch leads to the same place of the other page.
  const link = document.querySelector("a.switch");
  const aim = () => { link.hash = location.hash; };
  link.addEventListener("click", () => {
    aim();
    try { localStorage.setItem(KEY, link.hreflang); } catch { /* the address keeps it */ }
  });
  addEventListener("hashchange", aim);
  aim();

  // A table wider than its place is reached by the keyboard, so that it can be scrolled.
  const reachable = () => document.querySelectorAll(".sentences table").forEach((table) => {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute("tabindex");
  });
  addEventListener("resize", reachable);
  addEventListener("toggle", reachable, true);
  reachable();

  const form = document.getElementById("search");
  if (!form || !window.MTG_VERDICT) return;
  const { verdicts, symbols, names, chapters, engines, items } = window.MTG_VERDICT;
  const STEP = 100;
  const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[‘’ʼ]/g, "'").replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/\s+/g, " ").trim();
  // As people write a rule: "302.6", "302.6.", "CR 302.6".
  const bare = (rule) => rule.trim().toLowerCase().replace(/^cr\s*/, "").replace(/[.\s]+$/, "");
  const results = document.getElementById("results");
  const more = document.getElementById("more");
  const entries = items.map(([kind, id, title, page, chapter, rules, needs, ends]) => ({
    kind, id, title, page, chapter, needs, ends,
    rules: rules ? rules.split(" ") : [],
    text: plain([id, title, rules, needs].join(" ")),
  }));
  const letter = (verdict) => String.fromCharCode(97 + verdicts.indexOf(verdict));
  const cites = (entry, rule) => entry.rules.some((one) => one === rule || (one.startsWith(rule) && !/\d/.test(one[rule.length])));

  const chosen = () => Object.fromEntries(new FormData(form));
  const matching = (want) => {
    const words = plain(want.q).split(" ").filter(Boolean);
    const verdict = want.v && letter(want.v);
    const rule = bare(want.r);
    const place = engines.indexOf(want.e);
    return entries.filter((entry) =>
      (!want.k || entry.kind === want.k)
      && (!want.c || chapters[entry.chapter] === want.c)
      && (!want.n || entry.needs.split(" ").includes(want.n))
      && (!rule || cites(entry, rule))
      && (place < 0 ? !verdict || entry.ends.includes(verdict)
        : verdict ? entry.ends[place] === verdict : entry.ends[place] !== "-")
      && words.every((word) => entry.text.includes(word)));
  };
  const make = (tag, name, text) => {
    const element = document.createElement(tag);
    if (name) element.className = name;
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const row = (entry, want) => {
    const item = make("li");
    const anchor = make("a", "id", entry.id);
    anchor.href = "clauses/" + entry.page;
    item.append(anchor, " ", make("span", "", entry.title), " ");
    const counts = new Map();
    const place = engines.indexOf(want.e);
    [...(place < 0 ? entry.ends : entry.ends[place])].forEach((one) => {
      if (one !== "-") counts.set(one, (counts.get(one) || 0) + 1);
    });
    for (const [one, number] of [...counts].sort()) {
      const at = one.charCodeAt(0) - 97;
      const badge = make("span", "badge " + verdicts[at]);
      const sign = make("span", "", symbols[at]);
      sign.setAttribute("aria-hidden", "true");
      badge.append(sign, " " + names[at] + (place < 0 && engines.length > 1 ? " " + number : ""));
      item.append(badge, " ");
    }
    return item;
  };
  let shown = [];
  let upTo = 0;
  const extend = () => {
    const want = chosen();
    results.append(...shown.slice(upTo, upTo + STEP).map((entry) => row(entry, want)));
    upTo += STEP;
    more.hidden = upTo >= shown.length;
  };
  const show = () => {
    const want = chosen();
    shown = matching(want);
    upTo = 0;
    results.replaceChildren();
    document.getElementById("found").textContent = String(shown.length);
    extend();
  };
  // The address keeps the search, so that it can be cited.
  const keep = () => {
    const said = new URLSearchParams(Object.entries(chosen()).filter(([, value]) => value));
    history.replaceState(null, "", "#" + said);
    aim();
  };
  const recall = () => {
    const said = new URLSearchParams(location.hash.slice(1));
    for (const field of form.elements) {
      if (!field.name) continue;
      field.value = said.get(field.name) || "";
      if (field.selectedIndex < 0) field.value = "";  // something that this site has not
    }
    show();
  };
  form.addEventListener("input", () => { keep(); show(); });
  form.addEventListener("submit", (event) => event.preventDefault());
  more.addEventListener("click", () => {
    const place = results.children.length;
    extend();
    results.children[place]?.querySelector("a").focus();
  });
  addEventListener("hashchange", recall);
  recall();
})();
