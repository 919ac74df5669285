import { parseFragment } from 'parse5';
import { type HtmlElement, isHidden, isHtmlElement } from './element-kinds.ts';
import type { StyleRules } from './style-rules.ts';
import { isInvisible, type Look, lookOf } from './visibility.ts';

const tags = /<(\/?)([a-z][\w-]{0,40})(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^'"<>]){0,2000}>/gi;
/** Of a longer piece of HTML the rest says nothing of what follows. */
const longestPiece = 100_000;
/** Without an end, or ended by the next paragraph or item. */
const unnested = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd)$/;
const deepest = 500;

/** The elements that stand open where tags and other text come by turns, as in Markdown, and the look they give. */
export class OpenElements {
  private readonly base: Look;
  private readonly rules: StyleRules;
  private readonly open: { name: string; look: Look }[] = [];

  constructor(base: Look, rules: StyleRules) {
    this.base = base;
    this.rules = rules;
  }

  /** @param inParagraph whether `<p>` and the like hold what follows, too */
  take(html: string, inParagraph: boolean): void {
    for (const [tag, slash, name = ''] of html.slice(0, longestPiece).matchAll(tags)) {
      const lower = name.toLowerCase();
      if (slash === '/') {
        const at = this.open.findLastIndex((each) => each.name === lower);
        if (at >= 0) this.open.length = at;
      } else if (!tag.endsWith('/>') && (inParagraph ? lower !== 'br' : !unnested.test(lower))) {
        if (this.open.length < deepest) this.open.push({ name: lower, look: this.lookOf(tag) });
      }
    }
  }

  private lookOf(tag: string): Look {
    const element = parseFragment(tag).childNodes.find((node): node is HtmlElement => isHtmlElement(node));
    if (!element) return this.look;
    const look = lookOf(element, this.look, this.rules);
    return isHidden(element) ? { ...look, gone: true } : look;
  }

  get look(): Look {
    return this.open.at(-1)?.look ?? this.base;
  }

  get isUnseen(): boolean {
    return isInvisible(this.look);
  }
}
