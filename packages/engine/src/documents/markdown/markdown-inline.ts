import type { MarkedToken, Token } from 'marked';
import { parseFragment } from 'parse5';
import type { RichTextBuilder, TextStyle } from '../flow/rich-text.ts';
import { isHtmlElement, textOfElement } from '../html/element-kinds.ts';
import type { PageSheets } from '../html/html-flow.ts';
import { OpenElements } from '../html/open-elements.ts';
import { firstWordOf, type Hyphenation, lastWordOf } from '../hyphenation.ts';

const htmlStyles: ReadonlyMap<string, TextStyle> = new Map([
  ['b', { bold: true }],
  ['strong', { bold: true }],
  ['i', { italic: true }],
  ['em', { italic: true }],
  ['u', { underline: true }],
  ['ins', { underline: true }],
  ['s', { strike: true }],
  ['del', { strike: true }],
  ['strike', { strike: true }],
  ['sup', { script: 'super' }],
  ['sub', { script: 'sub' }],
]);

const deepest = 60;

export interface InlineContext {
  /** How the lines of a paragraph are joined. */
  hyphenation: Hyphenation;
  /** What the HTML around says, and what of the text it hides. */
  sheets: PageSheets;
  open: OpenElements;
}

/** Appends inline tokens; HTML tags in between switch marks on and off. */
export function appendInline(
  text: RichTextBuilder,
  tokens: readonly Token[],
  context: InlineContext,
  outer: TextStyle = {},
  depth = 0,
): void {
  let style = outer;
  const elements = new OpenElements(context.open.look, context.sheets.rules);
  const open: { name: string; before: TextStyle }[] = [];
  for (const each of tokens) {
    const token = each as MarkedToken;
    if (token.type === 'html') {
      elements.take(token.raw, true);
      const tag = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)/.exec(token.raw);
      const name = tag?.[2]?.toLowerCase() ?? '';
      if (name === 'br' || name === 'p' || name === 'div') text.lineBreak();
      const added = htmlStyles.get(name);
      if (added && tag?.[1] === '') {
        open.push({ name, before: style });
        style = { ...style, ...added };
      } else if (added) {
        const at = open.findLastIndex((opened) => opened.name === name);
        if (at >= 0) style = open.splice(at)[0]?.before ?? outer;
      }
      continue;
    }
    if (elements.isUnseen) context.sheets.unseen.add(token.raw);
    else appendToken(text, token, { context: { ...context, open: elements }, style, depth });
  }
}

interface Inside {
  context: InlineContext;
  style: TextStyle;
  depth: number;
}

function appendToken(text: RichTextBuilder, token: MarkedToken, { context, style, depth }: Inside): void {
  const within = (inner: readonly Token[], added: TextStyle): void => {
    if (depth < deepest) appendInline(text, inner, context, { ...style, ...added }, depth + 1);
    else text.append(inner.map((each) => each.raw).join(''), style);
  };
  switch (token.type) {
    case 'strong':
      within(token.tokens, { bold: true });
      return;
    case 'em':
      within(token.tokens, { italic: true });
      return;
    case 'del':
      within(token.tokens, { strike: true });
      return;
    case 'link':
      within(token.tokens, { href: token.href });
      return;
    case 'codespan':
      text.append(token.text, { ...style, code: true });
      return;
    case 'image':
      text.append(token.text, style);
      return;
    case 'br':
      text.lineBreak();
      return;
    case 'escape':
      text.append(token.text, style);
      return;
    case 'text':
      if (token.tokens && token.tokens.length > 0) within(token.tokens, {});
      else text.append(withDashes(decodeEntities(withoutSpanAttributes(joined(token.text, context)))), style);
      return;
    default:
      return;
  }
}

/** The lines of a paragraph, joined as they were before a margin broke them. */
function joined(text: string, { hyphenation }: InlineContext): string {
  const [first = '', ...rest] = text.split('\n');
  let whole = first;
  for (const line of rest) {
    const { cut, gap } = hyphenation.joint(lastWordOf(whole), firstWordOf(line));
    whole = cut > 0 || gap === '' ? whole.slice(0, whole.length - cut) + line.trimStart() : `${whole}\n${line}`;
  }
  return whole;
}

/** Without the signs of Pandoc: the reference to a note, and the `{target="_blank"}` that stands behind a link. */
function withoutSpanAttributes(text: string): string {
  const unnoted = text.includes('[^') ? text.replace(/\[\^[^\]\s]{1,40}\]:?/g, '') : text;
  if (!unnoted.includes('{')) return unnoted;
  return unnoted.replace(/^\{(?:[.#:]|[\w-]+=)[^{}\n]{0,200}\}/, '');
}

function decodeEntities(text: string): string {
  if (!/&[#\w]{2,32};/.test(text)) return text;
  return parseFragment(text.replaceAll('<', '&lt;'))
    .childNodes.map((node) => (isHtmlElement(node) ? textOfElement(node) : 'value' in node ? node.value : ''))
    .join('');
}

/** Dashes as they are typed on a keyboard and printed by Pandoc; an option such as `--force` stays. */
function withDashes(text: string): string {
  if (!text.includes('--')) return text;
  return text.replace(dashes, (run: string, at: number) => {
    const isOption = text.charAt(at - 1) === ' ' && /[^ ]/.test(text.charAt(at + run.length));
    if (isOption) return run;
    return run.length === 2 ? '–' : '—';
  });
}

/** Between letters and digits, or where a mark begins or ends beside it. */
const dashes = /(?:(?<=[\p{L}\p{N}.,)”"'’*_ ])-{2,3}|^---)(?=[\p{L}\p{N}(“"'‘ ]|$)/gu;
