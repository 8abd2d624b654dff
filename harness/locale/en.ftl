# What the harness says, in English. Ids and variables are the same in fr.ftl; a test compares them.

## Findings: why a scenario stopped

adapter-raised = The adapter failed in `{ $call }`: { $error }
adapter-nonsense = The adapter answered `{ $call }` with { $answer }; one of { $expected_types } was expected.
adapter-malformed = The adapter answered `{ $call }` with a malformed { $type }: { $problem }
engine-late = The engine did not answer `{ $call }` within { $seconds } s; it was ended.
engine-late-begun = The engine began an answer to `{ $call }` but did not end the line within { $seconds } s; it was ended.
engine-died = The engine ended during `{ $call }` ({ $how }).
engine-closed-output = The engine closed its standard output during `{ $call }` without ending; it was ended.
engine-ended-between = The engine ended between two scenarios.
engine-not-started = The engine cannot be started: { $error }
engine-given-up = The engine was lost { $number } times and is not started again. The last time: { $last }
engine-reports-error = The engine reports an error in `{ $call }`: { $error } ({ $number })
engine-answer-not-utf8 = The engine's answer to `{ $call }` is not UTF-8: { $shown }
engine-answer-not-json = The engine's answer to `{ $call }` is not JSON: { $shown }
engine-answer-too-long = The engine's answer to `{ $call }` is longer than { $shown } bytes.
engine-answer-not-a-response = The engine's answer to `{ $call }` is no JSON-RPC 2.0 response: { $shown }
engine-answer-wrong-id = The engine's answer to `{ $call }` has the wrong id: { $shown }
engine-answer-bad-result = The result of `{ $call }` does not follow the schema: { $shown }
engine-answer-more-lines = The engine wrote more than one line in answer to `{ $call }`; the next one: { $shown }
engine-answer-other-description = In `{ $call }` the engine describes itself otherwise than at first: { $shown }
ended-with-status = exit status { $status }
ended-by-signal = signal { $signal }
adapter-stands-elsewhere = The adapter says that the moment is reached, but shows another.
adapter-not-moved = The adapter says that the moment is reached, but nothing at all has happened.
adapter-twice = The adapter gives one identity to several objects: { $identity }
adapter-spelling =
    { $field ->
        [types] The adapter spells a type "{ $value }"; it is "{ $spelt }" (see ObjectView).
        [supertypes] The adapter spells a supertype "{ $value }"; it is "{ $spelt }" (see ObjectView).
        [colors] The adapter spells a color "{ $value }"; it is "{ $spelt }" (see ObjectView).
       *[keywords] The adapter spells a keyword "{ $value }"; it is "{ $spelt }" (see ObjectView).
    }
adapter-color = The adapter shows a color "{ $value }"; colors are white, blue, black, red and green (see ObjectView).
adapter-asks-nobody = The adapter asks for a choice of a player who is not in the game: { $player }
adapter-players-changed = The adapter no longer shows the same players.
adapter-alias-missing = The adapter does not say which object this is: { $object }.
setup-differs = The adapter set up something else: { $object }, field { $field }.
engine-lacks = The engine lacks what the scenario needs. { $what }
lacking-cards = Cards: { $cards }.
lacking-capabilities = Capabilities: { $capabilities }.
engine-unsupported = The engine does not support this: { $what }
refused = The action was refused although it is legal.
accepted = The action was accepted although it is not legal.
refusal-changed-game = The action was refused but the game changed.
no-declaration = The declaration did not take place.
no-such-object = There is no such object: { $object }.
no-such-player = There is no such player: { $player }.
field-differs = { $object }: not the expected value ({ $field }).
field-not-shown = The engine does not show this: { $object }, { $field }.
turn-differs = The turn or step differs.
stack-differs = The stack differs.
changed-too = Something else changed.
choice-unanswered = The engine asks { $player } for a choice the scenario has no answer to ({ $choice }: { $prompt }).
answer-offered = An answer that is against the rules was offered as a legal one ({ $answer }).
answer-accepted = An answer that is against the rules was accepted ({ $answer }).
choice-not-asked = The engine never asked { $player } for the choice in which an answer must be refused ({ $choice }: { $answer }).
answer-unused = The engine never asked { $player } for a choice that the rules demand ({ $choice }: { $answer }).
answer-refused = The adapter refused an answer it had offered ({ $answer }): { $reason }
choices-without-end = The adapter asked for more than { $number } choices in a row.
step-skipped = The moment asked for did not occur.
game-over = The game ended before that moment.
sentence-fault = The scenario cannot be read: { $problem }
worker-crashed = The process that ran this scenario died.
harness-trouble = The suite itself failed: { $error }
read-otherwise = The suite and pytest-bdd read the scenario differently: { $sentence }
not-finished = The scenario did not come to its end.
not-applicable = The scenario is not about this edition of the rules.

expect-accepted = the action is accepted
expect-refused = the action is refused
expect-untouched = the game is as it was
expect-reached = the game reaches that moment
observed-refused = refused: { $reason }
observed-accepted = accepted
observed-offered = among the options of the choice
observed-skipped = the engine has no such step in this turn
observed-over = the game is over
observed-change = { $object } { $field }: { $old }, then { $new }
observed-turn-changed = turn, step or priority changed
value-unknown = unknown

## Zones

zone-battlefield = battlefield
zone-hand = hand
zone-library = library
zone-graveyard = graveyard
zone-exile = exile
zone-stack = stack
zone-command = command zone

## Fields that tables have no column for

field-zone = zone
field-life = life
field-mana-pool = mana pool
field-hand-size = cards in hand
field-library-size = cards in the library
field-graveyard-size = cards in the graveyard
field-exile-size = cards in exile
field-lands-played = lands played
field-stack = stack
field-in-game = in the game
field-types = types
field-supertypes = supertypes
field-subtypes = subtypes
field-controller = controller
field-token = token
field-damage = damage
field-face = face
field-controlled-since-turn-began = controlled since the turn began
field-id = identity

## Faults of features

syntax = not Gherkin: { $problem }
not-utf8 = the file is not UTF-8; save it as UTF-8
empty-feature = the file holds no feature; add one or remove the file
wrong-language = the feature does not declare the language of its folder; start it with `# language: { $language }`
not-a-scenario = a scenario stands alone here: write out backgrounds and rules in each scenario
outline = outlines and examples are not used: write each scenario out
doc-string = doc strings are not used: put values into a table
id-missing = { $scenario }: no @id tag; give it one that was never used
id-many = { $scenario }: more than one @id tag; keep the oldest
id-twice = the id { $id } is already used at { $first }; give this scenario a new one
name-twice = a scenario named "{ $name }" already stands at line { $first } of this file; name this one by what differs
no-clause = { $scenario }: no @clause or @control tag; say which clause it shows
no-steps = { $scenario }: no steps
unknown-clause = { $scenario }: the ledger has no clause { $clause }
unknown-capability = { $scenario }: no capability is called { $capability }
unknown-ruleset = { $scenario }: no ruleset is called { $ruleset }; there are { $known }
unknown-tag = { $scenario }: the tag { $tag } means nothing here
ambiguous = the sentence "{ $sentence }" may be several: { $keys }
undefined-sentence = no sentence reads "{ $sentence }"; `mtg-verdict sentences` lists them all
sentence-characters = the sentence "{ $sentence }" has other spaces or apostrophes than the table of sentences; write it "{ $plain }"
byte-order-mark = the file begins with a byte order mark; save it as UTF-8 without one
not-readable = the file cannot be read: { $error }
not-a-step = this is no step and would be left out: "{ $text }"; begin it with Given, When, Then, And or But
setup-late = a set-up after the first action or check changes nothing; put it before them
players-first = the players are named once each, before everything else
players-alone = a game has two players or more
player-not-here = { $player } does not play in this scenario; its players are { $players }
label-twice = { $label } is set up twice; tell the two apart by words in parentheses, like "Forest (2)"
unknown-word = "{ $word }" is not a word of the group { $group }; known are: { $known }
unknown-card = no installed card is called "{ $card }" in this language; add it to features/cards/ of the installed suite (--features brings no cards)
not-a-number = "{ $text }" is not a number
not-counters = "{ $text }" is not counters, like "1 +1/+1"
not-power-toughness = "{ $text }" is not power and toughness, like "2/2"
table-missing = this sentence needs a table
table-not-here = this sentence takes no table
cell-missing = a row has nothing in its column "{ $column }"
column-not-here = the column "{ $column }" does not belong to this sentence
column-twice = a column occurs twice: { $columns }
convoke-item = "{ $item }" is not a creature and the mana it pays for, like Ornithopter {"{1}"}
mana-ability-item = "{ $item }" is not a permanent and its mana ability, like Blood Pet : sacrifice
announcement-row = a row here is a key and a value: { $row }
announcement-twice = "{ $key }" is announced twice
announcement-not-here = "{ $key }" cannot be announced with this action
attack-table = a row here is an attacker of the sentence and what it attacks: { $rows }
block-table = a row here is a blocker and the attacker it blocks: { $row }
ability-as-answer = "{ $text }": an ability on the stack is a target that is announced (`target`), never an answer to a choice
one-player = "{ $text }" is not one player
choice-table = the table here has the columns choice and answer
invalid-value = { $place }: { $problem }
no-sentence-for = no sentence says the operation { $operation }
one-language = { $id } exists in one language only ({ $language }); write the other
pair-file = { $id } stands in another file in English: { $other }; use the same file name
pair-tags = { $id }: the tags @{ $tag } differ from { $other }
pair-length = { $id }: { $fr } steps in French, { $en } in English ({ $other })
pair-operation = { $id }: "{ $sentence }" does not mean the same as "{ $english }" ({ $other })
pair-keyword = { $id }: "{ $sentence }" is another kind of step than in English, where it belongs to "{ $keyword }" ({ $other })
pair-order = { $id } stands where English has { $expected } ({ $other }); keep the same order in both languages
clause-without-scenario = no scenario shows the clause { $clause }
clause-without-control = no scenario is a control of the clause { $clause }
refusal-without-control = { $scenario } refuses an action ({ $action }) that no control of its clauses accepts; add a step that accepts it (… can …) and tag @control:ID
synthetic-undeclared = { $scenario } names { $cards }, which exist only in this suite; tag it @needs:custom-cards
synthetic-missing = { $scenario } is tagged @needs:custom-cards but names no card that exists only in this suite
unknown-rule = { $citing } cites the rule { $rule }, which this text of the rules lacks; `mtg-verdict rules-diff` with the text before it says what became of it

## Command line

error-prefix = mtg-verdict: { $problem }
usage-unknown-adapter = unknown adapter "{ $adapter }": use reference, phase, MODULE:ATTRIBUTE, or "stdio:COMMAND …"
usage-adapter-text = the adapter "{ $adapter }" has bytes that are not UTF-8
usage-adapter-import = the adapter "{ $adapter }" cannot be imported: { $error }
usage-stdio-command = the command of "{ $adapter }" cannot be read: { $error }
usage-stdio-empty = "{ $adapter }" has no command: write "stdio:COMMAND ARGUMENT…"
usage-stdio-program = there is no program "{ $program }" that could be run
usage-stdio-system = an engine on stdio needs Linux or macOS; on Windows, run the suite in WSL
usage-adapter-missing = the adapter "{ $adapter }" cannot be imported: { $error }; it must be installed or in the current folder
usage-adapter-attribute = the module "{ $module }" has no attribute "{ $attribute }"
usage-adapter-interface = "{ $adapter }" is not an adapter: it lacks { $missing }
usage-adapter-create = the adapter "{ $adapter }" cannot be created: { $error }
usage-unknown-ruleset = unknown ruleset "{ $ruleset }": there are { $known }, and all
usage-unknown-edition = unknown edition "{ $ruleset }": there are { $known }
usage-editions-order = { $old } is newer than { $new }: give the older edition first, `mtg-verdict changes { $new } { $old }`
usage-unknown-chapter = unknown chapter "{ $chapter }": there are { $known }
usage-unknown-clause = unknown clause "{ $clause }"; `mtg-verdict clauses` lists them all
usage-unknown-scenario = unknown scenario "{ $scenario }"
usage-unknown-rule = no scenario cites the rule "{ $rule }"
usage-unknown-rule-of-clause = no clause cites the rule "{ $rule }"
usage-clause-without-scenario = the clause "{ $clause }" has no scenario yet; `mtg-verdict clauses` says which have some
usage-chapter-without-scenario = the chapter "{ $chapter }" has clauses but no scenario yet
warning-edition = { $scenario } is about { $editions }: add --ruleset { $edition }
warning-edition-of-no-engine = { $scenario } is about { $editions }, which the engine does not claim
warning-capability = warning: the engine claims what is no capability: { $capabilities }
usage-nothing-selected = no scenario fits these options
usage-no-engine-ruleset = the engine claims none of the rulesets asked for ({ $asked }); it claims { $claimed }
usage-no-features = no features in "{ $folder }": it needs the folders en and fr
usage-out = the folder "{ $folder }" cannot be written: { $error }
usage-data = a file of the suite cannot be read: { $problem }
usage-rules-file = the text of the rules "{ $file }" cannot be read: { $error }
usage-not-rules = "{ $file }" is not a text of the Comprehensive Rules: it has no numbered rules below numbered headings; take the .txt file from magic.wizards.com/rules
usage-no-vectors = no vectors in "{ $folder }": it has no index.json; `mtg-verdict vectors --out DIR` writes them
usage-vector-faulty = "{ $file }" is not as `mtg-verdict vectors` writes it: { $problem }
usage-vector-other = { $file } does not go with this suite ({ $part } differs); write the vectors anew with `mtg-verdict vectors`
usage-vector-proves-nothing = { $file } proves nothing ({ $part }): a vector has an edition of the suite, a text, and an attempt or an expectation
usage-vectors-missing =
    { $number ->
        [one] "{ $file }" lacks { $first }, a scenario of this suite
       *[other] "{ $file }" lacks { $number } scenarios of this suite, the first is { $first }
    }; write the vectors anew with `mtg-verdict vectors`, and choose with --scenario
usage-vectors-folder = the folder "{ $folder }" is not empty and has no index of vectors; name one that does not exist yet
usage-vectors-version = "{ $file }" is of version { $theirs } of the vectors, the suite of { $ours }
usage-vectors-or-features = give --features, or a folder of vectors, not both
usage-empty = { $option } is empty
usage-out-busy = another run is writing into the folder "{ $folder }"
usage-features-faulty = faults in the features: { $number }, the first is { $first }; `mtg-verdict lint` lists them
trouble-write = "{ $file }" cannot be written: { $error }
trouble-output = standard output cannot be written: { $error }
trouble-incomplete = only { $number } of { $all } scenarios ended; the log of what was seen is { $path }
trouble-describe = the adapter "{ $adapter }" does not describe its engine: { $problem }
trouble-describe-said = the adapter "{ $adapter }" does not describe its engine: { $problem } Its standard error ends: { $said }
trouble-protocol = the adapter speaks protocol { $theirs }, the suite { $ours }
trouble-suite = the suite could not be collected: { $problem }
trouble-unexpected = the suite itself failed ({ $error }); set { $variable } to see where
trouble-stopped = interrupted
trouble-interrupted = interrupted; the log of what was seen is { $path }

lint-clean =
    { $scenarios ->
        [one] { $scenarios } scenario
       *[other] { $scenarios } scenarios
    } in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }: nothing to mend.
lint-rules =
    Numbers of rules checked against the text in effect since { DATETIME($date, dateStyle: "long") }: { $numbers ->
        [before] those of { $edition } (`cr_before` where the ledger has it).
       *[now] those of { $edition }.
    }
lint-rules-undated = Numbers of rules checked against a text that does not say since when it is in effect: those of { $edition }.
lint-faults =
    { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    } in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }.
run-with-controls =
    { $scenarios ->
        [one] { $scenario }
       *[other] { $scenarios } scenarios
    } and { $controls ->
        [one] { $controls } control
       *[other] { $controls } controls
    }.
run-progress = scenarios
vectors-progress = vectors
vectors-written =
    { $number ->
        [one] { $number } vector
       *[other] { $number } vectors
    } in { $chapters ->
        [one] { $chapters } chapter
       *[other] { $chapters } chapters
    }, with index and schemas: { $folder }
run-reports = Report: { $html }
run-logs = Log: { $log}   JUnit: { $junit }
run-time = { $seconds } s, of which { $share }% inside the engine.

sentences-count = { $number } sentences
sentences-heading-key = sentence
sentences-heading-steps = stands under
sentences-heading-en = English
sentences-heading-fr = French
sentences-heading-table = table
clauses-heading-id = clause
clauses-heading-cr = rules
clauses-heading-text = says
clauses-heading-scenarios = scenarios
clauses-heading-tier = tier
clauses-count =
    { $number ->
        [one] { $covered } of { $number } clause has scenarios
       *[other] { $covered } of { $number } clauses have scenarios
    }

rules-diff-progress = comparing the two texts
rules-diff-reworded = Reworded: { $number }
rules-diff-added = Added: { $number }
rules-diff-removed = Removed: { $number }
rules-diff-renumbered = Renumbered, saying the same: { $number }
rules-diff-examples = Other examples only: { $number }
rules-diff-references = Only references follow the renumbering: { $number }
rules-diff-glossary = Glossary: { $number }
rules-diff-term-reworded = { $term }: reworded
rules-diff-term-added = { $term }: added
rules-diff-term-removed = { $term }: removed
rules-diff-term-references = { $term }: only references follow the renumbering
rules-diff-clauses = clauses:
rules-diff-scenarios = scenarios:
rules-diff-same = The two texts say the same under the same numbers.
rules-diff-touched =
    These rules are cited by { $clauses ->
        [one] { $clauses } clause
       *[other] { $clauses } clauses
    } and { $scenarios ->
        [one] { $scenarios } scenario
       *[other] { $scenarios } scenarios
    }, { $edition ->
        [old] which still have the numbers of the old text.
        [new] which already have the numbers of the new text.
       *[unknown] going by the numbers of the old text; without the dates of both texts it cannot be told which numbers are cited.
    }

changes-removed = Hold in { $old } but not in { $new }: { $number }
changes-added = Hold in { $new } but not in { $old }: { $number }
changes-changed = Hold in both, though the rules have changed: { $number }
changes-note = note:
changes-no-scenario = none
changes-left-out = Left out, for the ledger does not say what held in { $editions }: { $chapters }
changes-numbers-of-another = Rules of { $edition } are cited by the numbers of { $source }, the only ones that the source has: { $chapters }
changes-none = The ledger knows of no clause that differs between { $old } and { $new }.
changes-count =
    { $number ->
        [one] { $number } clause differs
       *[other] { $number } clauses differ
    } between { $old } and { $new }; { $covered ->
        [0] none has a scenario.
        [one] { $covered } has scenarios.
       *[other] { $covered } have scenarios.
    }

## Smoke test: is an adapter sane?

smoke-describe = `describe` says what the engine is
smoke-describe-mend = Answer `describe` with at least name, version, rulesets and capabilities.
smoke-protocol = the protocol is that of the suite ({ $ours })
smoke-protocol-mend = Answer `describe` with protocol "{ $ours }", and follow docs/protocol.md.
smoke-rulesets = the editions of the rules exist
smoke-rulesets-mend = Name in `rulesets` of `describe` the editions the engine plays by; "cr-2026" is the newest.
smoke-capabilities = the capabilities exist
smoke-capabilities-mend = Claim in `capabilities` of `describe` only names of adapters/capabilities.py, spelt as there.
smoke-describe-again = `describe` says the same again
smoke-describe-again-mend = Answer `describe` always with the same, whatever happened before.
smoke-supports-nothing = `supports` without a question names nothing
smoke-supports-nothing-mend = Answer `supports` only with cards and capabilities that it was asked about.
smoke-supports-unknown = `supports` names the unknown as lacking
smoke-supports-unknown-mend = Answer `supports` with every card and capability asked about that the engine does not have.
smoke-supports-cards = `supports` answers for the cards of the suite
smoke-supports-cards-mend = Answer `supports` only with cards that it was asked about, spelt as they were.
smoke-supports-claims = `supports` and `describe` agree on the capabilities
smoke-supports-claims-mend = Let `supports` name exactly the capabilities asked about that `describe` does not claim.
smoke-start = `start` sets up two players and nothing else
smoke-start-mend = Set up everything in the situation, show it in `observe`, or answer `start` with `unsupported`.
smoke-start-field = `start` sets up `{ $field }`
smoke-start-field-mend = Set up `{ $field }` as it is asked for and show it in `observe`, or answer `start` with `unsupported`.
smoke-start-unknown = `start` says `unsupported` of a token it does not know
smoke-start-unknown-mend = Answer `start` with `unsupported` if a card or token is not known: `supports` is not asked about tokens.
smoke-observe = `observe` changes nothing
smoke-observe-mend = Let `observe` show the game and leave it alone: asked twice, it says the same.
smoke-stop = `stop` may be called at any time
smoke-stop-mend = Let `stop` forget the game if there is one, and answer nothing (null).
smoke-start-again = a second `start` after `stop` has nothing of the game before
smoke-start-again-mend = Forget everything of a game at `stop`: players, permanents, priority, what was declared.
smoke-start-without-stop = a second `start` without `stop` has nothing of the game before
smoke-start-without-stop-mend = Forget everything of the game before at `start`: players, permanents, priority, what was declared.
smoke-accept = a legal action `{ $action }` is accepted
smoke-accept-mend = The rules allow this action here. Carry it out and show what it changed; if the engine cannot do it, answer `unsupported`, never `illegal` and never an empty `done`.
smoke-refuse = an illegal action `{ $action }` is refused, and the game is as it was
smoke-refuse-mend = The rules forbid this action here. Check it as a whole before anything changes, and answer `illegal`; if the engine cannot tell, answer `unsupported`.
smoke-answer = a choice is asked for and answered (Birds of Paradise tapped for mana)
smoke-answer-mend = Answer `attempt` with `choice` when a player must choose; take in `answer` what the rules allow, and refuse anything else with `illegal`, still waiting.
smoke-answer-without-choice = an answer that nobody asked for is not taken
smoke-answer-without-choice-mend = Answer `answer` with `illegal` (or `unsupported`) while no choice waits, and change nothing.
smoke-advance = `advance` goes to a step: { $player }, `{ $step }`
smoke-advance-mend = Let all players pass until the step begins, stop exactly there and show it in `observe`; if the engine cannot, answer `unsupported`.
smoke-resolve = `advance` until `{ $until }` lets a creature spell resolve
smoke-resolve-mend = Let all players pass until the spell has resolved, and show the creature on the battlefield under the identity that `start` gave.

smoke-lacks-cards = The engine lacks { $cards }.
smoke-lacks-all = The engine has none of { $cards }.
smoke-asked = The engine asks for a choice on the way.
smoke-not-reached = The moment asked for comes in every game, but was not reached.
smoke-needs-handshake = What is above must be mended first.
smoke-gave-up = Left out: the engine crashed, did not answer or broke the protocol too often.
smoke-compared = { $message } Expected: { $expected }. Observed: { $observed }.
smoke-other-protocol = The adapter speaks protocol { $theirs }, the suite { $ours }.
smoke-no-ruleset = The engine claims no edition of the rules; there are { $known }.
smoke-unknown-rulesets = No edition is called { $rulesets }; there are { $known }.
smoke-unknown-capabilities = No capability is called { $capabilities }.
smoke-describes-otherwise = The second answer differs from the first.
smoke-not-asked = It names what it was not asked about: { $names }
smoke-supports-anything = It says that it has { $names }, which does not exist.
smoke-denies = Claimed by `describe`, lacking by `supports`: { $capabilities }
smoke-unclaimed = Not claimed by `describe`, not lacking by `supports`: { $capabilities }
smoke-made-up = It set up "{ $card }", which does not exist.
smoke-observe-differs = Two `observe`, one after the other, differ.
smoke-done-nothing = The adapter says `done`, but shows the very same game as before.
smoke-no-attack = The attack before it did not take place.
smoke-no-cast = The spell was not cast.
smoke-not-resolved = The creature is not on the battlefield.
smoke-never-asks = The engine does not ask for a colour, though only the player may choose it.
smoke-answer-unasked = The answer was taken although no choice was waiting.
smoke-to-mend = To mend: { $advice }
smoke-mend = See docs/protocol.md for what this call may answer.
smoke-mend-adapter-raised = See why it failed (standard error says more). What the engine cannot do is answered with `unsupported`, not with an error.
smoke-mend-adapter-nonsense = Answer with one of these types; docs/protocol.md shows each.
smoke-mend-adapter-malformed = Answer with the fields that `mtg-verdict schema` lists, and no others.
smoke-said = The engine's standard error ends:
smoke-untold = Nothing can be told: { $reason }
smoke-mend-adapter-twice = Give every object an id of its own, the same from `start` on and from zone to zone.
smoke-mend-adapter-alias-missing = Answer `start` with an id in `objects` for every alias, those of cards in hands, libraries, graveyards and exile too.
smoke-mend-adapter-spelling = Spell it so in `observe`.
smoke-mend-adapter-color = Use these names in `observe`.
smoke-mend-adapter-stands-elsewhere = Let `advance` stop exactly at the moment asked for, and `observe` show it.
smoke-mend-adapter-not-moved = Answer `advance` with `reached` only once the game has come to that moment.
smoke-mend-smoke-done-nothing = Answer `done` only for what was carried out, and show it in `observe`; what the engine cannot do is `unsupported`.
smoke-mend-engine-reports-error = See why it failed in the engine's standard error. What the engine cannot do is answered with the result `unsupported`, not with an error.
smoke-mend-engine-not-started = Start the command by hand, in the same folder, and see that it waits for a line on standard input.
smoke-mend-engine-died = Start the command by hand and send it the same request (docs/protocol.md shows one of each): it must go on until standard input ends.
smoke-mend-engine-closed-output = Keep standard output open until standard input ends.
smoke-mend-engine-ended-between = Go on after an answer, and wait for the next line until standard input ends.
smoke-mend-engine-late = Answer every line with one line, and flush standard output after each; --timeout gives an engine more time.
smoke-mend-engine-late-begun = End every answer with a line feed, and flush standard output after it.
smoke-mend-engine-answer-not-utf8 = Write the answer as UTF-8, whatever the encoding of the system is.
smoke-mend-engine-answer-not-json = Write nothing to standard output but answers, each on one line; print everything else to standard error.
smoke-mend-engine-answer-too-long = Leave out what the answer does not need, such as the cards of libraries.
smoke-mend-engine-answer-not-a-response = Answer with "jsonrpc": "2.0", the "id" of the request, and a "result" (or an "error" with code and message).
smoke-mend-engine-answer-wrong-id = Answer every request once, with its own "id".
smoke-mend-engine-answer-bad-result = Answer with the fields that `mtg-verdict schema` lists for this call, and no others.
smoke-mend-engine-answer-more-lines = Answer every line with one line, without line feeds inside; print everything else to standard error.
smoke-mend-engine-answer-other-description = Answer `describe` with the same in every process; what differs is another engine.
smoke-mend-engine-given-up = Mend why it was lost first.
smoke-many = { $number } checks
smoke-end =
    { $state ->
        [mend] { $mend ->
            [one] { $mend } thing to mend
           *[other] { $mend } things to mend
        } ({ $number } checks, { $untold } of which could tell nothing).
        [nothing] Sane as far as can be told: the engine has none of the { $asked } cards of the suite, so { $untold } of { $number } checks could tell nothing.
       *[sane] Sane ({ $number } checks, { $untold } of which could tell nothing). The engine has { $known } of the { $asked } cards of the suite.
    }

## A new adapter

usage-folder-not-empty = the folder "{ $folder }" is not empty; name one that does not exist yet
new-adapter-written = Written into { $folder }: { $files }
new-adapter-next =
    Next:
        cd { $folder }
        mtg-verdict smoke --adapter "stdio:{ $command }"

## Logs, and failures that are known

usage-log = { $problem }
usage-one-form = --json and --markdown exclude each other
usage-known-file = the list of known failures "{ $file }" cannot be read: { $error }
usage-known-absent = there is no list of known failures "{ $file }": add --write-known-failures to write it
usage-known-unwritable = the list of known failures "{ $file }" cannot be written: { $error }
usage-known-entry = { $file }, line { $line }: "{ $text }" is no entry; write SCENARIO, then a language or an edition if it is not about all
usage-known-scenario = { $file }, line { $line }: there is no scenario { $scenario }; take the entry out, or run with --write-known-failures
usage-known-missing = --write-known-failures needs --known-failures FILE, the list to be written
known-heading = Known failures of { $engine }, see docs/ci.md of MTG Verdict.
known-form = An entry: SCENARIO [LANGUAGE] [EDITION]  # why
run-known-written =
    { $number ->
        [one] Known failures: { $file } (one entry)
       *[other] Known failures: { $file } ({ $number } entries)
    }
report-written = Site: { $page } ({ $number } files)
export-written = Written: { $files }

## Fuzzing

fuzz-feature = Situations in which { $adapter } differs from { $against }
fuzz-kind =
    { $what ->
        [refused] refuses a legal action
        [accepted] accepts an illegal action
        [shows] shows something else ({ $field })
        [crash] ends
        [late] does not answer in time
        [protocol-error] does not keep to the protocol
        [adapter-raised] fails
        [engine-reports-error] fails
        [choice-unanswered] asks for a choice that the other one does not ask for
        [answer-unused] does not ask for a choice that the other one asks for
        [step-skipped] leaves out a moment of the turn
        [game-over] ends the game too early
        [refusal-changed-game] refuses an action but changes the game
       *[other] does something else ({ $what })
    }
fuzz-title =
    { $who ->
        [leading] the engine to compare with { $kind }: { $cards }
       *[following] the engine { $kind }: { $cards }
    }
fuzz-playing = Examples ({ $number } signatures)
fuzz-shrinking = Making small
fuzz-more =
    { $number ->
        [one] the same with one other card or group of cards
       *[other] the same with { $number } other cards or groups of cards
    }
fuzz-end =
    { $number ->
        [0] { $examples } examples from seed { $seed }: no difference.
        [one] { $examples } examples from seed { $seed }: one distinct difference.
       *[other] { $examples } examples from seed { $seed }: { $number } distinct differences.
    }
fuzz-idle = { $number } of them came to nothing: a situation that an engine cannot set up, or a choice that is up to it.
fuzz-written = Scenarios: { $features }; vectors: { $vectors }
field-turn = turn and step
field-battlefield = what is on the battlefield
usage-fuzz-extra = { $option } takes the extra "{ $extra }": pip install "mtg-verdict[{ $extra }]"
usage-fuzz-scheduler = no scheduler answers at "{ $address }": { $error }
usage-fuzz-folder = the folder "{ $folder }" holds a run; --resume goes on with it, another folder begins anew
usage-fuzz-resume = the run in "{ $folder }" cannot be gone on with: it was begun with another { $part }
usage-fuzz-resume-out = --resume takes the folder of the run: --out DIR
trouble-fuzz-process = a process that played examples died
trouble-fuzz-cluster = the cluster cannot go on: { $error }
trouble-fuzz-interrupted = interrupted; with --out DIR what has been played would be kept
trouble-fuzz-interrupted-resume = interrupted; --out { $folder } --resume goes on
