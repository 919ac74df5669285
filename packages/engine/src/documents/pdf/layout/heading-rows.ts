import type { Row, Segment } from './rows.ts';

/** Rows below a line in which a column has to show itself, and in how many of them. */
const rowsBelow = 10;
const fewest = 3;
/** A heading begins where its column does, to within this. */
const sameStart = 1.5;
const mostWords = 5;

/**
 * Parts column headings that stand no further apart than words: "Week Chapter" over two narrow columns. A word of such
 * a line begins exactly where the rows below begin a column behind a gap.
 */
export function withPartedHeadings(rows: readonly Row[]): readonly Row[] {
  return rows.map((row, at) => {
    if (!mayBeHeadings(row)) return row;
    const below = rows.slice(at + 1, at + 1 + rowsBelow);
    const segments = row.segments.flatMap((segment) => partedAtColumns(segment, below));
    return segments.length > row.segments.length ? { ...row, segments } : row;
  });
}

const mayBeHeadings = ({ segments }: Row): boolean =>
  segments.length >= 2 &&
  segments.every(
    ({ words }) =>
      words.length <= mostWords &&
      words.every((word) => !/\d/.test(word.text)) &&
      /^\p{Lu}/u.test(words[0]?.text ?? ''),
  );

function partedAtColumns(segment: Segment, below: readonly Row[]): Segment[] {
  const cut = segment.words.findIndex(
    (word, at) => at > 0 && /^\p{Lu}/u.test(word.text) && columnsFrom(word.left, segment.left, below) >= fewest,
  );
  if (cut < 0) return [segment];
  const [before, after] = [segment.words.slice(0, cut), segment.words.slice(cut)];
  const left = after[0]?.left ?? segment.right;
  // The heading ends where its column does, so that the white between the columns is as wide as in the rows below.
  const right = Math.max(segment.left + 1, Math.min(...before.map((word) => word.right), left - (after[0]?.size ?? 0)));
  return [
    { words: before, left: segment.left, right },
    ...partedAtColumns({ words: after, left, right: segment.right }, below),
  ];
}

/** How many rows begin a cell at a place, and have another one before it under the same heading. */
function columnsFrom(left: number, headingLeft: number, below: readonly Row[]): number {
  return below.filter((row) =>
    row.segments.some((segment, at) => {
      const before = row.segments[at - 1];
      return before && Math.abs(segment.left - left) <= sameStart && before.right > headingLeft - sameStart;
    }),
  ).length;
}
