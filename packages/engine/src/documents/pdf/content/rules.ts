import type { HorizontalRule, PageContent, PdfWord, VerticalRule } from '../geometry.ts';

/** Pieces of one drawn line this near to each other are one line: dashes, cell by cell borders. */
const join = 3.2;
/** Lines this near to each other stand for one. */
const sameLine = 1.3;
/** A page with more lines than this is a drawing, not a table. */
const tooMany = 3000;

function mergeHorizontal(rules: readonly HorizontalRule[]): HorizontalRule[] {
  if (rules.length > tooMany) return [];
  const pieces = rules.map(({ y, left, right }) => ({ at: y, from: left, to: right }));
  return mergePieces(pieces).map(({ at, from, to }) => ({ y: at, left: from, right: to }));
}

function mergeVertical(rules: readonly VerticalRule[]): VerticalRule[] {
  if (rules.length > tooMany) return [];
  const pieces = rules.map(({ x, top, bottom }) => ({ at: x, from: top, to: bottom }));
  return mergePieces(pieces).map(({ at, from, to }) => ({ x: at, top: from, bottom: to }));
}

interface Piece {
  at: number;
  from: number;
  to: number;
}

function mergePieces(pieces: Piece[]): Piece[] {
  pieces.sort((a, b) => a.at - b.at || a.from - b.from);
  const merged: Piece[] = [];
  let start = 0;
  while (start < pieces.length) {
    let end = start + 1;
    while (end < pieces.length && (pieces[end]?.at ?? 0) - (pieces[end - 1]?.at ?? 0) <= sameLine) end += 1;
    const level = pieces.slice(start, end).sort((a, b) => a.from - b.from);
    let open: Piece | undefined;
    for (const piece of level) {
      if (open && piece.from <= open.to + join) open.to = Math.max(open.to, piece.to);
      else {
        open = { ...piece };
        merged.push(open);
      }
    }
    start = end;
  }
  return merged;
}

/** How far a line through or under text may reach beyond it. */
const overhang = 2.5;

/**
 * Marks the words that a line runs through or under, and answers with the lines that are not such a decoration.
 * A decoration is as long as its text; a table's border or a section's rule is longer.
 */
function decorateWords(words: readonly PdfWord[], rules: readonly HorizontalRule[]): HorizontalRule[] {
  return rules.filter((rule) => {
    const struck = words.filter((word) => isOn(word, rule, -0.52, -0.1));
    if (covers(struck, rule)) {
      for (const word of struck) word.strike = true;
      return false;
    }
    const underlined = words.filter((word) => isOn(word, rule, -0.1, 0.36));
    if (covers(underlined, rule)) {
      for (const word of underlined) word.underline = true;
      return false;
    }
    return true;
  });
}

function isOn(word: PdfWord, rule: HorizontalRule, above: number, below: number): boolean {
  if (word.baseline + above * word.size > rule.y || word.baseline + below * word.size < rule.y) return false;
  const overlap = Math.min(word.right, rule.right) - Math.max(word.left, rule.left);
  return overlap > 0.4 * (word.right - word.left) || overlap > 0.6 * (rule.right - rule.left);
}

function covers(words: readonly PdfWord[], rule: HorizontalRule): boolean {
  if (words.length === 0) return false;
  let left = Infinity;
  let right = -Infinity;
  let covered = 0;
  for (const word of words) {
    left = Math.min(left, word.left);
    right = Math.max(right, word.right);
    covered += word.right - word.left;
  }
  return rule.left >= left - overhang && rule.right <= right + overhang && covered > 0.6 * (rule.right - rule.left);
}

/** A page with its broken lines put together, and those that only decorate text turned into marks of its words. */
export function withoutDecorations(content: PageContent): PageContent {
  return {
    ...content,
    horizontal: decorateWords(content.words, mergeHorizontal(content.horizontal)),
    vertical: mergeVertical(content.vertical),
  };
}
