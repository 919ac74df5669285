import type { PromptPassage } from './passage-formats.ts';
import { stemsIn, wordsIn } from './word-vector.ts';

/** A sentence of the materials that an object is filled from. */
export interface SourcedSentence {
  passage: PromptPassage;
  sentence: string;
}

/** Sentences, and lines that begin like one. */
const sentencesOf = (text: string): string[] =>
  text
    .split(
      /(?<=[.!?]["”)]?)(?<!\b(?:[Cc]h|[Pp]p?|[Vv]ol|[Nn]o|[Dd]r|[Pp]rof|[Ss]ec|Mr|Ms|Mrs|vs|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.)\s+(?=["“(]?[\p{Lu}\d])|\n\s*\n|\n(?=\s*["“([•*-]?\s*[\p{Lu}\d])/u,
    )
    // A label in brackets is the prompt's own.
    .map((sentence) =>
      sentence
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(/^\([a-z ]{2,20}\) /, ''),
    )
    .filter((sentence) => /\p{L}/u.test(sentence));

/**
 * The cells of a row; the first ones of a schedule ("2 | Jan 19 | Sediment") in one, as other syllabi write their
 * weeks.
 */
function cellsOf(text: string): string[] {
  const [first = '', second = '', ...others] = text.split(/\s*\|\s*|\t/);
  if (!/^(?:week\s+)?\d{1,2}$/i.test(first)) return [first, second, ...others];
  const week = `Week ${first.replace(/\D/g, '')}`;
  const [third = '', ...rest] = others;
  return /\d/.test(second) ? [`${week} ${second}: ${third}`, ...rest] : [`${week}: ${second}`, ...others];
}

const fewestWords = 5;

/** Whole sentences; headings and other short lines only where a passage holds nothing else. */
export function sentencesOfPassages(passages: readonly PromptPassage[]): SourcedSentence[] {
  // Of a list of lines, as of a syllabus, each counts.
  const isLines = passages.length > fewestWords && passages.every(({ text }) => !text.includes('\n'));
  return passages.flatMap((passage) => {
    const all = cellsOf(passage.text)
      .flatMap(sentencesOf)
      .map((sentence) => ({ passage, sentence }));
    const long = all.filter(({ sentence }) => wordsIn(sentence).length >= fewestWords);
    return isLines || long.length === 0 ? all : long;
  });
}

/** A word of the sentence as it is written there, the longest first. */
export function termOfSentence(sentence: string, variant: number): string {
  const content = wordsIn(sentence).filter((word) => stemsIn(word).length > 0 && /\p{L}/u.test(word));
  const byLength = [...new Set(content)].sort((x, y) => y.length - x.length);
  const chosen = byLength[variant % Math.max(1, byLength.length)];
  if (!chosen) return sentence;
  const at = sentence.toLowerCase().indexOf(chosen);
  return sentence.slice(at, at + chosen.length);
}
