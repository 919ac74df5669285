import type { WikiActivity } from '@weekwise/contracts/wiki-page.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';
import type { Cleaner } from './clean-text.ts';
import type { PublishTools } from './page-guides.ts';
import type { RemovalPlace } from './removals.ts';

/** Prepares an activity for publishing, without its sources; null where it, or a part of it, may not be published. */
export function pageActivity(
  activity: Activity,
  id: string,
  place: RemovalPlace,
  tools: PublishTools,
): WikiActivity | null {
  const { quotations, removals } = tools;
  const published = cleaned(activity, id, place, tools);
  if (published === null || quotations.take(activity.citation.quote, activity.citation)) return published;
  removals.note(place, 'long_passage', 'left_out', activity.citation.quote);
  return null;
}

function cleaned(activity: Activity, id: string, place: RemovalPlace, tools: PublishTools): WikiActivity | null {
  const { quotations } = tools;
  const whole = (text: string, source: Source = activity.citation) =>
    cleanerFor(text, source, tools).whole(text, place);
  const { explanation: why, citation } = activity;
  const explanation = cleanerFor(why, citation, tools).line(why, place);
  const shared = { id, difficulty: activity.difficulty, explanation: explanation ?? '' };
  switch (activity.type) {
    case 'flashcards': {
      const [front, back] = [whole(activity.front), whole(activity.back)];
      return front === null || back === null ? null : { type: activity.type, ...shared, front, back };
    }
    case 'true-false': {
      const statement = whole(activity.statement);
      return statement === null ? null : { type: activity.type, ...shared, statement, answer: activity.answer };
    }
    case 'multiple-choice': {
      const question = whole(activity.question);
      const options = activity.options.map((option) => whole(option));
      if (question === null || !options.every((option) => option !== null)) return null;
      return { type: activity.type, ...shared, question, options, answer_index: activity.answerIndex };
    }
    case 'socratic-dialogue': {
      const topic = whole(activity.topic);
      const turns = activity.turns.flatMap((turn) => {
        const source = { ...turn.citation, quote: turn.evidence };
        const question = whole(turn.question, source);
        // Only the last hint shows the passage's words.
        const hasRoom = quotations.take(turn.evidence, turn.citation);
        const hints = (hasRoom ? turn.hints : turn.hints.slice(0, -1)).flatMap((hint) => whole(hint, source) ?? []);
        return question === null ? [] : [{ question, hints }];
      });
      return topic === null || turns.length === 0 ? null : { type: activity.type, ...shared, topic, turns };
    }
  }
}

type Source = Pick<Activity['citation'], 'documentId' | 'block' | 'lastBlock' | 'quote'>;

/** What stands before the words of a source, as in "Your reading says:"; in characters. */
const leadIn = 80;

/**
 * What an item says of the sentence that it cites is counted with that sentence; what was written into it from
 * elsewhere is not.
 */
function cleanerFor(text: string, { documentId, block, lastBlock, quote }: Source, tools: PublishTools): Cleaner {
  const from = tools.placeOf(text);
  if (from === null) return tools.cited;
  const isOfSource = from.documentId === documentId && from.block >= block && from.block <= lastBlock;
  return isOfSource && text.length <= quote.length + leadIn ? tools.cited : tools.clean;
}
