import { pickWork } from '@weekwise/engine/answers/course/pick-in-plan.ts';
import { noneLike, whichOneOf } from '@weekwise/engine/answers/tools/ask-back.ts';
import type { TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { assignmentsOf, studiedPlan } from '../../assignments/assignments.service.ts';
import { asks, defineTool, phrase, refused, type ToolContext, withoutPlan } from './tool-kit.ts';

const input = z.object({
  work: phrase.describe('The work in the student’s words: "the essay", "quiz 2"'),
  handed_in: z.boolean().describe('false to take the mark back'),
});

/** Proposes to mark work of the plan as handed in: "I turned in the essay". */
export function markHandedIn(context: ToolContext): TutorTool {
  const { deps, userId, folderId, course } = context;
  return defineTool(
    'mark_handed_in',
    'Marks an assignment or other work of the plan as handed in, or takes the mark back. Meant when the student says that they handed it in, or asks to mark it.',
    input,
    async ({ work, handed_in: isHandedIn }) => {
      if (!course) return withoutPlan;
      const planned = assignmentsOf(await studiedPlan(deps, userId, folderId));
      const found = pickWork(
        work,
        planned.map(({ row: { id }, assignment: { title, type } }) => ({ id, title, type })),
      );
      if (found === 'none') return refused(noneLike('work', work));
      if ('several' in found) return refused(whichOneOf(found.several.map(({ title }) => title)));
      const { id, title } = found.one;
      const as = isHandedIn ? 'as handed in' : 'as not handed in';
      return asks(
        context,
        `Mark “${title}” ${as}?`,
        { kind: 'mark_handed_in', assignmentId: id, isHandedIn, done: `“${title}” is marked ${as}.` },
        { assignment_id: id, handed_in: isHandedIn },
      );
    },
  );
}
