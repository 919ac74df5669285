import type { ActivityScope } from '@weekwise/domain/activities.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import { rank } from '@weekwise/engine/passages/rank.ts';
import { splitSentences } from '@weekwise/engine/text/sentences.ts';
import { words } from '@weekwise/engine/text/words.ts';
import { asksForTopic, headsTopic, leastOnTopic, shareOf, shareOnTopic } from './topic.ts';

/** What one activity is to be about. */
export interface Focus {
  madeOf: ActivityScope;
  passages: Passage[];
  /** These passages with those around them, where they alone say too little to make anything of; else null. */
  around: Passage[] | null;
  /** Whether an activity that was made of these passages, or of those around them, is about what was asked for. */
  isAbout(activity: Activity): boolean;
  /** Whether it is one to be taken last. */
  isLast(activity: Activity): boolean;
}

type IsAllowed = (passage: Passage) => boolean;

/** Of a selection that is longer, the beginning finds its passages. */
const mostQuery = 2_000;
const mostCandidates = 60;
/** Fewer words are a name of something, not words of the text. */
const fewestSelected = 4;
/** A few chapters, or a term's lectures: what a thread reads in a second or two. */
const mostRead = 800;
/** Passages before and behind, where those in focus alone say too little. */
const near = 5;

/** Words as they are compared: without case and signs, so that a line break or a quotation mark parts nothing. */
const folded = (text: string): string =>
  ` ${words(text)
    .map((word) => word.folded)
    .join(' ')} `;

export const isPassage = (selected: string): boolean => words(selected).length >= fewestSelected;

/** The passages that hold the words which a student has selected, in reading order. */
export function focusOnSelection(index: PassageIndex, isAllowed: IsAllowed, selected: string): Focus {
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
    around: widened(index, found),
    isAbout: ({ citation }) => {
      const quote = folded(citation.quote);
      return whole.includes(quote) || wanted.some((sentence) => quote.includes(sentence));
    },
    isLast: () => false,
  };
}

/**
 * The passages about a topic: the files and sections that it heads, and what names it elsewhere in the files that say
 * the most of it. They are read with the whole of these files.
 */
export function focusOnTopic(
  index: PassageIndex,
  isAllowed: IsAllowed,
  topic: string,
  nameOf: (documentId: string) => string,
): Focus {
  const share = shareOf(topic);
  const allowed = index.passages.filter(isAllowed);
  const isHeaded = ({ headingPath, documentId }: Passage): boolean =>
    [nameOf(documentId).replace(/\.\w+$/, ''), ...headingPath].some((heading) => headsTopic(heading, topic));
  const headed = new Set(allowed.filter(isHeaded));
  const said = ({ headingPath, text }: Passage): number => share(`${headingPath.at(-1) ?? ''} ${text}`);
  const ranked = rank(index, topic, { limit: mostCandidates })
    .map(({ passage }) => passage)
    .filter(isAllowed);
  // Where nothing has most of the topic's words, what has half of them is as near as the files come.
  const isNamed = allowed.some((passage) => headed.has(passage) || said(passage) > leastOnTopic);
  const isOnTopic = (passage: Passage): boolean => {
    const is = said(passage);
    return headed.has(passage) || (isNamed ? is > leastOnTopic : is >= leastOnTopic);
  };
  const files = filesOn([...headed], ranked.filter(isOnTopic), allowed);
  const around = allowed.filter(({ documentId }) => files.has(documentId));
  const ids = new Set([...headed].map(({ id }) => id));
  return {
    madeOf: 'topic',
    passages: around.filter(isOnTopic),
    around,
    isAbout: (activity) => {
      if (ids.has(activity.citation.passageId ?? '')) return true;
      const is = shareOnTopic(activity, topic);
      return isNamed ? is > leastOnTopic : is >= leastOnTopic;
    },
    isLast: (activity) => asksForTopic(activity, topic),
  };
}

/** The files that a topic heads and those that say the most of it, as many as can be read. */
function filesOn(headed: readonly Passage[], ranked: readonly Passage[], allowed: readonly Passage[]): Set<string> {
  const byMost = (passages: readonly Passage[]): string[] =>
    [...Map.groupBy(passages, ({ documentId }) => documentId)]
      .toSorted(([, x], [, y]) => y.length - x.length)
      .map(([id]) => id);
  const sizes = Map.groupBy(allowed, ({ documentId }) => documentId);
  const files = new Set<string>();
  let read = 0;
  for (const id of new Set([...byMost(headed), ...byMost(ranked)])) {
    const size = sizes.get(id)?.length ?? 0;
    if (files.size > 0 && read + size > mostRead) continue;
    files.add(id);
    read += size;
  }
  return files;
}

export function focusOnAll(madeOf: 'reading' | 'week', passages: Passage[]): Focus {
  return { madeOf, passages, around: null, isAbout: () => true, isLast: () => false };
}

/** The passages in focus with those around them in their files. */
function widened(index: PassageIndex, passages: readonly Passage[]): Passage[] {
  const isNear = (passage: Passage): boolean =>
    passages.some(
      ({ documentId, ordinal }) => documentId === passage.documentId && Math.abs(ordinal - passage.ordinal) <= near,
    );
  return index.passages.filter((passage) => passage.role === 'body' && isNear(passage));
}

function inReadingOrder({ passages }: PassageIndex, found: readonly Passage[]): Passage[] {
  const ids = new Set(found.map(({ id }) => id));
  return passages.filter(({ id }) => ids.has(id));
}
