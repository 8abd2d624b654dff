// An engine offered to MTG Verdict: JSON-RPC 2.0 on standard input and output, one message a line.
//
// Fill in the eight calls below. As it stands the engine supports nothing, and says so: that is a sane adapter.
// Check it at any time with
//
//     mtg-verdict smoke --adapter "stdio:node adapter.js"
//
// What the messages hold is shown, call by call, in docs/protocol.md of MTG Verdict.
"use strict";

const CARDS = new Set([]); // TODO: the cards the engine has, by English Oracle name; or look them up in the engine
const CAPABILITIES = []; // TODO: the parts of the game it can do, as `adapters/capabilities.py` calls them

/** The answer for whatever the engine cannot do or its adapter cannot express: never refused, never done half. */
function unsupported(what) {
  return { kind: "unsupported", what };
}

// --- The eight calls ------------------------------------------------------------------------------------------------

/** Say what the engine is. Asked first; the answer is always the same. */
function describe() {
  return {
    protocol: "1.0",
    name: "My engine", // TODO
    version: "0.1",
    language: "JavaScript",
    rulesets: ["cr-2026"],
    capabilities: CAPABILITIES,
  };
}

/** Say which of these cards and capabilities the engine lacks. */
function supports({ cards, capabilities }) {
  return {
    cards: cards.filter((name) => !CARDS.has(name)),
    capabilities: capabilities.filter((name) => !CAPABILITIES.includes(name)),
  };
}

/**
 * Forget any game and set this situation up, every field of it, without triggering anything.
 * Answer { objects: { alias: id, ... } } with an id of the engine's own for every alias of the situation.
 */
function start({ situation }) {
  return unsupported("any situation"); // TODO
}

/**
 * Let a player try an action. Answer { kind: "done" }, { kind: "illegal", reason } with the game exactly as it was,
 * { kind: "choice", choice } if a player must choose first, or unsupported.
 */
function attempt({ player, action }) {
  return unsupported(action.kind); // TODO: play-land, cast, activate, attack, block, pass, ...
}

/** Answer the choice that the last call asked for, and go on; the result is as in `attempt`. */
function answer({ answer }) {
  return unsupported("choices"); // TODO
}

/**
 * Let all players pass, attack and block with nothing, until that moment and never beyond it.
 * Answer { kind: "reached" }, { kind: "skipped" } if the turn has no such step, { kind: "choice", choice },
 * { kind: "over", winner }, or unsupported.
 */
function advance({ until }) {
  return unsupported(until.kind); // TODO: step, stack-empty, top-resolved
}

/** Show the game as it stands, and change nothing. A field that the engine cannot tell is left out. */
function observe() {
  throw new Error("no game has been started"); // TODO
}

/** Forget the game, if there is one. */
function stop() {
  return null; // TODO
}

// --- The protocol: nothing to fill in -------------------------------------------------------------------------------

const CALLS = { describe, supports, start, attempt, answer, advance, observe, stop };

/** The answer to one line: a result, or an error with a code of JSON-RPC. */
function reply(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return { jsonrpc: "2.0", id: null, error: { code: -32700, message: error.message } };
  }
  if (request === null || typeof request !== "object" || typeof request.method !== "string") {
    return { jsonrpc: "2.0", id: null, error: { code: -32600, message: "not a request" } };
  }
  const answered = { jsonrpc: "2.0", id: request.id ?? null };
  if (!Object.hasOwn(CALLS, request.method)) {
    return { ...answered, error: { code: -32601, message: `no method ${request.method}` } };
  }
  try {
    return { ...answered, result: CALLS[request.method](request.params ?? {}) };
  } catch (error) {
    return { ...answered, error: { code: -32000, message: String(error) } };
  }
}

/** Answer every line of standard input until it ends. */
async function main() {
  console.log = console.error; // what the engine prints must not come between the messages
  const pending = [];
  for await (const chunk of process.stdin) {
    let begin = 0; // lines are cut in bytes: a character may lie across two chunks
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, begin)) {
      pending.push(chunk.subarray(begin, end));
      process.stdout.write(`${JSON.stringify(reply(Buffer.concat(pending).toString("utf8")))}\n`);
      pending.length = 0;
      begin = end + 1;
    }
    pending.push(chunk.subarray(begin));
  }
}

main();
