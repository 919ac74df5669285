import { readingStates } from '@weekwise/domain/plan.ts';
import { pickReadings } from '@weekwise/engine/answers/course/pick-in-plan.ts';
import { andList } from '@weekwise/engine/answers/render/answer-line.ts';
import { noneLike, whichOneOf } from '@weekwise/engine/answers/tools/ask-back.ts';
import type { TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { readingsOf } from '../../syllabus/readings.service.ts';
import { asks, defineTool, phrase, refused, type ToolContext, withoutPlan } from './tool-kit.ts';

const states = { read: 'read', 'in-progress': 'in progress', unread: 'not read' } as const;

const input = z.object({
  reading: phrase.describe(
    'The reading in the student’s words: "the Marrow text", "chapter 2", "week 3" for all of a week',
  ),
  state: z.enum(readingStates).describe('How far the student says to be with it'),
});

/** Proposes to mark readings of the plan: "I’ve read Marrow", "week 2 is done". */
export function markReading(context: ToolContext): TutorTool {
  const { deps, folderId, course, today, openWeek } = context;
  return defineTool(
    'mark_reading',
    'Marks a reading of the plan as read, in progress or not read. Meant when the student says how far they are with it, or asks to mark it.',
    input,
    async ({ reading, state }) => {
      const readings = await readingsOf(deps.db, folderId);
      if (!readings || !course) return withoutPlan;
      const found = pickReadings(reading, readings, course, { today, openWeek });
      if (found === 'none') return refused(noneLike('reading', reading));
      if ('several' in found)
        return refused(whichOneOf(found.several.map(({ title, pages }) => (pages ? `${title}, ${pages}` : title))));
      const { all } = found;
      const names = andList(all.map(({ title, weekNumber }) => `“${title}” (week ${weekNumber})`));
      return asks(
        context,
        `Mark ${names} as ${states[state]}?`,
        {
          kind: 'mark_readings',
          readingIds: all.map(({ id }) => id),
          state,
          done: `${names} ${all.length === 1 ? 'is' : 'are'} marked as ${states[state]}.`,
        },
        { reading_ids: all.map(({ id }) => id), state },
      );
    },
  );
}
