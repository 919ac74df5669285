import { words } from '@weekwise/engine/text/words.ts';

/** Words in a row that nobody writes by chance. */
const run = 6;

/** Tells whether a text repeats what we told the model: six words of it in a row. */
export function leakOf(secret: string): (text: string) => boolean {
  const runs = new Set(runsOf(secret));
  return (text) => runsOf(text).some((each) => runs.has(each));
}

function runsOf(text: string): string[] {
  const said = words(text).map(({ folded }) => folded);
  return said.slice(run - 1).map((_, i) => said.slice(i, i + run).join(' '));
}
