import { tellingWords } from './common-words.ts';
import { misspelt, type TitleForm, wordSlips } from './title-form.ts';

/**
 * How the title of a record compares with the one sought: `same`; `main`: the same but for a subtitle that one of them
 * has; `spelling`: a slip apart; `other_subtitle`: the same main title, different subtitles; `longer`, `shorter`: one
 * goes on where the other ends; `within`: the sought title is a part of the other; `overlap`: many words in common;
 * `other`.
 */
export interface TitleLikeness {
  kind: 'same' | 'main' | 'spelling' | 'other_subtitle' | 'longer' | 'shorter' | 'within' | 'overlap' | 'other';
  /** Share of the sought title's telling words that the other has, in [0, 1]. */
  shared: number;
}

export function compareTitles(sought: TitleForm, found: TitleForm): TitleLikeness {
  const shared = sharedTelling(sought, found);
  const is = (kind: TitleLikeness['kind']): TitleLikeness => ({ kind, shared });
  const all = [...sought.main, ...sought.sub];
  const other = [...found.main, ...found.sub];
  if (all.length === 0 || other.length === 0) return is('other');
  const whole = wordSlips(all, other);
  if (whole === 0) return is('same');
  const main = wordSlips(sought.main, found.main);
  if (whole !== null) return is('spelling');
  if (main !== null) {
    const kind = mainKind(sought, found);
    return is(main > 0 && kind === 'main' ? 'spelling' : kind);
  }
  // "The Return of the King" is behind the colon of another record's title, or its colon was lost.
  if (wordSlips(sought.main, found.sub) === 0) return is('within');
  if (startsWith(other, sought.main)) return is(sought.sub.length > 0 && startsWith(other, all) ? 'main' : 'longer');
  if (startsWith(all, found.main)) return is(startsWith(all, other) ? 'shorter' : 'overlap');
  if (endsWith(other, sought.main) || contains(other, sought.main)) return is('within');
  if (sought.main.length > 2 && endsWith(sought.main, found.main)) return is('shorter');
  return is(shared >= 0.6 && common(all, other) >= 0.5 ? 'overlap' : 'other');
}

function mainKind(sought: TitleForm, found: TitleForm): 'main' | 'other_subtitle' | 'same' {
  if (sought.sub.length === 0 || found.sub.length === 0) return 'main';
  if (wordSlips(sought.sub, found.sub) !== null) return 'same';
  return startsWith(found.sub, sought.sub) || startsWith(sought.sub, found.sub) ? 'main' : 'other_subtitle';
}

const startsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.length > 0 && long.length > short.length && short.every((word, i) => word === long[i]);
const endsWith = (long: readonly string[], short: readonly string[]): boolean =>
  short.length > 0 &&
  long.length > short.length &&
  short.every((word, i) => word === long[long.length - short.length + i]);
const contains = (long: readonly string[], short: readonly string[]): boolean =>
  short.length > 1 && long.length > short.length && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `);

function sharedTelling(sought: TitleForm, found: TitleForm): number {
  const telling = tellingWords(sought.main);
  const words = telling.length > 0 ? telling : sought.main;
  const other = [...found.main, ...found.sub];
  return words.filter((word) => other.some((one) => one === word || misspelt(word, one))).length / (words.length || 1);
}

/** Dice's coefficient over the words of both. */
function common(a: readonly string[], b: readonly string[]): number {
  const rest = [...b];
  let shared = 0;
  for (const word of a) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    shared++;
    rest.splice(at, 1);
  }
  return (2 * shared) / (a.length + b.length || 1);
}
