import { type DefaultTreeAdapterTypes, parse } from 'parse5';

interface FoundElement {
  name: string;
  attributes: { name: string; value: string }[];
  text: string;
}

/** What a browser makes of a page: its elements, and all of its text. */
export function elementsOf(html: string): { elements: FoundElement[]; texts: string } {
  const elements: FoundElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): string => {
    if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
    const at = elements.length;
    if ('tagName' in node) elements.push({ name: node.tagName, attributes: node.attrs, text: '' });
    const text = 'childNodes' in node ? node.childNodes.map(visit).join('') : '';
    const element = elements[at];
    if ('tagName' in node && element) element.text = text;
    return text;
  };
  return { texts: visit(parse(html)), elements };
}
