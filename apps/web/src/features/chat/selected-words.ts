/** What stands in an answer and is no word of it. */
const besideWords = '[data-citation], button, figcaption, .katex';
const inWord = /[\p{L}\p{N}\p{M}]/u;

/**
 * The selected words, where all of them lie in one element; otherwise nothing. A word that the selection cuts is
 * taken whole, and citations between the words are left out: what is selected is to be found in a file.
 */
export function selectedWordsIn(element: Element | null): string {
  const selection = window.getSelection();
  if (!element || !selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0).cloneRange();
  if (!element.contains(range.commonAncestorContainer)) return '';
  widenToWords(range);
  const words = range.cloneContents();
  for (const beside of words.querySelectorAll(besideWords)) beside.replaceWith(' ');
  for (const block of words.querySelectorAll('p, li, td, th, h4')) block.append(' ');
  return (words.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function widenToWords(range: Range): void {
  const { startContainer: first, endContainer: last } = range;
  if (first instanceof Text) {
    let start = range.startOffset;
    if (inWord.test(first.data.charAt(start))) while (start > 0 && inWord.test(first.data.charAt(start - 1))) start--;
    range.setStart(first, start);
  }
  if (last instanceof Text) {
    let end = range.endOffset;
    if (end > 0 && inWord.test(last.data.charAt(end - 1)))
      while (end < last.length && inWord.test(last.data.charAt(end))) end++;
    range.setEnd(last, end);
  }
}
