import { splitSentences } from '../../text/sentences.ts';
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
 * The things that an answer lists, in order, as they could be asked about: items of a list, else the parts of an
 * enumeration ("three kinds: a, b and c"), else its cited statements. Empty where it lists nothing.
 */
export function listedItems(answer: string): string[] {
  const bullets = answer.split('\n').flatMap((line) => bullet.exec(line)?.[1] ?? []);
  if (bullets.length > 0) return bullets.map((line) => labelOf(plain(line)));
  const text = plain(answer);
  for (const { start, end } of splitSentences(text)) {
    const parts = end - start > longestSentence ? [] : enumerated(text.slice(start, end));
    if (parts.length > 1) return parts;
  }
  const cited = answer
    .split(mark)
    .map(plain)
    .filter((text) => text !== '');
  return cited.length > 1 && mark.test(answer) ? cited.map(labelOf) : [];
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
  const label = named ?? text.replace(/\s\([^)]*\)\.?$/, '').replace(/[.!?]$/, '');
  return label.split(' ').slice(0, longestLabel).join(' ');
}

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
