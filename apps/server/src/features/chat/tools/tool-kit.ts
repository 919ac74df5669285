import type { PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import type { ToolOutcome, TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import type { PlannedAction } from '../../../db/stored/planned-action.ts';
import type { Deps } from '../../../deps.ts';
import type { ItemRow } from '../../activities/items/items.service.ts';
import type { WordsOfStudent } from './words-of-student.ts';

/** What a tool works with: one student's question in one folder of theirs. */
export interface ToolContext {
  deps: Pick<Deps, 'db' | 'payments' | 'clock' | 'newId' | 'indexes' | 'tutors' | 'jobs'>;
  userId: string;
  folderId: string;
  index: PassageIndex;
  /** null until a syllabus was read. */
  course: Course | null;
  said: WordsOfStudent;
  /** `YYYY-MM-DD` where the student is. */
  today: string;
  /** Number of the week that is open on the screen. */
  openWeek: number | null;
  signal: AbortSignal;
  /** What was set to practise with in this conversation, one list for each answer that set some, oldest first. */
  offered(): Promise<ItemRow[][]>;
  /** Keeps a change until the student decides; answers the id to decide by. */
  plan(action: PlannedAction): Promise<string>;
}

/** A tool whose input is checked before it runs. */
export function defineTool<Schema extends z.ZodType>(
  name: string,
  description: string,
  schema: Schema,
  run: (input: z.output<Schema>) => Promise<ToolOutcome>,
): TutorTool {
  return {
    name,
    description,
    // Made for whoever asks: our own engine, which answers hundreds at once, knows its tools by name.
    get input() {
      return z.toJSONSchema(schema) as Record<string, unknown>;
    },
    async run(input) {
      const read = schema.safeParse(input);
      return read.success
        ? run(read.data)
        : refused('I did not understand what to do. Could you say it in other words?');
    },
  };
}

/** Words that name something: short, and never a text to store. */
export const phrase = z.string().trim().min(1).max(300);

export const refused = (message: string): ToolOutcome => ({ status: 'refused', message, detail: {} });

export const done = (message: string, detail: Record<string, unknown> = {}): ToolOutcome => ({
  status: 'done',
  message,
  detail,
});

/** Nothing changes before the student says so. */
export async function asks(
  context: ToolContext,
  message: string,
  action: PlannedAction,
  detail: Record<string, unknown>,
): Promise<ToolOutcome> {
  return { status: 'asks', message, detail: { ...detail, call_id: await context.plan(action) } };
}

export const withoutPlan = refused('This course has no syllabus yet. Upload one, and I can work with its plan.');
