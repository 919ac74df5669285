import type { PassageIndex } from '../../passages/passage-index.ts';
import { mostCommonWords } from '../../text/english-words.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { contentStems, words } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { pointsBack } from './pointers.ts';

/** A part whose rarest word tells less than this share of the first part's leaves its topic unsaid. */
const tellsLittle = 0.8;
/** The same of a part in everyday words, all of which count. */
const tellsAsMuch = 0.9;
/** Words that tell nearly as much as the rarest one belong to the topic. */
const ofTopic = 0.85;
const mostWords = 3;
/** In words of content; a question that leaves its topic to the one before it is short. */
const mostOfOpen = 4;
/** "Lately" names nothing. */
const saysHow = /ly$/;

export interface PartWithTopic {
  question: string;
  /** Stems of the topic. */
  topic: readonly string[];
}

/**
 * A later part of a message with the topic of the first: "What was the Kiln Act and what did the court decide?" asks
 * what the court decided of the Kiln Act. null where the part names a topic of its own, or what the folder does not
 * have, or points back in a word.
 * @param isLeftOut whether a word of the part names no topic, however rare it is
 * @param least share of what the topic tells, with which a word of the part names another
 */
export function withTopicOf(
  first: string,
  part: string,
  index: PassageIndex,
  { isLeftOut = isEveryday, least = tellsLittle } = {},
): PartWithTopic | null {
  const isUnknown = (word: string): boolean => !index.termNumbers.has(stem(word)) && !saysHow.test(word);
  const content = words(part).flatMap(({ folded }) => (isStopWord(folded) ? [] : folded));
  if (pointsBack(part) || content.some(isUnknown)) return null;
  const told = weigh(first, index);
  // A question on a common thing has no rarer word for it.
  const weighed = told.length > 0 ? told : weigh(first, index, () => false);
  const own = weigh(part, index, isLeftOut);
  const most = Math.max(0, ...weighed.map(({ weight }) => weight));
  const names = own.some(({ weight }) => weight >= most * least);
  const topic = weighed.filter(({ weight }) => weight >= most * ofTopic).slice(0, mostWords);
  if (names || topic.length === 0 || most === 0) return null;
  const said = topic.map(({ raw }) => raw).join(' ');
  return { question: `${part.replace(/[?!.\s]+$/, '')} ${said}?`, topic: topic.map(({ stemmed }) => stemmed) };
}

/** Of a whole folder: more numbers than a function may be called with. */
const mostOf = memoizeByObject((weights: Float32Array): number =>
  weights.reduce((most, weight) => Math.max(most, weight), 0),
);

/** The content words of a question by what they tell; one that the folder has not tells most. */
function weigh(question: string, { termNumbers, termWeight }: PassageIndex, isLeftOut = isEveryday) {
  const unknown = mostOf(termWeight);
  return words(question).flatMap(({ raw, folded }) => {
    if (isStopWord(folded) || isLeftOut(folded)) return [];
    const stemmed = stem(folded);
    const term = termNumbers.get(stemmed);
    if (term === undefined && saysHow.test(folded)) return [];
    return [{ raw, stemmed, weight: term === undefined ? unknown : (termWeight[term] ?? 0) }];
  });
}

/** "What are the symptoms?", "Is there a cure?": of what, is not said. */
const ofUnsaid = /^(?:what (?:are|were) the|(?:is|are|was|were) there (?:an?|any)) \p{L}+\W*$/iu;
/** What is to be defined is named. */
const defines = /^(?:what|who)(?:['’]s|\s(?:is|are|was|were))\b/i;

/**
 * A question that leaves open what it is about, with the topic of one before it: "How many people died?" has none but
 * everyday words, and none that tells as much.
 */
export function withTopicLeftOpen(first: string, part: string, index: PassageIndex): PartWithTopic | null {
  if (ofUnsaid.test(part)) return withTopicOf(first, part, index);
  const content = words(part).filter(({ folded }) => !isStopWord(folded));
  const isOpen =
    !defines.test(part) && content.length <= mostOfOpen && content.every(({ folded }) => isEveryday(folded));
  return isOpen
    ? withTopicOf(first, part, index, { isLeftOut: (word) => saysHow.test(word), least: tellsAsMuch })
    : null;
}

/**
 * Whether a question names the section that its answer stands in, as "steps of turning" does that on turning. Names
 * that several sections have, as "Symptoms", name no topic.
 */
export function namesOwnSection(part: string, { citations: [first] }: Answer, { passages }: PassageIndex): boolean {
  const home = passages.find(({ id }) => id === first?.passageId);
  const name = home?.headingPath.at(-1);
  if (!home || name === undefined) return false;
  const asked = contentStems(part);
  const named = contentStems(name).filter((stem) => !/^\d+$/.test(stem));
  const isNamed = named.length > 0 && named.every((stem) => asked.includes(stem));
  const path = home.headingPath.join('\n');
  return isNamed && passages.every(({ headingPath }) => headingPath.at(-1) !== name || headingPath.join('\n') === path);
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
