import { type AtRule, type Container, parse, type Rule } from 'postcss';
import { attribute, type HtmlElement, type HtmlNode, isHtmlElement, textOfElement } from './element-kinds.ts';
import { sheetsOf } from './html-style.ts';

/** Declarations by property, lower case. */
export type Declarations = ReadonlyMap<string, string>;

const longestSheet = 400_000;
/** What a rule is about: one element, whatever stands around it. */
const plainSelector = /^([a-z][a-z\d]*)?((?:[.#][\w-]{1,80})*)$/i;
const shown = /^(?:block|flex|grid|inline(?:-block|-flex)?|table(?:-row|-cell)?|list-item|contents)$/;
const none: Declarations = new Map();

/** What a page's own style sheets say of single elements on a screen. */
export class StyleRules {
  private readonly rules = new Map<string, { rest: string[]; declarations: Declarations }[]>();
  /** Names whose elements are shown again on some occasion: tabs, folds, menus. */
  private readonly switched = new Set<string>();
  private readonly scripts: string;
  /** The page's colours are told elsewhere too. */
  readonly hasOtherGrounds: boolean;

  constructor(nodes: readonly HtmlNode[]) {
    let otherGrounds = false;
    for (const sheet of sheetsOf(nodes)) {
      if (sheet.length > longestSheet) continue;
      try {
        parse(sheet).walkRules((rule) => {
          if (this.addRule(rule)) otherGrounds = true;
        });
      } catch {
        // A sheet that is no style sheet says nothing.
      }
    }
    const found = elementsOf(nodes, (element) => element.tagName === 'script' || element.tagName === 'link');
    this.hasOtherGrounds =
      otherGrounds || found.some((each) => each.tagName === 'link' && /stylesheet/i.test(attribute(each, 'rel') ?? ''));
    this.scripts = found.map((each) => (each.tagName === 'script' ? textOfElement(each) : '')).join('\n');
  }

  /** What the rules and the element itself say; what comes later wins. */
  of(element: HtmlElement): Declarations {
    const keys = [element.tagName];
    if (element.attrs.length > 0) {
      for (const name of (attribute(element, 'class') ?? '').split(/\s+/, 20)) if (name) keys.push(`.${name}`);
      const id = attribute(element, 'id');
      if (id) keys.push(`#${id}`);
    }
    const own = element.attrs.length > 0 ? attribute(element, 'style') : null;
    let all: Map<string, string> | null = null;
    for (const key of keys) {
      for (const { rest, declarations } of this.rules.get(key) ?? []) {
        if (!rest.every((each) => keys.includes(each))) continue;
        all ??= new Map();
        for (const [property, value] of declarations) if (!this.isSwitched(property, keys)) all.set(property, value);
      }
    }
    if (own) {
      all ??= new Map();
      for (const [property, value] of inlineDeclarations(own)) all.set(property, value);
    }
    return all ?? none;
  }

  private isSwitched(property: string, keys: readonly string[]): boolean {
    if (property !== 'display' && property !== 'visibility' && property !== 'opacity') return false;
    return keys.some((key) => this.switched.has(key) || (/^[.#]/.test(key) && this.scripts.includes(key.slice(1))));
  }

  /** True where a rule paints a ground behind elements that are not told by themselves. */
  private addRule(rule: Rule): boolean {
    const declarations = declarationsOf(rule);
    const onScreen = isForScreens(rule);
    let paints = false;
    for (const selector of rule.selectors) {
      const plain = onScreen ? plainSelector.exec(selector.trim()) : null;
      if (plain && selector.trim() !== '') {
        const [key = '', ...rest] = [...(plain[2]?.match(/[.#][\w-]+/g) ?? []), plain[1]?.toLowerCase() ?? ''].filter(
          Boolean,
        );
        const rules = this.rules.get(key) ?? [];
        rules.push({ rest, declarations });
        this.rules.set(key, rules);
        if (rest.length === 0) continue;
      } else if (declarations.has('background') || declarations.has('background-color')) paints = true;
      const shows =
        shown.test(declarations.get('display') ?? '') ||
        declarations.get('visibility') === 'visible' ||
        Number(declarations.get('opacity')) > 0;
      if (shows) for (const name of selector.match(/[.#][\w-]{1,80}/g) ?? []) this.switched.add(name);
    }
    return paints;
  }
}

function isForScreens(rule: Rule): boolean {
  for (let at: Container | undefined = rule.parent as Container | undefined; at && at.type !== 'root'; ) {
    const { name, params } = at as AtRule;
    if (name !== 'media' || !/^(?:all|screen)$/i.test(params.trim())) return false;
    at = at.parent as Container | undefined;
  }
  return true;
}

function declarationsOf(container: Container): Declarations {
  const found = new Map<string, string>();
  container.each((node) => {
    if (node.type === 'decl') found.set(node.prop.toLowerCase(), node.value.trim().toLowerCase());
  });
  return found;
}

function inlineDeclarations(css: string): Declarations {
  try {
    return declarationsOf(parse(css));
  } catch {
    return none;
  }
}

function elementsOf(nodes: readonly HtmlNode[], isWanted: (element: HtmlElement) => boolean): HtmlElement[] {
  const found: HtmlElement[] = [];
  const open = [...nodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isHtmlElement(node)) continue;
    if (isWanted(node)) found.push(node);
    for (const child of node.childNodes) open.push(child);
  }
  return found;
}
