import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { pickOfSet } from '@weekwise/engine/answers/conversation/practice-further.ts';
import { asMarkdown } from '@weekwise/engine/answers/render/as-markdown.ts';
import { setAnswerTool } from '@weekwise/engine/answers/tools/run-practice.ts';
import type { TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { contentOf } from '../../activities/items/items.service.ts';
import { resultsOf } from '../../activities/results/results.service.ts';
import { defineTool, done, phrase, refused, type ToolContext } from './tool-kit.ts';

const input = z.object({ which: phrase.describe('Which of them, in the student’s words: "the first one", "all"') });

/** Tells the right answer of what was set in this conversation last, with the lines that it rests on. */
export function tellAnswer({ deps, userId, offered }: ToolContext): TutorTool {
  return defineTool(
    setAnswerTool,
    'Tells the right answer of a question or card that was set in this chat. Meant when the student asks for it or gives up.',
    input,
    async ({ which }) => {
      const set = (await offered()).at(-1) ?? [];
      if (set.length === 0) return refused('I have set nothing here yet whose answer I could tell.');
      const results = await resultsOf(
        deps.db,
        userId,
        set.map(({ id }) => id),
      );
      const isDone = (id: string): boolean => results.some(({ itemId }) => itemId === id);
      const picked = pickOfSet(
        which,
        set.map((row) => ({ row, isDone: isDone(row.id) })),
      );
      if (picked.length === 0) return refused(`There ${set.length === 1 ? 'is only one' : `are only ${set.length}`}.`);
      const activities = picked.map(({ row }) => contentOf(row));
      return done(activities.map(rightAnswerOf).join('\n\n'), {
        citations: activities.map(({ citation }) => citation),
      });
    },
  );
}

/** What was asked, and what is right. */
function rightAnswerOf(activity: Activity): string {
  switch (activity.type) {
    case 'multiple-choice': {
      const right = activity.options[activity.answerIndex] ?? '';
      return `${asMarkdown(activity.question)}\n\nThe right answer: **${asMarkdown(right)}**.`;
    }
    case 'true-false':
      return `“${asMarkdown(activity.statement)}” is **${activity.answer ? 'true' : 'false'}**.`;
    case 'flashcards':
      return `${asMarkdown(activity.front)}\n\nOn the back: **${asMarkdown(activity.back)}**`;
    case 'socratic-dialogue':
      return `The dialogue is on “${asMarkdown(activity.topic)}”. A good first reply covers this:`;
  }
}
