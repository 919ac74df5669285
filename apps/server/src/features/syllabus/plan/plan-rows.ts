import type { DateDoubt } from '@weekwise/contracts/syllabus.ts';
import { addDays } from '@weekwise/engine/dates/calendar.ts';
import type { CourseInfo } from '../../../db/stored/course-info.ts';
import type { AssignmentItem, ReadingItem, WeekItem } from '../../../db/stored/plan-item.ts';
import { openDoubt, originOf, type PlanItem } from './project.ts';

export interface PlanRows {
  info: CourseInfo;
  weeks: (Omit<WeekItem, 'kind' | 'startDoubt'> & Placed & { endDate: string | null; startDoubt: DateDoubt | null })[];
  readings: (Omit<ReadingItem, 'kind'> & Placed)[];
  assignments: (Omit<AssignmentItem, 'kind' | 'dueDoubt'> & Placed & { dueDoubt: DateDoubt | null })[];
}

interface Placed {
  position: number;
  origin: ReturnType<typeof originOf>;
}

/**
 * The plan as it is shown. What the student called no item is left out, and so is what stands in a week that is gone:
 * an assignment then belongs to no week, a reading goes with its week.
 */
export function planRows(plan: readonly PlanItem[]): PlanRows {
  const shown = plan.filter((entry) => entry.state !== 'not-an-item');
  const rows: PlanRows = { info: { facts: {}, grading: [], policies: [] }, weeks: [], readings: [], assignments: [] };
  const weeks = shown
    .filter((entry): entry is PlanItem & { item: WeekItem } => entry.item.kind === 'week')
    .sort((a, b) => a.item.number - b.item.number);
  rows.weeks = weeks.map((entry, position) => {
    const { kind: _, ...week } = decided(entry, entry.item);
    const next = weeks[position + 1]?.item;
    const dates = { endDate: endDate(week.startDate, next), startDoubt: openDoubt(entry) };
    return { ...week, ...dates, position, origin: originOf(entry) };
  });
  const weekIds = new Set(rows.weeks.map((week) => week.id));

  shown.forEach((entry, position) => {
    const { item } = entry;
    const origin = originOf(entry);
    switch (item.kind) {
      case 'fact':
        rows.info.facts[item.field] = { value: item.value, source: item.source, confidence: item.confidence, origin };
        break;
      case 'grading':
        rows.info.grading.push({ name: item.name, percent: item.percent, source: item.source });
        break;
      case 'policy':
        rows.info.policies.push({ name: item.name, text: item.text, source: item.source });
        break;
      case 'reading': {
        const { kind: _, ...reading } = decided(entry, item);
        if (weekIds.has(item.weekId)) rows.readings.push({ ...reading, position, origin });
        break;
      }
      case 'assignment': {
        const { kind: _, ...assignment } = decided(entry, item);
        const weekId = item.weekId !== null && weekIds.has(item.weekId) ? item.weekId : null;
        rows.assignments.push({ ...assignment, dueDoubt: openDoubt(entry), weekId, position, origin });
        break;
      }
    }
  });
  return rows;
}

/** What the student has confirmed or corrected is certain, however it was read. */
const decided = <Item extends { confidence: number }>({ state }: PlanItem, item: Item): Item =>
  state === 'pending' ? item : { ...item, confidence: 1 };

/** A week lasts until the day before the next, at most seven days. */
function endDate(start: string | null, next: WeekItem | undefined): string | null {
  if (start === null) return null;
  const sixDaysOn = addDays(start, 6);
  if (!next?.startDate || next.startDate <= start) return sixDaysOn;
  return next.startDate <= sixDaysOn ? addDays(next.startDate, -1) : sixDaysOn;
}
