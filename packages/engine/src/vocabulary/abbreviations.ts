import type { Corpus } from './corpus.ts';
import { phraseKey } from './corpus.ts';

const letters = String.raw`\p{Ll}?\p{Lu}[\p{Lu}\p{N}-]{1,6}`;
/** "long form (SHORT)" */
const bracketed = new RegExp(String.raw`\(\s?["“]?(${letters})s?["”]?[,;\s]?[^)]{0,20}\)`, 'gu');
/** "SHORT (long form)" */
const unfolded = new RegExp(String.raw`(?<![\p{L}\p{N}-])(${letters})s?(?:\s[IVX\d]{1,3})?\s\(([^()]{5,80})\)`, 'gu');
/** "SHORT stands for long form", "SHORT, short for long form" */
const spelled = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])["“]?(${letters})["”]?,?\s(?:(?:which )?stands for|(?:is )?short for|is an? (?:abbreviation|acronym) (?:of|for))\s(?:the\s)?["“]?([^,.;()"”]{5,80})`,
  'gu',
);
/** "long form, or SHORT", "natural killer cells, or NK cells" */
const alternative = new RegExp(
  String.raw`,?\s(?:or|also called|abbreviated(?: as| to)?|known as)\s(?:the\s)?["“]?(${letters})s?["”]?(\s\p{Ll}+)?(?=\s?[,.;)]|\s)`,
  'gu',
);
const linking = /^(?:of|and|the|for|in|on|to|a|an|de|la|with|by|from|at|or)$/;

export interface Abbreviation {
  short: string;
  /** As printed. */
  long: string;
}

/**
 * Long forms that a text gives for its abbreviations, "long-term memory (LTM)": key of the abbreviation → long form as
 * printed. Letters are matched from the right, after A. Schwartz and M. Hearst, "A simple algorithm for identifying
 * abbreviation definitions in biomedical text", 2003.
 */
export function findAbbreviations(corpus: Corpus): Map<string, Abbreviation> {
  const found = new Map<string, Abbreviation>();
  const add = (short: string, long: string | null): void => {
    const key = phraseKey(short);
    // "high-pressure (HP) steam" shortens half of a term.
    if (long !== null && !found.has(key) && /\s|^\p{L}{6,}$/u.test(long)) found.set(key, { short, long });
  };
  for (const { text } of corpus.sentences) {
    if (!/\p{Lu}\p{Lu}|\p{Lu}\p{N}/u.test(text)) continue;
    for (const match of text.matchAll(bracketed))
      add(match[1] ?? '', longForm(match[1] ?? '', text.slice(0, match.index)));
    for (const match of [...text.matchAll(unfolded), ...text.matchAll(spelled)]) {
      const words = (match[2] ?? '').trim();
      const short = match[1] ?? '';
      const long = longForm(short, words) ?? longForm(short, shortened(words, short));
      if (long !== null && words.startsWith(long)) add(short, long);
    }
    for (const [whole, short = '', noun = ''] of text.matchAll(alternative)) {
      const before = text.slice(0, text.indexOf(whole));
      add(short, longForm(short, noun !== '' && before.endsWith(noun) ? before.slice(0, -noun.length) : before));
    }
  }
  return found;
}

/** As many of the words as the abbreviation has letters: what comes behind them is no part of the long form. */
function shortened(words: string, short: string): string {
  let left = short.replace(/[^\p{L}]/gu, '').length;
  const parts = words.split(/\s+/);
  const taken: string[] = [];
  for (const part of parts) {
    if (left === 0) break;
    if (!linking.test(part.toLowerCase())) left--;
    taken.push(part);
  }
  return taken.join(' ');
}

/** The words at the end of `before` that the letters of `short` begin; null where they do not. */
function longForm(short: string, before: string): string | null {
  const text = before.trimEnd();
  return matchLetters(short, text, true) ?? matchLetters(short, text, false);
}

function matchLetters(short: string, before: string, skipLinking: boolean): string | null {
  const parts = Array.from(before.matchAll(/[\p{L}\p{N}]+/gu)).slice(-12);
  const wanted = [...short.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
  let p = parts.length - 1;
  let start: number | null = null;
  for (let i = wanted.length - 1; i >= 0; ) {
    const part = parts[p];
    if (!part) return null;
    const word = part[0].toLowerCase();
    // One word may give several letters: deoxyribonucleic acid, DNA.
    if (skipLinking && linking.test(word)) {
      // "the" gives no letter where the words around it give them all.
    } else if (word.startsWith(wanted[i] ?? '')) {
      start = part.index;
      i--;
    } else if (i > 0 && word.startsWith(wanted[i - 1] ?? '') && word.includes(wanted[i] ?? '', 1)) {
      start = part.index;
      i -= 2;
    } else if (!linking.test(word)) return null;
    p--;
  }
  const long = start === null ? '' : before.slice(start);
  return /^\p{L}/u.test(long) && !/[.;:(]/.test(long) ? long : null;
}
