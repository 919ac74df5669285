import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfWord, TextRotation } from '../geometry.ts';
import { glyphText } from './glyph-text.ts';
import type { Ground } from './ground.ts';
import { type Ink, inkOf, isLeftBy, isSameInk, partedByInk } from './ink.ts';
import { applyX, applyY, identity, type Matrix, moved, multiply } from './matrix.ts';
import { hasTwin, withoutOverprints } from './overprints.ts';
import type { Font, FontSource } from './page-resources.ts';
import type { Paint } from './paint.ts';
import { fitScannedLines } from './scanned-lines.ts';

interface Glyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

interface TextState {
  font: Font | null;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
}

/** Fill and stroke: how office programs thicken a typeface that has no bold. */
const fillAndStroke = 2;
/** Glyphs nearer than this share of the size belong to one word. */
const wordGap = 0.12;
/** A letter this near to the beginning of a space stands in its place. */
const taken = 0.01;
/** Letters this much further apart than their widths are set so on purpose. */
const tracking = 0.045;
/** How far text may lean before it counts as rotated: scans are never quite straight. */
const lean = 0.09;

/** Collects the words of a page from its text operators (PDF 32000-1, 9). */
export class TextReader {
  private state: TextState = {
    font: null,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
  };
  private readonly saved: TextState[] = [];
  private textMatrix: Matrix = identity;
  private lineMatrix: Matrix = identity;
  private readonly words: PdfWord[] = [];
  /** With what each word is painted. */
  private readonly inks: Ink[] = [];
  private open: PdfWord | null = null;
  /** Room between the letters of the open word. */
  private room = 0;
  private spaced = false;
  /** Where the white space before the next letter begins. */
  private spaceLeft = Number.NaN;
  /** Glyphs by the way they run: to the right, down, to the left, up. */
  private readonly glyphs: [number, number, number, number] = [0, 0, 0, 0];
  private readonly fonts: FontSource;
  private readonly frame: { width: number; height: number };
  private readonly paint: Paint;

  constructor(fonts: FontSource, frame: { width: number; height: number }, paint: Paint) {
    this.fonts = fonts;
    this.frame = frame;
    this.paint = paint;
  }

  save(): void {
    this.saved.push({ ...this.state });
  }

  restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  /** `order`: the operator's place among those of the page. */
  run(operator: number, args: unknown[], matrix: Matrix, order: number): void {
    const { state } = this;
    switch (operator) {
      case OPS.beginText:
        this.textMatrix = this.lineMatrix = identity;
        break;
      case OPS.setFont:
        state.font = this.fonts(String(args[0]));
        state.size = Number(args[1]);
        break;
      case OPS.setGState:
        this.applyGraphicsState(args[0]);
        break;
      case OPS.setCharSpacing:
        state.charSpacing = Number(args[0]);
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = Number(args[0]);
        break;
      case OPS.setHScale:
        state.horizontalScale = Number(args[0]) / 100;
        break;
      case OPS.setLeading:
        state.leading = -Number(args[0]);
        break;
      case OPS.setTextRise:
        state.rise = Number(args[0]);
        break;
      case OPS.setTextRenderingMode:
        state.renderingMode = Number(args[0]);
        break;
      case OPS.moveText:
        this.moveLine(Number(args[0]), Number(args[1]));
        break;
      case OPS.setLeadingMoveText:
        state.leading = Number(args[1]);
        this.moveLine(Number(args[0]), Number(args[1]));
        break;
      case OPS.nextLine:
        this.moveLine(0, state.leading);
        break;
      case OPS.setTextMatrix:
        this.textMatrix = this.lineMatrix = args[0] as Matrix;
        break;
      case OPS.showText:
        this.show(args[0] as (Glyph | number | null)[], matrix, order);
        break;
    }
  }

  private applyGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const [key, value] of entries as [string, unknown][]) {
      if (key === 'Font' && Array.isArray(value)) {
        this.state.font = this.fonts(String(value[0]));
        this.state.size = Number(value[1]);
      }
    }
  }

  private moveLine(x: number, y: number): void {
    this.textMatrix = this.lineMatrix = moved(this.lineMatrix, x, y);
  }

  private show(glyphs: readonly (Glyph | number | null)[], matrix: Matrix, order: number): void {
    const { font, size, horizontalScale, charSpacing, wordSpacing, rise } = this.state;
    if (!font || !Array.isArray(glyphs)) return;
    const placed = multiply(matrix, this.textMatrix);
    const height = Math.abs(size) * Math.hypot(placed[2], placed[3]);
    const direction = directionOf(placed[0] * Math.sign(size), placed[1] * Math.sign(size));
    if (direction !== null) this.glyphs[direction] += glyphs.length;
    const upright = direction === 0;
    const ink = inkOf(this.paint, this.state.renderingMode, height, order);
    const cut: Ink = { ...ink, absent: true };
    const { clip } = this.paint.state;
    let x = 0;
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        x -= (glyph / 1000) * size * horizontalScale;
        continue;
      }
      const width = glyph.width * font.unit * size * horizontalScale;
      const spacing = (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * horizontalScale;
      const text = glyphText(glyph.unicode);
      if (text === null) this.space(applyX(placed, x, rise));
      else if (text !== '' && upright && height > 0) {
        const place = {
          left: applyX(placed, x, rise),
          right: applyX(placed, x + width, rise),
          baseline: applyY(placed, x, rise),
          size: height,
        };
        this.add(text, place, font, isLeftBy(clip, place) ? ink : cut);
      }
      x += width + spacing;
    }
    this.textMatrix = moved(this.textMatrix, x, 0);
  }

  private space(left: number): void {
    if (!this.spaced) this.spaceLeft = left;
    this.spaced = true;
  }

  private add(text: string, place: Pick<PdfWord, 'left' | 'right' | 'baseline' | 'size'>, font: Font, ink: Ink): void {
    const { open } = this;
    const { left, right, baseline, size } = place;
    // Browsers print a soft hyphen inside a line as a space, and set the next letter in its place.
    if (Math.abs(left - this.spaceLeft) < taken * size) this.spaced = false;
    const runsOn = open !== null && left - open.right < size && Math.abs(open.baseline - baseline) < 0.1 * size;
    if ((left > this.frame.width && !runsOn) || right < 0) return;
    if (baseline < 0 || baseline > this.frame.height + size) return;
    if (open && !this.spaced && composeAccent(open, text, left, right, size)) return;
    const bold = font.bold || this.state.renderingMode === fillAndStroke;
    const gap = open ? left - open.right : 0;
    if (
      open &&
      !this.spaced &&
      gap < wordGap * size &&
      gap > -0.35 * size &&
      Math.abs(open.baseline - baseline) < 0.05 * size &&
      Math.abs(open.size - size) < 0.05 * size &&
      open.bold === bold &&
      open.italic === font.italic &&
      isSameInk(this.inks[this.inks.length - 1], ink)
    ) {
      open.text += text;
      open.right = Math.max(open.right, right);
      this.room += gap;
      open.tracked = open.text.length > 2 && this.room > tracking * size * (open.text.length - 1);
      return;
    }
    this.open = {
      text,
      left,
      right: Math.max(left, right),
      baseline,
      size,
      bold,
      italic: font.italic,
      monospaced: font.monospaced,
      tracked: false,
      color: this.paint.state.fill ?? '#000000',
      underline: false,
      strike: false,
      spaced: this.spaced,
      ...(ink.content === null ? {} : { content: ink.content }),
    };
    this.spaced = false;
    this.room = 0;
    this.words.push(this.open);
    this.inks.push(ink);
  }

  /** `turn`: the way that most of the text runs. `unseen`: text that is in the file but not to be seen on the page. */
  finish(ground: Ground): { words: PdfWord[]; unseen: PdfWord[]; turn: TextRotation } {
    fitScannedLines(this.words, this.inks, ground);
    const { seen, unseen } = partedByInk(this.words, this.inks, ground);
    const words = withoutOverprints(seen);
    const most = Math.max(...this.glyphs);
    const turn = this.glyphs[0] * 4 > most ? 0 : this.glyphs.indexOf(most);
    return { words, unseen: unseen.filter((word) => !hasTwin(word, words)), turn: turn as TextRotation };
  }
}

function directionOf(x: number, y: number): TextRotation | null {
  if (Math.abs(y) <= lean * Math.abs(x)) return x > 0 ? 0 : 2;
  if (Math.abs(x) <= lean * Math.abs(y)) return y > 0 ? 1 : 3;
  return null;
}

const combining: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
  '¯': '\u0304',
  '˘': '\u0306',
  '˝': '\u030b',
  '˙': '\u0307',
};

/** Under an accent a letter is printed without its dot. */
const dotted: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/** Puts an accent and the letter that it is printed over together, as older TeX fonts have them apart. */
function composeAccent(word: PdfWord, text: string, left: number, right: number, size: number): boolean {
  if (left > word.right - 0.1 * size || left < word.right - size) return false;
  const last = word.text.slice(-1);
  const mark = combining[last] ?? combining[text];
  if (mark === undefined) return false;
  // An accent that stands mostly behind the letter is that of the next one, which may be narrower than it.
  if (!combining[last] && (left + right) / 2 > word.right) return false;
  const letter = dotted[combining[last] ? text : last] ?? (combining[last] ? text : last);
  const composed = (letter + mark).normalize('NFC');
  if (composed.length > 1 || !/\p{L}/u.test(composed)) return false;
  word.text = word.text.slice(0, -1) + composed;
  word.right = Math.max(word.right, right);
  return true;
}
