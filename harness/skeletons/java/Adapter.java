// An engine offered to MTG Verdict: JSON-RPC 2.0 on standard input and output, one message a line.
//
// Fill in the eight calls below. As it stands the engine supports nothing, and says so: that is a sane adapter.
// Check it at any time with
//
//     mtg-verdict smoke --adapter "stdio:java Adapter.java"
//
// What the messages hold is shown, call by call, in docs/protocol.md of MTG Verdict. In Java a JSON object is a
// Map<String, Object>, an array a List<Object>; text is String, numbers are Long or Double, the rest Boolean or null.

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public final class Adapter {
    // TODO: the cards the engine has, by English Oracle name; or look them up in the engine
    private static final Set<String> CARDS = Set.of();
    // TODO: the parts of the game it can do, as `adapters/capabilities.py` calls them
    private static final List<String> CAPABILITIES = List.of();

    /** The answer for whatever the engine cannot do or its adapter cannot express: never refused, never done half. */
    static Map<String, Object> unsupported(String what) {
        return object("kind", "unsupported", "what", what);
    }

    // --- The eight calls ---------------------------------------------------------------------------------------------

    /** Say what the engine is. Asked first; the answer is always the same. */
    Map<String, Object> describe() {
        return object(
                "protocol", "1.0",
                "name", "My engine", // TODO
                "version", "0.1",
                "language", "Java",
                "rulesets", List.of("cr-2026"),
                "capabilities", CAPABILITIES);
    }

    /** Say which of these cards and capabilities the engine lacks. */
    Map<String, Object> supports(List<Object> cards, List<Object> capabilities) {
        return object("cards", without(cards, CARDS), "capabilities", without(capabilities, CAPABILITIES));
    }

    /**
     * Forget any game and set this situation up, every field of it, without triggering anything. Answer
     * {"objects": {alias: id, ...}} with an id of the engine's own for every alias of the situation.
     */
    Map<String, Object> start(Map<String, Object> situation) {
        return unsupported("any situation"); // TODO
    }

    /**
     * Let a player try an action. Answer {"kind": "done"}, {"kind": "illegal", "reason": "..."} with the game exactly
     * as it was, {"kind": "choice", "choice": {...}} if a player must choose first, or unsupported.
     */
    Map<String, Object> attempt(String player, Map<String, Object> action) {
        return unsupported((String) action.get("kind")); // TODO: play-land, cast, activate, attack, block, pass, ...
    }

    /** Answer the choice that the last call asked for, and go on; the result is as in attempt. */
    Map<String, Object> answer(Map<String, Object> answer) {
        return unsupported("choices"); // TODO
    }

    /**
     * Let all players pass, attack and block with nothing, until that moment and never beyond it. Answer
     * {"kind": "reached"}, {"kind": "skipped"} if the turn has no such step, {"kind": "choice", ...},
     * {"kind": "over", "winner": ...}, or unsupported.
     */
    Map<String, Object> advance(Map<String, Object> until) {
        return unsupported((String) until.get("kind")); // TODO: step, stack-empty, top-resolved
    }

    /** Show the game as it stands, and change nothing. A field that the engine cannot tell is left out. */
    Map<String, Object> observe() {
        throw new IllegalStateException("no game has been started"); // TODO
    }

    /** Forget the game, if there is one. */
    void stop() {
        // TODO
    }

    // --- The protocol: nothing to fill in ----------------------------------------------------------------------------

    private static final class NoSuchMethod extends RuntimeException {
        NoSuchMethod(String name) {
            super(name);
        }
    }

    private Object call(String method, Map<String, Object> params) {
        return switch (method) {
            case "describe" -> describe();
            case "supports" -> supports(array(params.get("cards")), array(params.get("capabilities")));
            case "start" -> start(map(params.get("situation")));
            case "attempt" -> attempt((String) params.get("player"), map(params.get("action")));
            case "answer" -> answer(map(params.get("answer")));
            case "advance" -> advance(map(params.get("until")));
            case "observe" -> observe();
            case "stop" -> {
                stop();
                yield null;
            }
            default -> throw new NoSuchMethod(method);
        };
    }

    /** The answer to one line: a result, or an error with a code of JSON-RPC. */
    private Map<String, Object> reply(String line) {
        Object id = null;
        try {
            Object read = new Json(line).document();
            if (!(read instanceof Map) || !(map(read).get("method") instanceof String method)) {
                return failure(null, -32600, "not a request");
            }
            Map<String, Object> request = map(read);
            id = request.get("id");
            Object params = request.get("params");
            return object("jsonrpc", "2.0", "id", id, "result", call(method, params == null ? object() : map(params)));
        } catch (Json.Malformed error) {
            return failure(null, -32700, error.getMessage());
        } catch (NoSuchMethod error) {
            return failure(id, -32601, "no method " + error.getMessage());
        } catch (RuntimeException | AssertionError | StackOverflowError error) {
            return failure(id, -32000, error.toString());
        }
    }

    private static Map<String, Object> failure(Object id, int code, String message) {
        return object("jsonrpc", "2.0", "id", id, "error", object("code", code, "message", message));
    }

    /** A JSON object of names and values in turn. */
    static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> made = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            made.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return made;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Object> array(Object value) {
        return (List<Object>) value;
    }

    private static List<Object> without(List<Object> asked, Collection<String> had) {
        return asked.stream().filter(name -> !had.contains((String) name)).toList();
    }

    /** Answer every line of standard input until it ends. */
    public static void main(String[] arguments) throws IOException {
        PrintStream answers = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        System.setOut(System.err); // what the engine prints must not come between the messages
        var requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Adapter adapter = new Adapter();
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            answers.print(Json.write(adapter.reply(line)) + "\n");
            answers.flush();
        }
    }
}

/** Reads and writes JSON, which the JDK does not. */
final class Json {
    static final class Malformed extends RuntimeException {
        Malformed(String message) {
            super(message);
        }
    }

    private final String text;
    private int at;

    Json(String text) {
        this.text = text;
    }

    /** The one value that the whole text is. */
    Object document() {
        Object value = value();
        if (peek() != '\0') {
            throw malformed();
        }
        return value;
    }

    private Object value() {
        char next = peek();
        if (next == '{') {
            return object();
        }
        if (next == '[') {
            return array();
        }
        if (next == '"') {
            return string();
        }
        int begin = at;
        while (at < text.length() && "+-.".indexOf(text.charAt(at)) >= 0 || isWordAt(at)) {
            at++;
        }
        return word(text.substring(begin, at));
    }

    private boolean isWordAt(int index) {
        return index < text.length() && Character.isLetterOrDigit(text.charAt(index));
    }

    private Object word(String word) {
        switch (word) {
            case "true":
                return true;
            case "false":
                return false;
            case "null":
                return null;
            default:
                if (!word.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) {
                    throw malformed();
                }
                return word.matches("-?[0-9]{1,18}") ? (Object) Long.valueOf(word) : (Object) Double.valueOf(word);
        }
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        if (!taken('}')) {
            do {
                String name = string();
                expect(':');
                members.put(name, value());
            } while (taken(','));
            expect('}');
        }
        return members;
    }

    private List<Object> array() {
        List<Object> items = new ArrayList<>();
        expect('[');
        if (!taken(']')) {
            do {
                items.add(value());
            } while (taken(','));
            expect(']');
        }
        return items;
    }

    private String string() {
        expect('"');
        StringBuilder read = new StringBuilder();
        while (true) {
            char next = at < text.length() ? text.charAt(at++) : '\0';
            if (next == '"') {
                return read.toString();
            }
            if (next < ' ') {
                throw malformed();
            }
            read.append(next == '\\' ? escaped() : next);
        }
    }

    private char escaped() {
        char next = at < text.length() ? text.charAt(at++) : '\0';
        if (next == 'u') {
            if (at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
                throw malformed();
            }
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        int known = "\"\\/bfnrt".indexOf(next);
        if (known < 0) {
            throw malformed();
        }
        return "\"\\/\b\f\n\r\t".charAt(known);
    }

    /** The next character that is not a blank, not yet taken; zero at the end. */
    private char peek() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean taken(char wanted) {
        boolean found = peek() == wanted;
        at += found ? 1 : 0;
        return found;
    }

    private void expect(char wanted) {
        if (!taken(wanted)) {
            throw malformed();
        }
    }

    private Malformed malformed() {
        return new Malformed("not JSON at character " + at);
    }

    /** The text of a value. */
    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        String separator = "";
        if (value instanceof Map<?, ?> members) {
            out.append('{');
            for (Map.Entry<?, ?> member : members.entrySet()) {
                out.append(separator);
                write(member.getKey(), out);
                out.append(':');
                write(member.getValue(), out);
                separator = ",";
            }
            out.append('}');
        } else if (value instanceof Collection<?> items) {
            out.append('[');
            for (Object item : items) {
                out.append(separator);
                write(item, out);
                separator = ",";
            }
            out.append(']');
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            writeString(value.toString(), out);
        }
    }

    private static void writeString(String value, StringBuilder out) {
        out.append('"');
        for (char each : value.toCharArray()) {
            if (each == '"' || each == '\\') {
                out.append('\\').append(each);
            } else if (each < ' ') {
                out.append(String.format("\\u%04x", (int) each));
            } else {
                out.append(each);
            }
        }
        out.append('"');
    }
}
