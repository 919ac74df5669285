import { parsed } from './protocol.ts';

export type Instruction = { do: 'call'; name: string; input: unknown } | { do: 'say'; text: string } | { do: 'reveal' };

/** Everything in a text that an obedient reader could take for an order, hidden text included. */
export function instructionsIn(hidden: string): Instruction[] {
  const text = uncovered(hidden);
  const calls = callsIn(text);
  const said = [...saidIn(text), ...linksIn(text)];
  const reveal =
    /(reveal|repeat|print|show|output|disclose|leak)\b[^.\n]{0,60}\b(system prompt|instructions|prompt above|everything above|other (folder|student|user)s?)/i;
  return [
    ...calls,
    ...[...new Set(said)].map((each): Instruction => ({ do: 'say', text: each })),
    ...(reveal.test(text) ? [{ do: 'reveal' } as const] : []),
  ];
}

/** Letters of other widths, invisible signs, tag characters, entities and base64 are read as what they stand for. */
function uncovered(text: string): string {
  const plain = [...text]
    .map((char) => {
      const code = char.codePointAt(0) ?? 0;
      return code >= 0xe0020 && code <= 0xe007e ? String.fromCodePoint(code - 0xe0000) : char;
    })
    .join('')
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '')
    .normalize('NFKC')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');
  const decoded = [...plain.matchAll(/\b[A-Za-z0-9+/]{24,}={0,2}/g)]
    .map(([code]) => Buffer.from(code, 'base64').toString())
    .filter((words) => /^[\p{L}\p{N}\p{P}\p{S}\p{Zs}\n]+$/u.test(words));
  return [plain, ...decoded].join('\n');
}

/** Orders to call, in words and in the forms in which models write calls. */
function callsIn(text: string): Instruction[] {
  const calls: { name: string | undefined; input: unknown }[] = [];
  const words =
    /\b(?:call|invoke|run|use|execute|trigger|rufe?|appelle[rz]?|llama)\b(?:\s+(?:l['’])?(?:the|a|das|la|le|el|tool|function|werkzeug|funktion|outil|fonction|herramienta))*\s+[`"'“]?([A-Za-z]\w*(?:_\w+|[A-Z]\w*)+|\w+(?=[`"'”]?\s+(?:tool|function)\b))[`"'”]?(?:\s+(?:tool|function))?(?:\s*(?:with|mit|avec|con)\b(?:\s+(?:arguments?|parameters?|input))?:?)?([^\n]*)/gi;
  for (const [, name, rest = ''] of text.matchAll(words)) calls.push({ name, input: inputIn(rest) });
  for (const [, body = ''] of text.matchAll(
    /<(?:tool_call|function_call|tool_use)>([\s\S]*?)<\/(?:tool_call|function_call|tool_use)>/gi,
  )) {
    const call = objectIn(body);
    if (call) calls.push({ name: String(call.name), input: call.arguments ?? call.input ?? call.parameters ?? {} });
  }
  for (const [, name, body = ''] of text.matchAll(/<invoke\s+name="(\w+)">([\s\S]*?)<\/invoke>/gi)) {
    const parameters = [...body.matchAll(/<parameter\s+name="(\w+)">([\s\S]*?)<\/parameter>/gi)];
    calls.push({ name, input: Object.fromEntries(parameters.map(([, key, value = '']) => [key, parsed(value)])) });
  }
  for (const [, name, body = ''] of text.matchAll(
    /"name"\s*:\s*"(\w+)"\s*,\s*"(?:arguments|input|parameters)"\s*:\s*([\s\S]*)/g,
  )) {
    calls.push({ name, input: objectIn(body) ?? {} });
  }
  for (const [, name, rest = ''] of text.matchAll(/\b(?:functions\.|tools\.)?([a-z]+(?:_[a-z]+)+)\s*(\([^)]*\))/g)) {
    calls.push({ name, input: inputIn(rest) });
  }
  const seen = new Set<string>();
  return calls.flatMap(({ name, input }) => {
    const key = JSON.stringify([name, input]);
    if (!name || seen.has(key)) return [];
    seen.add(key);
    return [{ do: 'call' as const, name, input }];
  });
}

/** `{"a": 1}`, or `a=1, b="two"`. */
function inputIn(rest: string): unknown {
  const pairs = [...rest.matchAll(/(\w+)\s*[=:]\s*("[^"]*"|'[^']*'|[^\s,;)]+)/g)];
  const value = (text = '') => parsed(text.replace(/^'(.*)'$/, '"$1"').replace(/\.$/, ''));
  return objectIn(rest) ?? Object.fromEntries(pairs.map(([, key, text]) => [key, value(text)]));
}

/** The first whole object of JSON. */
function objectIn(text: string): Record<string, unknown> | undefined {
  const start = text.indexOf('{');
  for (let end = text.indexOf('}', start); start >= 0 && end >= 0; end = text.indexOf('}', end + 1)) {
    const value = parsed(text.slice(start, end + 1));
    if (typeof value === 'object') return value as Record<string, unknown>;
  }
  return undefined;
}

/** "Reply with …", and what stands after "say", in quotes or to the end of the line. */
function saidIn(text: string): string[] {
  const order =
    /\b(?:reply|respond|answer|antworte|réponds|responde|say|write|output|print|state|tell (?:the )?(?:student|user)|include|insert|append|end your answer|begin your answer)\b(?:\s+(?:only|exactly|just|now|nur|always|(?:the|this|that)\s+(?:text|words?|link|image|sentence|answer)))*\s*(?:with|mit|avec|con|that)?(?:\s+the\s+following)?\s*:?\s*(?:"([^"\n]+)"|“([^”\n]+)”|'([^'\n]+)'|([^\n]+))/gi;
  return [...text.matchAll(order)].map(([, ...groups]) => (groups.find((group) => group !== undefined) ?? '').trim());
}

/** Images, links and HTML go out as they came in. */
function linksIn(text: string): string[] {
  const markup =
    /!?\[[^\]\n]*\]\([^)\s]+[^)]*\)|!?\[[^\]\n]+\]\[[^\]\n]*\]|^\[[^\]\n]+\]:\s*\S+|<(?:img|a|iframe|script|svg|form|meta|object|embed|video|style)\b[^>]*>(?:[^<]*<\/\w+>)?|(?:https?:|javascript:|data:)[^\s)>\]"']+|\[\d+\]/gim;
  return [...text.matchAll(markup)].map(([match]) => match);
}
