import type { PassageIndex } from '../../passages/passage-index.ts';
import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { isStopWord } from '../../text/stop-words.ts';
import type { Answer } from '../answer-types.ts';
import { plainQuestion } from '../course/week-words.ts';
import { chooseWindows } from '../evidence/choose-windows.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { gatherEvidence } from '../evidence/evidence.ts';
import { readQuestion } from '../question/question.ts';
import type { AnswerContext } from '../records.ts';
import { countWords } from '../render/shorten.ts';
import { defineTerm, inItsParagraph, withPlainerWords, withWhatItIs } from './defined-term.ts';
import { blocksOf, defineEach, firstDefined } from './each-term-answer.ts';
import { quotes, says, writtenAnswer } from './written-answer.ts';

const age =
  "(?:like|as if) (?:i'?m|i am|im|i were|you would to) (?:an? )?(?:\\d+|five|six|ten|stupid|dumb|a (?:child|kid|baby|beginner|five year old|5 year old)|child|kid|idiot|beginner|an idiot)(?: years? old)?";
const plain = `(?:${age}|(?:like )?(?:to|for) (?:an? )?(?:\\d+|five|six|ten|eight|twelve)[- ]?(?:year|yr|yo)?[- ]?(?:olds?|child|kid)?|(?:to|for) (?:a )?(?:child|kid|baby|grandma|my grandma|total beginner|newbie)|(?:in|using|with) (?:very |really |more )?(?:simple|simpler|plain|easy|easier|other|normal|basic|everyday|layman'?s?|your own) (?:words|terms|language|english|way)|for (?:dummies|beginners|a (?:beginner|child|kid|5 year old))|(?:more |very |really )?(?:simply|easily|easy|simple|plainly)|so (?:that )?i (?:can )?(?:get|understand) it)`;
const polite =
  '(?:(?:please|help|hey|hi|ugh|ok(?:ay)?|so|now|and|but|can (?:you|u)|could (?:you|u)|would (?:you|u)|help me(?: to)?|pls|plz)[, ]+)*';
const explain = '(?:explain|describe|break down|simplify|dumb down|dumb|put|say|tell me|teach me|show me|define)';
const confused =
  "(?:i(?: still| really| just)* (?:do ?n['o]?t|do not|can ?n[o']?t|can'?t|never)(?: really| quite| fully| even)* (?:get|understand|grasp|follow)|(?:i(?:'?m| am) )?(?:so |really |totally |still |just |kinda )*(?:confused|lost|struggling|stuck) (?:about|by|on|with)|(?:i(?:'?m| am) )?(?:still |just |really )*not (?:getting|understanding|following)|(?:i )?can'?t wrap my head around|(?:i have )?no (?:clue|idea) what|what (?:the (?:heck|hell) |even )(?:is|are))";
const tail = `(?:[,. ]+(?:can you |could you |please )*(?:explain|help|break)(?: (?:it|that|this|me|down|to me|again))*)?(?:[,. ]*(?:${plain}|to me|for me|please|pls|plz|w(?:ith|/)?(?: an?)? examples?|with (?:an )?examples?|and give (?:me )?an example|thanks?|again|even))*`;

const forms: RegExp[] = [
  new RegExp(
    `^${polite}(?:(?:give|show) me |i need )?(?:an? |the )?(?:simple|easy|plain|short|quick|basic) (?:explanation|definition|meaning) (?:of|for) (?<of>.+?)${tail}$`,
  ),
  new RegExp(`^${polite}eli ?\\d+[:,]? (?<of>.+?)${tail}$`),
  new RegExp(
    `^${polite}${explain} (?:it |this |that )?(?:to me )?(?:down )?(?:${plain})[:,-]* (?:what )?(?<of>.+?)${tail}$`,
  ),
  new RegExp(`^${polite}dumb (?:it|this|that) down(?: for me)?[:,-]* (?<of>.+?)${tail}$`),
  new RegExp(
    `^${polite}${explain} (?:to me |me )?(?:what |the (?:concept|idea|term|word) (?:of )?)?(?<of>.+?)${tail}$`,
  ),
  new RegExp(`^${polite}(?:${plain})[:,-]* (?:what(?:'s| is| are| does| do) )?(?<of>.+?)(?: mean)?${tail}$`),
  new RegExp(`^${polite}(?:what(?:'s| is| are)|who(?:'s| is| are)) (?<of>.+?)${tail}$`),
  new RegExp(`^${polite}${confused} (?:what )?(?<of>.+?)(?: (?:is|are|means?|works?))?${tail}$`),
  new RegExp(`^(?<of>.+?)(?: meaning| definition| explained?)?[,:?-]*(?: but)? (?:${plain})${tail}$`),
];
/** What shows that it is to be plain, and not only to be told. */
const wantsPlain = new RegExp(
  `${plain}|\\beli ?\\d|\\bdumb\\b|\\bsimplif|\\bbreak (?:it )?down\\b|\\b(?:simple|easy|plain|short|quick|basic) (?:explanation|definition|meaning)|^${polite}${confused}`,
);
const longestKeyword = 4;
const paragraph = 110;
const longestPlain = 75;
/** In words: with less room there is nothing to add. */
const leastFurther = 70;
/** Of the term's words. */
const namesAll = 0.99;

/** The term that is to be explained in plain words; null where nothing is. English only, as it is typed. */
export const readPlainRequest = memoize((question): string | null => {
  const text = plainQuestion(question)
    .replace(/[?!.\s]+$/, '')
    .replace(/\?+/g, '')
    .replace(/\b(don|can)t\b/g, "$1't");
  if (!wantsPlain.test(text)) return null;
  for (const form of forms) {
    const of = form
      .exec(text)
      ?.groups?.of?.replace(/^(?:can you |please )?(?:explain|define) | (?:please )?(?:explain|explained)$/g, '')
      .replace(/^(?:an?|the|what(?:'s| is| are)?|is|are) | (?:is|are|means?|works?)$/g, '')
      .trim();
    if (of !== undefined && of !== '' && !/^(?:it|this|that|me)$/.test(of)) return of;
  }
  return null;
}, questionsAtOnce);

const inItsWords = 'I cannot put it into words of my own; in your reading’s own words:';

/**
 * The shortest definition of a term with an example, or else with what its paragraph goes on to say, in the words of
 * the text. null where nothing is to be explained or nothing defines it.
 */
export function plainAnswer(
  asked: string,
  alone: string,
  index: PassageIndex,
  { syllabus }: AnswerContext,
): Answer | null {
  const of = readPlainRequest(asked) ?? readPlainRequest(alone);
  if (of === null) return null;
  const syllabusId = syllabus?.documentId ?? null;
  const each = defineEach(of, index, syllabusId);
  if (each) return writtenAnswer([says(inItsWords), ...blocksOf(each, null)], index);
  const found = firstDefined([of], index, syllabusId);
  if (!found) return null;
  const { example } = found;
  const short = withWhatItIs(withPlainerWords(found.definition));
  // Where no example is found, what its paragraph goes on to say is the plainest that there is.
  const definition = example === null ? inItsParagraph(short, longestPlain) : short;
  const wantsExample = /\bexamples?\b/i.test(asked);
  const isSaid = example !== null && example.passage === definition.passage && example.start < definition.end;
  return writtenAnswer(
    [
      says(inItsWords),
      quotes(definition),
      ...(example === null
        ? wantsExample
          ? [says(`I found no example of “${found.term}” in your files.`)]
          : []
        : isSaid
          ? []
          : [quotes(example)]),
    ],
    index,
  );
}

/** A term alone ("mycelium?") asks what it is: its definition, in its paragraph. */
export function keywordAnswer(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const bare = asked.trim().replace(/[?!.\s]+$/, '');
  const isKeyword =
    countWords(bare) <= longestKeyword &&
    bare.split(/\s+/).every((word) => !isStopWord(word.toLowerCase()) || /^of$/i.test(word));
  const found = isKeyword ? defineTerm(bare, index, syllabus?.documentId ?? null) : null;
  if (!found) return null;
  const piece = inItsParagraph(found.definition, paragraph);
  const { passage, start, end } = piece;
  const left = paragraph - countWords(passage.text.slice(start, end));
  const further = left < leastFurther ? [] : furtherOn(bare, piece, index, left, syllabus?.documentId ?? null);
  return writtenAnswer([piece, ...further].map(quotes), index);
}

/** The stretch elsewhere that speaks of a term most: a line of a glossary alone says little. */
function furtherOn(
  term: string,
  { passage }: Excerpt,
  index: PassageIndex,
  longest: number,
  syllabusId: string | null,
): Excerpt[] {
  const { sentences } = gatherEvidence(index, readQuestion(term));
  const elsewhere = sentences.filter(
    ({ passage: other, header }) => other !== passage && other.documentId !== syllabusId && header === '',
  );
  const [piece] = chooseWindows(elsewhere, longest);
  const isOfTerm = elsewhere.some(
    ({ passage: other, match }) => other === piece?.passage && match.coverage >= namesAll,
  );
  return piece && isOfTerm ? [piece] : [];
}
