/** A piece of the data that a prompt gives. */
export interface PromptPassage {
  /** What the prompt calls it; its place from 1 where the prompt has no numbers. */
  number: number;
  id: string;
  text: string;
}

const nameOf = /^(?:id|n|no|num|number|index|ref|label|line|block)$/i;

interface Element {
  id: string | undefined;
  body: string;
}

function elementsIn(text: string): Element[] {
  const element = /<([a-z][\w-]*)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))*)\s*>([\s\S]*?)<\/\1>/gi;
  return [...text.matchAll(element)].map(([, , attributes = '', body = '']) => {
    const names = [...attributes.matchAll(/([\w-]+)\s*=\s*["']?([^"'\s>]+)/g)];
    return { body, id: names.find(([, name = '']) => nameOf.test(name))?.[2] };
  });
}

/** `<passage id="3">…</passage>`, whatever the element is called and whatever stands around the list. */
function fromElements(text: string): PromptPassage[] {
  const found = elementsIn(text);
  const named = found.filter(({ id }) => id !== undefined);
  if (named.length > 0) {
    return numbered(named.map(({ body, id }) => ({ id, text: unescaped(body) }))).flatMap(linesOf);
  }
  return found.flatMap(({ body }) => fromElements(body));
}

/** A passage whose every line has a number is many. */
function linesOf(passage: PromptPassage): PromptPassage[] {
  const lines = passage.text.split('\n');
  return lines.every((line) => /^\[\d+\] /.test(line)) ? fromNumberedLines(passage.text) : [passage];
}

const fewestWords = 5;

/** `<context>…</context>`: elements with more than a name or a date in them. */
function fromNamelessElements(text: string): PromptPassage[] {
  const long = elementsIn(text).filter(({ body }) => body.trim().split(/\s+/).length >= fewestWords);
  return numbered(long.map(({ body }) => ({ text: unescaped(body) })));
}

/** `[3] …` until the next number at the start of a line. */
function fromNumberedLines(text: string): PromptPassage[] {
  const pieces = text.split(/^[ \t]*\[(\d+)\][ \t]*:?/m).slice(1);
  return numbered(
    pieces.flatMap((id, i) => (i % 2 === 0 ? [{ id, text: (pieces[i + 1] ?? '').split(/\n\s*\n/)[0] ?? '' }] : [])),
  );
}

/** Lists of objects with a text, in JSON or in lines of JSON. */
function fromJson(text: string): PromptPassage[] {
  const fenced = [...text.matchAll(/```(?:json)?\n([\s\S]*?)```/g)].map(([, body = '']) => body);
  const inElements = [...text.matchAll(/<([\w-]+)[^>]*>\s*([[{][\s\S]*?[\]}])\s*<\/\1>/g)].map(
    ([, , body = '']) => body,
  );
  const lines = text.split('\n').filter((line) => /^\s*[[{].*[\]}]\s*$/.test(line));
  for (const candidates of [[text], fenced, inElements, lines]) {
    const found = candidates.flatMap((candidate) => textsIn(parsedOrNull(candidate)));
    if (found.length > 0) return numbered(found);
  }
  return [];
}

function parsedOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function textsIn(value: unknown): { id?: string; text: string }[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== 'object') return [];
  const fields = Object.entries(value);
  const text = fields.find(
    ([key, child]) => /text|content|quote|body|excerpt|passage$/i.test(key) && typeof child === 'string',
  );
  const id = fields.find(
    ([key, child]) => (nameOf.test(key) || /(_i|I)d$/.test(key)) && ['string', 'number'].includes(typeof child),
  );
  if (text) return [{ text: String(text[1]), ...(id ? { id: String(id[1]) } : {}) }];
  return fields.flatMap(([, child]) => textsIn(child));
}

export function numbered(pieces: { id?: string | undefined; text: string }[]): PromptPassage[] {
  return pieces
    .map(({ id, text }, i) => ({
      id: id ?? `${i + 1}`,
      number: /^\d+$/.test(id ?? '') ? Number(id) : i + 1,
      text: text.trim(),
    }))
    .filter(({ text }) => text !== '');
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", apos: "'" };
/** Text with entities for its signs; any other text as it is. */
export function unescaped(text: string): string {
  if (/<|&(?!(lt|gt|amp|quot|#39|apos);)/.test(text)) return text;
  return text.replaceAll(/&(lt|gt|amp|quot|#39|apos);/g, (all, name) => entities[name] ?? all);
}

/** How prompts set their data apart, the surest first. */
export const passageFormats = [fromElements, fromJson, fromNamelessElements, fromNumberedLines];
