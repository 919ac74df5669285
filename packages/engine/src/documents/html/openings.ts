import { unstyledText } from '../flow/rich-text.ts';
import { attribute, type HtmlElement, isHtmlElement, textOfElement } from './element-kinds.ts';

/** What the next text of a page begins. */
export type PageOpening =
  | { kind: 'paragraph' }
  | { kind: 'heading'; level: number }
  | { kind: 'list-item'; depth: number; marker: string | null };

export const itemAt = (depth: number): PageOpening => ({ kind: 'list-item', depth, marker: null });

/** Google Docs exports each level of a list as a list of its own, one behind the other; the class names the level. */
export function siblingDepth(list: HtmlElement): number {
  return Number(/\blst-\w{1,80}-(\d)\b/.exec(attribute(list, 'class') ?? '')?.[1] ?? 0);
}

/** "Figure 3.8 …" titles a picture, not the text that follows it. */
const caption = /^\s*(?:Figure|Fig\.|Table|Photo|Map|Chart|Exhibit|Listing)\s+(?:\d|[IVX]+\b)/;

/** Word and Google Docs export titles and list items as paragraphs that only a class or a style tells apart. */
export function officeParagraph(element: HtmlElement): PageOpening | null {
  const names = attribute(element, 'class') ?? '';
  if (/(?:^|\s)(?:MsoTitle|(?:sub)?title)(?:\s|$)/.test(names) && caption.test(textOfElement(element))) return null;
  if (/(?:^|\s)(?:MsoTitle|title)(?:\s|$)/.test(names)) return { kind: 'heading', level: 1 };
  if (/(?:^|\s)(?:MsoSubtitle|subtitle)(?:\s|$)/.test(names)) return { kind: 'heading', level: 2 };
  const level = /mso-list\s*:\s*\w+\s+level(\d)/i.exec(attribute(element, 'style') ?? '')?.[1];
  return level ? { kind: 'list-item', depth: Number(level) - 1, marker: officeMarker(element) } : null;
}

/** Word writes the number that it counted in front of the text, marked to be ignored by itself. */
function officeMarker(element: HtmlElement): string | null {
  for (const child of element.childNodes) {
    if (!isHtmlElement(child)) continue;
    if (/mso-list\s*:\s*ignore/i.test(attribute(child, 'style') ?? '')) {
      const printed = unstyledText(textOfElement(child)).text;
      return /[\p{L}\p{N}]/u.test(printed) && printed !== 'o' ? printed : null;
    }
    const inner = officeMarker(child);
    if (inner !== null) return inner;
  }
  return null;
}
