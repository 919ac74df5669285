import type { TextGroup } from './text-groups.ts';
import { characterShare, type TextLine } from './text-line.ts';

/** What sets a heading apart from the text below it. */
export interface GroupStyle {
  size: number;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  capitals: boolean;
  tracked: boolean;
}

const mostly = 0.9;

export function groupStyle(group: TextGroup): GroupStyle {
  const words = group.lines.flatMap((line) => line.words.slice(line.marker?.bullet ? line.marker.words : 0));
  const text = words.map((word) => word.text).join('');
  const letters = text.replace(/[^\p{L}]/gu, '');
  return {
    size: Math.round((group.lines[0]?.size ?? 0) * 2) / 2,
    bold: characterShare(words, (word) => word.bold) > mostly,
    italic: characterShare(words, (word) => word.italic) > mostly,
    underline: characterShare(words, (word) => word.underline) > mostly,
    capitals: letters.length >= 8 && letters === letters.toUpperCase() && letters !== letters.toLowerCase(),
    tracked: characterShare(words, (word) => word.tracked) > mostly,
  };
}

export const styleKey = (style: GroupStyle): string =>
  `${style.size} ${Number(style.bold)}${Number(style.capitals || style.tracked)}${Number(style.underline)}${Number(style.italic)}`;

const strength = (style: GroupStyle): number =>
  Number(style.bold) * 4 +
  Number(style.capitals || style.tracked) * 2 +
  Number(style.underline) * 2 +
  Number(style.italic);

const longestHeading = 130;

/** True for a group that stands over what follows: larger, heavier, underlined or in capitals, and short. */
export function isHeading(group: TextGroup, next: TextLine | null, bodySize: number): boolean {
  const [first] = group.lines;
  if (!first || group.lines.length > 3) return false;
  const length = group.lines.reduce(
    (sum, line) => sum + line.words.reduce((all, word) => all + word.text.length + 1, 0),
    0,
  );
  if (length > longestHeading || first.marker?.bullet) return false;
  const last = group.lines[group.lines.length - 1];
  const end = last?.words[last.words.length - 1]?.text ?? '';
  const letters = group.lines.some((line) => line.words.some((word) => /\p{L}{2}/u.test(word.text)));
  if (!letters || /[,;]$/.test(end)) return false;
  const style = groupStyle(group);
  if (style.size >= 1.14 * bodySize) return true;
  if (style.size < 0.9 * bodySize) return false;
  if (/\.$/.test(end) && !/\b(?:a|p)\.m\.$|\betc\.$/.test(end)) return false;
  if (style.bold || (style.underline && !first.marker)) return true;
  if ((style.capitals || style.tracked) && group.lines.length === 1) return true;
  if (!style.italic || group.lines.length > 1 || first.marker || length > 70 || !next) return false;
  return characterShare(next.words, (word) => word.italic) < 0.5;
}

const deepest = 6;

/** Levels 1 to 6 by how strongly each style stands out; rare styles share the level of the next one in use. */
export function headingLevels(styles: readonly GroupStyle[]): (style: GroupStyle) => number {
  const counts = new Map<string, { style: GroupStyle; count: number }>();
  for (const style of styles) {
    const key = styleKey(style);
    counts.set(key, { style, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const ranked = [...counts.values()].sort(
    (a, b) => b.style.size - a.style.size || strength(b.style) - strength(a.style),
  );
  const kept = new Set(
    [...ranked]
      .sort((a, b) => b.count - a.count || b.style.size - a.style.size)
      .slice(0, deepest)
      .map(({ style }) => styleKey(style)),
  );
  const levels = new Map<string, number>();
  let level = 1;
  for (const { style } of ranked) {
    const key = styleKey(style);
    levels.set(key, Math.min(level, kept.size));
    if (kept.has(key)) level += 1;
  }
  return (style) => levels.get(styleKey(style)) ?? deepest;
}
