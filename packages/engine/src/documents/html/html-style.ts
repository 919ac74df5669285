import type { TextStyle } from '../flow/rich-text.ts';
import { attribute, type HtmlElement, type HtmlNode, isHtmlElement, textOfElement } from './element-kinds.ts';

type Typography = { -readonly [Key in keyof TextStyle]: TextStyle[Key] };

/** The typography that a page's own style sheets give to classes: word processors export bold and italics that way. */
export type ClassStyles = ReadonlyMap<string, TextStyle>;

export const noClassStyles: ClassStyles = new Map();

const longestSheet = 400_000;
const mostRules = 5000;
const classRule = /(?:^|[}\s,/])(?:p|span|li|td|th|div|a|b|i)?\.([\w-]{1,80})\s*\{([^{}]{0,2000})\}/g;

export function classStylesOf(nodes: readonly HtmlNode[]): ClassStyles {
  const sheet = sheetsOf(nodes).join('\n').slice(0, longestSheet);
  const styles = new Map<string, TextStyle>();
  for (const [, name = '', declarations = ''] of sheet.matchAll(classRule)) {
    const style: Typography = {};
    applyCss(declarations, style);
    if (Object.keys(style).length > 0) styles.set(name, { ...styles.get(name), ...style });
    if (styles.size >= mostRules) break;
  }
  return styles;
}

/** The style sheets that stand in the page itself. */
export function sheetsOf(nodes: readonly HtmlNode[]): string[] {
  const sheets: string[] = [];
  for (const node of nodes) {
    if (!isHtmlElement(node)) continue;
    if (node.tagName === 'style') sheets.push(textOfElement(node));
    // Style sheets stand in the head, and in the body of what a word processor pasted.
    else if (node.tagName === 'html' || node.tagName === 'head' || node.tagName === 'body') {
      for (const sheet of sheetsOf(node.childNodes)) sheets.push(sheet);
    }
  }
  return sheets;
}

/** The typography of what stands in an element. */
export function elementStyle(element: HtmlElement, outer: TextStyle, classes: ClassStyles): TextStyle {
  const style: Typography = { ...outer };
  const name = element.tagName;
  if (name === 'b' || name === 'strong') style.bold = true;
  else if (name === 'i' || name === 'em' || name === 'cite' || name === 'dfn' || name === 'var') style.italic = true;
  else if (name === 'u' || name === 'ins') style.underline = true;
  else if (name === 's' || name === 'strike' || name === 'del') style.strike = true;
  else if (name === 'code' || name === 'kbd' || name === 'samp' || name === 'tt') style.code = true;
  else if (name === 'sup') style.script = 'super';
  else if (name === 'sub') style.script = 'sub';
  else if (name === 'a') style.href = attribute(element, 'href') ?? outer.href;
  if (element.attrs.length === 0) return style;
  if (classes.size > 0) {
    for (const each of (attribute(element, 'class') ?? '').split(/\s+/, 20)) Object.assign(style, classes.get(each));
  }
  const css = attribute(element, 'style');
  if (css) applyCss(css, style);
  return style;
}

function applyCss(css: string, style: Typography): void {
  const weight = /font-weight\s*:\s*(\w+)/i.exec(css)?.[1]?.toLowerCase();
  if (weight === 'bold' || weight === 'bolder' || Number(weight) >= 600) style.bold = true;
  else if (weight === 'normal' || Number(weight) < 600) style.bold = false;
  const slant = /font-style\s*:\s*(\w+)/i.exec(css)?.[1]?.toLowerCase();
  if (slant !== undefined) style.italic = slant === 'italic' || slant === 'oblique';
  const decoration = /text-decoration(?:-line)?\s*:\s*([\w\s-]+)/i.exec(css)?.[1]?.toLowerCase();
  if (decoration?.includes('underline')) style.underline = true;
  if (decoration?.includes('line-through')) style.strike = true;
  const place = /vertical-align\s*:\s*(super|sub|baseline)\b/i.exec(css)?.[1]?.toLowerCase();
  if (place === 'super' || place === 'sub') style.script = place;
  else if (place === 'baseline') style.script = undefined;
}
