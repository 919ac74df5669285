import { sayDate } from '@weekwise/engine/answers/course/fact.ts';
import { pickWork } from '@weekwise/engine/answers/course/pick-in-plan.ts';
import { noneLike, setDueDateTo, toWhichDay, whichOneOf } from '@weekwise/engine/answers/tools/ask-back.ts';
import { type NamedDay, resolveTypedDay } from '@weekwise/engine/dates/resolve-day.ts';
import type { TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import type { AssignmentItem } from '../../../db/stored/plan-item.ts';
import type { PlanItem } from '../../syllabus/plan/project.ts';
import { workingPlan } from '../../syllabus/plan.service.ts';
import { asks, defineTool, phrase, refused, type ToolContext, withoutPlan } from './tool-kit.ts';
import { hasSaid } from './words-of-student.ts';

const input = z.object({
  item: phrase.describe('The work in the student’s words: "the essay", "quiz 2"'),
  when: phrase.describe('The new day exactly as the student says it: "next Friday", "Feb 9", "a week later"'),
});

export function setDueDate(context: ToolContext): TutorTool {
  const { deps, folderId, said, today } = context;
  return defineTool(
    'set_due_date',
    'Sets or moves the due date of an assignment, exam or other work of the plan. Meant when the student asks to set, change, move or postpone a date.',
    input,
    async ({ item, when }) => {
      const plan = await workingPlan(deps.db, folderId);
      if (!plan) return withoutPlan;
      const work = plan.items
        .filter(isListed)
        .map((entry) => entry.item)
        .filter((each) => each.kind === 'assignment');
      const found = pickWork(item, work);
      if (found === 'none') return refused(noneLike('work', item));
      if ('several' in found) return refused(whichOneOf(distinctLabels(found.several)));
      const { id, title, dueDate, dueTime, dueDoubt } = found.one;
      const day = dayOf(when, { ...context, plan: plan.items, current: dueDate });
      if (!day) return refused(toWhichDay(title));
      if (day.date === dueDate && (day.time ?? dueTime) === dueTime) {
        return refused(`“${title}” is due on ${sayDay(day)} already.`);
      }
      const now = dueDate === null ? 'it has no date now' : `now ${sayDay({ date: dueDate, time: dueTime })}`;
      const before = dueDoubt ? 'its date is not certain now' : now;
      return asks(
        context,
        setDueDateTo(title, sayDay(day), before),
        {
          kind: 'correct_item',
          itemId: id,
          values: { due_date: day.date, ...(day.time && { due_time: day.time }) },
          done: `“${title}” is now due on ${sayDay(day)}.`,
        },
        {
          item_id: id,
          due_date: day.date,
          due_time: day.time ?? dueTime,
          due_date_before: dueDate,
          today,
          said: said.question,
        },
      );
    },
  );
}

/** Titles; where one stands for several, with what tells them apart. */
function distinctLabels(work: readonly AssignmentItem[]): string[] {
  return work.map(({ title, dueDate }) => {
    const isAlone = work.filter((other) => other.title === title).length === 1;
    if (isAlone) return title;
    return dueDate === null ? `${title}, without a date` : `${title}, due ${sayDate(dueDate)}`;
  });
}

const isListed = ({ state }: PlanItem): boolean => state !== 'not-an-item';

/**
 * Worked out from what the student wrote, here and by the calendar. The model only points at the words; what it made up
 * itself is not looked at.
 */
function dayOf(
  when: string,
  { said, today, plan, current }: Pick<ToolContext, 'said' | 'today'> & { plan: PlanItem[]; current: string | null },
): NamedDay | null {
  const [termStart = today] = plan
    .flatMap(({ item }) => (item.kind === 'week' ? [item.startDate] : item.kind === 'assignment' ? [item.dueDate] : []))
    .filter((date) => date !== null)
    .sort();
  const context = { today, termStart, current };
  return (hasSaid(said, when) ? resolveTypedDay(when, context) : null) ?? resolveTypedDay(said.question, context);
}

const sayDay = ({ date, time }: NamedDay): string => (time ? `${sayDate(date)}, ${time}` : sayDate(date));
