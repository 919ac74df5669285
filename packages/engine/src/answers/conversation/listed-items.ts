import { tagWords } from '../../text/parts-of-speech.ts';
import { splitSentences } from '../../text/sentences.ts';
import { contentStems } from '../../text/words.ts';
import { unescaped } from '../render/as-markdown.ts';

const bullet = /^\s*(?:[-*•]|\d{1,2}[.)])\s+(.+)$/;
const mark = /\s?\[(?:\d{1,3}|\?)\]/g;
/** In words. */
const longestLabel = 14;
/** In characters; what is longer is no plain enumeration. */
const longestSentence = 400;

const plain = (text: string): string =>
  unescaped(text)
    .replace(mark, '')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Reads the things that an answer lists, in order and as they could be asked about: items of a list, else the parts of
 * an enumeration ("three kinds: a, b and c"), else its cited statements. Empty where it lists nothing.
 */
export function listedItems(answer: string): string[] {
  const rows = rowsOf(answer);
  if (rows.length > 1) return rows;
  const lead = countedOff(plain(answer.split('\n').find((line) => line.trim() !== '') ?? ''));
  if (lead.length > 1) return lead;
  const bullets = answer.split('\n').flatMap((line) => bullet.exec(line)?.[1] ?? []);
  if (bullets.length > 0) return withoutLead(bullets.map(plain)).map(labelOf);
  const text = plain(answer);
  const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end));
  const told = oneByOne(sentences);
  if (told.length > 1) return told;
  const announced = announcedNext(sentences);
  if (announced.length > 1) return announced;
  for (const sentence of sentences) {
    const parts = sentence.length > longestSentence ? [] : enumerated(sentence);
    if (parts.length > 1) return parts;
  }
  const cited = answer
    .split(mark)
    .map(plain)
    .filter((text) => text !== '');
  return cited.length > 1 && mark.test(answer) ? cited.map(labelOf) : [];
}

/** What the rows of a table are of, where things are set beside each other: its first column has no name. */
function rowsOf(answer: string): string[] {
  const lines = answer.split('\n').filter((line) => /^\s*\|/.test(line));
  if (!/^\s*\|\s*\|/.test(lines[0] ?? '')) return [];
  return lines.slice(2).flatMap((line) => plain(line.split('|')[1] ?? '') || []);
}

/** Slides list the line that announces a list with its items: "Three kinds of knots:", "… of the 3 kinds." */
function withoutLead(items: readonly string[]): readonly string[] {
  const [first = '', ...others] = items;
  const count = number.exec(first)?.[1]?.toLowerCase() ?? '';
  const announced = /^\d+$/.test(count) ? Number(count) : numbers.indexOf(count) + 2;
  const isLead = others.length > 1 && (/:$/.test(first) || (count !== '' && announced === others.length));
  return isLead ? others : items;
}

/** What an answer lists first, or the one thing that it states; null where it is more than a name. */
export function firstListed(answer: string): string | null {
  const [first] = listedItems(answer);
  if (first !== undefined) return first;
  const only = plain(answer);
  return only !== '' && only.split(' ').length <= longestLabel ? labelOf(only) : null;
}

/** What an item is called: "Essay 1" of "Essay 1: Friday, …"; of a whole sentence its beginning. */
function labelOf(text: string): string {
  const named = /^(?:Week \d+: )?([^:]{2,80}?):\s/.exec(text)?.[1] ?? /^(.{2,80}?)\s[–—]\s/.exec(text)?.[1];
  const label = named ?? subjectNamed(text) ?? text.replace(/\s\([^)]*\)\.?$/, '').replace(/[.!?]$/, '');
  return label.split(' ').slice(0, longestLabel).join(' ');
}

const longestNamed = 5;
const fewestWords = 6;

/** What a sentence is about: "belief" of "The final bond, belief, is …", "Larch props" of "Larch props are …". */
function subjectNamed(text: string): string | null {
  if (text.split(' ').length < fewestWords) return null;
  const opening = text
    .replace(/\s\([^)]*\)/g, '')
    .replace(
      /^(?:in contrast|by contrast|similarly|likewise|finally|lastly|next|also|as [^,]{3,30}|on the other hand),\s/i,
      '',
    );
  const apposed =
    /^the (?:first|second|third|fourth|fifth|last|final|other)(?: \p{L}+){0,2}, ([^,]{3,40}), (?:is|are|was|were)\b/iu.exec(
      opening,
    )?.[1];
  if (apposed) return apposed;
  const tagged = tagWords(opening.split(',')[0] ?? '');
  const verb = tagged.findIndex(({ part, copula, gerund }) => copula || (part === 'verb' && !gerund));
  const until = verb < 0 && opening.includes(',') ? tagged.length : verb;
  const words = tagged.slice(0, Math.max(0, until));
  const isName =
    words.length > 0 && words.length <= longestNamed && words.every(({ part }) => !/^(?:pronoun|number)$/.test(part));
  return isName ? opening.slice(0, words.at(-1)?.end).replace(/^(?:an?|the)\s/i, '') : null;
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven'];
const number = new RegExp(`\\b(\\d{1,2}|${numbers.join('|')})\\s(?:[\\p{L}-]+\\s){0,2}?[\\p{L}-]+s\\b`, 'iu');
const announces = new RegExp(`\\b(${numbers.join('|')})\\s(?:[\\p{L}-]+\\s){0,2}?[\\p{L}-]+s\\b[^:;,]*[.:]$`, 'iu');
const counts =
  /^the (?:first|second|third|fourth|fifth|sixth|last|other)(?: \p{L}+)? (?:is|was|are|were) ([^:;,.]{2,60})/iu;
const subject = /^((?:[\p{L}’'-]+\s){1,4}?)(?:is|are|was|were|has|have|had|can|could|will|does|do|did)\b/u;
/** "Contour lines join …": the first plural is what it is about, where its verb is not seen. */
const plural = /^(?:[\p{L}’'-]+\s){0,2}?[\p{L}’'-]+s(?=[\s,])/u;
/** In words. */
const longestPart = 5;
/** In words, where nothing shows what a sentence is about. */
const longestSubject = 3;

/** "There are three ways. Planks are … Ropes are … Wedges are …": what each sentence behind a number is about. */
function oneByOne(sentences: readonly string[]): string[] {
  for (const [i, sentence] of sentences.entries()) {
    const count = numbers.indexOf(announces.exec(sentence)?.[1]?.toLowerCase() ?? '') + 2;
    const behind = count < 2 ? [] : sentences.slice(i + 1);
    const counted = behind.flatMap((each) => counts.exec(each)?.[1] ?? []);
    if (counted.length === count) return counted;
    const alike = ofOneKind(behind);
    if (alike.length > 1 && alike.length <= count) return alike;
    const opening = behind.filter((each) => !leans.test(each)).slice(0, count);
    if (opening.length === count) return opening.map(subjectOf);
  }
  return [];
}

/** "Plain weaves …", "Twill weaves …": what sentences open with that end in the noun of the first. */
function ofOneKind(behind: readonly string[]): string[] {
  const names = behind.filter((each) => !leans.test(each)).map(subjectOf);
  const headOf = (name: string | undefined): string | undefined => contentStems(name ?? '').at(-1);
  const [first] = names;
  const isKind = first?.includes(' ') && headOf(first) !== undefined;
  return isKind ? [...new Set(names.filter((name) => name.includes(' ') && headOf(name) === headOf(first)))] : [];
}

const longCount = [...numbers, 'eight', 'nine', 'ten'];
const countsOff = new RegExp(
  `\\b(?<count>\\d{1,2}|${longCount.join('|')})\\s(?:[\\p{L}-]+\\s){0,2}?(?<what>[\\p{L}-]+s\\b[\\p{L}\\s-]{0,50}?)(?:\\s?[—–:(]\\s?|\\s(?:are|include|namely)\\s)(?<list>[^—–:;().]{5,200})`,
  'giu',
);
const sortOf =
  /^(?:kinds?|types?|levels?|forms?|sorts?|classes|categor(?:y|ies)) of (?<noun>[\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** "The three kinds of rock—igneous, sedimentary, and metamorphic—…" names as many things as it says. */
function countedOff(text: string): string[] {
  for (const { groups } of text.matchAll(countsOff)) {
    const { count = '', what = '', list = '' } = groups ?? {};
    const announced = /^\d/.test(count) ? Number(count) : longCount.indexOf(count.toLowerCase()) + 2;
    const parts = list
      .split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/i)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const noun = sortOf.exec(what.trim())?.groups?.noun;
    if (parts.length === announced && parts.every((part) => part.split(' ').length <= longestPart))
      return parts.map((part) => (noun && !part.includes(' ') ? `${part} ${noun}` : part));
  }
  return [];
}

/** "There are two weaves, which …. These are plain and twill weaves.": as many names as were announced. */
function announcedNext(sentences: readonly string[]): string[] {
  for (const [i, sentence] of sentences.entries()) {
    const said = number.exec(sentence)?.[1]?.toLowerCase() ?? '';
    const count = /^\d+$/.test(said) ? Number(said) : numbers.indexOf(said) + 2;
    if (said === '' || count < 2) continue;
    for (const each of sentences.slice(i, i + 3)) {
      const names = namesJoined(each);
      if (names.length === count) return names;
    }
  }
  return [];
}

const joined =
  /(?:\b(?:(?:are|is)(?: called| named)?|include|includes|called|namely|either|between)|:)\s+(?<names>[^,;:.()]{2,60}(?:,\s+[^,;:.()]{2,60})*,?\s+(?:and|or)\s+[^,;:.()]{2,60})/giu;

/** "These are plain, twill and satin weaves" names three weaves. */
function namesJoined(sentence: string): string[] {
  for (const { groups } of sentence.matchAll(joined)) {
    const parts = (groups?.names ?? '').split(/,\s+(?:and |or )?|\s+(?:and|or)\s+/i).map((part) => part.trim());
    if (parts.length < 2 || parts.some((part) => part.split(' ').length > longestPart)) continue;
    const [, noun] = /^\S+ (\S+s)$/.exec(parts.at(-1) ?? '') ?? [];
    return parts.map((part) => (noun && !part.includes(' ') ? `${part} ${noun}` : part));
  }
  return [];
}

const leans =
  /^(?:It|He|She|They|This|These|Those|That|Its|His|Her|Their|Such|But|However|In|At|On|With|By|From|To|After|Before|When|If|As|For example|For instance)\b/;

const subjectOf = (sentence: string): string =>
  subject.exec(sentence)?.[1]?.trim() ??
  plural.exec(sentence)?.[0] ??
  sentence.split(' ').slice(0, longestSubject).join(' ');

const lead = /(?::|\b(?:are|is|include|includes|including|namely|called|such as|of)\b)\s+/i;

/** "igneous, sedimentary and metamorphic rock" names three things; a clause with a verb in it names none. */
function enumerated(sentence: string): string[] {
  const list = /((?:[^,;:.]{2,60},\s+)+)(?:and|or)?\s*([^,;:.]{2,60})|([^,;:.]{2,40})\s+and\s+([^,;:.]{2,40})/;
  const after = sentence.slice((lead.exec(sentence)?.index ?? -1) + 1).replace(lead, '');
  const isAnnounced =
    /\b(?:two|three|four|five|six|seven|several|kinds|types|parts|stages|steps|reasons|causes|forms)\b/i.test(sentence);
  const found = list.exec(after.replace(/[.!?]$/, ''));
  if (!found || !(isAnnounced || found[1])) return [];
  const parts = found[1] === undefined ? [found[3] ?? '', found[4] ?? ''] : [...found[1].split(/,\s+/), found[2] ?? ''];
  return parts
    .flatMap((part) => (found[1] === undefined ? part : part.split(/\s+and\s+/)))
    .map((part) => part.replace(/^(?:and|or|an?|the)\s+/i, '').trim())
    .filter((part) => part !== '' && part.split(' ').length <= 6);
}
