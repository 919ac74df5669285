import { defaultTreeAdapter, html } from 'parse5';
import { attribute, type HtmlElement, type HtmlNode, isBlock, isHtmlElement, textOfElement } from './element-kinds.ts';

/** How books mark what a margin or a bubble says of a word: "glossdef", "term-definition", "tooltip-text". */
const tellsMeaning =
  /^(?:gloss(?:ary)?[-_]?(?:def(?:inition)?|text)|(?:term|inline|margin)[-_]?def(?:inition)?|def(?:inition)?[-_]?(?:text|bubble)|tooltip[-_]?(?:text|content|inner))$/i;
/** In characters: what is longer is a text of its own. */
const longestTerm = 80;
const longestMeaning = 600;

/**
 * Takes what a page says of a word inside of its sentence ("a weir‹A low dam across a stream.› of oak") out of it: no
 * sentence of the page is meant to hold it. It comes back as an entry of a list at the end of its section.
 */
export function setGlossesApart(page: HtmlNode | { childNodes: HtmlNode[] }): void {
  for (const meaning of glossesIn(page)) {
    const term = termOf(meaning);
    const block = blockAround(meaning);
    const around = block?.parentNode;
    if (term === null || !block || !around || !('childNodes' in around)) continue;
    defaultTreeAdapter.detachNode(meaning);
    const end = endOfSection(around.childNodes, around.childNodes.indexOf(block));
    const list = listBefore(around.childNodes[end - 1]) ?? element('dl');
    if (!list.parentNode) {
      const next = around.childNodes[end];
      if (next) defaultTreeAdapter.insertBefore(around, list, next);
      else defaultTreeAdapter.appendChild(around, list);
    }
    addEntry(list, term, meaning);
  }
}

function glossesIn(page: HtmlNode | { childNodes: HtmlNode[] }): HtmlElement[] {
  const found: HtmlElement[] = [];
  const left: HtmlNode[] = 'childNodes' in page ? [...page.childNodes] : [];
  for (let node = left.pop(); node; node = left.pop()) {
    if (!isHtmlElement(node)) continue;
    const isMeaning =
      !isBlock(node) && (attribute(node, 'class') ?? '').split(/\s+/).some((name) => tellsMeaning.test(name));
    if (isMeaning) found.push(node);
    else for (const child of node.childNodes) left.push(child);
  }
  return found.reverse();
}

/** The element right before, or the words before it in the element that holds both. */
function termOf(meaning: HtmlElement): string | null {
  const beside = meaning.parentNode?.childNodes ?? [];
  const before = beside
    .slice(0, beside.indexOf(meaning))
    .findLast((node) => isHtmlElement(node) || ('value' in node && node.value.trim() !== ''));
  const isAlone =
    meaning.parentNode && isHtmlElement(meaning.parentNode as HtmlNode) && !isBlock(meaning.parentNode as HtmlElement);
  const text = !before
    ? ''
    : isHtmlElement(before)
      ? textOfElement(before)
      : isAlone && 'value' in before
        ? before.value
        : '';
  const term = text.replace(/\s+/g, ' ').trim();
  const said = textOfElement(meaning).trim();
  return term === '' || term.length > longestTerm || said === '' || said.length > longestMeaning ? null : term;
}

/** The outermost paragraph or list around it; null inside of a table, whose cells hold sentences of their own. */
function blockAround(meaning: HtmlElement): HtmlElement | null {
  let block: HtmlElement | null = null;
  for (let at = parentOf(meaning); at; at = parentOf(at)) {
    if (/^(?:table|pre|h[1-6])$/.test(at.tagName)) return null;
    if (/^(?:p|ul|ol|dl|blockquote)$/.test(at.tagName)) block = at;
    if (/^(?:div|section|article|main|body)$/.test(at.tagName)) break;
  }
  return block;
}

/** Before the next heading, or the next part that has headings. */
function endOfSection(nodes: readonly HtmlNode[], from: number): number {
  const next = nodes.findIndex((node, i) => i > from && isHtmlElement(node) && holdsHeading(node));
  return next < 0 ? nodes.length : next;
}

const holdsHeading = (node: HtmlElement): boolean =>
  /^h[1-6]$/.test(node.tagName) || node.childNodes.some((child) => isHtmlElement(child) && holdsHeading(child));

const ours = new WeakSet<HtmlElement>();
const listBefore = (node: HtmlNode | undefined): HtmlElement | null =>
  node && isHtmlElement(node) && ours.has(node) ? node : null;

function addEntry(list: HtmlElement, term: string, meaning: HtmlElement): void {
  ours.add(list);
  const [dt, bold, dd] = [element('dt'), element('b'), element('dd')];
  const name = term.charAt(0).toUpperCase() + term.slice(1);
  defaultTreeAdapter.appendChild(bold, defaultTreeAdapter.createTextNode(name));
  defaultTreeAdapter.appendChild(dt, bold);
  defaultTreeAdapter.appendChild(dd, meaning);
  defaultTreeAdapter.appendChild(list, dt);
  defaultTreeAdapter.appendChild(list, dd);
}

const element = (name: string): HtmlElement => defaultTreeAdapter.createElement(name, html.NS.HTML, []);
const parentOf = ({ parentNode }: HtmlElement): HtmlElement | null =>
  parentNode && 'tagName' in parentNode ? parentNode : null;
