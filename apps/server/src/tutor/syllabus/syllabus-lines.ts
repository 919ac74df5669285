import type { Document } from '@weekwise/engine/documents/document.ts';
import { type MaterialData, materialData } from '../guard/material-data.ts';

/** Characters of a syllabus that a model is shown, some 15,000 tokens; nearly every syllabus is shorter. */
const syllabusBudget = 60_000;

/** The lines of a syllabus that fit, numbered by their blocks. */
export function shownLines(document: Document, budget: number = syllabusBudget): { data: MaterialData; last: number } {
  const lines: string[] = [];
  let left = budget;
  let last = -1;
  for (const { index, text } of document.blocks) {
    const line = `[${index}] ${text.replace(/\s*\n\s*/g, ' / ')}`;
    left -= line.length + 1;
    if (left < 0) break;
    lines.push(line);
    last = index;
  }
  return { data: materialData('syllabus', [{ id: 1, text: lines.join('\n') }]), last };
}
