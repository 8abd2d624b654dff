# What the reports say, in English. Ids and variables are the same in fr.ftl; a test compares them.

## Verdicts

verdict-pass = pass
verdict-fail = fail
verdict-vacuous = vacuous
verdict-unsupported = unsupported
verdict-not-applicable = not-applicable
verdict-error = adapter error
verdict-timeout = timeout
verdict-crash = crash
verdict-protocol-error = protocol-error
verdict-known-failure = known-failure
verdict-unexpected-pass = unexpected-pass

legend-pass = The engine did what the rules demand, from the first sentence to the last.
legend-fail = The engine did something other than what the rules demand.
legend-vacuous = The engine refused what it had to refuse, but it also refuses the legal action used as a control: its refusal proves nothing.
legend-unsupported = The engine says it lacks a card or a capability that the scenario needs; this still counts among the clauses and scenarios it is measured by.
legend-not-applicable = The scenario is not about this edition of the rules; it is not counted.
legend-error = The adapter failed or did not set up the situation it was given; nothing was learnt about the rules.
legend-timeout = The engine did not answer in time.
legend-crash = The engine stopped working while the scenario ran.
legend-protocol-error = The engine's answer does not follow the protocol.
legend-known-failure = The engine fails, and the run was told so beforehand.
legend-unexpected-pass = The engine passes although the run was told that it does not: the list of known failures is out of date.

# A verdict's name and its word in the log, where they differ.
verdict-and-word = { $verdict } ({ $word })

# A verdict and how many scenarios ended so.
verdict-count = { $verdict }: { $number }

no-control-passed = Every refusal was observed, but no control passed on this engine for: { $clauses }.

## Names

language-en = English
language-fr = French
chapter-abilities = Abilities
chapter-battles = Battles
chapter-convoke = Convoke
chapter-enchantments = Enchantments
chapter-summoning_sickness = Summoning sickness
nature-rule = rule
nature-ruling = ruling
nature-example = example
nature-definition = definition
nature-faq = frequent question
tier-core = core
tier-extended = extended
ruleset-cr-2002 = Sixth and Seventh Edition rules (2002)
ruleset-cr-2004 = Eighth Edition rules (2004)
ruleset-cr-2024 = rules of April 2023 to June 2026
ruleset-cr-2026 = rules effective August 7, 2026

## Numbers

share = { $part } of { $whole } ({ $percent })
total = Total
no-result = no result
no-result-long = No result: no scenario got an answer from the engine, so nothing was measured.

## Labels

column-chapter = Chapter
column-edition = Edition
column-clauses = Clauses conforming
column-scenarios = Scenarios passing
column-others = Other scenarios
label-expected = Expected:
label-observed = Observed:
label-said = Standard error of the engine:
label-rules = Rules:
rules-short = CR { $numbers }
label-rerun = Run again:
label-sentence = Sentence:
to-mend = { $number ->
    [one] { $number } scenario to look into
   *[other] { $number } scenarios to look into
}
few-unsupported = { $number ->
    [one] { $number } unsupported scenario
   *[other] { $number } unsupported scenarios
}
lacking-most = Lacking most: { $things }
lack-capability = capability { $name }
lack-card = card { $name }
lack-other = “{ $name }”
lack-scenarios = { $number ->
    [one] { $what } ({ $number } scenario)
   *[other] { $what } ({ $number } scenarios)
}
lack-number = { $what } ({ $number })
foreign =
    { $number ->
        [one] Foreign vectors: 1 scenario is not of the suite ({ $first }).
       *[other] Foreign vectors: { $number } scenarios are not of the suite (the first is { $first }).
    }
part-of-suite = Only part of the suite was run: { $options }
reservation = { $engine } – { $said }
terminal-about = MTG Verdict { $suite } · editions: { $editions } · languages: { $languages }

## The page

page-title = { $engine }: conformance to the rules
page-about = Conformance of a Magic: The Gathering rules engine to the Comprehensive Rules, measured by MTG Verdict { $suite }.
page-skip = Skip to the clauses
page-adapter = Adapter
page-started = Started
page-seconds = Duration
page-editions = Editions of the rules
page-languages = Languages of the scenarios
page-selection = Selection
page-everything = everything
page-summary = Summary
page-to-look-into = To look into
page-lacking = Lacking most
page-lacking-what = Lacking
page-lacking-scenarios = Unsupported scenarios
page-and-more = and { $number } more
page-how-counted = A clause conforms when every scenario that shows it passes, in every language of the run. Each scenario counts once in each language. Unsupported stays in the denominator; not-applicable does not.
page-legend = What the verdicts mean
page-clauses = Clauses and scenarios
page-filters = Filter
page-search = Search: rule number, clause, scenario or words
page-verdicts = Verdicts to show
page-shown-after = scenarios shown
page-none-shown = Nothing matches. Clear the search or choose other verdicts.
page-other-scenarios = Other scenarios
page-also-shown-by = Also shown by
page-fails-here = fails here
page-stops-here = stops here
page-copy = Copy
page-copied = Copied
page-switch = Language
page-no-scenario = No scenario of this run shows this clause.

## Logs that cannot be reported on

log-unreadable = The log { $file } cannot be read: { $error }.
log-not-a-record = { $file }, line { $line }: this is not a record of a verdict log. Give a log that a run has written.
log-no-run = { $file } does not begin with the record of a run: it is not a verdict log.
log-no-end = { $file } has no end: the run was cut short, and part of a run is not a result. Run the suite again.
log-out-of-place = { $file }, line { $line }: a record of kind { $kind } does not belong here. Give a log as the run wrote it.
log-version = { $file } is of log version { $theirs }; this program reads version { $ours }.
log-totals-differ = { $file }: the totals at the end are not those of the scenarios. Give a log as the run wrote it.

## The badge

badge-label = Magic rules
badge-label-part = Magic rules, in part
badge-foreign = foreign vectors

## Comparing engines

compare-own-run = Each engine is counted over the scenarios of its own run; these are not the same.
compare-title = Engines side by side
compare-engine = Engine
compare-scenario = Scenario
compare-alone = { $engine } alone fails { $number ->
    [one] { $number } scenario
   *[other] { $number } scenarios
}
compare-all-fail = No engine passes, and several fail: { $number }
compare-differing = Some fail and others do not: { $number }
compare-numbers = The columns are the engines by their numbers; a dash where a scenario was not run.
compare-no-difference = No scenario that one engine fails ends otherwise for another.

## What differs between two runs

diff-title = From { $old } to { $new }
diff-none =
    { $number ->
        [one] Nothing differs: { $number } scenario ends as before.
       *[other] Nothing differs: { $number } scenarios end as before.
    }
diff-regressions =
    { $number ->
        [one] { $number } scenario got worse
       *[other] { $number } scenarios got worse
    }; ending as before: { $alike }.
diff-no-regression = Nothing got worse; ending as before: { $alike }.
diff-not-compared = Not compared, for only one of the runs has it: { $what }.
diff-other-selection = The two runs were of different selections of scenarios.
diff-newly-failing = Newly failing: { $number }
diff-no-longer-passing = No longer passing: { $number }
diff-newly-passing = Newly passing: { $number }
diff-otherwise = Not passing, but otherwise than before: { $number }
diff-only-old = Applies only in the old run: { $number }
diff-only-new = Applies only in the new run: { $number }
diff-only-edition = Applies only in { $edition }: { $number }
diff-new = New: { $number }
diff-gone = Gone: { $number }
diff-clauses-removed = Clauses that hold in { $old } but not in { $new }: { $number }
diff-clauses-added = Clauses that hold in { $new } but not in { $old }: { $number }
diff-clauses-changed = Clauses that hold in both, though the rules have changed: { $number }
diff-scenarios = Applying in one edition only: { $scenarios }
diff-left-out = Left out, for their clauses do not say what held in { $editions }: { $chapters }
logs-nothing-shared = The two logs have no edition of the rules, or no language, in common: nothing can be compared.

## The site

site-title = Engines held to the rules
site-intro = How rules engines for Magic: The Gathering conform to the Comprehensive Rules, clause by clause. Every failure is shown as a scenario that any judge can read.
site-about = Measured by MTG Verdict { $suite }. Unofficial fan content.
site-skip = Skip to the content
site-nav = Site
site-overview = Overview
site-search = Search
site-compare = Compare
site-matrix = Clauses conforming, by chapter and engine
site-engines = Scenarios, by engine
site-clause = Clause
site-clauses = Clauses
site-scenarios = Scenarios
site-by-engine = Verdict by engine
site-chapter-note = The verdict of each clause on each engine: the worst of its scenarios. An empty cell: no scenario was run.
site-all-clauses = All clauses of the chapter
site-nothing-to-mend = Nothing to look into.
site-in-language = { $language } scenario
site-needs = needs:
site-control = control
site-sentences = The scenario, sentence by sentence
site-name = Engine
site-version = Version
site-homepage = Home page
site-any = any
site-filter-kind = Show
site-filter-verdict = Verdict
site-filter-engine = Engine
site-filter-rule = Rule
site-filter-capability = Capability
site-found = Results:
site-show-more = Show more
site-needs-script = The search needs JavaScript; the overview leads to everything else without it.

# The game drawn at a failure.
draw-title = The game
draw-before = Before
draw-after = After
draw-at = At
draw-then = When it failed
draw-turn = { $player }’s turn: { $step }
draw-priority = { $player } has priority
draw-life = { $number } life
draw-mana = mana { $mana }
draw-zone-hand = { $number } in hand
draw-zone-library = { $number } in library
draw-name-hand = Hand
draw-name-graveyard = Graveyard
draw-name-exile = Exile
draw-name-command = Command zone
draw-stack = Stack, top first
draw-spell = spell
draw-ability = ability
draw-left = has left the game
draw-no-permanent = no permanents
draw-nameless = (no name)
draw-tapped = tapped
draw-face-down = face down
draw-flipped = flipped
draw-back-face = back face
draw-phased-out = phased out
draw-token = token
draw-damage = { $number } damage
draw-counters = counters: { $counters }
draw-attacking = attacks { $what }
draw-blocking = blocks { $what }
draw-protector = protected by { $player }
draw-attached = attached to { $what }
draw-attached-here = attached
draw-changed = changed
draw-left-out = { $number ->
    [one] { $number } more object is not drawn.
   *[other] { $number } more objects are not drawn.
}
draw-too-many = The game is not drawn here: the page already has many drawings. The log has it.

## Published reports

published-title = Published reports
published-about = The logs and summaries of these runs, as they came out.
published-again = The command that makes them again:
page-suite = MTG Verdict
