import { type HtmlElement, isHtmlElement, textOfElement } from './element-kinds.ts';

/** Terms of a definition list, and what is said of them. */
export interface TermGroup {
  terms: HtmlElement[];
  told: HtmlElement[];
}

/** In characters: more than a line or two is told in paragraphs of its own. */
const longestTerm = 80;
const longestTold = 600;
const stands = new Set(['table', 'pre', 'dl', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);

/** The groups of a definition list, in order; null where it holds something else. */
export function termGroups(list: HtmlElement): TermGroup[] | null {
  const groups: TermGroup[] = [];
  for (const child of list.childNodes.filter(isHtmlElement)) {
    // Each group may be wrapped.
    const parts = child.tagName === 'div' ? child.childNodes.filter(isHtmlElement) : [child];
    for (const part of parts) {
      const last = groups.at(-1);
      if (part.tagName === 'dt') {
        if (last && last.told.length === 0) last.terms.push(part);
        else groups.push({ terms: [part], told: [] });
      } else if (part.tagName === 'dd' && last) last.told.push(part);
      else return null;
    }
  }
  return groups;
}

/** Whether a group fits on a line: "Kiln: an oven for clay." */
export function fitsOnLine({ terms, told }: TermGroup): boolean {
  const [first] = told;
  if (told.length !== 1 || !first || holdsBlocks(first) || terms.some(holdsBlocks)) return false;
  const term = terms.map(textOfElement).join(', ').trim();
  return term !== '' && term.length <= longestTerm && textOfElement(first).length <= longestTold;
}

const holdsBlocks = (element: HtmlElement): boolean =>
  element.childNodes.some((child) => isHtmlElement(child) && (stands.has(child.tagName) || holdsBlocks(child)));

/** What stands on the line of a group: elements, and the signs between them. */
export function lineOfTerms({ terms, told }: TermGroup): (HtmlElement | string)[] {
  const last = terms.at(-1);
  const isEnded = last !== undefined && /[\p{Po}–—-]\s*$/u.test(textOfElement(last));
  const listed = terms.flatMap((term, i) => (i === 0 ? [term] : [', ', term]));
  return [...listed, isEnded ? ' ' : ': ', ...told.map(unwrapped)];
}

/** A paragraph that is all that an element holds. */
function unwrapped(element: HtmlElement): HtmlElement {
  const solid = element.childNodes.filter(
    (child) => isHtmlElement(child) || !('value' in child) || /\S/.test(child.value),
  );
  const [only] = solid;
  return solid.length === 1 && only && isHtmlElement(only) && only.tagName === 'p' ? only : element;
}
