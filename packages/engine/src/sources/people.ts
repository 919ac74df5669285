import { distance } from 'fastest-levenshtein';

/** A name cut into what is compared, folded: no accents, lower case. */
export interface Person {
  family: string;
  /** Words or single letters, in order; empty where only the family name is known. */
  given: string[];
  /** All words: names of bodies, and names whose order is not known. */
  all: string[];
}

const others = /[,\s]*(?:\bet\.?\s?al\b\.?|\band (?:others|colleagues)\b|…)\s*/giu;
const roles =
  /\(?\b(?:eds?|editors?|trans|translators?|author|hrsg|comp)\b\.?\)?|\b(?:Jr|Sr|Ph\.?D|M\.?D|Dr|Prof|Professor|Sir|Dame)\b\.?|(?<=\s)(?:II|III|IV)\b/giu;
const particles = new Set(
  'van von der den de di da du del della la le ten ter al el bin ibn y zu dos das do af av'.split(' '),
);
const initialsOnly = /^(?:\p{Lu}\.?[\s-]?){1,4}$/u;
const bodies =
  /\b(?:university|institute|association|bank|organi[sz]ation|committee|council|department|ministry|nations|society|college|foundation|commission|agency|group|press|center|centre|office|federation|union|academy|openstax|inc|ltd)\b/i;

/** Whether a list of names says that it leaves some out: "et al.". */
export const namesMore = (printed: string): boolean => printed.search(others) >= 0;

/** Longer ones name more people than anybody compares. */
const longestList = 500;

/** The names in a printed list, in any of the usual orders and with any of the usual signs between them. */
export function splitNames(printed: string): string[] {
  const list = printed
    .slice(0, longestList)
    .replace(others, ' ')
    .replace(/\(\s*\)/g, '')
    .trim();
  if (bodies.test(list)) return [list];
  const parts = list.split(/\s*(?:;|\/|\+|,?\s+(?:and|und|et|y|with)\s+|,?\s*&)\s*/iu).filter((part) => part !== '');
  return parts
    .flatMap((part) => unlist(part, parts.length > 1))
    .map(tidyName)
    .filter((name) => /\p{L}/u.test(name));
}

/** "Family, Given" stays; "Acemoglu, Johnson" before an "and", and "A. Smith, B. Jones", are several. */
function unlist(part: string, amongOthers: boolean): string[] {
  const pieces = part.split(/\s*,\s*/).filter((piece) => piece !== '');
  if (pieces.length < 2) return pieces;
  const givenBehind = (i: number) => initialsOnly.test(pieces[i] ?? '');
  if (pieces.every((_, i) => i % 2 === 0 || givenBehind(i)) && pieces.length % 2 === 0) {
    return pieces.flatMap((piece, i) => (i % 2 === 0 ? [`${piece}, ${pieces[i + 1]}`] : []));
  }
  const spaced = pieces.filter((piece) => /\s/.test(piece)).length;
  if (pieces.length === 2) {
    const [left = '', right = ''] = pieces;
    // Two full names, or two family names of a longer list.
    if (/\s/.test(left) && /\s/.test(right) && !particleFirst(left)) return pieces;
    if (amongOthers && !/\s/.test(left) && !/\s/.test(right)) return pieces;
    return [`${left}, ${right}`];
  }
  return spaced >= pieces.length - 1 || spaced === 0 ? pieces : [pieces.slice(0, 2).join(', '), ...pieces.slice(2)];
}

const particleFirst = (name: string): boolean => particles.has(name.split(/\s/)[0]?.toLowerCase() ?? '');
const tidyName = (name: string): string =>
  name
    .replace(roles, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.;:]+$/, '')
    .replace(/^[\s,.;:]+/, '')
    .trim();

/** One name, as "Given Family", "Family, Given", "Family GM" or a family name alone. */
export function person(printed: string): Person {
  const name = tidyName(printed.slice(0, longestList));
  const comma = /^([^,]+),\s*(.+)$/.exec(name);
  const all = wordsOf(name);
  if (comma?.[1] && comma[2]) return { family: wordsOf(comma[1]).join(' '), given: givenOf(comma[2]), all };
  const tokens = name.split(/\s+/);
  const last = tokens.at(-1) ?? '';
  if (tokens.length > 1 && /^\p{Lu}{1,3}$/u.test(last) && /\p{Ll}/u.test(tokens[0] ?? '')) {
    return { family: wordsOf(tokens.slice(0, -1).join(' ')).join(' '), given: [...last.toLowerCase()], all };
  }
  // "Miguel de Cervantes Saavedra": the family's name begins with its particle.
  const particled = tokens.findIndex((token, i) => i < tokens.length - 1 && particles.has(token.toLowerCase()));
  const start = particled < 0 ? tokens.length - 1 : particled;
  return {
    family: wordsOf(tokens.slice(start).join(' ')).join(' '),
    given: givenOf(tokens.slice(0, start).join(' ')),
    all,
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/ø/g, 'o')
      .replace(/ł/g, 'l')
      .replace(/ß/g, 'ss')
      .replace(/['’ʼ]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** "J.R.R." and "JRR" are three letters, "N. Gregory" a letter and a word. */
function givenOf(text: string): string[] {
  return text
    .split(/[\s.-]+/)
    .flatMap((token) => (/^\p{Lu}{2,4}$/u.test(token) ? [...token.toLowerCase()] : wordsOf(token)));
}

/**
 * How two names compare: `same` (given names agree), `family` (one of them has no given name), `misspelt` (the family
 * names differ by a slip), `namesake` (same family name, other given name), `other`.
 */
export type NameLikeness = 'same' | 'family' | 'misspelt' | 'namesake' | 'other';

export function compareNames(a: Person, b: Person): NameLikeness {
  if (a.all.length > 1 && a.all.length === b.all.length && [...a.all].sort().join() === [...b.all].sort().join())
    return 'same';
  if (shortFor(a, b) || shortFor(b, a)) return 'same';
  // Who is known by one name alone has no other: "Aristotle".
  if (a.all.length === 1 && b.all.length === 1 && a.all[0] === b.all[0]) return 'same';
  const agree = givenAgree(a.given, b.given);
  // Of two family names the first alone: "Mercado" for Inés Mercado Luna.
  if (a.all.length === 1 && (a.all[0]?.length ?? 0) > 3 && b.all.slice(1).includes(a.all[0] ?? '')) return 'family';
  if (sameFamily(a.family, b.family)) return agree === null ? 'family' : agree ? 'same' : 'namesake';
  if (slip(a.family, b.family) && agree !== false) return 'misspelt';
  // "Fei" for Fei Xiaotong, whose family name stands first: as likely as that it is another's given name.
  if (a.all.length === 1 && b.all.length > 1 && a.all[0] === b.all[0] && (a.all[0]?.length ?? 0) > 1) return 'namesake';
  return 'other';
}

/** "WHO" for the words of a body's name. */
const shortFor = (short: Person, long: Person): boolean =>
  short.all.length === 1 &&
  long.all.length > 2 &&
  long.all
    .filter((word) => !['of', 'the', 'and', 'for', 'on'].includes(word))
    .map((word) => word[0])
    .join('') === short.all[0];

function sameFamily(a: string, b: string): boolean {
  if (a === b) return true;
  // With and without particles and second family names: "Beauvoir", "de Beauvoir"; "García", "García Márquez".
  const [left, right] = [a, b].map((family) => family.split(' ').filter((word) => !particles.has(word)));
  if (!left?.length || !right?.length) return false;
  return (
    left.join('') === right.join('') ||
    (left.length !== right.length && left[0] === right[0] && (left[0]?.length ?? 0) > 3)
  );
}

function slip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5) return shorter === 4 && [...a].sort().join('') === [...b].sort().join('');
  const swapped = a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
  return distance(a, b) <= (shorter >= 8 || swapped ? 2 : 1) && (a[0] === b[0] || shorter >= 7);
}

/** Whether given names agree as far as both are told; null where one has none. */
function givenAgree(a: readonly string[], b: readonly string[]): boolean | null {
  if (a.length === 0 || b.length === 0) return null;
  const [first, other] = [a[0] ?? '', b[0] ?? ''];
  const alike = (x: string, y: string) =>
    x === y ||
    (x[0] === y[0] && (x.length === 1 || y.length === 1 || x.startsWith(y) || y.startsWith(x) || distance(x, y) <= 1));
  if (alike(first, other)) return true;
  // Known by the second name: "Gregory" of "N. Gregory".
  return a.some((word) => word.length > 2 && b.some((other) => other.length > 2 && alike(word, other)));
}
