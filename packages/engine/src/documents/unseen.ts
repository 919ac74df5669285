/** What a file's warnings say of text that its pages do not show. */
export const unseenText = 'text that nobody can see. It was left out.';

/** Fewer letters are a speck that some program left. */
const fewestLetters = 3;

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** True for pieces of unseen text that are worth a word. */
export const isWorthTelling = (texts: readonly string[]): boolean =>
  texts.reduce((sum, text) => sum + lettersIn(text), 0) >= fewestLetters;

/** Counts the unseen text of a file that has no pages. */
export class UnseenText {
  private letters = 0;

  add(text: string): void {
    if (this.letters < fewestLetters) this.letters += lettersIn(text);
  }

  get warnings(): string[] {
    return this.letters < fewestLetters ? [] : [`This file has ${unseenText}`];
  }
}

/** Colours that differ by less in each of red, green and blue cannot be told apart. */
export const sameShade = 16;

/** True for two colours as "#rrggbb" that look the same. */
export const isSameShade = (a: string, b: string): boolean => {
  const other = shadeOf(b);
  return shadeOf(a).every((value, at) => Math.abs(value - (other[at] ?? 0)) < sameShade);
};

const shadeOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
