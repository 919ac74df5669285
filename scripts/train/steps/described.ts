import { findGradingLists } from '@weekwise/engine/syllabus/facts/grading/grading-lists.ts';
import { type DescribedSchedule, describeSchedule } from '@weekwise/engine/syllabus/items/understand-schedule.ts';
import type { Schedule } from '@weekwise/engine/syllabus/schedule.ts';
import { findSchedule } from '@weekwise/engine/syllabus/structure/find-schedule.ts';
import type { GoldWeek, Labelled } from '../labelled.ts';
import { pairWeeks } from '../plan-score.ts';
import { trainingDay } from '../step.ts';

/** The schedule of a labelled document as the reader describes it before anything of it is decided. */
export interface DescribedDocument {
  schedule: Schedule;
  described: DescribedSchedule;
  /** The labelled week that the week at an index of the schedule stands for. */
  labelledWeek(at: number): GoldWeek | undefined;
  /** Share of the weeks found that stand for a labelled one, in [0, 1]. */
  paired: number;
}

/** The same document is described once for the steps that follow each other. */
const memory = new WeakMap<Labelled, DescribedDocument>();

export function describeDocument(one: Labelled): DescribedDocument {
  const known = memory.get(one);
  if (known) return known;
  const schedule = findSchedule(one.document, { today: trainingDay });
  const gradedLists = findGradingLists(one.document, schedule.blocks);
  const pairs = pairWeeks(one.gold, schedule.weeks);
  const labelled = new Map([...pairs].map(([own, week]) => [week, own]));
  const document: DescribedDocument = {
    schedule,
    described: describeSchedule(schedule, one.document, { gradedLists }),
    labelledWeek: (at) => {
      const week = schedule.weeks[at];
      return week && labelled.get(week);
    },
    paired: pairs.size / (schedule.weeks.length || 1),
  };
  memory.set(one, document);
  return document;
}
