import { antecedentOf, type Before } from './antecedent.ts';

const leadsOver = '(?:(?:and|but|so|ok(?:ay)?|yeah|yes|right|cool|hm+|then|also|well|sure)[, ]+)*';
const bare = new RegExp(
  `^${leadsOver}(?:why(?: not| so| is that)?|how(?: so| come| exactly)?|when(?: exactly)?|where|who|really)\\W*$`,
  'i',
);
/** "Why so many?" after "How many looms broke?" */
const soMuch = new RegExp(
  `^${leadsOver}why so (many|much|few|little|long|late|early|fast|slow|high|low|big|small)\\W*$`,
  'i',
);
const sinceWhen = new RegExp(`^${leadsOver}since when(?: (?:is|was) (?:that|it))?\\W*$`, 'i');
const placeAsked = new RegExp(`^${leadsOver}(?=(?:when|where|why|how)(?: exactly)?\\W*$)`, 'i');
const again =
  /^(?:(?:can|could|would) you |please |now |ok(?:ay)?,? )*(?:(?:explain|say|put|tell|describe|rephrase|repeat|summari[sz]e) (?:me )?(?:it|that|this)\b.*|(?:explain|simplify|elaborate|expand|rephrase|go on|continue|clarify)(?: (?:on )?(?:it|that|this|please|more|further|again|simply|a bit))*|(?:in )?(?:simpler|simple|plain|other|easier|more simply)(?: (?:words|terms|english|language))?(?: please)?|more simply|simpler(?:,? please)?|(?:tell me )?more(?: (?:about (?:it|that|this)|details?|please))?|(?:(?:give|show|tell)(?: me| us)? )?(?:an?|another|some|one more) examples?(?: of (?:it|that|this))?|for (?:example|instance)|(?:what do you mean|what does (?:that|this|it) mean|i (?:don'?t|do not) (?:understand|get it)|are you sure|what else)(?: by (?:that|this|it))?)\W*$/i;
/** A question whose verb stands next to the word that asks: "When did it start?" is "Where did it start?" */
const askedHow =
  /^(?:when|where|why|how)(?=['’]s|\s(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)\b)/i;

const ended = (question: string): string => `${bareOf(question)}?`;
const bareOf = (question: string): string => question.replace(/[?!.\s]+$/, '');

/** "Why?", "Explain that more simply.", "Another example?" */
export function sameAgain(asked: string, before: Before): string | null {
  const [place] = asked.replace(placeAsked, '').split(/\W/);
  if (place && placeAsked.test(asked) && askedHow.test(before.question))
    return ended(before.question.replace(askedHow, place));
  const measure = soMuch.exec(asked)?.[1] ?? '';
  if (new RegExp(`\\bhow ${measure}\\b`, 'i').test(before.question) && measure !== '')
    return ended(before.question.replace(new RegExp(`\\bhow (?=${measure}\\b)`, 'i'), 'why so '));
  const about = antecedentOf(before);
  if (sinceWhen.test(asked) && about) return `When did ${about} begin?`;
  if (bare.test(asked))
    return ended(`${bareOf(asked.replace(new RegExp(`^${leadsOver}`, 'i'), ''))} ${bareOf(before.question)}`);
  if (!again.test(asked)) return null;
  if (/\bexamples?\b|\binstance\b/i.test(asked)) return about ? `What is an example of ${about}?` : before.question;
  return about ? `Explain ${about}.` : before.question;
}
