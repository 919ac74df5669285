import type { ActivityScope } from '@weekwise/domain/activities.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { promptOf } from '@weekwise/engine/activities/same-activity.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import { rank } from '@weekwise/engine/passages/rank.ts';
import { splitSentences } from '@weekwise/engine/text/sentences.ts';
import { contentStems, words } from '@weekwise/engine/text/words.ts';

/** What one activity is to be about. */
export interface Focus {
  madeOf: ActivityScope;
  passages: Passage[];
  /** Whether an activity that was made of these passages, or of those around them, is about what was asked for. */
  isAbout(activity: Activity): boolean;
}

/** Of a selection that is longer, the beginning finds its passages. */
const mostQuery = 2_000;
const mostCandidates = 60;
/** Fewer words are a name of something, not words of the text. */
const fewestSelected = 4;
const mostOnTopic = 12;
/** Share of a topic's words that an activity about it has. */
const leastOnTopic = 0.5;
/** Passages before and behind, where those in focus alone say too little. */
const around = 5;

/** Words as they are compared: without case and signs, so that a line break or a quotation mark parts nothing. */
const folded = (text: string): string =>
  ` ${words(text)
    .map((word) => word.folded)
    .join(' ')} `;

export const isPassage = (selected: string): boolean => words(selected).length >= fewestSelected;

/** The passages that hold the words which a student has selected, in reading order. */
export function focusOnSelection(
  index: PassageIndex,
  isAllowed: (passage: Passage) => boolean,
  selected: string,
): Focus {
  const sentences = splitSentences(selected).map(({ start, end }) => folded(selected.slice(start, end)));
  const long = sentences.filter((sentence) => sentence.trim().split(' ').length >= fewestSelected);
  const wanted = long.length > 0 ? long : [folded(selected)];
  const found = rank(index, selected.slice(0, mostQuery), { limit: mostCandidates })
    .map(({ passage }) => passage)
    .filter(isAllowed)
    .filter(({ text }) => {
      const said = folded(text);
      return wanted.some((sentence) => said.includes(sentence));
    });
  const whole = folded(selected);
  return {
    madeOf: 'passage',
    passages: inReadingOrder(index, found),
    isAbout: ({ citation }) => {
      const quote = folded(citation.quote);
      return whole.includes(quote) || wanted.some((sentence) => quote.includes(sentence));
    },
  };
}

/** The passages about a topic: those that rank highest among those that name it. */
export function focusOnTopic(index: PassageIndex, isAllowed: (passage: Passage) => boolean, topic: string): Focus {
  const share = shareOf(topic);
  const found = rank(index, topic, { limit: mostCandidates })
    .map(({ passage }) => passage)
    .filter(isAllowed)
    .filter(({ headingPath, text }) => share(`${headingPath.join(' ')} ${text}`) >= leastOnTopic);
  return {
    madeOf: 'topic',
    passages: inReadingOrder(index, found.slice(0, mostOnTopic)),
    isAbout: (activity) => shareOnTopic(activity, topic) >= leastOnTopic,
  };
}

/**
 * Whether an activity from anywhere in the course asks about a topic. It shares more of its words than one of passages
 * that were chosen for the topic has to: "conditions" alone is not about "operant conditioning".
 */
export function isAboutTopic(activity: Activity, topic: string): boolean {
  return shareOnTopic(activity, topic) > leastOnTopic;
}

/** By the words of its question and of the lines that it rests on. */
function shareOnTopic(activity: Activity, topic: string): number {
  const { heading, quote } = activity.citation;
  return shareOf(topic)(`${promptOf(activity)} ${heading ?? ''} ${quote}`);
}

/** Tells which share of a topic's words a text has. */
function shareOf(topic: string): (text: string) => number {
  const stems = [...new Set(contentStems(topic))];
  return (text) => {
    const said = new Set(contentStems(text));
    return stems.filter((stem) => said.has(stem)).length / Math.max(1, stems.length);
  };
}

export function focusOnAll(madeOf: 'reading' | 'week', passages: Passage[]): Focus {
  return { madeOf, passages, isAbout: () => true };
}

/** The passages in focus with those around them in their files. */
export function widened(index: PassageIndex, { passages }: Focus): Passage[] {
  const near = (passage: Passage): boolean =>
    passages.some(
      ({ documentId, ordinal }) => documentId === passage.documentId && Math.abs(ordinal - passage.ordinal) <= around,
    );
  return index.passages.filter((passage) => passage.role === 'body' && near(passage));
}

function inReadingOrder({ passages }: PassageIndex, found: readonly Passage[]): Passage[] {
  const ids = new Set(found.map(({ id }) => id));
  return passages.filter(({ id }) => ids.has(id));
}
