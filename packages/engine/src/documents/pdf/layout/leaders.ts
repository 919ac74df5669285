import type { PdfWord } from '../geometry.ts';

/** Dots that lead the eye over a gap, within a word or as words of their own. */
const dots = /[.·…]{5,}/;
const dotsOnly = /^[.·…]+$/;
const fewestDots = 4;

/** The words of a line without the dots that lead from one to the next. */
export function withoutLeaders(words: readonly PdfWord[]): readonly PdfWord[] {
  if (!words.some((word) => dotsOnly.test(word.text) || dots.test(word.text))) return words;
  const parted = words.flatMap((word) => (dots.test(word.text) ? partsOf(word) : [word]));
  const leading = parted.filter((word) => dotsOnly.test(word.text)).length;
  return leading < fewestDots ? parted : parted.filter((word) => !dotsOnly.test(word.text));
}

/** "Homework.......20%" as its two words, each at its end of the run. */
function partsOf(word: PdfWord): PdfWord[] {
  const [first = '', last = ''] = [word.text.split(dots)[0], word.text.split(dots).at(-1)];
  const width = (word.right - word.left) / word.text.length;
  return [
    { ...word, text: first, right: word.left + Math.max(first.length * width, word.size * 0.4 * first.length) },
    {
      ...word,
      text: last,
      left: word.right - Math.max(last.length * width, word.size * 0.4 * last.length),
      spaced: true,
    },
  ].filter((part) => part.text !== '');
}
