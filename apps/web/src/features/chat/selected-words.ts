/** The selected words, where all of them lie in one element; otherwise nothing. */
export function selectedWordsIn(element: Element | null): string {
  const selection = window.getSelection();
  if (!element || !selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  return element.contains(selection.getRangeAt(0).commonAncestorContainer) ? selection.toString().trim() : '';
}
