"use strict";
(() => {
  const root = document.documentElement;
  const $ = (selector, within = document) => [...within.querySelectorAll(selector)];
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

  // The address keeps the language and, after a slash, the place: #fr/s-SS-031.
  const read = () => {
    const [, language, place] = /^#(?:(en|fr)(?:\/|$))?(.*)$/.exec(location.hash) || [];
    return { language, place: decodeURIComponent(place || "") };
  };
  const write = (place) => history.replaceState(null, "", "#" + root.lang + (place ? "/" + encodeURIComponent(place) : ""));

  const speak = (language) => {
    root.lang = language;
    for (const button of $("[data-lang]")) button.setAttribute("aria-pressed", String(button.dataset.lang === language));
  };
  const goTo = (place) => {
    const target = place && document.getElementById(place);
    if (!target) return;
    for (let part = target; part; part = part.parentElement) {
      part.hidden = false;
      if (part.localName === "details") part.open = true;
    }
    target.scrollIntoView();
    const focus = target.matches("details") ? target.firstElementChild : target;
    if (!focus.matches("summary, a, button")) focus.tabIndex = -1;
    focus.focus({ preventScroll: true });
  };
  const arrive = () => {
    const { language, place } = read();
    if (language) speak(language);
    goTo(place);
    write(place);
  };

  for (const part of $(".js")) part.hidden = false;
  for (const button of $("[data-lang]")) {
    button.addEventListener("click", () => {
      speak(button.dataset.lang);
      write(read().place);
    });
  }

  // Filters: a scenario is shown if it has a chosen verdict, and it or its clause has the words.
  const search = document.getElementById("search");
  const chips = $(".chips button");
  const clauses = $(".clause").map((clause) => ({
    element: clause,
    chapter: clause.closest(".chapter"),
    words: $(".words", clause)[0],
    scenarios: $(".scenario", clause),
    links: $(".links a", clause),
  }));
  const cache = new Map();
  const has = (element, words) => {
    if (!words.length) return true;
    if (!cache.has(element)) cache.set(element, plain(element.textContent));
    return words.every((word) => cache.get(element).includes(word));
  };
  const filter = () => {
    const words = plain(search.value).split(" ").filter(Boolean);
    const chosen = chips.filter((chip) => chip.getAttribute("aria-pressed") === "true").map((chip) => chip.dataset.v);
    const among = (element) => !chosen.length || element.dataset.v.split(" ").some((verdict) => chosen.includes(verdict));
    const busy = new Set();
    let shown = 0;
    for (const { element, chapter, words: own, scenarios, links } of clauses) {
      const clauseMatches = has(own, words);
      let any = (clauseMatches && (links.some(among) || (!chosen.length && !scenarios.length)));
      for (const scenario of scenarios) {
        scenario.hidden = !(among(scenario) && (clauseMatches || has(scenario, words)));
        if (!scenario.hidden) { any = true; shown += 1; }
      }
      element.hidden = !any;
      if (any) busy.add(chapter);
    }
    for (const chapter of $(".chapter")) chapter.hidden = !busy.has(chapter);
    document.getElementById("shown").textContent = String(shown);
    document.getElementById("none").hidden = busy.size > 0;
  };
  let wait;
  search.addEventListener("input", () => { clearTimeout(wait); wait = setTimeout(filter, 120); });
  search.form.addEventListener("submit", (event) => { event.preventDefault(); filter(); });
  for (const chip of chips) {
    chip.addEventListener("click", () => {
      chip.setAttribute("aria-pressed", String(chip.getAttribute("aria-pressed") !== "true"));
      filter();
    });
  }

  // A copy button for each command, made when its scenario is first unfolded.
  const label = (name) => document.querySelector("#labels ." + name).innerHTML;
  const copyText = async (code) => {
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      getSelection().selectAllChildren(code);
      document.execCommand("copy");
    }
  };
  const addButtons = (scenario) => {
    for (const code of $(".rerun code", scenario)) {
      if (code.nextElementSibling) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.innerHTML = label("copy");
      button.addEventListener("click", async () => {
        await copyText(code);
        button.innerHTML = label("copied");
        button.setAttribute("aria-live", "polite");
        setTimeout(() => { button.innerHTML = label("copy"); }, 2000);
      });
      code.after(button);
    }
  };
  document.addEventListener("toggle", (event) => {
    if (event.target.matches(".scenario[open]")) addButtons(event.target);
  }, true);
  $(".scenario[open]").forEach(addButtons);

  // On paper what does not conform is unfolded.
  let unfolded = [];
  addEventListener("beforeprint", () => {
    unfolded = $("details:not([open])").filter((part) => part.matches(".legend") || !/^(pass|not-applicable)$/.test(part.dataset.v));
    for (const part of unfolded) part.open = true;
  });
  addEventListener("afterprint", () => { for (const part of unfolded) part.open = false; });

  const preferred = (navigator.languages || [navigator.language]).map((tag) => tag.slice(0, 2)).find((tag) => /^(en|fr)$/.test(tag));
  speak(preferred || "en");
  addEventListener("hashchange", arrive);
  filter();
  if (location.hash.length > 1) arrive();
})();
