import { appendAll } from '../append-all.ts';
import type { RichTextBuilder, TextStyle } from '../flow/rich-text.ts';
import { childOf, descendantsOf, isElement, type XmlElement } from '../xml.ts';
import type { OdtStyles } from './odt-styles.ts';

/** What inline content is appended to, and what stands in it beside the text. */
export interface OdtTarget {
  text: RichTextBuilder;
  styles: OdtStyles;
  /** Bodies of text boxes, to stand behind the paragraph. */
  boxes: XmlElement[];
  /** Bodies of footnotes and endnotes. */
  notes: XmlElement[];
  onPage: () => void;
}

const leftOut = new Set([
  'annotation',
  'annotation-end',
  'page-number',
  'page-count',
  'hidden-text',
  'hidden-paragraph',
  'ruby-text',
  'tracked-changes',
]);

export function appendOdtInline(parent: XmlElement, target: OdtTarget, style: TextStyle): void {
  for (const child of parent.children) {
    if (!isElement(child)) target.text.append(child, style);
    else appendElement(child, target, style);
  }
}

function appendElement(element: XmlElement, target: OdtTarget, style: TextStyle): void {
  const { text } = target;
  switch (element.name) {
    case 'span':
      appendOdtInline(element, target, { ...style, ...target.styles.marks(element.attributes['style-name']) });
      break;
    case 'a':
      appendOdtInline(element, target, { ...style, href: element.attributes.href ?? '' });
      break;
    case 's':
      text.append(' ');
      break;
    case 'tab':
      text.tab();
      break;
    case 'line-break':
      text.lineBreak();
      break;
    case 'soft-page-break':
      target.onPage();
      break;
    case 'note': {
      const body = childOf(element, 'note-body');
      if (body) target.notes.push(body);
      break;
    }
    case 'frame':
      appendAll(target.boxes, descendantsOf(element, 'text-box'));
      break;
    default:
      if (!leftOut.has(element.name)) appendOdtInline(element, target, style);
  }
}
