import type { PlacedWork } from './merge-works.ts';
import { sameTitle } from './same-work.ts';

const sameName = 0.95;
/** So many pieces that come back as due later are no chance. */
const fewest = 2;
const leastShare = 0.3;

/** Work under a label such as "Homework", on whose day nothing says that it is due. */
const standsUnderDay = ({ dueFrom, signs }: PlacedWork) => dueFrom === 'session' && signs.label && !signs.due;

/**
 * A schedule may name its work twice: "Homework: Pan survey" on the day on which it is given out, and "Due: Pan survey"
 * on a later one. Where several pieces come back like that, the first day is the due day of none.
 */
export function withoutDaysOfHandingOut(works: PlacedWork[]): PlacedWork[] {
  const due = works.filter(({ signs, dueDate }) => signs.due && dueDate !== null);
  const under = works.filter(standsUnderDay);
  const comeBack = under.filter((work) =>
    due.some((other) => (other.dueDate ?? '') > (work.dueDate ?? '') && sameTitle(work.title, other.title) >= sameName),
  );
  if (comeBack.length < fewest || comeBack.length < under.length * leastShare) return works;
  return works.map((work) => (standsUnderDay(work) ? { ...work, dueDate: null, dueTime: null, dueFrom: null } : work));
}
