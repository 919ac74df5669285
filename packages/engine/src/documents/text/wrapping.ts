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
  if (width < 30 || width > 140 || opensEachLine(lines, width)) return null;
  return width;
}

/** Of fewer long lines nobody can tell whether sentences run on behind them. */
const fewestLong = 5;
/** Prose goes on in small letters behind most of its line ends. */
const leastSmall = 0.1;

/** True where hardly a line behind a long one goes on in small letters: each line says something of its own. */
function opensEachLine(lines: readonly string[], width: number): boolean {
  const behind = lines.filter((line, at) => line.trim() !== '' && (lines[at - 1] ?? '').length > width * 0.8);
  const small = behind.filter((line) => /^\s*[\p{Ll}\p{Lo}]/u.test(line));
  return behind.length >= fewestLong && small.length < behind.length * leastSmall;
}
