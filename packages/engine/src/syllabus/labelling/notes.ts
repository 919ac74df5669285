import { alternation } from '../../lexicon/alternation.ts';
import { breakName } from '../../lexicon/breaks.ts';
import { englishWeekdayNames } from '../../lexicon/calendar-names.ts';
import { partsOfDay } from '../../lexicon/clock-words.ts';
import { formsOf, nounsOf } from '../../lexicon/coursework.ts';
import { mediaNouns, mediaVerbs } from '../../lexicon/media.ts';

import { platforms } from '../../lexicon/platforms.ts';
import { absentThings, coveredBefore, partsOfCourse } from '../../lexicon/schedule-words.ts';
import { isSentenceOfProse } from '../../text/prose.ts';
import { opensWithLengthOnly } from '../items/assignments/length.ts';

/** Entries that name nothing to keep: placeholders, days without class, pointers to the syllabus itself. */

const platform = alternation(platforms);
const placeholder = new RegExp(
  String.raw`^\s*(?:none\b.{0,12}|n/?a|tb[ad]\b.{0,20}|to be (?:announced|determined|assigned|decided).*|-+|[–—]+|nothing\b.{0,30}|see (?:above|below|${platform}|posted|course|the (?:course|posted|${platform}|website)|slides|website|assignment|module)\b.*|same as .*)\s*[.;]?\s*$`,
  'i',
);
const nothingAssigned = new RegExp(
  String.raw`^\s*(?:(?:${alternation(englishWeekdayNames)}):?\s+)?no (?:new |assigned |required |formal |additional |in-person |‘|')*(?:${absentThings}|assigned)\b`,
  'i',
);
const noClass =
  /\bno (?:in-person )?class(?:es)?\b|^\s*no meetings?\b|\bclass(?:es)? (?:is|are|will be )?\s?(?:cancell?ed|suspended|does not meet|do not meet|will not meet)|\b(?:class|we) (?:does|do|will) not meet\b|\b(?:university|college|school) (?:closed|holiday)\b|\bcampus closed\b/i;
const breaks = new RegExp(String.raw`^\W*(?:${breakName}|holiday|break)\b`, 'i');

const clock = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)?`;
/** "Morning, 9:30–12:15": when, and nothing of what. */
const partOfDay = new RegExp(
  String.raw`^\W*(?:${alternation(partsOfDay)})(?:\s+session)?\W*(?:${clock}\s?(?:[-–—]|to)\s?${clock})?\W*$`,
  'i',
);

/** "After the exam:" says when what stands below it is read. */
const beforeOrAfter = new RegExp(
  String.raw`^\W*(?:after|before|until|following)\s+(?:the|this|our|your|each)\s+(?:[\p{L}-]+\s+)?(?:${alternation(formsOf(nounsOf('always', 'mostly', 'numbered', 'class')))}|final)\W*$`,
  'iu',
);

export const isNoClassNote = (text: string) =>
  placeholder.test(text) ||
  partOfDay.test(text) ||
  beforeOrAfter.test(text) ||
  nothingAssigned.test(text) ||
  !/[\p{L}\p{N}]/u.test(text);
/** Says that class is not held: "No class", "University closed". */
export const saysNotHeld = (text: string) => noClass.test(text);
/** A day on which class does not meet, whatever it is called. */
export const saysNoClass = (text: string) => saysNotHeld(text) || breaks.test(text);

const media = new RegExp(
  String.raw`^\s*(?:also\s+)?(?:${alternation(mediaVerbs)})\b|^\s*(?:in[- ]class )?(?:${alternation(mediaNouns)}|ted ?talks?)\b(?:\s*\d*\s*[:–—-]|\s+(?:introduction|on|about|by|of|clip)\b)|\b(?:watch|view|listen to) (?:the |this |these |his |her |its )?(?:\w+ )?(?:${alternation(mediaNouns)}|lectures?|talks?)\b|\bdir\.\s`,
  'i',
);
/** "Title (Director Name, 1986)": a film, as schedules name them. */
const film =
  /^\s*[“"*]?[^()]{1,70}[”"*]?\s*\((?:dir\.?\s*)?(?:\p{Lu}[\p{L}'’.-]*\s){1,3}\p{Lu}[\p{L}'’-]+(?:(?:,| and| &)[^()]{2,60})?,?\s*(?:19|20)\d{2}\)\s*$/u;

/** Something to watch or hear rather than to read. */
export const isMedia = (text: string) => media.test(text) || film.test(text);

const activity =
  /^[\s–—-]*(?:in[- ]class\b|group work|work ?(?:day|session)|open (?:lab|studio)|office hours?\b|catch[- ]?up day|make[- ]?up day|guest (?:speaker|lecture)|field ?trip|peer review|workshop\b|discuss(?:ion)?\b|class discussion|q ?& ?a|course evaluations?|review (?:session|day)?$|wrap[- ]?up\b|lab session)/i;
const instruction =
  /^[\s–—-]*(?:turn in|hand in|attend|meet (?:in|at|with)|bring|sign[- ]?up|schedule your|prepare|be (?:ready|prepared)|think about|remember|work (?:on|with)|plan to|check|please|make sure|complete|submit|ensure|continue (?:to|with|working)|visit|register|install|download)\b/i;
const activityOnly =
  /^\s*(?:group work|work ?(?:day|session)s?|open (?:lab|studio)|office hours?\b.*|in[- ]class (?:work|activit(?:y|ies)|exercises?))\s*\.?$/i;

/** What is done in class, or asked of the student without anything to read or hand in. */
export const isActivity = (text: string) => activity.test(text) || instruction.test(text);
/** Tells the student to do something. */
export const isInstruction = (text: string) => instruction.test(text);
/** Says how the time is spent, and nothing of the subject. */
export const isOnlyActivity = (text: string) => activityOnly.test(text);

const notToRead = new RegExp(
  String.raw`^\s*(?:(?:re-?)?read\s+)?(?:(?:the|this|course)\s+)*(?:syllabus|course (?:policies|outline|website)|schedule)\b[^,:]{0,24}$|^\s*(?:review|study|prepare|work|practice|wrap[- ]?up|catch[- ]?up|finish up|office hours|see|bring|think|continue working|discussion|guest|${alternation(nounsOf('always'))}|final exam|slides?|lecture (?:notes|slides)|workshop|in[- ]class)\b(?!.*(?:[“"]|\bch(?:ap)?\.?(?:ter)?s?\s?\d|\bpp?\.\s?\d))`,
  'i',
);

const aboutWork = new RegExp(
  String.raw`^[^“\"]*\b(?:final|${alternation(formsOf([...nounsOf('always', 'mostly'), 'draft', 'proposal']))})\s+(?:discussions?|workshops?|reviews?|conferences?|presentations?|peer review)\s*$`,
  'i',
);

/**
 * "All chapters", "All assigned readings so far", "Everything since the midterm", "Cumulative": what an exam covers.
 */
const allOfCourse = new RegExp(
  String.raw`^\s*(?:(?:(?:re-?)?read|review|study|revise)\s+)?(?:all(?:\s+of)?(?:\s+(?:the|our|your|these|${alternation(coveredBefore)}))*(?:\s+(?:${alternation(partsOfCourse)}))?|everything|(?:is\s+)?(?:comprehensive|cumulative))(?:[\s,(]+(?:(?:we have\s+)?(?:${alternation(coveredBefore)})|so far|to date|(?:since|from|before|through|until|up to|in)\s+(?:the|this|our)\s[\p{L}\p{N} ]{3,30}))*[\s.)]*$`,
  'iu',
);

/** What an exam covers, and nothing that is read again for it. */
export const isAllOfCourse = (text: string) => allOfCourse.test(text);

const whereToGet =
  /^\W*(?:(?:also|freely|only)\s+)*available\s+(?:as|at|on|from|in|online|through|via|here|to download|for (?:free|download)|free)\b(?!.*(?:[“"]|\bch(?:ap)?\.?(?:ter)?s?\s?\d))/i;

/** "Available as a free excerpt from the book's website": where the reading above is found. */
export const saysWhereToGet = (text: string) => whereToGet.test(text);

/** An entry under "Reading" that is nothing to read: "Review for Test 1", "see posted slides", "Syllabus". */
export const isNotToRead = (text: string) =>
  notToRead.test(text) || aboutWork.test(text) || isAllOfCourse(text) || saysWhereToGet(text);

const longestTitle = 7;

/** "How did the harbours grow, and who paid for them?": asked of the reader; a title is shorter or set in capitals. */
export function isQuestion(text: string): boolean {
  if (
    !/^\W*(?:what|why|how|when|which|who|whose|where|in what|to what|do|does|did|is|are|was|were|can|should)\b[^“”"«»]*\?\s*$/i.test(
      text,
    )
  )
    return false;
  const list = text.split(/\s+/);
  return list.length > longestTitle && list.filter((word) => /^\p{Lu}/u.test(word)).length < list.length / 2;
}

/**
 * A later sentence of an entry that says no subject: "We write a lot", "500 words", "Use Chicago style". The first one
 * may be a title, whatever its form.
 */
export function isRemarkBehind(text: string, entry: string): boolean {
  const before = entry.slice(0, Math.max(0, entry.indexOf(text)));
  if (/;\s+$/.test(before)) return opensWithLengthOnly(text);
  return /[.!?]["”)]?\s+$/.test(before) && (isSentenceOfProse(text) || opensWithLengthOnly(text) || isDemand(text));
}

/** "No exceptions", "Use Chicago style": how something is to be done. */
const isDemand = (text: string) =>
  /^\W*(?:no \p{Ll}+s\W*$|(?:use|cite|quote|choose|include|follow)\s(?!of\b|cases?\b|and\b))/iu.test(text);

/** Running prose that explains rather than names: several sentences, or one long one with "we", "you", "will". */
export function isExplanation(text: string): boolean {
  const count = text.split(/\s+/).length;
  if (count < 9) return false;
  const speaks = /\b(?:we|we['’]ll|you|your|students|will|please|I|I['’]ll|our)\b/.test(text);
  const sentences = (text.match(/[\p{Ll})”"’][.!?](?:\s|$)/gu) ?? []).length;
  return (speaks && (sentences > 0 || count > 16)) || sentences > 2 || count > 40;
}
