import { anyOf } from '@weekwise/engine/text/pick-item.ts';
import type { TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { findWeek, weekTitle } from './find-week.ts';
import { defineTool, done, phrase, refused, type ToolContext, withoutPlan } from './tool-kit.ts';

const input = z.object({
  week: phrase.describe('The week in the student’s words: "week 3", "next week", "the week on floods"'),
});

export function openWeek({ course, today }: Pick<ToolContext, 'course' | 'today'>): TutorTool {
  return defineTool(
    'open_week',
    'Opens a week of the course on the screen. Meant when the student asks to open, show or go to a week.',
    input,
    async ({ week }) => {
      if (!course) return withoutPlan;
      const found = findWeek(week, course, today);
      if (found === 'none') return refused(`The plan has no week like “${week}”. Which one do you mean?`);
      if ('several' in found) return refused(`Which week do you mean: ${anyOf(found.several.map(weekTitle))}?`);
      const { number } = found.one;
      return done(`I opened ${weekTitle(found.one)}.`, { open_week: number, week_number: number });
    },
  );
}
