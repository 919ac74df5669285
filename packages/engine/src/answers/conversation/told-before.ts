import { type Aspect, aspectAsked } from '../../lexicon/asked-aspects.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { asksForOne, readQuestion, type ToldBefore } from '../question/question.ts';
import { comparable, mayHoldWord } from '../render/as-markdown.ts';
import type { Before } from './antecedent.ts';
import { saidFirst, saidIn } from './said-sentences.ts';

/** Words that judge a thing: a text says what is bad about it in others. */
const judging = new Set(
  contentStems(
    'bad good better best worse worst important wrong useful helpful problem issue matter big deal special interesting',
  ),
);

const asksAbout = /^(?:(?:and|but|so|ok(?:ay)?)[, ]+)*(?:what|how) about\b/i;

/** "How big is it?", and "And the moon?" after "How big is the sun?". */
const aspectOf = (asked: string, alone: string): Aspect | null =>
  aspectAsked(asked) ?? (asksAbout.test(asked.trim()) || /^and\b/i.test(asked.trim()) ? aspectAsked(alone) : null);

/**
 * What the question goes on from. null where it asks for the same again: it brings no word of its own, and asks for
 * nothing that a reading tells in words of its kind.
 * @param syllabusId whose lines are no text that goes on
 */
export function toldBefore(
  asked: string,
  alone: string,
  before: Before,
  { passages }: PassageIndex,
  syllabusId: string | null,
): ToldBefore | null {
  const known = new Set(contentStems(before.question));
  const whole = new Set(contentStems(alone));
  const brought = contentStems(asked).filter((stem) => whole.has(stem) && !known.has(stem));
  const said = saidIn(before.answer);
  if (said.length === 0) return null;
  const telling = said.map(longestWord);
  const cited = passages.filter(({ text }) => {
    if (!telling.some((word) => mayHoldWord(text, word))) return false;
    const whole = comparable(text);
    return said.some((sentence) => whole.includes(sentence));
  });
  const isText = cited.some(({ documentId }) => documentId !== syllabusId);
  const aspect = isText ? aspectOf(asked, alone) : null;
  const isFact = aspect !== null || (isText && asksForOne.has(readQuestion(asked).kind));
  if (brought.length === 0 && !isFact) return null;
  const asking = contentStems(`${aspect?.said ?? ''} exist happen`);
  const fresh = brought.filter((stem) => !judging.has(stem) && !asking.includes(stem));
  // What was told of a thing in passing answers "What about it?".
  const isOfFresh = (sentence: string): boolean => {
    const own = new Set(contentStems(sentence));
    return asksAbout.test(asked.trim()) && fresh.length > 0 && fresh.every((stem) => own.has(stem));
  };
  return {
    sentences: new Set(saidFirst(before.answer).filter((sentence) => !isOfFresh(sentence))),
    all: new Set(said),
    sections: new Set(cited.map(sectionOf)),
    fresh,
    topic: [...whole].filter((stem) => known.has(stem)),
    aspect,
    isFact,
    isText,
  };
}

const longestWord = (sentence: string): string =>
  sentence.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Whether all that was told stands in other documents than one. */
export const isOfReadings = ({ sections }: ToldBefore, syllabusId: string): boolean =>
  sections.size > 0 && [...sections].every((section) => section.split('\n')[0] !== syllabusId);

/** Words that ask for a list, whatever it is of. */
const listing = new Set(
  contentStems('condition kind type way reason cause part step stage example point item list name main difference'),
);

/** Nothing of what was told, but what it was about: an item of a list is spoken of elsewhere too. */
export function topicOnly({ question }: Before): ToldBefore | null {
  const topic = [...new Set(contentStems(question))].filter((stem) => !listing.has(stem) && !/^\d+$/.test(stem));
  return topic.length === 0 ? null : { sentences: new Set(), all: new Set(), sections: new Set(), fresh: [], topic };
}

/** Nothing of what was told, but that the same is spoken of. */
export const sameTopic = ({ topic }: ToldBefore): ToldBefore => ({
  sentences: new Set(),
  all: new Set(),
  sections: new Set(),
  fresh: [],
  topic,
});

/** Whether a sentence has answered already. */
export const isTold = ({ sentences }: ToldBefore, text: string): boolean => sentences.has(comparable(text));

/** Whether an answer quotes nothing but what has been told. */
export const tellsAgain = ({ abstained, citations }: Answer, { all }: ToldBefore): boolean =>
  !abstained && citations.length > 0 && citations.every(({ quote }) => saidIn(quote).every((said) => all.has(said)));

/** Whether a passage stands where the sentences do that answered. */
export const isBesideTold = ({ sections }: ToldBefore, passage: Passage): boolean => sections.has(sectionOf(passage));

const sectionOf = ({ documentId, headingPath }: Passage): string => [documentId, ...headingPath].join('\n');
