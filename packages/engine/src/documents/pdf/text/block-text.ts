import type { MarkStyle } from '@weekwise/domain/documents.ts';
import type { Line, Mark } from '../../document.ts';
import { type Script, scripted } from '../../flow/scripts.ts';
import type { Hyphenation } from '../../hyphenation.ts';
import { unknownGlyph } from '../content/glyph-text.ts';
import type { PdfWord } from '../geometry.ts';
import type { TextLine } from './text-line.ts';
import { isSpaced } from './word-gap.ts';

/** Text that is put together line by line, with the marks and the places of its lines. */
export interface BlockText {
  text: string;
  marks: Mark[];
  lines: Line[];
}

const styles: readonly [MarkStyle, (word: PdfWord) => boolean][] = [
  ['bold', (word) => word.bold],
  ['italic', (word) => word.italic],
  ['underline', (word) => word.underline],
  ['strike', (word) => word.strike],
];

/** Of a line's font size: what counts as small, and how far it stands above or below the line. */
const smallText = 0.85;
const raised = 0.15;
const lowered = 0.06;

/** Raised text stands a little off what it belongs to; as a share of the line's size. */
const scriptGap = 0.3;

const isScriptOf = (before: PdfWord, word: PdfWord, line: TextLine): boolean =>
  !word.spaced && word.left - before.right < scriptGap * line.size;

export class BlockTextBuilder {
  private text = '';
  private readonly marks: Mark[] = [];
  private readonly lines: Line[] = [];
  private readonly open = new Map<MarkStyle, Mark>();
  private readonly hyphenation: Hyphenation;
  private lastLineWords = 0;

  constructor(hyphenation: Hyphenation) {
    this.hyphenation = hyphenation;
  }

  get length(): number {
    return this.text.length;
  }

  /** Adds one printed line. `break`: the line before it ended on purpose. */
  addLine(line: TextLine, skipWords = 0, broken = false): void {
    const words = line.words.slice(skipWords).filter((word) => word.text !== unknownGlyph);
    const first = words[0];
    if (!first) return;
    if (this.text !== '' && !this.continuesWord(first.text, words.length)) this.joinLine(first.text, broken);
    this.lastLineWords = words.length;
    this.lines.push({
      start: this.text.length,
      page: line.page,
      box: { x: line.left, y: line.top, width: line.right - line.left, height: line.bottom - line.top },
    });
    let before: PdfWord | undefined;
    for (const word of words) {
      const script = this.scriptText(word, line);
      const isAttached = script !== null && before !== undefined && isScriptOf(before, word, line);
      if (before && !isAttached && isSpaced(before, word)) this.text += ' ';
      this.addWord(word, script ?? word.text);
      before = word;
    }
  }

  /**
   * Small text above or below its line in characters of its own, so that 10⁶ never becomes 106; null for other text,
   * and where there are no such characters.
   */
  private scriptText(word: PdfWord, line: TextLine): string | null {
    if (word.size >= smallText * line.size) return null;
    const raisedBy = (line.baseline - word.baseline) / line.size;
    const script: Script | null = raisedBy > raised ? 'super' : raisedBy < -lowered ? 'sub' : null;
    const text = script && scripted(word.text, script, this.text);
    return text && !/^[\^_]/.test(text) ? text : null;
  }

  /** A line of one word in a narrow cell, followed by the rest of the word. */
  private continuesWord(next: string, words: number): boolean {
    if (this.lastLineWords !== 1 || words !== 1) return false;
    return this.hyphenation.isCutWord(this.text.slice(this.text.lastIndexOf(' ') + 1), next);
  }

  private joinLine(next: string, broken: boolean): void {
    if (broken) {
      this.text += '\n';
      return;
    }
    const { cut, gap } = this.hyphenation.joint(this.text.slice(this.text.lastIndexOf(' ') + 1), next);
    if (cut > 0) this.cut(cut);
    this.text += gap;
  }

  private cut(length: number): void {
    this.text = this.text.slice(0, -length);
    for (const mark of this.marks) mark.end = Math.min(mark.end, this.text.length);
  }

  private addWord(word: PdfWord, text: string): void {
    const start = this.text.length;
    this.text += text;
    for (const [style, holds] of styles) {
      const open = this.open.get(style);
      if (!holds(word)) {
        this.open.delete(style);
      } else if (open) {
        open.end = this.text.length;
      } else {
        const mark: Mark = { style, start, end: this.text.length };
        this.open.set(style, mark);
        this.marks.push(mark);
      }
    }
  }

  finish(): BlockText {
    return {
      text: this.text.replace(/\u00ad$/, ''),
      marks: this.marks.filter((mark) => mark.end > mark.start),
      lines: this.lines,
    };
  }
}
