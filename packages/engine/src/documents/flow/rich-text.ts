import type { MarkStyle } from '@weekwise/domain/documents.ts';
import type { Mark } from '../document.ts';
import { flat } from '../flat.ts';
import { isNoteMark, type Script, scripted } from './scripts.ts';

/** Text with its marks; offsets are UTF-16 code units. */
export interface RichText {
  text: string;
  marks: Mark[];
}

/** The typography of a run of text. */
export type TextStyle = { readonly [Style in Exclude<MarkStyle, 'link'>]?: boolean } & {
  readonly href?: string;
  /** Undefined on the line. It becomes a part of the text, not a mark. */
  readonly script?: Script | undefined;
};

// Joiners shape the letters of other scripts and join emoji; between Latin ones they say nothing.
const invisible =
  /[[\p{Cc}--[\s\u0085]]\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?<=\p{sc=Latin})[\u200c\u200d]/gv;
/** Symbol and Wingdings bullets live in the private use area when they are copied out of their font. */
const symbolBullet = /[\uf0a7\uf0b7\uf0a8\uf0d8\uf0fc\uf076]/g;
/** Plain text strikes a word out by drawing a stroke over each of its letters. */
const strokeOverlay = /[\u0335\u0336]/;
const overstruck = /((?:\P{M}[\u0335\u0336]+){2,})/u;
const plainAscii = /^[\t\n\r\x20-\x7e]*$/;

/** One spelling of the same characters: composed accents, no invisible or control characters, no half surrogates. */
export function cleanCharacters(raw: string): string {
  if (plainAscii.test(raw)) return raw;
  return raw.replace(invisible, '').replace(symbolBullet, '•').toWellFormed().normalize('NFC');
}

const gaps = ['', ' ', '\t', '\n', '\n\n'] as const;
type Gap = 0 | 1 | 2 | 3 | 4;

/** Of the text before raised characters, what tells a power from the mark of a note. */
const partsBefore = 4;
const charactersBefore = 24;

/**
 * Longer texts are folded in strides: replacing millions of signs at one go takes many times the memory of the text.
 */
const stride = 1 << 16;

function endOfStride(text: string, from: number): number {
  const gap = text.lastIndexOf(' ', from + stride);
  return gap > from ? gap : from + stride;
}

/** Puts runs of text together, folding white space over the borders of runs and merging marks that touch. */
export class RichTextBuilder {
  private parts: string[] = [];
  private length = 0;
  private gap: Gap = 0;
  private marks: Mark[] = [];
  private lastMarks = new Map<MarkStyle, Mark>();
  /** Raised or lowered text whose end is not read yet. */
  private script: { script: Script; raw: string; style: TextStyle } | null = null;

  append(raw: string, style: TextStyle = {}): this {
    if (!strokeOverlay.test(raw)) return this.appendLong(raw, style);
    for (const [i, part] of raw.split(overstruck).entries()) {
      if (i % 2 === 0) this.appendLong(part, style);
      else this.appendLong(part.replace(/[\u0335\u0336]/g, ''), { ...style, strike: true });
    }
    return this;
  }

  private appendLong(raw: string, style: TextStyle): this {
    for (let at = 0; at < raw.length; ) {
      const end = raw.length - at <= stride ? raw.length : endOfStride(raw, at);
      this.appendPart(raw.slice(at, end), style);
      at = end;
    }
    return this;
  }

  private appendPart(raw: string, style: TextStyle): void {
    const { script } = style;
    if (script) {
      if (this.script?.script !== script) {
        this.endScript();
        this.script = { script, raw: '', style };
      }
      this.script.raw += raw;
      return;
    }
    this.endScript();
    this.appendLevel(raw, style);
  }

  private endScript(): void {
    if (!this.script) return;
    const { script, raw, style } = this.script;
    this.script = null;
    const text = cleanCharacters(raw).trim();
    if (text === '') return;
    const before =
      this.gap > 0 || /^\s/.test(raw) ? '' : this.parts.slice(-partsBefore).join('').slice(-charactersBefore);
    if (script === 'super' && isNoteMark(text, before, style.href)) this.appendLevel(raw.replace(/\S+/g, ''), style);
    else
      this.appendLevel(
        raw.replace(/\S[\s\S]*\S|\S/, () => scripted(text, script, before)),
        style,
      );
  }

  private appendLevel(raw: string, style: TextStyle): void {
    const folded = flat(cleanCharacters(raw).replace(/[\s\u0085]+/g, ' '));
    if (folded.startsWith(' ')) this.widen(1);
    const body = folded.trim();
    if (body === '') return;
    this.push(body, style);
    if (folded.endsWith(' ')) this.widen(1);
  }

  /** A line of code: inner and leading white space is kept. */
  appendVerbatim(raw: string, style: TextStyle = {}): this {
    this.endScript();
    const body = cleanCharacters(raw).trimEnd();
    if (body.trim() !== '') this.push(body, style);
    return this;
  }

  tab(): this {
    this.endScript();
    this.widen(2);
    return this;
  }

  /** A line break on purpose; two in a row part paragraphs. */
  lineBreak(): this {
    this.endScript();
    this.gap = this.gap >= 3 ? 4 : 3;
    return this;
  }

  /** What follows begins on a line of its own. */
  startLine(): this {
    this.endScript();
    this.widen(3);
    return this;
  }

  get isEmpty(): boolean {
    return this.length === 0 && this.script === null;
  }

  /** The text so far; the builder starts anew. */
  take(): RichText {
    this.endScript();
    const taken = { text: this.parts.join(''), marks: this.marks };
    this.parts = [];
    this.length = 0;
    this.gap = 0;
    this.marks = [];
    this.lastMarks.clear();
    return taken;
  }

  private widen(gap: Gap): void {
    if (gap > this.gap) this.gap = gap;
  }

  private push(body: string, style: TextStyle): void {
    const before = this.length;
    if (this.length > 0 && this.gap > 0) {
      const gap = gaps[this.gap];
      this.parts.push(gap);
      this.length += gap.length;
    }
    this.gap = 0;
    const start = this.length;
    this.parts.push(body);
    this.length += body.length;
    for (const name of ['bold', 'italic', 'underline', 'strike', 'code'] as const) {
      if (style[name]) this.mark(name, start, before);
    }
    if (style.href !== undefined) this.mark('link', start, before, style.href);
  }

  private mark(style: MarkStyle, start: number, before: number, href?: string): void {
    const last = this.lastMarks.get(style);
    if (last && last.end === before && last.href === href) {
      last.end = this.length;
      return;
    }
    const mark: Mark = { style, start, end: this.length };
    if (href !== undefined) mark.href = href;
    this.marks.push(mark);
    this.lastMarks.set(style, mark);
  }
}

export function unstyledText(text: string): RichText {
  return new RichTextBuilder().append(text).take();
}

/** The part between two offsets, without the white space at its ends. */
export function sliceRichText(rich: RichText, from: number, to: number): RichText {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(rich.text.charAt(start))) start += 1;
  while (end > start && /\s/.test(rich.text.charAt(end - 1))) end -= 1;
  const marks: Mark[] = [];
  for (const mark of rich.marks) {
    if (mark.start >= end || mark.end <= start) continue;
    marks.push({ ...mark, start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start });
  }
  return { text: rich.text.slice(start, end), marks };
}

/**
 * Parts the text at a separator made of white space; each part without white space at its ends, empty parts left out.
 */
export function splitRichText(rich: RichText, separator: string): RichText[] {
  if (!rich.text.includes(separator)) return [rich];
  return partsOf(rich, rich.text.split(separator), separator.length);
}

/** The pieces of a text, which lie `gap` characters apart, trimmed and with their marks. */
function partsOf(rich: RichText, pieces: readonly string[], gap: number): RichText[] {
  const parts: (RichText & { from: number; to: number })[] = [];
  let offset = 0;
  for (const piece of pieces) {
    const text = piece.trim();
    const from = offset + piece.length - piece.trimStart().length;
    if (text !== '') parts.push({ text, marks: [], from, to: from + text.length });
    offset += piece.length + gap;
  }
  // Marks come sorted by start, so one pass over both lists is enough.
  let first = 0;
  for (const mark of rich.marks) {
    while (first < parts.length && (parts[first]?.to ?? 0) <= mark.start) first += 1;
    for (let at = first; at < parts.length; at += 1) {
      const part = parts[at];
      if (!part || part.from >= mark.end) break;
      part.marks.push({
        ...mark,
        start: Math.max(mark.start, part.from) - part.from,
        end: Math.min(mark.end, part.to) - part.from,
      });
    }
  }
  return parts.map(({ text, marks }) => ({ text, marks }));
}

/** Parts of at most so many characters, cut behind a sentence or a word where there is one. */
export function chopRichText(rich: RichText, most: number): RichText[] {
  if (rich.text.length <= most) return [rich];
  let rest = rich.text;
  const cuts: string[] = [];
  while (rest.length > most) {
    const window = rest.slice(most >> 1, most);
    const sentence = Math.max(window.lastIndexOf('. '), window.lastIndexOf('\n'));
    const gap = sentence >= 0 ? sentence : window.lastIndexOf(' ');
    const end = gap >= 0 ? (most >> 1) + gap + 1 : most;
    cuts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return partsOf(rich, [...cuts, rest], 0);
}

export function joinRichText(parts: readonly RichText[], separator: string): RichText {
  const marks: Mark[] = [];
  let length = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) length += separator.length;
    for (const mark of part.marks) marks.push({ ...mark, start: mark.start + length, end: mark.end + length });
    length += part.text.length;
  }
  return { text: parts.map((part) => part.text).join(separator), marks };
}
