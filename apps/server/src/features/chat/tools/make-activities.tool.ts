import { anyOf } from '@weekwise/engine/text/pick-item.ts';
import type { TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import { itemsOf } from '../../activities/items/items.service.ts';
import { requestWeek } from '../../activities/week/generate-week.service.ts';
import { GenerationBoard } from '../../activities/week/generation-board.ts';
import { findWeekRow } from '../../activities/week/weeks.repo.ts';
import { requireWeek } from '../../study-guides/study-guide.service.ts';
import { weekNotice } from '../../study-guides/week-notice.ts';
import { countedActivities } from '../offered-activities.ts';
import { findWeek, weekTitle } from './find-week.ts';
import { asks, defineTool, done, phrase, refused, type ToolContext, withoutPlan } from './tool-kit.ts';

const input = z.object({
  week: phrase.describe('The week in the student’s words: "week 3", "this week", "the week on floods"'),
});

export function makeActivitiesTool(context: ToolContext): TutorTool {
  const { deps, userId, folderId, course, today, signal } = context;
  return defineTool(
    'make_activities',
    'Makes flashcards, true-or-false statements, multiple-choice questions and dialogues from the materials of a week. Meant when the student asks to make the activities of a whole week.',
    input,
    async ({ week }) => {
      if (!course) return withoutPlan;
      const found = findWeek(week, course, today);
      if (found === 'none') return refused(`Which week do you want activities for? The plan has none like “${week}”.`);
      if ('several' in found) return refused(`Which week do you mean: ${anyOf(found.several.map(weekTitle))}?`);
      const { number } = found.one;
      const { weekId } = await requireWeek(deps, userId, folderId, number);
      if ((await itemsOf(deps.db, folderId, weekId)).length > 0) {
        const question = `Make new activities for ${weekTitle(found.one)} in place of the ones it has?`;
        return asks(context, question, { kind: 'make_activities', weekNumber: number }, { week_number: number });
      }
      return makeForWeek({ deps, userId, folderId, signal }, number);
    },
  );
}

/** Has them made, or waits for whoever makes them; says how many, and from what. */
export async function makeForWeek(
  { deps, userId, folderId, signal }: Pick<ToolContext, 'deps' | 'userId' | 'folderId' | 'signal'>,
  weekNumber: number,
) {
  const { week, taskId } = await requestWeek(deps, userId, { folderId, weekNumber, anew: true });
  try {
    if (taskId !== null) await new GenerationBoard(deps.db).end(taskId, signal);
  } catch (error) {
    const isLate = error instanceof AppError && error.code === 'generation_timed_out';
    if (!isLate) throw error;
    return refused(`The activities for week ${weekNumber} are still being made. They are there in a moment.`);
  }
  const items = await itemsOf(deps.db, folderId, week.weekId);
  if (items.length === 0) {
    return refused(
      `Your files hold too little on week ${weekNumber} to make activities of. Upload its readings first.`,
    );
  }
  const byType = Map.groupBy(items, ({ type }) => type);
  const told = [...byType].map(([type, { length }]) => countedActivities(type, length));
  const row = await findWeekRow(deps.db, week);
  const notice = row?.content?.basis === 'syllabus' ? ` ${weekNotice(row)}` : '';
  return done(`I made ${told.join(', ')} for week ${weekNumber}.${notice}`, {
    week_number: weekNumber,
    activity_ids: items.map(({ id }) => id),
    ...(notice !== '' && { notice }),
  });
}
