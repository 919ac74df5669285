import type { DocumentBlock } from '@weekwise/contracts/files.ts';
import type { SourceTarget } from '../../../lib/source-target.ts';

/** A part of one block's text. */
export interface TextRange {
  block: number;
  start: number;
  end: number;
}

interface Letter {
  block: number;
  offset: number;
}

const isSpace = (letter: string) => /\s/.test(letter);

/**
 * Where a quote stands: one range per block it touches. White space and letter case do not count, so that a sentence
 * broken over lines or cells is found, nor does what is struck out, which no quote holds. A quote that is not there
 * marks its blocks whole: the place is still right.
 */
export function locateQuote(blocks: readonly DocumentBlock[], target: SourceTarget): TextRange[] {
  const near = blocks.filter((block) => block.index >= target.block && block.index <= target.lastBlock);
  const ranges = rangesOf(near, target.quote);
  return ranges ?? near.map((block) => ({ block: block.index, start: 0, end: block.text.length }));
}

function rangesOf(near: readonly DocumentBlock[], quote: string): TextRange[] | null {
  const letters: Letter[] = [];
  let text = '';
  for (const block of near) {
    const struck = block.marks.filter(({ style }) => style === 'strike');
    for (let offset = 0; offset < block.text.length; offset++) {
      const letter = block.text.charAt(offset);
      if (isSpace(letter) || struck.some(({ start, end }) => start <= offset && offset < end)) continue;
      text += letter.toLowerCase().charAt(0);
      letters.push({ block: block.index, offset });
    }
  }
  const sought = [...quote].filter((letter) => !isSpace(letter)).map((letter) => letter.toLowerCase().charAt(0));
  const at = sought.length ? text.indexOf(sought.join('')) : -1;
  if (at < 0) return null;

  const ranges: TextRange[] = [];
  for (const { block, offset } of letters.slice(at, at + sought.length)) {
    const last = ranges.at(-1);
    if (last?.block === block) last.end = offset + 1;
    else ranges.push({ block, start: offset, end: offset + 1 });
  }
  return ranges;
}

/** A rectangle on a page, in PDF points from its top left. */
export interface PageBox {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The printed lines that ranges cover, cut where the range begins and ends in them.
 * @param widthOf in any unit: a line is cut by the share that its letters before the cut have of its width
 */
export function boxesOf(
  blocks: readonly DocumentBlock[],
  ranges: readonly TextRange[],
  widthOf: (text: string) => number,
): PageBox[] {
  const byIndex = new Map(blocks.map((block) => [block.index, block]));
  return ranges.flatMap((range) => {
    const block = byIndex.get(range.block);
    if (!block) return [];
    return block.lines.flatMap((line, i) => {
      const lineEnd = block.lines[i + 1]?.start ?? block.text.length;
      const start = Math.max(range.start, line.start);
      const end = Math.min(range.end, lineEnd);
      // The blank that joins two lines has no ink.
      const printed = block.text.slice(line.start, lineEnd).trimEnd();
      if (!printed || start >= end) return [];
      const whole = widthOf(printed) || 1;
      const share = (offset: number) => widthOf(printed.slice(0, offset - line.start)) / whole;
      const { x, y, width, height } = line.box;
      const from = share(start);
      return [{ page: line.page, x: x + width * from, y, width: width * (share(end) - from), height }];
    });
  });
}
