import { numbersIn, timesIn } from '../text/numbers.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import type { Span } from '../text/sentences.ts';
import { singular } from '../text/singular.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import type { Fact, StudyText } from './study-text.ts';

export type PartKind = 'year' | 'number' | 'person' | 'place';

/** A word or name of a sentence that can be asked for or swapped for another of its kind. */
export interface Part extends Span {
  kind: PartKind;
  text: string;
}

const nameWord = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const fullName = new RegExp(
  `(?<![\\p{L}“"])${nameWord}(?:\\s(?:\\p{Lu}\\.\\s)*(?:(?:van|von|de|da|du|al|bin|ibn|la|le)\\s)?${nameWord}){1,3}`,
  'gu',
);

/** Years, quantities, people and places in a sentence, in order. */
export function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  for (const span of timesIn(sentence)) {
    const text = sentence.slice(span.start, span.end);
    if (/^(?:1[0-9]|20)\d{2}$/.test(text)) parts.push({ ...span, kind: 'year', text });
  }
  const times = timesIn(sentence);
  for (const span of numbersIn(sentence)) {
    const text = sentence.slice(span.start, span.end);
    if (times.some((time) => span.start < time.end && time.start < span.end)) continue;
    if (
      /^\d[\d.,]*%?$/.test(text) &&
      !/^[01]$/.test(text) &&
      !/[\p{L}-]$/u.test(sentence.slice(0, span.start)) &&
      !/^[-–\p{L}]/u.test(sentence.slice(span.end))
    )
      parts.push({ ...span, kind: 'number', text });
  }
  const said = tagWords(sentence);
  for (const match of sentence.matchAll(fullName)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const inside = said.filter(({ start, end }) => start >= span.start && end <= span.end);
    // "President Ilse Marrow", "Even Ilse Marrow": the name begins behind its title.
    while (inside.length > 2 && !inside[0]?.person && inside[1]?.person) inside.shift();
    span.start = inside[0]?.start ?? span.start;
    span.end -= /['’]s?$/.exec(sentence.slice(span.start, span.end))?.[0].length ?? 0;
    if (inside.length < 2) continue;
    if (inside.every(({ person, place }) => person && !place))
      parts.push({ ...span, kind: 'person', text: sentence.slice(span.start, span.end) });
    else if (inside.every(({ place }) => place)) parts.push({ ...span, kind: 'place', text: match[0] });
  }
  return parts.sort((x, y) => x.start - y.start);
}

/** Everything of one kind that the materials name, each once, in order. */
export function partsNamed(text: StudyText): Map<PartKind, string[]> {
  const named = new Map<PartKind, string[]>();
  for (const { sentence } of [...text.facts].sort((x, y) => x.sentence.index - y.sentence.index)) {
    for (const { kind, text: value } of partsOf(sentence.text)) {
      const known = named.get(kind) ?? [];
      if (!known.includes(value)) known.push(value);
      named.set(kind, known);
    }
  }
  return named;
}

/**
 * Up to `count` other values of the part's kind that make its sentence wrong: not in its passage, and of the same form; the
 * nearest years and numbers first.
 */
export function otherValues(part: Part, fact: Fact, named: ReadonlyMap<PartKind, string[]>, count: number): string[] {
  const passage = fact.sentence.passage.text;
  const isFree = (value: string): boolean => value !== part.text && !passage.includes(value);
  const known = (named.get(part.kind) ?? []).filter(isFree);
  if (part.kind === 'year') {
    const year = Number(part.text);
    const near = known.filter((value) => Math.abs(Number(value) - year) <= 60 && Math.abs(Number(value) - year) >= 2);
    const made = [7, -9, 14, -16, 23].map((step) => `${year + step}`).filter(isFree);
    return [...near.sort((x, y) => Math.abs(Number(x) - year) - Math.abs(Number(y) - year)), ...made]
      .filter((value, i, all) => all.indexOf(value) === i)
      .slice(0, count);
  }
  if (part.kind === 'number')
    return numbersNear(
      part.text,
      /^\s?(?:percent|per cent|%)/i.test(
        fact.sentence.text.slice(fact.sentence.text.indexOf(part.text) + part.text.length),
      ),
    )
      .filter(isFree)
      .slice(0, count);
  // Part of a name that the passage says is the same person again.
  const lastWord = (value: string): string => value.split(' ').at(-1) ?? value;
  return known.filter((value) => !passage.includes(lastWord(value))).slice(0, count);
}

/** Numbers of the same form and size, plainly different. */
function numbersNear(text: string, isPercent: boolean): string[] {
  const percent = text.endsWith('%') ? '%' : '';
  const plain = Number(text.replace(/[,%]/g, ''));
  if (!Number.isFinite(plain) || plain <= 0) return [];
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  const round = plain >= 20 && plain % 10 === 0 ? 10 ** Math.floor(Math.log10(plain) - (plain >= 100 ? 1 : 0)) : 1;
  const factors = plain < 6 ? [2, 3, 4, 5] : [1.5, 0.5, 2, 0.25, 3];
  return factors
    .map((factor) => plain * factor)
    .map((value) => (decimals > 0 ? value : Math.max(1, Math.round(value / round) * round)))
    .filter((value) => value !== plain && !((percent !== '' || isPercent) && value > 100))
    .map((value) => {
      const written = value.toFixed(decimals);
      return (text.includes(',') ? Number(written).toLocaleString('en-US') : written) + percent;
    })
    .filter((value, i, all) => all.indexOf(value) === i);
}

/** Every place of a term in a sentence, also in the plural; null where a longer term holds it. */
export function termSpans(sentence: string, term: string): Span[] {
  const key = phraseKey(term);
  const length = key.split(' ').length;
  const said = tagWords(sentence);
  const spans: Span[] = [];
  for (let i = 0; i + length <= said.length; i++) {
    const words = said.slice(i, i + length);
    if (words.map(({ folded }) => singular(folded)).join(' ') === key)
      spans.push({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 });
  }
  return spans;
}

/** The sentence with some stretches replaced by others. */
export function replaceSpans(sentence: string, spans: readonly Span[], by: string): string {
  let text = '';
  let from = 0;
  for (const { start, end } of spans) {
    text += sentence.slice(from, start) + by;
    from = end;
  }
  return text + sentence.slice(from);
}
