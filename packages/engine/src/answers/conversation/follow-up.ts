import { plainQuestion, weekNumbersIn } from '../course/week-words.ts';
import { asksForFormAlone } from '../question/asked-form.ts';
import { normalizeQuestion } from '../question/normalize-question.ts';
import { setsBesideWeek } from '../weeks/weeks-question.ts';
import { antecedentOf, type Before, personOf } from './antecedent.ts';
import { asksExampleOfEach } from './example-of-items.ts';
import { readFurther } from './further.ts';
import { listedItems } from './listed-items.ts';
import { betweenThem, doneTo, ofSameKind, oneOf, otherOfTwo, setBeside, whichOne } from './of-several.ts';
import { itemOf, placeAlone, pointsIntoList, withOtherOrdinal } from './ordinals.ts';
import { personIn, thatWeek, thing, thingIn } from './pointers.ts';
import { sameAgain } from './same-again.ts';
import { asksOfSameRule, partsOfExam } from './same-matter.ts';
import { ofSameWork } from './same-work.ts';
import { isSmallTalk } from './small-talk.ts';
import { asksIfStill } from './still-so.ts';
import { inItsPlace } from './substitute.ts';
import { supposedOf, supposes } from './supposed.ts';
import type { Turn } from './turn.ts';
import { asksWhoBegan } from './who-began.ts';

/** Turns that a question can refer to. */
const remembered = 12;
/** In characters; what is longer stands for itself, and of an answer the beginning is referred to. */
const longestQuestion = 300;
const longestAnswer = 3_000;
/** In words; what is longer says itself what it is about. */
const longestReference = 12;

const opening =
  /^(?:(?:and|but|so|or|also|then|ok|okay|now)\b[,\s]*)*(?:(?:what|how) about\b|(?:and|but|so|then)\b)[,\s]*/i;
const weekShift =
  /\b(?:the )?(?:week (?:after(?: that)?|before(?: that)?)|following week|(?:one|week) (?:after|before)|next one|previous one|preceding week)\b/i;
const weekName = /\bweek\s+(?:#\s*)?(?:\d+|[a-z]+)\b/i;

/**
 * Rewrites a follow-up as a question that stands alone: "And week 4?" after "What is due in week 3?", "And the second
 * one?" after a list, "Why?" after anything, "When did she die?" after an answer that names her. Returns other
 * questions unchanged.
 * @param history oldest first
 */
export function resolveFollowUp(question: string, history: readonly Turn[]): string {
  return question.length > longestQuestion ? question.trim() : resolve(question.trim(), lastExchange(history));
}

/** One question looks back several times. A conversation that has gone on since is another one. */
const exchanges = new WeakMap<readonly Turn[], { turns: number; before: Before | null }>();

/**
 * Returns the last exchange: the question as it stands alone, with its answer. "Why?" and "An example?" leave the
 * question what it was.
 */
export function lastExchange(history: readonly Turn[]): Before | null {
  const known = exchanges.get(history);
  if (known?.turns === history.length) return known.before;
  const before = readExchange(history);
  exchanges.set(history, { turns: history.length, before });
  return before;
}

/** "Explain number 2" */
const numberAlone = /(?:number|no\.|point|item|#) ?\d{1,2}\W*$/i;

/** What an answer says, whether in its own words or in those of a file. */
const unquoted = (answer: string): string => answer.replace(/^> ?/gm, '');

/** Whether a message asks for more of the last answer; it leaves the question what it was. */
export const asksOfSame = (asked: string): boolean =>
  readFurther(asked) !== null || asksExampleOfEach(asked) || asksWhoBegan(asked) || asksIfStill(asked);

function readExchange(history: readonly Turn[]): Before | null {
  let before = null as Before | null;
  for (const { role, content: whole } of history.slice(-remembered)) {
    const content =
      role === 'user' ? normalizeQuestion(whole.slice(0, longestQuestion)) : unquoted(whole.slice(0, longestAnswer));
    if (role === 'user' && isSmallTalk(content)) continue;
    const listing: Before['listing'] = before?.listing;
    if (role === 'user') {
      const last: Before | null = before;
      const alone: string = before && asksOfSame(content) ? before.question : resolve(content.trim(), before);
      const isAgain: boolean = alone === last?.question;
      before = {
        question: alone,
        answer: '',
        listing,
        earlier: last && isAgain ? saidSoFar(last) : '',
        isPick: pointsIntoList(content) || placeAlone(content) !== null || numberAlone.test(content),
        former: isAgain ? last?.former : () => last && antecedentOf(last),
      };
    } else if (before && before.answer === '') {
      before = {
        ...before,
        answer: content,
        // Few questions point into a list.
        listing: before.isPick ? listing : () => (listedItems(content).length > 1 ? content : (listing?.() ?? '')),
      };
    }
  }
  return before;
}

function resolve(asked: string, before: Before | null): string {
  if (!before || before.question === '' || asked === '') return asked;
  return (
    whichOne(asked, before) ??
    otherOfTwo(asked, before) ??
    ordinal(asked, before) ??
    setBeside(asked, before) ??
    partsOfExam(asked, before.question) ??
    otherWeek(asked, before) ??
    sameAgain(asked, before) ??
    formOfIt(asked, before) ??
    (isShort(asked) ? betweenThem(asked, before) : null) ??
    otherTime(asked, before) ??
    ofSameWork(asked, before.question) ??
    instead(asked, before) ??
    named(asked, before)
  );
}

/** What a question points to by its place where nothing was listed: "the third one"; null for any other question. */
export function placeOfNothing(asked: string, history: readonly Turn[]): string | null {
  const before = lastExchange(history);
  const said = placeAlone(asked);
  const isFound = before && (ordinal(asked, before) ?? whichOne(asked, before) ?? otherOfTwo(asked, before)) !== null;
  return isFound ? null : said;
}

/** "And if I miss two?" as it stands alone; null for any other question, or where nothing was said before. */
export function supposedFurther(asked: string, history: readonly Turn[] = []): string | null {
  const isSupposed = opening.test(asked) && supposes(asked.replace(opening, ''));
  return isSupposed && lastExchange(history) ? resolveFollowUp(asked, history) : null;
}

/** Asked about again, a topic has all answers on it. */
const saidSoFar = ({ answer, earlier = '' }: Before): string => `${earlier}\n${answer}`;

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
  const found =
    (before.isPick ? null : itemOf(rest, before.answer)) ??
    (isAlone || before.isPick ? itemOf(rest, before.listing?.() ?? '') : null);
  if (!found) return null;
  const { item, without } = found;
  // "What about the second one, can you give another example?"
  if (/\bexamples?\b/i.test(without.replace(/\bexample\b(?=\s*…)/i, ''))) return `What is an example of ${item}?`;
  if (/^\W*$/.test(without) || isAlone) return `What is ${item}?`;
  // "The second one? How do I make it?"
  const then = /^\W*…\s*[?.,;:–-]+\s+(?<asks>.+)$/.exec(without)?.groups?.asks;
  if (then !== undefined && thing.test(then)) return ended(then.replace(thing, item));
  return ended(without.replace('…', item));
}

/** "And the readings?" after a question on a week. */
const aspect =
  /^(?:the |its )?(?:readings?|assignments?|work|homework|topics?|exams?|quiz(?:zes)?|deadlines?|due dates?)$/i;
const namedByPlace = /\b(?:this|next|last|previous|the current) week\b/i;

/** "And week 4?", "What about the week after?", "What do we read then?" */
function otherWeek(asked: string, before: Before): string | null {
  const place = opening.test(asked) ? namedByPlace.exec(bareOf(asked.replace(opening, '')))?.[0] : undefined;
  if (place && bareOf(asked.replace(opening, '')).length <= place.length + 4) {
    const was = namedByPlace.exec(before.question)?.[0] ?? weekName.exec(before.question)?.[0];
    if (was) return ended(before.question.replace(was, place));
  }
  if (!isShort(asked)) return null;
  const shift = weekShift.exec(asked)?.[0];
  const rest = bareOf(asked.replace(opening, ''));
  const own = weekNumbersIn(plainQuestion(rest));
  const isOfThatWeek = thatWeek.test(bareOf(asked)) && !/\b(?:due|know|learn|explain)\b.*\bthere\b/i.test(asked);
  const isAspect = opening.test(asked) && aspect.test(rest);
  if (shift === undefined && own.length === 0 && !isOfThatWeek && !isAspect) return null;
  const known = weekNumbersIn(plainQuestion(before.question));
  const number = known[0] ?? weekNumbersIn(plainQuestion(before.answer))[0];
  if (number === undefined) return null;
  if (shift) {
    const to = `week ${/before|previous|preceding/i.test(shift) ? number - 1 : number + 1}`;
    if (opening.test(asked) || bareOf(asked).length <= shift.length + 4)
      return inWeek(before.question, to) ?? `What is in ${to}?`;
    return ended(asked.replace(shift, to));
  }
  if (own.length > 0) {
    const isAll =
      rest
        .replace(weekName, '')
        .replace(/\b(?:in|for|of|on)\b/gi, '')
        .trim() === '';
    return isAll ? inWeek(before.question, weekName.exec(rest)?.[0] ?? `week ${own[0]}`) : null;
  }
  if (isOfThatWeek) {
    return ended(bareOf(asked).replace(thatWeek, `in week ${number}`));
  }
  return isAspect && known.length > 0 ? `What ${rest.replace(/^(?:the|its)\s/i, '')} are in week ${number}?` : null;
}

const inWeek = (question: string, week: string): string | null =>
  weekName.test(question) ? ended(question.replace(weekName, week)) : null;

/** "Show me the code", "And the formula?": of what was asked about before. */
function formOfIt(asked: string, before: Before): string | null {
  if (!isShort(asked) || !asksForFormAlone(asked)) return null;
  const about = antecedentOf(before);
  return about && `${bareOf(asked.replace(opening, '')).replace(thing, '').trim()} for ${about}`;
}

const time =
  /\b(?:before|after|until|since|by|during|over)\s+(?:(?:the|this|next|last|that)\s+)?(?:[\p{L}'’]+\s+)?[\p{L}'’]+(?=[?.!]*$)/iu;

/** "And after it?", "And before Thanksgiving?": the question before, of another time. */
function otherTime(asked: string, before: Before): string | null {
  const rest = bareOf(asked.replace(opening, ''));
  const was = time.exec(before.question)?.[0];
  if (!was || !opening.test(asked) || time.exec(rest)?.index !== 0) return null;
  const link = rest.split(/\s/)[0] ?? '';
  const own = rest.slice(link.length).trim();
  const named = /^(?:it|that|this|then)$/i.test(own) ? was.replace(/^\S+\s+/, '') : own;
  return ended(before.question.replace(was, `${link} ${named}`));
}

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
  return (
    supposedOf(rest, before) ??
    (/\sones\W*$/i.test(rest) ? ofSameKind(asked, before) : null) ??
    inItsPlace(rest, before)
  );
}

/**
 * "Who teaches this?", "How many credits is it?": what has a teacher, a room and credits is the course, whatever was
 * spoken of.
 */
const ofCourse =
  /^(?:who(?:['’]?s| is| are)? (?:teach(?:es|ing)?|taught|runs?|leads?|gives?)|how many (?:credits?|units) (?:is|does)|(?:when|where|how often) (?:does|do)) (?:this|it|us)(?: (?:worth|have|meet))?\W*$/i;

/** The one who teaches here is spoken of by the office, not by the name. */
const ofTeacher =
  /\b(?:prof(?:essor)?|instructor|teacher|lecturer)(?:['’]?s)?\b|^who(?:['’]?s| is| are)? (?:teach(?:es|ing)?|taught|runs?|leads?)\b/i;

const thatOne = /\b(?:this|that) one\b/i;

/** Pronouns, and what they stand for put in their place. */
function named(asked: string, before: Before): string {
  if (!isShort(asked) || ofCourse.test(asked)) return asked;
  const deed = doneTo(asked, before) ?? oneOf(asked, before);
  if (deed) return deed;
  const kind = ofSameKind(asked, before);
  if (kind) return named(kind, before);
  const who = personIn(asked);
  if (who) {
    const name = ofTeacher.test(before.question) ? 'the professor' : personOf(before);
    if (!name) return `${bareOf(asked)} ${before.question}`;
    return asked.replace(
      new RegExp(`\\b${who}\\b`),
      /^(?:his|hers?)$/i.test(who) && !/^her$/i.test(who) ? `${name}’s` : name,
    );
  }
  const what = thingIn(asked);
  if (!what) return asksOfSameRule(asked) ? `${bareOf(asked)} ${before.question}` : asked;
  const about = antecedentOf(before);
  if (about && /^(?:this|that)$/i.test(what) && thatOne.test(asked)) return asked.replace(thatOne, about);
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
