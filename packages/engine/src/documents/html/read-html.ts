import type { Document } from '../document.ts';
import { declaredHtmlEncoding } from '../encoding/declared-encoding.ts';
import { decodeText } from '../encoding/decode-text.ts';
import { nowhere } from '../flow/flow.ts';
import { documentFromFlow } from '../flow/flow-blocks.ts';
import { cleanCharacters } from '../flow/rich-text.ts';
import { limitsOf, type ReadOptions } from '../limits.ts';
import { UnseenText } from '../unseen.ts';
import { type HtmlElement, type HtmlNode, isHtmlElement } from './element-kinds.ts';
import { htmlFlow } from './html-flow.ts';
import { classStylesOf } from './html-style.ts';
import { setGlossesApart } from './inline-glosses.ts';
import { parseHtml } from './parse-html.ts';
import { StyleRules } from './style-rules.ts';

/**
 * Reads a web page, however malformed. Nothing that the page refers to is fetched.
 * @throws DocumentError `file_without_text`, `file_expands_too_far`
 */
export async function readHtml(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  const { text, warnings } = await decodeText(bytes, declaredHtmlEncoding(bytes));
  const page = parseHtml(text, limits);
  setGlossesApart(page);
  const title = titleOf(page.childNodes);
  const unseen = new UnseenText();
  const sheets = { classes: classStylesOf(page.childNodes), rules: new StyleRules(page.childNodes), unseen };
  const flow = htmlFlow(page.childNodes, nowhere, sheets);
  return documentFromFlow(
    flow,
    { format: 'html', title, pageCount: null, warnings: [...warnings, ...unseen.warnings] },
    limits,
  );
}

function titleOf(nodes: readonly HtmlNode[]): string | null {
  const child = (from: readonly HtmlNode[], name: string): HtmlElement | undefined =>
    from.filter(isHtmlElement).find((element) => element.tagName === name);
  const title = child(child(child(nodes, 'html')?.childNodes ?? [], 'head')?.childNodes ?? [], 'title');
  const text = title?.childNodes.map((node) => ('value' in node ? node.value : '')).join('') ?? '';
  return cleanCharacters(text).replace(/\s+/g, ' ').trim() || null;
}
