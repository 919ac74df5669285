import { noneLike, whichOneOf } from '@weekwise/engine/answers/tools/ask-back.ts';
import { pickItem } from '@weekwise/engine/text/pick-item.ts';
import type { TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { workingPlan } from '../../syllabus/plan.service.ts';
import { asks, defineTool, phrase, refused, type ToolContext, withoutPlan } from './tool-kit.ts';
import { hasSaid } from './words-of-student.ts';

const fields = { title: 'title', author: 'author', pages: 'pages' } as const;

const value = (what: string) => phrase.nullable().describe(`The ${what} exactly as the student writes it, else null`);
const input = z.object({
  reading: phrase.describe('The reading in the student’s words: its title as the plan has it now, or part of it'),
  title: value('right title'),
  author: value('right author'),
  pages: value('right pages'),
});

export function correctReading(context: ToolContext): TutorTool {
  const { deps, folderId, said } = context;
  return defineTool(
    'correct_reading',
    'Corrects the title, author or pages of a reading of the plan. Meant when the student says that they are wrong.',
    input,
    async ({ reading, ...given }) => {
      const plan = await workingPlan(deps.db, folderId);
      if (!plan) return withoutPlan;
      const readings = plan.items
        .filter(({ state }) => state !== 'not-an-item')
        .map(({ item }) => item)
        .filter((item) => item.kind === 'reading');
      const found = pickItem(reading, readings, ({ title, author }) => (author ? `${author} ${title}` : title));
      if (found === 'none') return refused(noneLike('reading', reading));
      if ('several' in found) return refused(whichOneOf(found.several.map(({ title }) => title)));
      const { one } = found;
      // What the student did not write is not theirs to have meant.
      const values = Object.fromEntries(
        Object.keys(fields)
          .filter((name): name is keyof typeof fields => name in fields)
          .flatMap((name) => {
            const right = given[name];
            return right !== null && right !== one[name] && hasSaid(said, right) ? [[name, right]] : [];
          }),
      ) as Record<string, string>;
      const changes = Object.entries(values).map(([name, right]) => `${name} “${right}”`);
      if (changes.length === 0)
        return refused(`What should “${one.title}” say: its title, author or pages? Write it as it should be.`);
      return asks(
        context,
        `Correct the reading “${one.title}”: ${changes.join(', ')}?`,
        {
          kind: 'correct_item',
          itemId: one.id,
          values,
          done: `I corrected the reading “${values.title ?? one.title}”.`,
        },
        { item_id: one.id, values },
      );
    },
  );
}
