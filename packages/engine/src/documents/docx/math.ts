import { grouped } from '../grouped.ts';
import { childOf, isElement, type XmlElement } from '../xml.ts';

/** A formula of Office Math written in one line: "x^2", "a/b", "√(n)". */
export function mathText(element: XmlElement): string {
  const part = (name: string): string => {
    const child = childOf(element, name);
    return child ? mathText(child) : '';
  };
  switch (element.name) {
    case 'f':
      return `${grouped(part('num'))}/${grouped(part('den'))}`;
    case 'sSup':
      return `${part('e')}^${grouped(part('sup'))}`;
    case 'sSub':
      return `${part('e')}_${grouped(part('sub'))}`;
    case 'sSubSup':
      return `${part('e')}_${grouped(part('sub'))}^${grouped(part('sup'))}`;
    case 'rad':
      return `√(${part('e')})`;
    case 'd':
      return `(${element.children
        .filter(isElement)
        .filter((child) => child.name === 'e')
        .map(mathText)
        .join(', ')})`;
    case 't':
      return element.children.filter((child) => !isElement(child)).join('');
    default:
      return element.children
        .map((child) => (isElement(child) && !child.name.endsWith('Pr') ? mathText(child) : ''))
        .join('');
  }
}
