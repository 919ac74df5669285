import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { areSynonyms } from '../../text/thesaurus.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import type { ToldBefore } from '../question/question.ts';
import { comparable } from '../render/as-markdown.ts';
import type { Before } from './antecedent.ts';
import { saidFirst, saidIn } from './said-sentences.ts';

/* In the unit of `merit`. */
const sameSection = 1.5;
const saysFresh = 1.5;

/** null for a question that brings no word of its own: it asks for the same again. */
export function toldBefore(
  asked: string,
  alone: string,
  before: Before,
  { passages }: PassageIndex,
): ToldBefore | null {
  const known = new Set(contentStems(before.question));
  const whole = new Set(contentStems(alone));
  const fresh = contentStems(asked).filter((stem) => whole.has(stem) && !known.has(stem));
  const said = saidIn(before.answer);
  if (fresh.length === 0 || said.length === 0) return null;
  const cited = passages.filter(({ text }) => {
    const whole = comparable(text);
    return said.some((sentence) => whole.includes(sentence));
  });
  return {
    sentences: new Set(saidFirst(before.answer)),
    all: new Set(said),
    sections: new Set(cited.map(sectionOf)),
    fresh,
  };
}

/** What going on from it says for a sentence. */
export function worthAfter({ sections, fresh }: ToldBefore, passage: Passage, text: string): number {
  const said = contentStems(text);
  const isFresh = fresh.some((stem) => said.some((other) => other === stem || areSynonyms(stem, other)));
  return (sections.has(sectionOf(passage)) ? sameSection : 0) + (isFresh ? saysFresh : 0);
}

/** Whether a sentence has answered already. */
export const isTold = ({ sentences }: ToldBefore, text: string): boolean => sentences.has(comparable(text));

/** Whether an answer quotes nothing but what has been told. */
export const tellsAgain = ({ abstained, citations }: Answer, { all }: ToldBefore): boolean =>
  !abstained && citations.length > 0 && citations.every(({ quote }) => saidIn(quote).every((said) => all.has(said)));

/** Whether a passage stands where the sentences do that answered. */
export const isBesideTold = ({ sections }: ToldBefore, passage: Passage): boolean => sections.has(sectionOf(passage));

const sectionOf = ({ documentId, headingPath }: Passage): string => [documentId, ...headingPath].join('\n');
