import type { ActivityType } from '@weekwise/domain/activities.ts';
import { cardinalPattern, valueOfNumber } from '../../lexicon/numbers.ts';
import { pickByPlace } from './ordinals.ts';
import { kindsOfPractice, readPracticeRequest } from './practice-request.ts';
import { isSmallTalk } from './small-talk.ts';
import type { Turn } from './turn.ts';

/** What a student wants otherwise of what they practise with. */
export interface PracticeWish {
  level: 'harder' | 'easier' | null;
  isShorter: boolean;
  /** Others than those that the conversation has brought. */
  isNew: boolean;
  count: number | null;
  types: ActivityType[];
}

const harder = /\b(?:harder|hard|tougher|tricky|trickier|(?:more )?(?:difficult|challenging))\b/;
const easier = /\b(?:easier|easy|simpler|simple|less (?:difficult|hard))\b/;
const shorter = /\b(?:shorter|short|briefer|brief)\b/;
/** "These are too easy" wants the other thing. */
const tooMuch = /\btoo (easy|simple|hard|difficult|tricky|long)\b/;
const others = /\b(?:another|more|again|next|new|others?|different)\b/;
const amount = new RegExp(`\\b(?:just |only )(one)\\b|\\b(?!one\\b)(${cardinalPattern})\\b`);

/** The words of a wish: a message with any other word says something else. */
const ofWish = new RegExp(
  `^(?:${[
    harder,
    easier,
    shorter,
    others,
    /(?:please|pls|plz|thx|thanks|ok|okay|and|now|then|but|so|just|only|yes|yeah|great|nice|cool|hm+|lol|instead|at least|bit|lot|little|much|way|really|too|long|this time)/,
    /(?:make|give|gimme|show|bring|get|have|do|try|can|could|would|will|you|u|i|we|me|us|let'?s|want|need|like|with)/,
    /(?:them|it|these|those|this|that|they|are|were|is|was|some|few|a|an|the|of|as|on|ones?|all)/,
    /(?:questions?|quiz(?:zes)?|tests?|flash ?cards?|cards?|statements?|true|false|or|true[- ]false|multiple[- ]choice|mcqs?|dialogues?)/,
    new RegExp(`(?:${cardinalPattern})`),
  ]
    .map(({ source }) => source)
    .join('|')}|[\\s,.!?…-])+$`,
);

/** Reads a message that wants what is practised otherwise, and says nothing else: "harder ones pls", "just 5". */
export function readPracticeWish(said: string): PracticeWish | null {
  const text = said.toLowerCase().replace(/[’']/g, "'").trim();
  if (!ofWish.test(text)) return null;
  const over = tooMuch.exec(text)?.[1];
  const rest = text.replace(tooMuch, ' ');
  const [, alone, counted] = amount.exec(rest) ?? [];
  const wish: PracticeWish = {
    level:
      harder.test(rest) || over === 'easy' || over === 'simple'
        ? 'harder'
        : easier.test(rest) || (over !== undefined && over !== 'long')
          ? 'easier'
          : null,
    isShorter: shorter.test(rest) || over === 'long',
    isNew: others.test(rest.replace(/\bmore (?=difficult|challenging)/, '')),
    count: valueOfNumber(alone ?? counted ?? '') ?? (/\b(?:another|one more|next one)\b/.test(rest) ? 1 : null),
    types: kindsOfPractice(rest),
  };
  // A bare number may answer a question.
  if (/^\W*\w+\W*$/.test(text) && wish.count !== null && !wish.isNew) return null;
  const isWish = wish.level !== null || wish.isShorter || wish.isNew || wish.count !== null || wish.types.length > 0;
  return isWish ? wish : null;
}

/** An order to practise, with what was wanted otherwise since. */
export interface PracticeBefore {
  order: string;
  /** In the student's words, oldest first. */
  wishes: string[];
}

/** The order to practise that a conversation still is about; null where it is about something else. */
export function practiceBefore(history: readonly Turn[]): PracticeBefore | null {
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content.trim()] : []));
  const wishes: string[] = [];
  for (const each of said.toReversed()) {
    if (isOrder(each)) return { order: each, wishes };
    if (readPracticeWish(each)) wishes.unshift(each);
    else if (!asksForSetAnswer(each) && !isSmallTalk(each)) return null;
  }
  return null;
}

const isOrder = (said: string): boolean => readPracticeRequest(said, null, { today: null, openWeek: null }) !== null;

/** "Just 5" of harder ones is five harder ones. */
export const joinWishes = (wishes: readonly PracticeWish[]): PracticeWish =>
  wishes.reduce(
    (sum, { level, isShorter, isNew, count, types }) => ({
      level: level ?? sum.level,
      isShorter: isShorter || sum.isShorter,
      isNew: isNew || sum.isNew,
      count: count ?? sum.count,
      types: types.length > 0 ? types : sum.types,
    }),
    { level: null, isShorter: false, isNew: false, count: null, types: [] },
  );

const notKnown =
  "(?:(?:ok|okay|so|and|hm+|um+|please|pls|sorry|but)[,. ]+)*(?:(?:idk|i (?:do ?n[o']?t|dont|cannot|can'?t) (?:know|get|remember|do)(?: (?:it|this|that|any|them))?|no (?:idea|clue)|i give up|not sure|i'?m not sure)\\b[,.;:!… -]*)?(?:(?:ok|so|and|but|please|pls|just)[, ]+)*";
const place = '(?:(?:for|to|of|on|in) )?(?<place>(?:the |that |this )?(?:[\\w#.]+ ?){1,4}?)?';
const setAnswer = new RegExp(
  `^${notKnown}(?:(?:what(?:'?s| is| are| was| were| would be)?|(?:can|could|will|would) (?:you|u) (?:please |pls |just )?(?:tell|give|show)(?: me| us)?|tell(?: me| us)?|give(?: me| us)?|show(?: me| us)?|reveal|say|(?=the )) ?(?:(?:the|its|all|all the) )?(?:right |correct )?(?:answers?|solutions?|answer key)(?: ${place})?|which (?:one )?(?:is|was) (?:right|correct|true)(?: ${place})?)\\W*$`,
  'i',
);
const notKnownPlace =
  /^(?:ok(?:ay)?[, ]+|so[, ]+|sorry[, ]+)*(?:idk|i (?:do ?n[o']?t|dont|can'?t) (?:know|get|remember)|no (?:idea|clue) (?:about|on)) (?<place>(?:the )?[\w#]+(?: (?:question|one|card|statement))?(?: \d{1,2})?)\W*$/i;
/** What a place of a set is called, or all of it. */
const ofSet =
  /^(?:the |that |this )?(?:(?:#?\d{1,2}|\w+) )?(?:it|this|that|them|these|those|all|all of (?:them|these|those)|quiz|one|ones|questions?|cards?|flashcards?|statements?|numbers?|no\.?|#)?(?: #?\d{1,2})?$/i;
const ordinalWord =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d{1,2}(?:st|nd|rd|th)?)\b/i;
const whole =
  /^(?:it|this|that|them|these|those|all|(?:all|each|both) of (?:them|these|those)|(?:the|this|that|your) (?:quiz|one|questions?|cards?|statements?)|(?:these|those) (?:ones|questions|cards|statements))$/i;

/** Whether the right answer of what was set is asked for, judged by the words alone. */
export function asksForSetAnswer(said: string): boolean {
  const text = said
    .replace(/’/g, "'")
    .replace(/[?.!\s]+$/, '')
    .replace(/(?:[, ]+(?:please|pls|plz|then|thanks))+$/i, '')
    .trim();
  const found = setAnswer.exec(text)?.groups ?? notKnownPlace.exec(text)?.groups;
  if (!found) return false;
  const which = found.place?.trim();
  if (which === undefined || which === '') return setAnswer.test(text);
  return whole.test(which) || (ofSet.test(which) && ordinalWord.test(which));
}

/**
 * Those of a set whose answers a message asks for: "the second question", "the answers"; without a place the first
 * that is open.
 */
export function pickOfSet<T extends { isDone: boolean }>(said: string, set: readonly T[]): T[] {
  const text = said.replace(/\b(?:questions?|cards?|flashcards?|statements?)(?: |$)(?=#?\d)/gi, 'number ');
  const named = text.replace(/\b(?:questions?|cards?|flashcards?|statements?)\b/gi, 'one');
  const places = set.map((_, i) => String(i));
  const picked = pickByPlace(named, places);
  if (picked !== null) return set.slice(Number(picked), Number(picked) + 1);
  if (ordinalWord.test(named)) return [];
  if (/\b(?:answers|solutions|answer key|all|them|these|those)\b/i.test(named)) return [...set];
  const open = set.find(({ isDone }) => !isDone) ?? set[0];
  return open ? [open] : [];
}
