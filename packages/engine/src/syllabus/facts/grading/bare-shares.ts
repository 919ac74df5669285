import type { Block } from '../../../documents/document.ts';
import { evidenceBetween } from '../../lines/entries.ts';
import type { GradedPart } from './part.ts';
import { canBeName, nameAtStart } from './part-name.ts';

/** "Labs - 10", "Final exam: 30", "Homework ..... 25": a name and a number at the end of a short line. */
const bareShare = /^(\P{N}.{1,60}?)(?:\s*(?:[:=–—]|\.{3,}|…)\s*|\s+-+\s*|\t)(\d{1,3})\s*$/u;
const fewestParts = 3;
const hundred = 100;

function partOf(block: Block, start: number, line: string): GradedPart | null {
  const [, lead, number] = bareShare.exec(line.trim()) ?? [];
  const name = nameAtStart(lead ?? '');
  const value = Number(number);
  if (!name || !canBeName(name) || !(value > 0)) return null;
  const evidence = evidenceBetween(block, start, start + line.trimEnd().length);
  return { name, value, unit: 'percent', leads: false, from: 'line', evidence, block };
}

/**
 * Lists of parts that are printed without a unit: lines right below each other that end in numbers which make exactly a
 * hundred. A list that makes anything else says nothing of the grade.
 */
export function barePartsIn(blocks: readonly Block[]): GradedPart[][] {
  const runs: GradedPart[][] = [[]];
  for (const block of blocks) {
    let at = 0;
    for (const line of block.text.split('\n')) {
      const part = partOf(block, at, line);
      at += line.length + 1;
      const run = runs.at(-1);
      const last = run?.at(-1);
      if (part && run && (!last || block.index - last.block.index <= 1)) run.push(part);
      else if (part) runs.push([part]);
      else if (line.trim() && last) runs.push([]);
    }
  }
  return runs.filter(
    (parts) => parts.length >= fewestParts && parts.reduce((sum, { value }) => sum + value, 0) === hundred,
  );
}
