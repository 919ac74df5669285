/**
 * The margin at which the lines of a text were wrapped, in characters; null where lines are paragraphs and every line
 * break is meant.
 */
export function wrapWidth(lines: readonly string[]): number | null {
  const inner: number[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? '';
    // Lines of a paragraph but its last: they are as long as the margin lets them be.
    if (line.trim() !== '' && next.trim() !== '') inner.push(line.length);
  }
  if (inner.length < 2) return inner[0] !== undefined && inner[0] >= 50 && inner[0] <= 100 ? inner[0] : null;
  inner.sort((a, b) => a - b);
  const width = inner[Math.floor(inner.length * 0.9)] ?? 0;
  if (width < 30 || width > 140) return null;
  return width;
}
