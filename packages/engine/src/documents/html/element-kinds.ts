import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

const unseen = new Set(
  `area audio base button canvas datalist dialog embed head iframe input link map meta meter noembed noframes noscript
   object optgroup option param picture progress rp rt script select source style svg template textarea title track video
   annotation annotation-xml`.split(/\s+/),
);
const blocks = new Set(
  `address article aside blockquote body center dd details dir div dl dt fieldset figcaption figure footer form h1 h2 h3
   h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table ul caption tr td th tbody
   thead tfoot`.split(/\s+/),
);
const navigationRoles = new Set([
  'navigation',
  'menu',
  'menubar',
  'search',
  'tablist',
  'toolbar',
  'dialog',
  'alertdialog',
]);
const navigationNames =
  /(?:^|\s)(?:toc|table-of-contents|nav|navbar|navigation|site-nav|main-menu|menu|breadcrumbs?|skip-link|sr-only|visually-hidden|screen-reader-text|footnote-back|headerlink|anchor-link|MathJax_Preview)(?:\s|$)/i;

export function isHtmlElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function attribute(element: HtmlElement, name: string): string | null {
  return element.attrs.find((each) => each.name === name)?.value ?? null;
}

export function isBlock(element: HtmlElement): boolean {
  return blocks.has(element.tagName);
}

/** True for what a reader of the page does not see, and for what only leads around the site. */
export function isLeftOut(element: HtmlElement): boolean {
  if (unseen.has(element.tagName) || element.tagName === 'nav') return true;
  if (isHidden(element) || isDrawnFormula(element)) return true;
  for (const { name, value } of element.attrs) {
    if (name === 'style' && /mso-list\s*:\s*ignore/i.test(value)) return true;
    if (name === 'role' && (navigationRoles.has(value) || value === 'doc-backlink' || value === 'doc-noteref'))
      return true;
    if ((name === 'class' || name === 'id') && isNavigationName(element, value)) return true;
  }
  return false;
}

/** True for the elements that hold the whole page: what hides them does so only until a script has run. */
export const isPage = ({ tagName }: HtmlElement) => tagName === 'html' || tagName === 'body';

/** What a reader opens, or comes to: text of the page, though not all of it is seen at once. */
const openedNames =
  /(?:^|[\s_-])(?:tab-?(?:pane|panel|content)|accordion|collaps(?:e|ed|ible)|carousel|slides?)(?=$|[\s_-])/i;
const opened = (element: HtmlElement): boolean =>
  attribute(element, 'role') === 'tabpanel' || openedNames.test(attribute(element, 'class') ?? '');

/**
 * True where the element itself says that its text is not shown. What is kept from screen readers alone is seen, unless
 * it is a whole block: a window that has not been opened.
 */
export function isHidden(element: HtmlElement): boolean {
  if (unseen.has(element.tagName) || isPage(element)) return false;
  return element.attrs.some(({ name, value }) => {
    if (name === 'style') return /display\s*:\s*none/i.test(value);
    if (name === 'hidden') return value !== 'until-found' && !opened(element);
    return name === 'aria-hidden' && value === 'true' && isBlock(element) && !opened(element);
  });
}

/** True for the drawing of a formula that stands beside it as MathML; a drawing that stands alone is the formula. */
function isDrawnFormula(element: HtmlElement): boolean {
  if (attribute(element, 'aria-hidden') !== 'true') return false;
  const beside = element.parentNode?.childNodes.slice(0, mostBeside) ?? [];
  return beside.some((each) => each !== element && isHtmlElement(each) && holdsMath(each, deepestMath));
}

const mostBeside = 10;
const deepestMath = 3;

const holdsMath = (element: HtmlElement, depth: number): boolean =>
  element.tagName === 'math' ||
  (depth > 0 && element.childNodes.slice(0, 2).some((each) => isHtmlElement(each) && holdsMath(each, depth - 1)));

function isNavigationName(element: HtmlElement, value: string): boolean {
  // The whole page is not navigation, whatever its theme calls it.
  if (isPage(element) || element.tagName === 'main') return false;
  return navigationNames.test(value);
}

/** The text of an element as it stands in the source, with its line breaks. */
export function textOfElement(element: HtmlElement): string {
  return element.childNodes
    .map((node) => {
      if (!isHtmlElement(node)) return 'value' in node ? node.value : '';
      return node.tagName === 'br' ? '\n' : textOfElement(node);
    })
    .join('');
}
