import type {
  Activity,
  Flashcard,
  MultipleChoice,
  SocraticDialogue,
  TrueFalse,
} from '@weekwise/engine/activities/activity.ts';
import { addDays } from '@weekwise/engine/dates/calendar.ts';
import { activityItems, activityResults } from '../db/schema/activities.ts';
import type { Deps } from '../deps.ts';
import { adoptReading, workingPlan } from '../features/syllabus/plan.service.ts';
import type { Identity } from '../plugins/identity.ts';
import { assignmentItem, weekItem } from './plan-items.ts';

const quoteOf = (quote: string, heading: string | null) => ({
  passageId: null,
  documentId: 'no-file',
  page: null,
  block: 0,
  lastBlock: 0,
  heading,
  quote,
});

let made = 0;

/** A card of a sentence of its own. */
export function flashcard(front: string, change: { quote?: string; heading?: string } = {}): Flashcard {
  const { quote = `${front} has sentence ${++made}.`, heading = 'Rivers' } = change;
  return {
    type: 'flashcards',
    id: `engine-${front}`,
    form: 'term',
    front,
    back: `Back of ${front}`,
    bloomLevel: 'remember',
    difficulty: 'easy',
    citation: quoteOf(quote, heading),
    explanation: 'Your reading says so.',
  };
}

/** A question whose right answer is the second. */
export function multipleChoice(question: string): MultipleChoice {
  const { form: _, front: __, back: ___, ...shared } = flashcard(question);
  return { ...shared, type: 'multiple-choice', question, options: ['Sand', 'Water', 'Air', 'Fire'], answerIndex: 1 };
}

/** A statement that is true. */
export function trueFalse(statement: string): TrueFalse {
  const { form: _, front: __, back: ___, ...shared } = flashcard(statement);
  return { ...shared, type: 'true-false', statement, answer: true };
}

/** A dialogue of one question. */
export function socraticDialogue(topic: string, change: { quote?: string } = {}): SocraticDialogue {
  const { form: _, front: __, back: ___, ...shared } = flashcard(topic, change);
  const { bloomLevel, citation } = shared;
  const { quote } = citation;
  const turn = { question: `What is ${topic}?`, bloomLevel, evidence: quote, citation, hints: ['One.', 'Two.', quote] };
  return { ...shared, type: 'socratic-dialogue', topic, turns: [turn] };
}

/** The id of the week of this number in a folder's plan. */
export async function weekIdOf({ db }: Pick<Deps, 'db'>, folderId: string, number: number): Promise<string> {
  const plan = await workingPlan(db, folderId);
  const week = plan?.items.find(({ item }) => item.kind === 'week' && item.number === number);
  if (!week) throw new Error(`The plan of ${folderId} has no week ${number}.`);
  return week.item.id;
}

export interface Due {
  title: string;
  type: 'exam' | 'quiz';
  dueDate: string;
  week: number;
}

/**
 * Gives a folder the plan of four weeks from 12 January 2026 on, with what is due; the weeks' ids, the first week's
 * first.
 */
export async function planWeeks(deps: Deps, folderId: string, due: readonly Due[]): Promise<string[]> {
  const ids = [1, 2, 3, 4].map((number) => `${folderId}/week-${number}`);
  const weeks = ids.map((id, i) =>
    weekItem({ id, number: i + 1, topic: `Topic ${i + 1}`, startDate: addDays('2026-01-12', i * 7) }),
  );
  const exams = due.map(({ week, ...rest }, i) =>
    assignmentItem({ id: `${folderId}/due-${i}`, weekId: ids[week - 1] ?? null, ...rest }),
  );
  const origin = { folderId, fileId: 'file', fileName: 's.md', source: 'engine', fallback: null };
  const items = [...weeks, ...exams];
  await adoptReading(deps, { ...origin, confidenceThreshold: null, taskId: deps.newId(), items });
  return ids;
}

/** Items of a week as if they had been made; their ids, in the same order. */
export async function addItems(
  { db, newId, clock }: Deps,
  place: { folderId: string; weekId: string },
  activities: readonly Activity[],
): Promise<string[]> {
  const rows = activities.map((content, position) => ({
    ...place,
    id: newId(),
    type: content.type,
    position,
    content,
    source: 'engine',
    createdAt: clock(),
  }));
  if (rows.length > 0) await db.insert(activityItems).values(rows);
  return rows.map(({ id }) => id);
}

/** An answer to a question, as doing it leaves it. */
export async function addAnswer(
  { db, newId, clock }: Deps,
  { id: userId }: Identity,
  itemId: string,
  { correct, duration = null }: { correct: boolean; duration?: number | null },
): Promise<void> {
  const answer = { id: newId(), itemId, userId, answeredAt: clock(), response: 0, correct, duration };
  await db.insert(activityResults).values({ ...answer, score: correct ? 1 : 0, place: 'session' });
}
