import { isStopWord } from '@weekwise/engine/text/stop-words.ts';
import { words } from '@weekwise/engine/text/words.ts';
import { postalAddress } from './postal-addresses.ts';
import type { PrivatePattern } from './private-pattern.ts';

type Reason = PrivatePattern['reason'];

const nothing = (): string => '';

const at = String.raw`\s*(?:@|＠|[[({]\s*at\s*[\])}])\s*`;
const dot = String.raw`(?:\.|\s*[[({]\s*dot\s*[\])}]\s*)`;
/** "zoe dot muller at example dot edu"; "look at the dot product" is none. */
const spoken = String.raw`[\p{L}\p{N}._-]{1,64}(?:\s+dot\s+[\p{L}\p{N}_-]{1,64}){0,3}\s+at\s+[\p{L}\p{N}-]{1,63}(?:\s+dot\s+[\p{L}\p{N}-]{2,63}){0,3}\s+dot\s+(?:edu|com|org|net|info|io|gov|uk|ca|au|de|fr|eu)(?![\p{L}\p{N}])`;
const email: PrivatePattern = {
  reason: 'email',
  pattern: new RegExp(
    String.raw`(?:mailto:)?[\p{L}\p{N}._%+'-]{1,64}${at}[\p{L}\p{N}-]{1,63}(?:${dot}[\p{L}\p{N}-]{1,63}){1,8}|${spoken}`,
    'giu',
  ),
  put: nothing,
};

// A number is one of a telephone where it says so, begins with a plus, or is written as in North America: page ranges,
// ISBNs and years are none.
const international =
  /(?:\b(?:tel|telephone|phone|cell|mobile|call|text|sms|whatsapp|fax)\b[.:]?\s*|(?<![\p{L}\p{N}.]))(?:\+\d[\d\s().–-]{6,20}\d|\(?\b\d{3}\)?[ .–-]\d{3}[ .–-]\d{4}\b)|\b(?:tel|telephone|phone|cell|mobile|sms|whatsapp|fax)\b[.:]?\s*[(\d][\d\s()./–-]{5,20}\d/u;
/**
 * With the zero of a long-distance call, in the groups of Europe; an ISBN's zero stands alone and a date's groups are
 * shorter.
 */
const national =
  /(?<![\p{L}\p{N}./-])(?:\(?0[1-9]\d{0,3}\)?[ /–-]\d{3,4}(?:[ –-]?\d{2,4}){1,3}|0\d(?:[ .]\d{2}){4}|0[1-9]\d{9})(?![\p{L}\p{N}])/u;
const phone: PrivatePattern = {
  reason: 'phone',
  pattern: new RegExp(`${international.source}|${national.source}`, 'giu'),
  put: nothing,
};

/** What a browser may run or open by itself. */
const scheme: PrivatePattern = {
  reason: 'private_link',
  pattern: /(?:java|vb|live)\s*script\s*:|(?:data|blob|file|view-source|intent):(?=[\w/])/giu,
  put: nothing,
};

/**
 * Where a link leads may be a meeting, a shared file or somebody's session: its site's name stays, and a DOI, which is
 * public.
 */
const link: PrivatePattern = {
  reason: 'private_link',
  pattern: /\b(?:https?|ftp):\/\/[^\s<>"']+|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]+\.){1,8}[a-z]{2,24}\/[^\s<>"']+/giu,
  put: (found) => (isPublic(found) ? found : siteOf(found)),
};

const isPublic = (found: string): boolean => /^(?:https?:\/\/)?(?:dx\.)?doi\.org\/10\.[^\s?#]+$/i.test(found);

function siteOf(found: string): string {
  const address = /^[a-z]+:/i.test(found) ? found : `https://${found}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

/** Elements and comments as browsers read them; "a < b" is none, since its name would follow at once. */
const markup: PrivatePattern = {
  reason: 'markup',
  pattern: /<!--[\s\S]*?(?:-->|$)|<[!?/]?[a-z][a-z0-9:-]*(?:[\s/][^<>]*)?>/giu,
  put: nothing,
};

const accents = /\p{M}/gu;
const letterOf = (spelt: string): string => spelt.normalize('NFD').replace(accents, '');
/** Latin letters with accents, by the letter that they are without. */
const accented = Map.groupBy(
  Array.from({ length: 0x24f - 0xdf + 1 }, (_, at) => String.fromCodePoint(0xdf + at)),
  letterOf,
);

/** Of one character: itself, with whatever accent. */
function spelling(character: string): string {
  const escaped = character.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const others = accented.get(character);
  return others ? `[${escaped}${others.join('')}]` : escaped;
}
const spelt = (word: string): string => [...letterOf(word.toLowerCase())].map(spelling).join('');

/** A word or several, wherever they stand by themselves. */
function alone(reason: Reason, spellings: readonly (readonly string[])[], between: string): PrivatePattern[] {
  const wanted = spellings.filter((words) => words.join('').length > 1).map((words) => words.map(spelt).join(between));
  if (wanted.length === 0) return [];
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${wanted.join('|')})(?![\p{L}\p{N}])`, 'giu');
  return [{ reason, pattern, put: nothing }];
}

/** As it is, the other way round, and with the first name's letter. */
function spellingsOf(parts: readonly string[]): string[][] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (parts.length < 2 || !first || !last) return [[...parts]];
  return [[...parts], [last, ...parts.slice(0, -1)], [first, last], [last, first], [first.slice(0, 1), last]];
}

/**
 * What stands between the parts of a name: "Muller, Zoe", "zoe.muller", "ZoeMuller", and another first name's letter.
 */
const inName = String.raw`(?:[\s.,_-]{0,3}|[\s._-]{1,3}\p{L}[\s._-]{1,3})`;
const inWords = String.raw`[\s.,_-]{1,3}`;

function ownNames({ name, email }: { name: string; email: string | null }): string[][] {
  const local = email?.split('@')[0] ?? '';
  // Who signed in by mail and never said their name is called by their address: its parts are the name, its number is
  // not.
  const ofMail = local.split(/[._+-]+/).map((part) => part.replace(/\d+$/, ''));
  const parts = ofMail.filter((part) => part !== '');
  const real = name === local ? [] : spellingsOf(name.trim().split(/\s+/));
  return [
    ...real,
    ...(parts.length > 1 ? spellingsOf(parts) : []),
    // A short one is a word like others.
    ...(local.length > 4 ? [[local]] : []),
  ];
}

/**
 * The first or the last name by itself, written as a name. "Will" and "May" are words before they are names, and
 * somebody whom the course reads, or who teaches it, may be called the same.
 */
function singleNames({ name, email }: { name: string; email: string | null }, publicNames: string): PrivatePattern[] {
  const local = email?.split('@')[0] ?? '';
  const parts = name === local ? local.split(/[._+\d-]+/) : name.trim().split(/\s+/);
  if (parts.filter((part) => part !== '').length < 2) return [];
  const known = new Set(words(publicNames).map(({ folded }) => folded));
  const single = parts.filter((part) => {
    const [folded = ''] = words(part).map((word) => word.folded);
    return [...folded].length > 1 && !isStopWord(folded) && !known.has(folded);
  });
  if (single.length === 0) return [];
  const written = single.map((part) => {
    const [first = '', ...rest] = [...letterOf(part.toLowerCase())];
    const begun = spelling(first).toUpperCase();
    // As a name, or in capitals.
    return `(?:${begun}${rest.map(spelling).join('')}|${spelt(part).toUpperCase()})`;
  });
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${written.join('|')})(?:['’]s)?(?![\p{L}\p{N}])`, 'gu');
  return [{ reason: 'own_name', pattern, put: nothing, keptInCitations: true }];
}

/** What never leaves a course with its plan. `publicNames`: its readings' authors and titles, and who teaches it. */
export function privatePatterns(
  own: { name: string; email: string | null },
  chosen: readonly string[],
  publicNames = '',
): PrivatePattern[] {
  const chosenWords = chosen.map((word) => word.trim().split(/\s+/));
  return [
    markup,
    scheme,
    email,
    link,
    phone,
    { ...postalAddress, keptInCitations: true },
    ...alone('own_name', ownNames(own), inName),
    ...singleNames(own, publicNames),
    ...alone('chosen_word', chosenWords, inWords),
  ];
}
