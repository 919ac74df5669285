import { memoize, memoizeByObject, weekOfSentences } from '../text/memoize.ts';
import { timesIn } from '../text/numbers.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import type { Span } from '../text/sentences.ts';
import { singular } from '../text/singular.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import type { StudyFact, StudyText } from './study-text.ts';

export type PartKind = 'year' | 'person' | 'place';

/** A word or name of a sentence that can be asked for or swapped for another of its kind. */
export interface SentencePart extends Span {
  kind: PartKind;
  text: string;
}

const nameWord = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const fullName = new RegExp(
  `(?<![\\p{L}“"])${nameWord}(?:\\s(?:\\p{Lu}\\.\\s)*(?:(?:van|von|der|den|de|da|du|del|della|di|dos|al|bin|ibn|la|le|y|e|ter|ten|zu)\\s)?${nameWord}){1,3}`,
  'gu',
);

const land =
  /^(?:islands?|isles?|bay|sea|ocean|river|lake|gulf|strait|mountains?|mount|valley|city|county|street|coast|desert|peninsula|states?|kingdom|province)$/i;
/** Whether a place stands within brackets. */
function isAside(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}

/** Years, people and places in a sentence, in order. */
export const partsOf = memoize((sentence: string): readonly SentencePart[] => {
  const parts: SentencePart[] = [];
  for (const span of /\d/.test(sentence) ? timesIn(sentence) : []) {
    const text = sentence.slice(span.start, span.end);
    // "over 2000 years", "Regulation 139/2004": no year that anything happened in.
    const isCount =
      /^\s?(?:\p{L}+\s)?(?:years?|people|men|women|miles|pounds|dollars|words|times|of\s(?:the|these|them))\b/u.test(
        sentence.slice(span.end),
      );
    const isPartOfNumber =
      /[/\p{Nd}.,-]$/u.test(sentence.slice(0, span.start)) || /^[/-]\S/.test(sentence.slice(span.end));
    if (/^(?:1[0-9]|20)\d{2}$/.test(text) && !isCount && !isPartOfNumber && !isAside(sentence, span.start))
      parts.push({ ...span, kind: 'year', text });
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
    const isName = inside[0]?.givenName || /^(?:\p{Lu}\.\s?)+\p{Lu}/u.test(sentence.slice(span.start));
    if (
      isName &&
      !/^\s(?:van|von|de|da|y|e)\s\p{Lu}/u.test(sentence.slice(span.end)) &&
      inside.every(({ person, place }) => person && !place)
    )
      parts.push({ ...span, kind: 'person', text: sentence.slice(span.start, span.end) });
    else if (inside.every(({ place }) => place)) parts.push({ ...span, kind: 'place', text: match[0] });
  }
  return parts.sort((x, y) => x.start - y.start);
}, weekOfSentences);

/** Everything of one kind that the materials name, each once, in order. */
export const partsNamed = memoizeByObject((text: StudyText): ReadonlyMap<PartKind, string[]> => {
  const named = new Map<PartKind, string[]>();
  for (const { sentence } of [...text.facts].sort((x, y) => x.sentence.index - y.sentence.index)) {
    for (const { kind, text: value } of partsOf(sentence.text)) {
      const known = named.get(kind) ?? [];
      if (!known.includes(value)) known.push(value);
      named.set(kind, known);
    }
  }
  return named;
});

/**
 * Up to `count` other values of the part's kind that make its sentence wrong: not in its passage, and of the same form;
 * the nearest years first.
 */
export function otherValues(
  part: SentencePart,
  fact: StudyFact,
  named: ReadonlyMap<PartKind, string[]>,
  count: number,
): string[] {
  const passage = fact.sentence.passage.text;
  const isFree = (value: string): boolean => value !== part.text && !passage.includes(value);
  const known = named.get(part.kind) ?? [];
  if (part.kind === 'year') {
    const year = Number(part.text);
    const distance = (value: string): number => Math.abs(Number(value) - year);
    const near = known.filter((value) => distance(value) <= 90 && distance(value) >= 6).filter(isFree);
    // A year that nobody has seen yet would be no choice.
    const latest = Math.max(year, ...(named.get('year') ?? []).map(Number));
    const made = [11, -13, 24, -22, 35, -31]
      .map((step) => `${year + step}`)
      .filter((value) => isFree(value) && Number(value) <= latest);
    return [...near.sort((x, y) => distance(x) - distance(y)), ...made]
      .filter((value, i, all) => all.indexOf(value) === i)
      .slice(0, count);
  }
  // Part of a name that the passage says is the same person again; no bay stands for islands.
  const lastWord = (value: string): string => value.split(' ').at(-1) ?? value;
  const landform = (value: string): string => (land.test(lastWord(value)) ? lastWord(value) : '');
  return known
    .values()
    .filter((value) => part.kind !== 'place' || landform(value) === landform(part.text))
    .filter(isFree)
    .filter((value) => !passage.includes(lastWord(value)) || landform(value) !== '')
    .take(count)
    .toArray();
}

/** Every place of a term in a sentence, also in the plural; null where a longer term holds it. */
export function termSpans(sentence: string, term: string): Span[] {
  const key = phraseKey(term);
  const parts = key.split(' ');
  const said = tagWords(sentence);
  const spans: Span[] = [];
  for (let i = 0; i + parts.length <= said.length; i++) {
    if (parts.every((part, k) => singular(said[i + k]?.folded ?? '') === part))
      spans.push({ start: said[i]?.start ?? 0, end: said[i + parts.length - 1]?.end ?? 0 });
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
