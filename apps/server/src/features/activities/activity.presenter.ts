import type { Activity as ActivityOnWire } from '@weekwise/contracts/activities.ts';
import type { ActivityOutcome, EditableActivity } from '@weekwise/contracts/activities-items.ts';
import type { Citation } from '@weekwise/contracts/citation.ts';
import type { Executor } from '../../db/client.ts';
import { citationsOf } from '../files/citations.ts';
import { contentOf, type ItemRow } from './items/items.service.ts';
import type { Execution } from './results/execute.service.ts';
import { type ResultRow, resultsOf } from './results/results.service.ts';
import { rightAnswer } from './results/score.ts';

/** Items as they travel before they are answered, each with how it went so far. */
export async function toActivities(db: Executor, userId: string, rows: readonly ItemRow[]): Promise<ActivityOnWire[]> {
  const cards = rows.filter(({ type }) => type === 'flashcards');
  const citations = new Map((await placesOf(db, cards)).map((citation, i) => [cards[i]?.id, citation]));
  const results = await resultsOf(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  const byItem = Map.groupBy(results, ({ itemId }) => itemId);
  return rows.map((row) => toActivity(row, citations.get(row.id) ?? null, byItem.get(row.id) ?? []));
}

/** Where the evidence of each item can be opened; null where its file is gone. */
export async function placesOf(db: Executor, rows: readonly ItemRow[]): Promise<(Citation | null)[]> {
  const citations = await citationsOf(
    db,
    rows.map((row) => contentOf(row).citation),
  );
  const byNumber = new Map(citations.map((citation) => [citation.number, citation]));
  return rows.map((_, i) => byNumber.get(i + 1) ?? null);
}

function toActivity(row: ItemRow, citation: Citation | null, results: readonly ResultRow[]): ActivityOnWire {
  const item = contentOf(row);
  const last = results.at(-1);
  const shared = {
    id: row.id,
    bloom_level: item.bloomLevel,
    difficulty: item.difficulty,
    source: row.source,
    fallback: row.fallback,
    edited: row.edited !== null,
    done: last ? { times: results.length, last_at: last.answeredAt.toISOString(), last_correct: last.correct } : null,
  };
  switch (item.type) {
    case 'flashcards': {
      const { type, form, front, back, explanation } = item;
      return { type, ...shared, form, front, back, explanation, citation };
    }
    case 'true-false':
      return { type: item.type, ...shared, statement: item.statement };
    case 'multiple-choice':
      return { type: item.type, ...shared, question: item.question, options: item.options };
    case 'socratic-dialogue': {
      const turns = item.turns.map((turn) => ({ question: turn.question, bloom_level: turn.bloomLevel }));
      return { type: item.type, ...shared, topic: item.topic, turns };
    }
  }
}

/** How an answer went, with what was hidden before it. */
export async function toOutcome(db: Executor, { item, result, isNew, soFar }: Execution): Promise<ActivityOutcome> {
  const content = contentOf(item);
  // What a good reply covers is for the dialogue itself to show, hint by hint.
  const isHidden = content.type === 'socratic-dialogue';
  const [citation = null] = isHidden ? [] : await placesOf(db, [item]);
  return {
    result_id: result.id,
    activity_id: item.id,
    correct: result.correct,
    score: result.score,
    right_answer: rightAnswer(content),
    right_index: content.type === 'multiple-choice' ? content.answerIndex : null,
    explanation: isHidden ? 'Go through the dialogue to see what a good reply covers.' : content.explanation,
    citation,
    score_so_far: soFar,
    repeated: !isNew,
  };
}

/** An item with all that is in it, for whoever edits it. */
export async function toEditable(db: Executor, userId: string, row: ItemRow): Promise<EditableActivity> {
  const [activity] = await toActivities(db, userId, [row]);
  const [citation = null] = await placesOf(db, [row]);
  if (!activity) throw new Error(`The item ${row.id} was lost on its way.`);
  return { activity, fields: fieldsOf(row), citation };
}

function fieldsOf(row: ItemRow): EditableActivity['fields'] {
  const item = contentOf(row);
  const { explanation } = item;
  switch (item.type) {
    case 'flashcards':
      return { explanation, front: item.front, back: item.back };
    case 'true-false':
      return { explanation, statement: item.statement, answer: item.answer };
    case 'multiple-choice':
      return { explanation, question: item.question, options: item.options, answer_index: item.answerIndex };
    case 'socratic-dialogue':
      return { explanation, topic: item.topic };
  }
}
