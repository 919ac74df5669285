import type { Area, PageContent, PdfWord } from '../geometry.ts';

/** How far left of a line its bullet may stand, and where on the line, as shares of the font size. */
const farthest = 4;
const nearest = 0.15;
/** Text this near to its left belongs to the same line, as where dots part the items of one. */
const nearestText = 1.1;

/**
 * Adds the bullets and check boxes that a page draws instead of printing them as text: browsers and office programs do
 * so. A shape is one when the words to its right begin there and nothing stands close to its left.
 */
export function withDrawnBullets(content: PageContent): PageContent {
  if (content.dots.length === 0) return content;
  const bullets: PdfWord[] = [];
  for (const dot of content.dots) {
    const word = wordBehind(dot, content.words);
    const taken = bullets.some((bullet) => Math.abs(bullet.left - dot.left) < 8 && bullet.baseline === word?.baseline);
    if (word && !taken) bullets.push(bulletOf(dot, word));
  }
  return bullets.length === 0 ? content : { ...content, words: [...content.words, ...bullets] };
}

function wordBehind(dot: Area, words: readonly PdfWord[]): PdfWord | null {
  const middle = (dot.top + dot.bottom) / 2;
  let first: PdfWord | null = null;
  for (const word of words) {
    const onLine = middle < word.baseline + 0.15 * word.size && middle > word.baseline - 0.9 * word.size;
    if (!onLine) continue;
    const gap = word.left - dot.right;
    if (gap < nearest * word.size) {
      if (dot.left - word.right < nearestText * word.size) return null;
    } else if (gap < farthest * word.size && (!first || word.left < first.left)) first = word;
  }
  return first && dot.bottom - dot.top < 1.3 * first.size ? first : null;
}

function bulletOf(dot: Area, word: PdfWord): PdfWord {
  const text = dot.right - dot.left > 0.55 * word.size ? '☐' : '•';
  return { ...word, text, left: dot.left, right: dot.right, bold: false, italic: false, spaced: true };
}
