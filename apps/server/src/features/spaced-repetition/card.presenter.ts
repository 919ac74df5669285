import type { Card, CardSettings } from '@weekwise/contracts/spaced-repetition.ts';
import { cardGrades } from '@weekwise/domain/spaced-repetition.ts';
import { cardSides } from '@weekwise/engine/spaced-repetition/card-sides.ts';
import { gradeOptions } from '@weekwise/engine/spaced-repetition/grade-options.ts';
import type { Executor } from '../../db/client.ts';
import { contentOf, itemsByIds } from '../activities/items/items.service.ts';
import { citationsOf } from '../files/citations.ts';
import type { Deck, DeckCard } from './deck.service.ts';
import { type CardSettingsRow, gradesNeeded } from './settings.service.ts';

/** Cards as they travel, each with its sides, its evidence and what its four buttons would do. */
export async function toCards(db: Executor, { scheduler, when }: Deck, cards: readonly DeckCard[]): Promise<Card[]> {
  const items = await itemsByIds(
    db,
    cards.map(({ itemId }) => itemId),
  );
  const contents = cards.map(({ itemId }) => {
    const item = items.get(itemId);
    if (!item) throw new Error(`The card ${itemId} has no item.`);
    return { item, content: contentOf(item) };
  });
  const citations = await citationsOf(
    db,
    contents.map(({ content }) => content.citation),
  );
  const citationOf = new Map(citations.map((citation) => [citation.number, citation]));
  return cards.flatMap((card, i): Card[] => {
    const of = contents[i];
    if (!of) return [];
    const { exams, spread, memory } = card;
    const options = gradeOptions(scheduler, memory, { at: when.now, timeZone: when.timeZone, exams, spread });
    return [
      {
        card_id: card.itemId,
        folder_id: card.folderId,
        folder_name: card.folderName,
        week_number: card.weekNumber,
        type: card.type,
        ...cardSides(of.content),
        explanation: of.content.explanation,
        citation: citationOf.get(i + 1) ?? null,
        source: of.item.source,
        edited: of.item.editedAt !== null,
        file_deleted: card.fileDeleted,
        state: memory.state,
        missed: card.missed,
        suspended: card.suspended,
        due_at: memory.due.toISOString(),
        due_day: card.dueDay,
        recall: card.recall,
        reviews: memory.reviews,
        lapses: memory.lapses,
        options: cardGrades.map((grade) => ({
          grade,
          due_at: options[grade].memory.due.toISOString(),
          days: options[grade].memory.scheduledDays,
          minutes: Math.max(0, Math.round((options[grade].memory.due.getTime() - when.now.getTime()) / 60_000)),
          retention: options[grade].retention,
          before_exam: options[grade].beforeExam,
        })),
      },
    ];
  });
}

export function toSettings(settings: CardSettingsRow, count: number): CardSettings {
  const { newPerDay, reviewsPerDay, desiredRetention, weights, fittedAt } = settings;
  return {
    new_per_day: newPerDay,
    reviews_per_day: reviewsPerDay,
    desired_retention: desiredRetention,
    memory_model: {
      source: weights ? 'fitted' : 'default',
      fitted_at: fittedAt?.toISOString() ?? null,
      grades: count,
      grades_needed: gradesNeeded,
    },
  };
}
