import { contentStems } from '../../text/words.ts';

const askedParts =
  /^(?:and |so |but |ok )*(?:(?:what|which) )?(chapters?|topics?|units?|weeks?|readings?)(?: (?:is|are|will be|does|do) (?:it|that|this|they|those)(?: on| about| in| cover)?| (?:is|are) (?:on|in) (?:it|that|there))?$/i;
const exam =
  /\b(?:(?:first|second|third|last) )?(?:mid-?term|final(?! (?:grade|paper|draft|version))|exam|test)(?: exam)?(?: \d{1,2})?\b/i;

/** "What chapters?" after a question on an exam. */
export function partsOfExam(asked: string, before: string): string | null {
  const parts = askedParts.exec(asked.replace(/[?!.\s]+$/, ''))?.[1];
  const named = parts === undefined ? undefined : exam.exec(before)?.[0];
  return named === undefined ? null : `What ${parts} are on ${named}?`;
}

/** "What do I lose?", "How do I ask?", "What happens then?": of what, the question before says. */
const ofSameRule =
  /^(?:and |so |but |then |ok )*(?:(?:what|how|who|when|where|how much|how many(?: \w+)?) (?:do|does|can|could|should|will|would|must) (?:i|we)\b|what happens(?: then| to me)?\W*$|what(?:'s| is) the (?:penalty|rule|limit|catch)\W*$)/i;
const ruleVerbs = new Set(
  contentStems(
    'lose ask do happen get need have miss skip pay contact tell email apply send many much points point percent time days',
  ),
);

/** Whether a question goes on about the rule or the work that was just discussed, without naming it. */
export const asksOfSameRule = (asked: string): boolean =>
  ofSameRule.test(asked) && contentStems(asked).every((stem) => ruleVerbs.has(stem));
