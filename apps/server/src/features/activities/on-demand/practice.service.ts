import type { ActivityType } from '@weekwise/domain/activities.ts';
import { isSameStatement } from '@weekwise/engine/activities/same-statement.ts';
import { variedAnswers } from '@weekwise/engine/activities/vary-answers.ts';
import type { PracticeRequest } from '@weekwise/engine/answers/conversation/practice-request.ts';
import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { accessTo, requireOpenWeek } from '../../billing/folder-plans.service.ts';
import { requireSyllabusPlan, type SyllabusPlan } from '../../syllabus/syllabus.service.ts';
import { contentOf, type ItemRow, itemsOf } from '../items/items.service.ts';
import { resultsOf } from '../results/results.service.ts';
import { makeSomeActivities, noWeek } from './one-activity.service.ts';
import { isAboutTopic } from './topic.ts';

type PracticeDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'newId' | 'indexes' | 'tutors'>;

/** Enough to be done in a conversation. */
const usual: Record<ActivityType, number> = {
  flashcards: 5,
  'multiple-choice': 5,
  'true-false': 5,
  'socratic-dialogue': 1,
};

/** An order to practise, and the files that it is about; null where any will do. */
export interface ScopedRequest extends PracticeRequest {
  fileIds: readonly string[] | null;
  /** Ids of those that are not wanted again. */
  without: ReadonlySet<string>;
}

/** What the student wants to practise with and has already; in the order in which it is to be asked. */
export interface PracticeSet {
  items: ItemRow[];
  /** How many were wanted. */
  wanted: number;
}

/**
 * Of the student's own activities those that an order asks for: what was wrong the last time first, then what was
 * never done, then the longest ago; the types in turns.
 */
export async function storedPractice(
  deps: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  folderId: string,
  { types, weeks, topic, count, fileIds, without }: ScopedRequest,
): Promise<PracticeSet> {
  const { db } = deps;
  const weekIds = await idsOf(deps, userId, folderId, weeks);
  const found = (await itemsOf(db, folderId)).filter(
    (row) =>
      types.includes(row.type) &&
      !without.has(row.id) &&
      (weekIds === null || weekIds.has(row.weekId)) &&
      (fileIds === null || fileIds.includes(contentOf(row).citation.documentId)) &&
      (topic === null || isAboutTopic(contentOf(row), topic)),
  );
  const results = await resultsOf(
    db,
    userId,
    found.map(({ id }) => id),
  );
  const last = new Map(results.map((result) => [result.itemId, result]));
  const urgency = ({ id }: ItemRow): number => {
    const result = last.get(id);
    if (!result) return 1;
    return result.correct === false ? 0 : 2;
  };
  const doneAt = ({ id }: ItemRow): number => last.get(id)?.answeredAt.getTime() ?? 0;
  const byUrgency = found.toSorted((x, y) => urgency(x) - urgency(y) || doneAt(x) - doneAt(y));
  const ordered = variedAnswers(byUrgency, contentOf);
  const wanted = count ?? Math.max(...types.map((type) => usual[type]));
  return { items: withoutRepeats(inTurns(ordered, types)).slice(0, wanted), wanted };
}

/** New activities about a topic, of files or of a week, in turns of their types; empty where the text bears none. */
export async function newPractice(
  deps: PracticeDeps,
  userId: string,
  folderId: string,
  { types, weeks, topic, fileIds, without }: ScopedRequest,
  wanted: number,
  signal: AbortSignal,
): Promise<ItemRow[]> {
  const made: ItemRow[] = [];
  const weekNumber = weeks[0] ?? null;
  for (const type of types) {
    const ofFiles: ItemRow[][] = [];
    for (const fileId of fileIds ?? [null]) {
      const request = { folderId, type, selected: null, fileId, topic, weekNumber };
      const most = fileIds === null ? wanted : Math.ceil(wanted / fileIds.length) + 1;
      try {
        ofFiles.push((await makeSomeActivities(deps, userId, request, most, signal)).items);
      } catch (error) {
        const bearsNone = error instanceof AppError && error.code === 'activity_not_makeable';
        if (!bearsNone) throw error;
      }
    }
    made.push(...alternate(ofFiles));
  }
  const others = made.filter(({ id }) => !without.has(id));
  return withoutRepeats(inTurns(others, types)).slice(0, wanted);
}

/**
 * Ids of the plan's weeks of these numbers, or of all that are open and what belongs to none; null where none is named,
 * and any will do.
 */
async function idsOf(
  deps: Pick<Deps, 'db' | 'payments'>,
  userId: string,
  folderId: string,
  named: readonly number[],
): Promise<Set<string> | null> {
  for (const number of named) await requireOpenWeek(deps, folderId, number);
  const numbers = named.length > 0 ? named : (await accessTo(deps, folderId)).weeks;
  if (numbers === null) return null;
  const plan: SyllabusPlan = await requireSyllabusPlan(deps, userId, folderId);
  const ids = plan.weeks.filter(({ number }) => numbers.includes(number)).map(({ id }) => id);
  return new Set(named.length > 0 ? ids : [...ids, noWeek]);
}

/** The best of each type first, then the second best. */
const inTurns = (items: readonly ItemRow[], types: readonly ActivityType[]): ItemRow[] =>
  alternate(types.map((type) => items.filter((row) => row.type === type)));

function alternate(lists: readonly ItemRow[][]): ItemRow[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}

/** A quiz of several types asks about one statement once. Both sides of a card are two things to know. */
function withoutRepeats(items: readonly ItemRow[]): ItemRow[] {
  const kept: ItemRow[] = [];
  for (const row of items) {
    const isRepeat = kept.some((other) => other.type !== row.type && isSameStatement(contentOf(other), contentOf(row)));
    if (!isRepeat) kept.push(row);
  }
  return kept;
}
