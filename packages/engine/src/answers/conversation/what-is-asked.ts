import { questionWords } from '../../lexicon/courtesies.ts';
import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { splitSentences } from '../../text/sentences.ts';
import { inDirectOrder, withoutCourtesies } from '../question/courtesies.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { pointsBack } from './pointers.ts';

/** "My teacher asked this: what is a glacier?" */
const colon = new RegExp(`(?<=:)\\s+(?=${questionWords}\\b)`, 'i');
const question = /[?？؟]["'”’)\]]*\s*$/;
const order =
  /^(?:and |so |but |then |please )*(?:what|who|when|where|why|how|which|whose|explain|define|describe|compare|summari[sz]e|list|name|tell me|give me|show me|outline)\b/i;
/** What lays down of what is asked: it belongs to the question. */
const condition = /^(?:suppose|assum\w+|imagine|consider|given|if|let|say|when)\b/i;
/** Of the one who asks and what they are up to. */
const ofAsker = /(?<![\p{L}’'])(?:i|i['’](?:m|ve|d|ll)|me|my|we|we['’]\p{L}+|us|our|you|your)(?![\p{L}’'])/iu;
const longestRemark = 3;

/** Whether a sentence is about the student ("I have an exam tomorrow.") or a remark ("So confusing!"). */
export const isPersonal = (sentence: string): boolean =>
  ofAsker.test(sentence) || sentence.split(/\s+/).length <= longestRemark;

const inPlainWords = memoize((sentence) => inDirectOrder(withoutCourtesies(sentence)), questionsAtOnce);

/**
 * Keeps the sentences of a message that ask something. Returns the whole message where a question refers to what is
 * said before it ("The mill burnt down. Who rebuilt it?").
 */
export function whatIsAsked(message: string, mayGo: (sentence: string) => boolean = () => true): string {
  const said = splitSentences(message)
    .flatMap(({ start, end }) => message.slice(start, end).split(colon))
    .map((sentence) => ({ sentence, plain: inPlainWords(sentence) }));
  const asks = ({ plain }: { plain: string }): boolean => question.test(plain) || order.test(plain);
  const questions = said.filter(asks);
  if (questions.length === 0 || questions.length === said.length) return message;
  if (questions.some(({ plain }) => pointsBack(plain))) return message;
  const kept = said.filter((each) => asks(each) || condition.test(each.sentence) || !mayGo(each.sentence));
  return kept.length === said.length ? message : kept.map(({ plain }) => plain).join(' ');
}

/** Reduces a message to the words to search for, without what is about the student. */
export const wordsToFind = (message: string): string => whatIsAsked(normalizeQuestion(message), isPersonal);
