import { tagWords } from './parts-of-speech.ts';

/** In words; a longer part is no name. */
const longestName = 5;
const fewestBare = 3;

/** What stands before a list of names. */
const opensList =
  /[:—–]\s+|\s\(|\b(?:includes?|including|are|were|namely|such as|called|named|into|(?:characteri[sz]ed|marked) by|(?:consists?|consisting|composed|made up) of|has|have)\s+/giu;
/** What goes on behind names that open a sentence: "Larch, oak and iron are three props." */
const goesOn = /\s(?:(?:all\s)?(?:are|were|represent|form|constitute|make up|comprise|count as|belong|fall)\b.*)$/iu;
const between = /\s*,\s*(?:and\s|or\s|plus\s)?|\s+(?:and|or)\s+/iu;

/**
 * The names that a sentence lists, in order: "There are three props: larch, oak, and iron." Of several lists the
 * longest. Empty where it lists no names: a clause is none.
 * @param fewest so many names at least; two names that stand behind a colon or a dash are a list too
 */
export function namesListed(sentence: string, fewest = fewestBare): string[] {
  const plain = withoutAsides(sentence).replace(/["“”]/g, '');
  const tails = Array.from(plain.matchAll(opensList), ({ index, 0: sign }) => ({
    list: plain.slice(index + sign.length),
    least: /[:—–(]/.test(sign) ? 2 : fewest,
  }));
  const head = goesOn.exec(plain);
  const all = [...tails, ...(head ? [{ list: plain.slice(0, head.index), least: fewest }] : [])];
  const found = all.map(({ list, least }) => {
    const names = partsOf(list.split(/[.;:—–()]\s|[.;:)]$|[—–(]/)[0] ?? '');
    return names.length >= least ? names : [];
  });
  return found.reduce((most, names) => (names.length > most.length ? names : most), []);
}

/** What explains one of the names in brackets is no name; a list in brackets is kept. */
const withoutAsides = (sentence: string): string =>
  sentence.replace(/\s\((?![^()]*,[^()]*,)[^()]*\)/g, '').replace(/\s\((?=[^()]*\b\d{4})[^()]*\)/g, '');

function partsOf(list: string): string[] {
  const parts = list
    .trim()
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every(isName) ? parts.map(bare) : [];
}

const bare = (part: string): string => part.replace(/^(?:(?:an?|the|both|either|one|then|finally)\s)+/i, '');

/** In words: a verb in what is longer makes it a clause. */
const longestWithVerb = 3;

function isName(part: string): boolean {
  const count = part.split(/\s+/).length;
  if (count > longestName + 1 || !/\p{L}{2}/u.test(part) || noName.test(part)) return false;
  return tagWords(part).every(
    ({ part: tag, copula, gerund }) =>
      !copula && tag !== 'pronoun' && (tag !== 'verb' || gerund || count <= longestWithVerb),
  );
}

const noName =
  /^(?:that|which|who|whether|if|when|because|so|but|it|they|he|she|we|you|others?|more|as|to|in|on|at|for|from|with)\b/i;
