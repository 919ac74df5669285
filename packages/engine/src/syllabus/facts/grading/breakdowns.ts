import type { GradedList, GradedPart } from './part.ts';

/**
 * "Exams (20%)" in one list and, pages on, "Exams (20%): Midterm 10%, Final 10%": the pieces take the place of the part
 * that they make up. A list that parts one part again is no grading of its own.
 */
export function withBreakdowns(lists: GradedList[], isWhole: (list: GradedList) => boolean): GradedList[] {
  const wholes = lists.filter(isWhole);
  const breakdowns = lists.filter((list) => !wholes.includes(list)).flatMap((list) => breakdownOf(list) ?? []);
  if (wholes.length === 0 || breakdowns.length === 0) return lists;
  const parted = wholes.map((whole): GradedList => {
    const parts = whole.parts.flatMap((part) => {
      const inDetail = breakdowns.find(
        ({ parent }) => parent.value === part.value && folded(parent.name) === folded(part.name),
      );
      return inDetail ? inDetail.children : [part];
    });
    return { ...whole, parts };
  });
  return lists.map((list) => parted[wholes.indexOf(list)] ?? list);
}

/** A part and those behind it that add up to it. */
function breakdownOf({
  parts: [parent, ...children],
}: GradedList): { parent: GradedPart; children: GradedPart[] } | null {
  const sum = children.reduce((value, part) => value + part.value, 0);
  return parent && children.length >= 2 && Math.abs(sum - parent.value) <= 0.01 ? { parent, children } : null;
}

const folded = (name: string) => name.trim().toLowerCase();
