import type { TextLine } from './text-line.ts';

/**
 * The lines that only go on with the one above them, as a file's tags tell it: both are of one piece of content, which
 * a browser begins anew behind each line break. Text that is printed as it was typed is one piece too, but breaks where
 * the next word would have fitted.
 */
export function wrapsOf(lines: readonly TextLine[]): Set<TextLine> {
  const found = new Set<TextLine>();
  const pairs = lines.flatMap((line, at) => {
    const before = lines[at - 1];
    const content = contentAcross(before, line);
    return before && content !== null ? [{ before, line, content }] : [];
  });
  const reach = new Map<number, number>();
  for (const { before, line, content } of pairs) {
    reach.set(content, Math.max(reach.get(content) ?? 0, before.right, line.right));
  }
  const typed = new Set(pairs.flatMap((pair) => (fits(pair.before, pair.line, reach) ? [pair.content] : [])));
  for (const { line, content } of pairs) if (!typed.has(content)) found.add(line);
  return found;
}

function contentAcross(before: TextLine | undefined, line: TextLine): number | null {
  const last = before?.words[before.words.length - 1];
  const [first] = line.words;
  if (!first || first.monospaced || last?.content !== first.content || before?.page !== line.page) return null;
  return first.content ?? null;
}

function fits(before: TextLine, line: TextLine, reach: ReadonlyMap<number, number>): boolean {
  const [first] = line.words;
  if (first?.content === undefined) return false;
  return before.right + 0.25 * line.size + first.right - first.left < (reach.get(first.content) ?? 0) - 1;
}
