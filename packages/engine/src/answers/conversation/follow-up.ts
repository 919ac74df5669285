import { plainQuestion, weekNumbersIn } from '../course/week-words.ts';
import { setsBesideWeek } from '../weeks/weeks-question.ts';
import { antecedentOf, type Before, personOf } from './antecedent.ts';
import { itemOf, withOtherOrdinal } from './ordinals.ts';
import { isSmallTalk } from './small-talk.ts';
import { inItsPlace } from './substitute.ts';
import type { Turn } from './turn.ts';

/** Turns that a question can refer to. */
const remembered = 12;
/** In characters; what is longer stands for itself, and of an answer the beginning is referred to. */
const longestQuestion = 300;
const longestAnswer = 3_000;
/** In words; what is longer says itself what it is about. */
const longestReference = 12;

const opening =
  /^(?:(?:and|but|so|or|also|then|ok|okay|now)\b[,\s]*)*(?:(?:what|how) about\b|(?:and|but|so|then)\b)[,\s]*/i;
const bare =
  /^(?:(?:but|and|so)\s)?(?:why(?: not| so| is that)?|how(?: so| come| exactly)?|when(?: exactly)?|where|who|really)\W*$/i;
const again =
  /^(?:(?:can|could|would) you |please |now |ok(?:ay)?,? )*(?:(?:explain|say|put|tell|describe|rephrase|repeat|summari[sz]e) (?:me )?(?:it|that|this)\b.*|(?:explain|simplify|elaborate|expand|rephrase|go on|continue|clarify)(?: (?:on )?(?:it|that|this|please|more|further|again|simply|a bit))*|(?:in )?(?:simpler|simple|plain|other|easier|more simply)(?: (?:words|terms|english|language))?(?: please)?|more simply|simpler(?:,? please)?|(?:tell me )?more(?: (?:about (?:it|that|this)|details?|please))?|(?:give me |show me )?(?:an?|another|some|one more) examples?(?: of (?:it|that|this))?|for (?:example|instance)|(?:what do you mean|what does (?:that|this|it) mean|i (?:don'?t|do not) (?:understand|get it)|are you sure|what else)(?: by (?:that|this|it))?)\W*$/i;
const person = /\b(?:he|she|him|his|her|hers)\b/i;
const thing =
  /\b(?:it|its|they|them|their|theirs)\b|\b(?:this|that|these|those)\b(?=\s*(?:$|[?.!,]|(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|mean|means|work|happen|happens|one|ones|connect|connects|relate|relates|to|and|in|from|with|for|due|worth|important|true|affect|affects|help|matter|matters)\b))/i;
/** "It" that stands for nothing: "Is it true that …", "It rains". */
const expletive =
  /\b(?:is|was|does|did|would) it (?:true|possible|necessary|important to|clear|likely|matter|rain\w*)\b|\bit is (?:true|possible|said|known)\b/i;
const thatWeek =
  /\b(?:(?:in |of |for )?(?:that|the same) week|(?:in |on )?(?:that|the same) one|then|there)\b(?=\W*$)/i;
const weekShift =
  /\b(?:the )?(?:week (?:after(?: that)?|before(?: that)?)|following week|(?:one|week) (?:after|before)|next one|previous one|preceding week)\b/i;
const weekName = /\bweek\s+(?:#\s*)?(?:\d+|[a-z]+)\b/i;

/**
 * A question as it would be asked alone, from the conversation before it: "And week 4?" after "What is due in week 3?", "And the
 * second one?" after a list, "Why?" after anything, "When did she die?" after an answer that names her. Others come back as they are.
 * @param history oldest first
 */
export function resolveFollowUp(question: string, history: readonly Turn[]): string {
  let before: Before | null = null;
  if (question.length > longestQuestion) return question.trim();
  for (const { role, content: whole } of history.slice(-remembered)) {
    const content = whole.slice(0, role === 'user' ? longestQuestion : longestAnswer);
    if (role === 'user' && isSmallTalk(content)) continue;
    if (role === 'user') before = { question: resolve(content.trim(), before), answer: '' };
    else if (before && before.answer === '') before = { question: before.question, answer: content };
  }
  return resolve(question.trim(), before);
}

function resolve(asked: string, before: Before | null): string {
  if (!before || before.question === '' || asked === '') return asked;
  return (
    ordinal(asked, before) ??
    otherWeek(asked, before) ??
    sameAgain(asked, before) ??
    instead(asked, before) ??
    named(asked, before)
  );
}

const ended = (question: string): string => `${question.replace(/[?!.\s]+$/, '')}?`;
const bareOf = (question: string): string => question.replace(/[?!.\s]+$/, '');
const isShort = (question: string): boolean => question.split(/\s+/).length <= longestReference;

/** "And the second one?", "When is the last one due?", "Explain number 2." */
function ordinal(asked: string, before: Before): string | null {
  if (!isShort(asked)) return null;
  const rest = asked.replace(opening, '').trim();
  const isAlone =
    /^(?:what about |how about )?(?:the |number |no\.? ?|#)?\S+(?: (?:one|point|item|thing|part|reason|example))?\W*$/i.test(
      rest,
    );
  const swapped = isAlone ? withOtherOrdinal(rest, before.question) : null;
  if (swapped) return swapped;
  const found = itemOf(rest, before.answer);
  if (!found) return null;
  const { item, without } = found;
  if (/^\W*$/.test(without) || isAlone) return `What is ${item}?`;
  return ended(without.replace('…', item));
}

const namedByPlace = /\b(?:this|next|last|previous|the current) week\b/i;

/** "And week 4?", "What about the week after?", "What do we read then?" */
function otherWeek(asked: string, before: Before): string | null {
  const place = opening.test(asked) ? namedByPlace.exec(bareOf(asked.replace(opening, '')))?.[0] : undefined;
  if (place && bareOf(asked.replace(opening, '')).length <= place.length + 4) {
    const was = namedByPlace.exec(before.question)?.[0] ?? weekName.exec(before.question)?.[0];
    if (was) return ended(before.question.replace(was, place));
  }
  const known = weekNumbersIn(plainQuestion(before.question));
  const number = known[0] ?? weekNumbersIn(plainQuestion(before.answer))[0];
  if (number === undefined || !isShort(asked)) return null;
  const shift = weekShift.exec(asked)?.[0];
  if (shift) {
    const to = `week ${/before|previous|preceding/i.test(shift) ? number - 1 : number + 1}`;
    if (opening.test(asked) || bareOf(asked).length <= shift.length + 4)
      return inWeek(before.question, to) ?? `What is in ${to}?`;
    return ended(asked.replace(shift, to));
  }
  const rest = bareOf(asked.replace(opening, ''));
  const own = weekNumbersIn(plainQuestion(rest));
  if (own.length > 0) {
    const isAll =
      rest
        .replace(weekName, '')
        .replace(/\b(?:in|for|of|on)\b/gi, '')
        .trim() === '';
    return isAll ? inWeek(before.question, weekName.exec(rest)?.[0] ?? `week ${own[0]}`) : null;
  }
  if (thatWeek.test(bareOf(asked)) && !/\b(?:due|know|learn|explain)\b.*\bthere\b/i.test(asked)) {
    return ended(bareOf(asked).replace(thatWeek, `in week ${number}`));
  }
  // "And the readings?" after a question on a week.
  const aspect =
    /^(?:the |its )?(?:readings?|assignments?|work|homework|topics?|exams?|quiz(?:zes)?|deadlines?|due dates?)$/i;
  return opening.test(asked) && aspect.test(rest) && known.length > 0
    ? `What ${rest.replace(/^(?:the|its)\s/i, '')} are in week ${number}?`
    : null;
}

const inWeek = (question: string, week: string): string | null =>
  weekName.test(question) ? ended(question.replace(weekName, week)) : null;

/** "Why?", "Explain that more simply.", "Another example?" */
function sameAgain(asked: string, before: Before): string | null {
  if (bare.test(asked)) return ended(`${bareOf(asked.replace(/^(?:but|and|so)\s/i, ''))} ${lowered(before.question)}`);
  if (!again.test(asked)) return null;
  const about = antecedentOf(before);
  if (/\bexamples?\b|\binstance\b/i.test(asked)) return about ? `What is an example of ${about}?` : before.question;
  return about ? `Explain ${about}.` : before.question;
}

const lowered = (question: string): string => bareOf(question);

/** "What about firn?", "And the midterm?" */
function instead(asked: string, before: Before): string | null {
  if (!opening.test(asked)) return null;
  const rest = bareOf(asked.replace(opening, '').replace(/^(?:what|how) about\s/i, ''));
  if (rest === '') return `${bareOf(asked)} ${before.question}`;
  // "And who drew it?" is a question of its own.
  if (
    /^(?:who|what|when|where|why|how|which|is|are|was|were|do|does|did|can|could|will|would|should|explain|quiz|make|give|show)\b/i.test(
      rest,
    )
  ) {
    return named(rest, before);
  }
  return inItsPlace(rest, before.question);
}

/** Pronouns, and what they stand for put in their place. */
function named(asked: string, before: Before): string {
  if (!isShort(asked) || expletive.test(asked)) return asked;
  const who = person.exec(asked)?.[0];
  if (who) {
    const name = personOf(before);
    if (!name) return `${bareOf(asked)} ${before.question}`;
    return asked.replace(person, /^(?:his|hers?)$/i.test(who) && !/^her$/i.test(who) ? `${name}’s` : name);
  }
  const what = thing.exec(asked)?.[0];
  if (!what) return asked;
  const about = antecedentOf(before);
  if (!about && setsBesideWeek(asked)) {
    // What was asked about a week says how to tell of it, not what "this" is; without one, it is the week that is open.
    const [week] = weekNumbersIn(plainQuestion(before.question));
    return week === undefined ? asked : asked.replace(thing, `week ${week}`);
  }
  if (!about) return `${bareOf(asked)} ${before.question}`;
  if (!/^(?:its|theirs?)$/i.test(what)) return asked.replace(thing, about);
  // Of "the gravel of the Velm" it is the Velm that has more than gravel.
  return asked.replace(thing, `${about.split(/\sof\s/).at(-1)}’s`);
}
