import { practiceTool } from '@weekwise/engine/answers/tools/run-practice.ts';
import type { TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { defineTool, phrase, refused } from './tool-kit.ts';

const input = z.object({ request: phrase });

/**
 * Nothing is kept in the demo, so nothing can be practised in its chat: it says so instead of answering something else.
 */
export function practiseInDemo(): TutorTool {
  return defineTool(
    practiceTool,
    'Quizzes the student. Meant when the student asks to be quizzed or tested, or for flashcards or questions.',
    input,
    async () =>
      refused(
        'The demo keeps nothing, so its chat cannot quiz you. Open a week and look at its activities there; in a course of your own they come right here.',
      ),
  );
}
