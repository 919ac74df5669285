import type { FlowNode } from '../flow/flow.ts';
import { LatexInput } from './latex-input.ts';
import { LatexWalker } from './latex-walker.ts';

/** The flow of a piece of LaTeX inside of another format, beginning at the 1-based source line. */
export function latexFlow(source: string, line: number): FlowNode[] {
  const walker = new LatexWalker();
  walker.run(new LatexInput(source, line));
  return walker.finish();
}
