import type { PassageIndex } from '../../passages/passage-index.ts';
import { mostCommonWords } from '../../text/english-words.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { contentStems, words } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { pointsBack } from './follow-up.ts';

/** A part whose rarest word tells less than this share of the first part's leaves its topic unsaid. */
const tellsLittle = 0.8;
/** Words that tell nearly as much as the rarest one belong to the topic. */
const ofTopic = 0.85;
const mostWords = 3;

export interface PartWithTopic {
  question: string;
  /** Stems of the topic. */
  topic: readonly string[];
}

/**
 * A later part of a message with the topic of the first: "What was the Kiln Act and what did the court decide?" asks
 * what the court decided of the Kiln Act. null where the part names a topic of its own, or what the folder does not
 * have, or points back in a word.
 */
export function withTopicOf(first: string, part: string, index: PassageIndex): PartWithTopic | null {
  if (pointsBack(part) || contentStems(part).some((each) => !index.termNumbers.has(each))) return null;
  const weighed = weigh(first, index);
  const own = weigh(part, index);
  const most = Math.max(0, ...weighed.map(({ weight }) => weight));
  const names = own.some(({ weight }) => weight >= most * tellsLittle);
  const topic = weighed.filter(({ weight }) => weight >= most * ofTopic).slice(0, mostWords);
  if (names || topic.length === 0 || most === 0) return null;
  const said = topic.map(({ raw }) => raw).join(' ');
  return { question: `${part.replace(/[?!.\s]+$/, '')} ${said}?`, topic: topic.map(({ stemmed }) => stemmed) };
}

/** The content words of a question by what they tell; one that the folder has not tells most. */
function weigh(question: string, { termNumbers, termWeight }: PassageIndex) {
  const unknown = Math.max(0, ...termWeight);
  return words(question).flatMap(({ raw, folded }) => {
    if (isStopWord(folded) || isEveryday(folded)) return [];
    const stemmed = stem(folded);
    const term = termNumbers.get(stemmed);
    return [{ raw, stemmed, weight: term === undefined ? unknown : (termWeight[term] ?? 0) }];
  });
}

let everyday: ReadonlySet<string> | null = null;

/** "Happen", "decide" and "long" name no topic, however rare the folder has them. */
function isEveryday(word: string): boolean {
  everyday ??= new Set(mostCommonWords().map(stem));
  return everyday.has(stem(word));
}

/** Whether what an answer cites speaks of all of a topic. */
export const citesTopic = ({ citations: [first] }: Answer, topic: readonly string[], index: PassageIndex): boolean => {
  const passage = index.passages.find(({ id }) => id === first?.passageId);
  const said = new Set(contentStems(passage ? [...passage.headingPath, passage.text].join('\n') : ''));
  return topic.every((each) => said.has(each));
};
