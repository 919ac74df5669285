import { latexFlow } from './latex-flow.ts';

/** A formula of TeX in characters, on one line: `x^2 \\leq \\alpha` as "x^2 ≤ α". */
export function formulaText(formula: string): string {
  const [first] = latexFlow(`$${formula}$`, 1);
  return first && first.kind !== 'table' ? first.content.text.replace(/\s+/g, ' ') : '';
}
