import {
  joinWishes,
  type PracticeWish,
  readPracticeWish,
} from '@weekwise/engine/answers/conversation/practice-further.ts';
import { type PracticeRequest, readPracticeRequest } from '@weekwise/engine/answers/conversation/practice-request.ts';
import { sayParts } from '@weekwise/engine/answers/question/part-numbers.ts';
import { andList } from '@weekwise/engine/answers/render/answer-line.ts';
import { practiceTool } from '@weekwise/engine/answers/tools/run-practice.ts';
import type { ToolOutcome, TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import { contentOf, type ItemRow } from '../../activities/items/items.service.ts';
import { byWish, meetsWish, sayWish } from '../../activities/on-demand/by-wish.ts';
import { newPractice, type ScopedRequest, storedPractice } from '../../activities/on-demand/practice.service.ts';
import { filesOf } from '../../files/files.service.ts';
import { countedActivities } from '../offered-activities.ts';
import { makeForWeek } from './make-activities.tool.ts';
import { noSuchPart, scopeOf } from './practice-scope.ts';
import { defineTool, done, phrase, refused, type ToolContext } from './tool-kit.ts';

const input = z.object({
  request: phrase.describe('What to practise, in the student’s words: "quiz me on week 3"'),
  wishes: z
    .array(phrase)
    .optional()
    .describe('What the student wanted otherwise after that order, in their words: "harder ones", "just 5"'),
});

const mostConsidered = 200;

/** Brings activities to be done where the answer stands: those that the student has, or new ones where none fit. */
export function practise(context: ToolContext): TutorTool {
  const { course, today, openWeek } = context;
  return defineTool(
    practiceTool,
    'Brings questions, flashcards or a dialogue to be done right here in the chat. Meant when the student asks to be quizzed or tested, or for flashcards or questions on a week or a topic.',
    input,
    async ({ request: said, wishes = [] }) => {
      const ordered = readPracticeRequest(said, course, { today, openWeek }) ?? plainRequest(said);
      const wish = joinWishes(wishes.flatMap((each) => readPracticeWish(each) ?? []));
      const { count, types } = wish;
      const asked = {
        ...ordered,
        count: count ?? ordered.count,
        ...(types.length > 0 && { types }),
      };
      try {
        return await bring(context, asked, wish);
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

async function bring(context: ToolContext, asked: PracticeRequest, wish: PracticeWish): Promise<ToolOutcome> {
  const { deps, userId, folderId, signal } = context;
  const files = await filesOf(deps, userId, folderId);
  const fileIds = scopeOf(asked, files, context.course);
  if (fileIds?.length === 0) return refused(noSuchPart(asked, files));
  const before =
    wish.isNew || wish.level !== null ? new Set((await context.offered()).flat().map(({ id }) => id)) : null;
  const scope = { ...asked, fileIds, without: before ?? new Set<string>() };
  if (wish.level !== null || wish.isShorter) return bringOtherwise(context, asked, wish, scope);
  const { items, wanted } = await storedPractice(deps, userId, folderId, scope);
  if (items.length >= wanted) return offered(context, items, asked, '');
  if (before === null && fileIds === null && asked.topic === null && asked.weeks.length > 0)
    return ofWeek(context, asked, items);
  const made = await newPractice(deps, userId, folderId, scope, wanted - items.length, signal);
  const all = [...items, ...made.filter(({ id }) => !items.some((item) => item.id === id))];
  if (all.length > 0) return offered(context, all, asked, tooFew(all, wanted));
  return refused(before === null ? tooLittle(asked) : noMore(asked));
}

/** How many times as many are made as are wanted, to choose from. */
const choice = 3;

/** The hardest, easiest or shortest that can be asked: as many are made as there is a choice of. */
async function bringOtherwise(
  context: ToolContext,
  asked: PracticeRequest,
  wish: PracticeWish,
  scope: ScopedRequest,
): Promise<ToolOutcome> {
  const { deps, userId, folderId, signal } = context;
  const all = { ...scope, count: mostConsidered };
  const { wanted } = await storedPractice(deps, userId, folderId, scope);
  const { items } = await storedPractice(deps, userId, folderId, all);
  const isMet = items.filter((row) => meetsWish(contentOf(row), wish)).length >= wanted;
  const made = isMet ? [] : await newPractice(deps, userId, folderId, scope, choice * wanted, signal);
  const known = [...items, ...made.filter(({ id }) => !items.some((item) => item.id === id))];
  const chosen = byWish(known, contentOf, wish).slice(0, wanted);
  return chosen.length > 0 ? offered(context, chosen, asked, tooFew(chosen, wanted), wish) : refused(noMore(asked));
}

/** A week that has none yet has them made, of its readings or of the syllabus. */
async function ofWeek(context: ToolContext, asked: PracticeRequest, items: ItemRow[]): Promise<ToolOutcome> {
  const { deps, userId, folderId } = context;
  const [week = 0] = asked.weeks;
  if (items.length > 0) return offered(context, items, asked, '');
  const made = await makeForWeek(context, week);
  if (made.status !== 'done') return made;
  const { items: now } = await storedPractice(deps, userId, folderId, {
    ...asked,
    fileIds: null,
    without: new Set(),
  });
  return now.length > 0 ? offered(context, now, asked, String(made.detail.notice ?? '')) : refused(tooLittle(asked));
}

function offered(
  { course }: ToolContext,
  items: readonly ItemRow[],
  asked: PracticeRequest,
  notice: string,
  wish: PracticeWish | null = null,
): ToolOutcome {
  const counts = [...Map.groupBy(items, ({ type }) => type)].map(([type, of]) => countedActivities(type, of.length));
  const [verb, rest] =
    items.length === 1
      ? ['Here is', 'Do it right here: it counts like any other.']
      : ['Here are', 'Do them right here: they count like any others.'];
  const chosen = wish === null ? '' : `, ${sayWish(wish)} that your files give`;
  const text = `${verb} ${andList(counts)}${aboutWhat(asked)}${chosen}. ${rest}${notice}`;
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

/** Says that there are fewer than wanted. Files may hold more on it than could be asked well. */
const tooFew = (items: readonly ItemRow[], wanted: number): string =>
  items.length < wanted ? ' I couldn’t make any more good ones on this.' : '';

const noMore = (asked: PracticeRequest): string =>
  `Your files hold no others${aboutWhat(asked)} that can be asked well. Ask again for the same ones, or for another topic.`;

const tooLittle = (asked: PracticeRequest): string =>
  `Your files hold too little${aboutWhat(asked)} to make anything to practise with. Upload a reading on it first.`;
