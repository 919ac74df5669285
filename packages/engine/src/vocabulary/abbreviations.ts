import type { Corpus } from './corpus.ts';
import { phraseKey } from './corpus.ts';

const bracketed = /\(\s?["“]?(\p{Ll}?\p{Lu}[\p{Lu}\p{N}-]{1,6})s?["”]?[,;\s]?[^)]{0,20}\)/gu;
const linking = /^(?:of|and|the|for|in|on|to|a|an|de|la)$/;

/**
 * Long forms that a text gives for its abbreviations, "long-term memory (LTM)": key of the abbreviation → long form as printed.
 * Letters are matched from the right, after A. Schwartz and M. Hearst, "A simple algorithm for identifying abbreviation
 * definitions in biomedical text", 2003.
 */
export function findAbbreviations(corpus: Corpus): Map<string, { short: string; long: string }> {
  const found = new Map<string, { short: string; long: string }>();
  for (const sentence of corpus.sentences) {
    for (const match of sentence.text.matchAll(bracketed)) {
      const short = match[1] ?? '';
      const key = phraseKey(short);
      if (found.has(key)) continue;
      const long = longForm(short, sentence.text.slice(0, match.index).trimEnd());
      if (long !== null) found.set(key, { short, long });
    }
  }
  return found;
}

function longForm(short: string, before: string): string | null {
  const parts = Array.from(before.matchAll(/[\p{L}\p{N}]+/gu)).slice(-12);
  const letters = [...short.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
  let p = parts.length - 1;
  let start: number | null = null;
  for (let i = letters.length - 1; i >= 0; ) {
    const part = parts[p];
    if (!part) return null;
    const word = part[0].toLowerCase();
    // One word may give several letters: deoxyribonucleic acid, DNA.
    if (word.startsWith(letters[i] ?? '')) {
      start = part.index;
      i--;
    } else if (i > 0 && word.startsWith(letters[i - 1] ?? '') && word.includes(letters[i] ?? '', 1)) {
      start = part.index;
      i -= 2;
    } else if (!linking.test(word)) return null;
    p--;
  }
  const long = start === null ? '' : before.slice(start);
  return /^\p{L}/u.test(long) && !/[.;:(]/.test(long) ? long : null;
}
