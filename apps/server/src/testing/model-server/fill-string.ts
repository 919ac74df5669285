import { type SourcedSentence, termOfSentence } from './facts.ts';
import { fitted } from './json-schema.ts';
import type { JsonSchema } from './model-call.ts';
import { linesOfList, partsOfLine, titleOn } from './syllabus-words.ts';

interface Wanted {
  key: string;
  variant: number;
  /** A sentence of another fact. */
  elsewhere: string;
  prompt: string;
  list: string;
  words?: RegExp;
}

/** Words of the fact that suit the property's name, format and pattern; undefined where the materials have none. */
export function fillString(schema: JsonSchema, fact: SourcedSentence, wanted: Wanted): string | undefined {
  if (wanted.words) return fact.sentence.match(wanted.words)?.[0].trim();
  const part = partsOfLine[wanted.key];
  if (part) return fact.sentence.match(part)?.[0];
  if (linesOfList(wanted.list) && /^(title|name|topic)$/.test(wanted.key)) return titleOn(fact.sentence, wanted.list);
  const formatted = byFormat(schema, fact, wanted);
  if (formatted !== null) return formatted;
  if (schema.pattern)
    return matching(schema.pattern, [fact.passage.id, fact.sentence, fact.passage.text, wanted.prompt]);
  return fitted(byName(fact, wanted), schema);
}

const months = 'january february march april may june july august september october november december'.split(' ');
const formats: Record<string, RegExp> = {
  'date-time': /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})/,
  time: /\b\d{1,2}:\d{2}\b/,
  email: /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
  uri: /https?:\/\/[^\s)>\]"]+/,
  uuid: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/,
};

/** Null where the format is free. */
function byFormat(
  schema: JsonSchema,
  { passage, sentence }: SourcedSentence,
  { key, prompt }: Wanted,
): string | undefined | null {
  const texts = [sentence, passage.text];
  if (schema.format === 'date' || /date$/i.test(key)) return dateIn(sentence, prompt);
  if (/time$/i.test(key) && !schema.format) return sentence.match(/\b\d{1,2}:\d{2}\b/)?.[0];
  const pattern = schema.format ? formats[schema.format] : undefined;
  if (!pattern) return null;
  return [...texts, prompt].map((text) => text.match(pattern)?.[0]).find((found) => found !== undefined);
}

/** "2026-09-03", "September 3, 2026" or "3 September" (in the year that the prompt names first), as `YYYY-MM-DD`. */
function dateIn(sentence: string, prompt: string): string | undefined {
  const iso = sentence.match(/\d{4}-\d{2}-\d{2}/)?.[0];
  if (iso) return iso;
  const name = `(${months.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')})\\.?`;
  const after = sentence.match(new RegExp(`\\b${name}\\s+(\\d{1,2})(?:,?\\s+(\\d{4}))?`, 'i'));
  const before = sentence.match(new RegExp(`\\b(\\d{1,2})\\.?\\s+${name}(?:,?\\s+(\\d{4}))?`, 'i'));
  const [month, day, year] = after ? after.slice(1) : before ? [before[2], before[1], before[3]] : [];
  if (!month || !day) return undefined;
  const number = months.findIndex((each) => each.startsWith(month.toLowerCase().slice(0, 3))) + 1;
  const y = year ?? prompt.match(/\b(20\d{2})\b/)?.[1] ?? '2026';
  return `${y}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function matching(pattern: string, texts: string[]): string | undefined {
  const whole = new RegExp(pattern, 'u');
  const part = new RegExp(pattern.replace(/^\^/, '').replace(/\$$/, ''), 'gu');
  for (const text of texts) {
    const found = [...text.matchAll(part)].map(([match]) => match).find((match) => match !== '' && whole.test(match));
    if (found) return found;
  }
  return undefined;
}

/** "Set the due date of the essay to next Friday": which work, and when. */
const orders: Record<string, RegExp> = {
  item: /\b(?:set|move|change|postpone|correct|open)\s+(?:the due date of\s+)?(.+?)(?:\s+(?:to|until|by)\b.*)?[.?!]?$/i,
  when: /\b(?:to|until|by)\s+(.+?)[.?!]?$/i,
};

function byName({ passage, sentence }: SourcedSentence, { key, variant, elsewhere }: Wanted): string {
  const is = (names: RegExp) => names.test(key);
  if (is(/(^id|_id|Id)$/) || is(/^(passage|source|citation)s?$/i)) return passage.id;
  // Not the longest word: that is what a question asks for.
  if (is(/question|prompt/i))
    return `What is said about ${[1, 2, 3].map((i) => termOfSentence(sentence, i)).join(', ')}?`;
  const ordered = orders[key] && sentence.match(orders[key])?.[1];
  if (ordered) return ordered;
  if (is(/hint/i)) return `Think of ${termOfSentence(sentence, variant + 1)}.`;
  if (is(/wrong|distract|incorrect/i)) return termOfSentence(elsewhere, variant);
  if (is(/term|word|name|title|topic|concept|heading|label|option|tag|front|right|abbreviation/i)) {
    return termOfSentence(sentence, variant);
  }
  return sentence;
}
