import { outsideCode } from './outside-code.ts';

/** What is maths already, then the three other ways to write it. */
const formulas =
  /\$\$[\s\S]*?(?:\$\$|$)|(?<!\\)\\\[([\s\S]+?)\\\]|(?<!\\)\\\(([\s\S]+?)\\\)|(?<![\\\w$])\$(?![\s$])((?:[^$\n\\]|\\.)*?(?:[^\s$\\]|\\.))\$(?![\d$])/g;

/** Sums of money between two dollar signs hold none of these. */
const looksLikeMaths = /[\\^_=<>+*/|]|^[\d.]*\p{L}(?:, ?\p{L})*$/u;

/**
 * Spells every formula of a text with double dollars, the only spelling that money is never mistaken for: `\(…\)`,
 * `\[…\]`, and `$…$` by Pandoc's rule (no space inside the signs, no digit after).
 */
export function spellMaths(markdown: string): string {
  return outsideCode(markdown, (text) =>
    text.replace(formulas, (whole, display?: string, inline?: string, dollars?: string) => {
      if (display !== undefined) return display.includes('\n') ? `$$\n${display.trim()}\n$$` : `$$${display.trim()}$$`;
      if (inline !== undefined) return `$$${inline.trim()}$$`;
      if (dollars !== undefined && looksLikeMaths.test(dollars)) return `$$${dollars}$$`;
      return whole;
    }),
  );
}

/** For as long as nothing can set them: formulas as code, whose signs mean nothing in Markdown. */
export const mathsAsCode = (spelled: string): string =>
  outsideCode(spelled, (text) =>
    text.replace(/\$\$([^$]+)\$\$/g, (_whole, formula: string) => `\`${formula.trim().replace(/\s+/g, ' ')}\``),
  );

export const hasMaths = (markdown: string): boolean => markdown.includes('$$');
