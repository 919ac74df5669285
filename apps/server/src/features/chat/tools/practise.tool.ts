import { type PracticeRequest, readPracticeRequest } from '@weekwise/engine/answers/conversation/practice-request.ts';
import { sayParts } from '@weekwise/engine/answers/question/part-numbers.ts';
import { andList } from '@weekwise/engine/answers/render/answer-line.ts';
import { practiceTool } from '@weekwise/engine/answers/tools/run-practice.ts';
import type { ToolOutcome, TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { ItemRow } from '../../activities/items/items.service.ts';
import { newPractice, storedPractice } from '../../activities/on-demand/practice.service.ts';
import { filesOf } from '../../files/files.service.ts';
import { countedActivities } from '../offered-activities.ts';
import { makeForWeek } from './make-activities.tool.ts';
import { noSuchPart, scopeOf } from './practice-scope.ts';
import { defineTool, done, phrase, refused, type ToolContext } from './tool-kit.ts';

const input = z.object({ request: phrase.describe('What to practise, in the student’s words: "quiz me on week 3"') });

/** Brings activities to be done where the answer stands: those that the student has, or new ones where none fit. */
export function practise(context: ToolContext): TutorTool {
  const { course, today, openWeek } = context;
  return defineTool(
    practiceTool,
    'Brings questions, flashcards or a dialogue to be done right here in the chat. Meant when the student asks to be quizzed or tested, or for flashcards or questions on a week or a topic.',
    input,
    async ({ request: said }) => {
      const asked = readPracticeRequest(said, course, { today, openWeek }) ?? plainRequest(said);
      try {
        return await bring(context, asked);
      } catch (error) {
        if (error instanceof AppError && error.status < 500) return refused(error.message);
        throw error;
      }
    },
  );
}

/** What a model says in words of its own, taken as a topic. */
const plainRequest = (said: string): PracticeRequest => ({
  types: ['multiple-choice', 'true-false'],
  weeks: [],
  parts: [],
  topic: said,
  count: null,
  isWholeWeek: false,
});

async function bring(context: ToolContext, asked: PracticeRequest): Promise<ToolOutcome> {
  const { deps, userId, folderId, signal } = context;
  const files = await filesOf(deps, userId, folderId);
  const fileIds = scopeOf(asked, files, context.course);
  if (fileIds?.length === 0) return refused(noSuchPart(asked, files));
  const scope = { ...asked, fileIds };
  const { items, wanted } = await storedPractice(deps, userId, folderId, scope);
  if (items.length >= wanted) return offered(context, items, asked, '');
  if (fileIds === null && asked.topic === null && asked.weeks.length > 0) return ofWeek(context, asked, items);
  const made = await newPractice(deps, userId, folderId, scope, wanted - items.length, signal);
  const all = [...items, ...made.filter(({ id }) => !items.some((item) => item.id === id))];
  return all.length > 0 ? offered(context, all, asked, tooFew(all, wanted)) : refused(tooLittle(asked));
}

/** A week that has none yet has them made, of its readings or of the syllabus. */
async function ofWeek(context: ToolContext, asked: PracticeRequest, items: ItemRow[]): Promise<ToolOutcome> {
  const { deps, userId, folderId } = context;
  const [week = 0] = asked.weeks;
  if (items.length > 0) return offered(context, items, asked, '');
  const made = await makeForWeek(context, week);
  if (made.status !== 'done') return made;
  const { items: now } = await storedPractice(deps, userId, folderId, { ...asked, fileIds: null });
  return now.length > 0 ? offered(context, now, asked, String(made.detail.notice ?? '')) : refused(tooLittle(asked));
}

function offered(
  { course }: ToolContext,
  items: readonly ItemRow[],
  asked: PracticeRequest,
  notice: string,
): ToolOutcome {
  const counts = [...Map.groupBy(items, ({ type }) => type)].map(([type, of]) => countedActivities(type, of.length));
  const [verb, rest] =
    items.length === 1
      ? ['Here is', 'Do it right here: it counts like any other.']
      : ['Here are', 'Do them right here: they count like any others.'];
  const text = `${verb} ${andList(counts)}${aboutWhat(asked)}. ${rest}${notice}`;
  const [weekNumber = null] = asked.weeks.length === 1 ? asked.weeks : [];
  const topic = course?.weeks.find(({ number }) => number === weekNumber)?.topic?.value;
  const about = `${aboutWhat(asked)}${topic === undefined || asked.topic !== null ? '' : `: ${topic}`}`;
  return done(text, { week_number: weekNumber, about, activity_ids: items.map(({ id }) => id) });
}

function aboutWhat({ weeks, topic, parts }: PracticeRequest): string {
  if (parts.length > 0) return ` on ${topic === null ? '' : `“${topic}” from `}${sayParts(parts).toLowerCase()}`;
  const inWeeks = weeks.length === 0 ? '' : `week${weeks.length === 1 ? '' : 's'} ${andList(weeks)}`;
  if (topic !== null) return ` on “${topic}”${inWeeks === '' ? '' : ` from ${inWeeks}`}`;
  return inWeeks === '' ? '' : ` on ${inWeeks}`;
}

/** Says that there are fewer than wanted; only what can be asked well is made. */
const tooFew = (items: readonly ItemRow[], wanted: number): string =>
  items.length < wanted ? ' Your files hold no more on it that can be asked well.' : '';

const tooLittle = (asked: PracticeRequest): string =>
  `Your files hold too little${aboutWhat(asked)} to make anything to practise with. Upload a reading on it first.`;
