import { grouped } from '../grouped.ts';
import { formulaText } from '../latex/formula-text.ts';
import { attribute, type HtmlElement, isHtmlElement, textOfElement } from './element-kinds.ts';

/** A formula of a page in characters, on one line; null for an element that is none. */
export function formulaOf(element: HtmlElement): string | null {
  if (element.tagName === 'math') return sourceOf(element) ?? mathText(element).replace(/\s+/g, ' ').trim();
  // A script would draw it: `<span class="math">\\(x^2\\)</span>`.
  if (element.tagName !== 'span' || !/(?:^|\s)math(?:\s|$)/.test(attribute(element, 'class') ?? '')) return null;
  const source = /^\s*(?:\\\(|\\\[|\${1,2})([\s\S]{1,2000}?)(?:\\\)|\\\]|\${1,2})\s*$/.exec(
    textOfElement(element),
  )?.[1];
  return source === undefined ? null : formulaText(source);
}

const longestSource = 2000;

/** The TeX that a formula was made from, which programs keep inside of it. */
function sourceOf(math: HtmlElement): string | null {
  for (const semantics of childrenOf(math)) {
    const source = childrenOf(semantics).find(
      (each) => each.tagName === 'annotation' && attribute(each, 'encoding') === 'application/x-tex',
    );
    const text = source ? textOfElement(source).trim() : '';
    if (text !== '' && text.length <= longestSource) return formulaText(text) || null;
  }
  return null;
}

const childrenOf = (element: HtmlElement): HtmlElement[] => element.childNodes.filter(isHtmlElement);

/** MathML written in one line: "x^2", "a/b", "√(n)". */
function mathText(element: HtmlElement): string {
  const name = element.tagName;
  if (name === 'annotation' || name === 'annotation-xml' || name === 'mphantom') return '';
  const children = childrenOf(element);
  if (children.length === 0) return textOfElement(element);
  const parts = children.map(mathText);
  const [base = '', first = '', second = ''] = parts;
  if (name === 'mfrac') return `${grouped(base)}/${grouped(first)}`;
  if (name === 'msup') return `${base}^${grouped(first)}`;
  if (name === 'msub' || name === 'munder') return `${base}_${grouped(first)}`;
  if (name === 'msubsup' || name === 'munderover') return `${base}_${grouped(first)}^${grouped(second)}`;
  if (name === 'msqrt') return `√(${parts.join('')})`;
  if (name === 'mtr') return `${parts.join(', ')}; `;
  return parts.join('');
}
