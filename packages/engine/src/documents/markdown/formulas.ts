import { formulaText } from '../latex/formula-text.ts';

/** Pandoc's rule: no space inside the signs, no digit behind them, so that amounts of money stay what they are. */
const inline = /(?<![\\$\w])\$(?=[^\s$])((?:[^$\\\n]|\\.){1,400}?)(?<=[^\s\\])\$(?![\d$])/g;
const display = /\$\$((?:[^$\\\n]|\\.){1,2000})\$\$/g;

/** Formulas of TeX inside a line of Markdown, written in characters: `$x^2 \leq \alpha$` as "x^2 ≤ α". */
export function formulasAsText(line: string): string {
  if (!line.includes('$')) return line;
  return line
    .replace(display, (_whole, formula: string) => escaped(formulaText(formula)))
    .replace(inline, (whole, formula: string) => (looksLikeFormula(formula) ? escaped(formulaText(formula)) : whole));
}

function looksLikeFormula(formula: string): boolean {
  return (
    /[\\^_=<>+*/{}]/.test(formula) ||
    /^[a-zA-Z](?:\([a-zA-Z]\)|')?$/.test(formula) ||
    /^[\d.,\s]*-?[a-zA-Z\d]+$/.test(formula)
  );
}

/** Characters that Markdown would take for its own. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|~]/g, '\\$&');
}
