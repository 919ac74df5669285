import type { TextLine } from './text-line.ts';

/** Decides whether a hyphen at a line's end belongs to the word, by the words that the document prints elsewhere. */
export class Hyphenation {
  private readonly vocabulary = new Set<string>();
  private readonly hyphenated = new Set<string>();

  constructor(lines: Iterable<TextLine>) {
    for (const line of lines) {
      for (const [index, { text }] of line.words.entries()) {
        const plain = text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}-]+$/gu, '');
        if (plain === '') continue;
        if (!plain.includes('-')) this.vocabulary.add(plain);
        else if (!plain.endsWith('-')) {
          this.hyphenated.add(plain);
          if (index > 0) for (const part of plain.split('-')) this.vocabulary.add(part);
        }
      }
    }
  }

  /** `before` ends in a hyphen; answers what stands between the two halves: the hyphen or nothing. */
  keeps(before: string, after: string): boolean {
    const head = /[\p{L}-]+-$/u.exec(before.toLowerCase())?.[0] ?? '';
    const tail = /^[\p{L}-]+/u.exec(after.toLowerCase())?.[0] ?? '';
    if (head === '' || tail === '' || !/^\p{Ll}/u.test(after)) return true;
    const lastHalf = head.slice(0, -1);
    if (this.hyphenated.has(head + tail)) return true;
    const whole = lastHalf.slice(lastHalf.lastIndexOf('-') + 1) + tail;
    if (this.vocabulary.has(whole)) return false;
    if (lastHalf.includes('-') || tail.includes('-')) return true;
    return this.vocabulary.has(lastHalf) && this.vocabulary.has(tail) && lastHalf.length > 2 && tail.length > 2;
  }
}
