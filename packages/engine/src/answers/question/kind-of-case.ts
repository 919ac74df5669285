import { plainQuestion } from '../course/week-words.ts';
import { countWords } from '../render/shorten.ts';

const asksForKind =
  /\b(?:what|which) (?:kind|type|sort|form)s? of (?<thing>[\p{L}'’ -]{3,40}?) (?:is|was|would) (?:it|this|that)(?: (?:be|called|an example of))?(?=\W|$)/u;
/** In words: what is told of the case, beside the question. */
const shortestCase = 4;

/**
 * "My boat keeps going left in the wind, what kind of drift is that?" asks for a judgement on a case that no
 * text tells. Returns the question for the kinds that there are; null for every other message.
 */
export function kindOfCase(said: string): string | null {
  const text = plainQuestion(said);
  const found = asksForKind.exec(text);
  const thing = found?.groups?.thing?.trim();
  if (!found || !thing || countWords(text.replace(found[0], ' ')) < shortestCase) return null;
  return `What are the kinds of ${thing}?`;
}
