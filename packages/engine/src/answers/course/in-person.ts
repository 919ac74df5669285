import type { Passage } from '../../passages/passage.ts';
import { plainQuestion } from './week-words.ts';

const title = '(?:(?:dr|prof|professor|mr|ms|mrs)\\.? )?';
const meets =
  '(?:catch|grab|find|see|meet(?: with)?|get (?:a )?hold of|visit|talk to|speak (?:to|with)|drop by on|pop in on)';
const asks = new RegExp(
  `^(?:(?:so|and|but|ok(?:ay)?|hey)[, ]+)*(?<how>when|where|what time|what day)(?:'s)? (?:can|could|do|should|would|might) (?:i|we) ${meets} ${title}(?<name>\\p{L}{3,})(?: (?:in person|face to face|irl|on campus|outside (?:of )?class|for a chat))*\\W*$`,
  'u',
);

/**
 * "When can I catch Marlow in person?" as the question on office hours that it is, where the syllabus has such a name;
 * any other question as it stands.
 */
export function inPerson(question: string, ofSyllabus: () => readonly Passage[]): string {
  const { how, name } = asks.exec(plainQuestion(question))?.groups ?? {};
  if (how === undefined || name === undefined) return question;
  const named = new RegExp(`\\b${name.charAt(0).toUpperCase()}${name.slice(1)}\\b`);
  if (!ofSyllabus().some(({ text }) => named.test(text))) return question;
  return `${how === 'where' ? 'where' : 'when'} are ${name}'s office hours`;
}
