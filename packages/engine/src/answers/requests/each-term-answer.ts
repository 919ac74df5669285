import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Answer } from '../answer-types.ts';
import { plainQuestion } from '../course/week-words.ts';
import type { AnswerContext } from '../records.ts';
import {
  type DefinedTerm,
  defineTerm,
  defining,
  inItsParagraph,
  inPassing,
  withPlainerWords,
  withWhatItIs,
} from './defined-term.ts';
import { joinedTerms } from './joined-terms.ts';
import { quotes, title, type WrittenPart, writtenAnswer } from './written-answer.ts';

const forms = [
  /^(?:(?:please|can you|could you|and|so) )*(?:explain|define|describe|tell me about|what(?:'s| is| are| was| were)(?: (?:meant by|the (?:definitions?|meanings?) of))?) (?<of>.+?)(?: mean)?$/,
  /^(?<of>.+?)[,:; -]+what (?:do|does|did) (?:they|these|those|each(?: one)?|both) mean$/,
  /^(?<of>.+?)[,:; -]+(?:what are (?:they|these|those)|definitions?|meanings?)$/,
];
/** In words, of each term. */
const paragraph = 70;

/** Defines each of several terms in a block of its own; null where that is not asked, or one of them is not defined. */
export function eachTermAnswer(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const text = plainQuestion(asked).replace(/[?!.\s]+$/, '');
  const of = forms.map((form) => form.exec(text)?.groups?.of).find((found) => found !== undefined);
  const defined = of === undefined ? null : defineEach(of, index, syllabus?.documentId ?? null);
  return defined && writtenAnswer(blocksOf(defined, paragraph), index);
}

/** Defines the terms that a phrase joins; null unless all of them are defined and the phrase is no term itself. */
export function defineEach(phrase: string, index: PassageIndex, syllabusId: string | null): DefinedTerm[] | null {
  const terms = joinedTerms(phrase);
  if (!terms || defineTerm(phrase, index, syllabusId)) return null;
  const defined = terms.map((names) => firstDefined(names, index, syllabusId));
  return defined.every((found) => found !== null) ? defined : null;
}

/** Defines a term by the first of its names that the files define, plainly or else in passing. */
export function firstDefined(
  names: readonly string[],
  index: PassageIndex,
  syllabusId: string | null,
): DefinedTerm | null {
  for (const how of [defining, inPassing]) {
    for (const name of names) {
      const found = defineTerm(name, index, syllabusId, how);
      if (found) return found;
    }
  }
  return null;
}

/** Writes each term as a title above its definition. */
export function blocksOf(defined: readonly DefinedTerm[], longest: number | null): WrittenPart[] {
  return defined.flatMap(({ term, definition }) => {
    const told = withWhatItIs(withPlainerWords(definition));
    return [title(term), quotes(longest === null ? told : inItsParagraph(told, longest))];
  });
}
