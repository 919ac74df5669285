import { workName } from '../../items/assignments/nouns.ts';
import type { GradedList, GradedPart } from './part.ts';

/** Share of the names that must be of work: what counts within one piece is content, style and the like. */
const mostly = 0.75;

/**
 * "Exams (20%)" in one list and, pages on, "Exams (20%): Midterm 10%, Final 10%": the pieces take the place of the part
 * that they make up. A list that parts one part again is no grading of its own.
 */
export function withBreakdowns(lists: GradedList[], isWhole: (list: GradedList) => boolean): GradedList[] {
  const wholes = lists.filter(isWhole);
  const others = lists.filter((list) => !wholes.includes(list));
  const breakdowns = others.flatMap((list) => breakdownOf(list) ?? breakdownUnder(list, wholes) ?? []);
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

interface Breakdown {
  parent: GradedPart;
  children: GradedPart[];
}

/**
 * Work that adds up to one part of the grade, under a heading or in a sentence that names this part: "The project
 * consists of a proposal (3%) and a report (17%)".
 */
function breakdownUnder({ parts, heading, unit }: GradedList, wholes: GradedList[]): Breakdown | null {
  const sum = parts.reduce((value, part) => value + part.value, 0);
  const said = `${heading}\n${parts[0]?.block.text ?? ''}`.toLowerCase();
  const parents = wholes
    .filter((whole) => whole.unit === unit)
    .flatMap((whole) => whole.parts.filter(({ value }) => Math.abs(value - sum) <= 0.01))
    .filter(({ name }) => said.includes(folded(name)));
  const isWork = parts.filter(({ name }) => workName(name) !== null).length >= parts.length * mostly;
  const [parent] = parents;
  return parent && new Set(parents.map(({ name }) => folded(name))).size === 1 && parts.length >= 2 && isWork
    ? { parent, children: parts }
    : null;
}

/** A part and those behind it that add up to it. */
function breakdownOf({ parts: [parent, ...children] }: GradedList): Breakdown | null {
  const sum = children.reduce((value, part) => value + part.value, 0);
  return parent && children.length >= 2 && Math.abs(sum - parent.value) <= 0.01 ? { parent, children } : null;
}

const folded = (name: string) => name.trim().toLowerCase();
