import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { aboutEach } from './exam-spoken-of.ts';
import { weeksCovered } from './exam-weeks.ts';
import { unitsAsWeeks } from './units.ts';
import { plainQuestion } from './week-words.ts';

const saysScope =
  /\b(?:cover(?:s|ed|ing)?|(?:is|are) (?:on|about) (?:everything|all|what)|cumulative|comprehensive|material (?:from|of|in|through))\b|\b(?:on|from|through) (?:weeks?|chapters?|units?|lectures?|readings?) \d/i;
const examName =
  /\b(?:(?:first|second|third|fourth) )?(?:mid-?terms?(?: exams?)?(?: \d{1,2})?|finals?|(?:quiz(?:zes)?|exams?|tests?) \d{1,2})\b|\b(?:first|second|third|fourth) (?:exam|test)\b/;
const places = ['first', 'second', 'third', 'fourth'];

/** "Cumulative, but two thirds are from after the midterm" */
const mostly =
  /\b(?:most(?:ly)?|mainly|primarily|two[- ]thirds|three[- ]quarters|emphas\w+|focus\w*|weighted|heavier)\b.*$/;

/** What the syllabus says that an exam is about. */
export interface ExamScope {
  said: Excerpt;
  /** Numbers of the weeks; null where it names none, or all. */
  weeks: number[] | null;
  /** It says that the exam is about all of the course. */
  isAll: boolean;
  /** Numbers of the weeks that it says are asked most of, where it is about all; empty where it says none. */
  focus: number[];
}

/** What the syllabus says of the exam that a question names; null where it says nothing. */
export function scopeOfExam(
  question: string,
  { weeks }: Pick<Course, 'weeks'>,
  passagesOfSyllabus: () => readonly Passage[],
): ExamScope | null {
  const name = examName.exec(plainQuestion(question))?.[0];
  const said = name === undefined ? null : sentenceOn(name, passagesOfSyllabus());
  if (!said) return null;
  const text = plainQuestion(said.passage.text.slice(said.start, said.end));
  const isAll =
    /\b(?:cumulative|comprehensive)\b/.test(text) &&
    !/\b(?:not|n't|isn't|non)[ -](?:\w+ )?(?:cumulative|comprehensive)\b/.test(text);
  if (isAll) {
    const most = mostly.exec(text)?.[0];
    return { said, weeks: null, isAll, focus: most === undefined ? [] : weeksCovered(most, weeks) };
  }
  const clause = text.slice(Math.max(0, text.search(saysScope)));
  const known = weeksCovered(unitsAsWeeks(clause, { weeks }, passagesOfSyllabus), weeks);
  return { said, weeks: known.length > 0 ? known : null, isAll, focus: [] };
}

/**
 * A sentence on such an exam that says what it covers. Of exams that are counted it is one on that number, or on all
 * of them.
 */
export function sentenceOn(name: string, passages: readonly Passage[]): Excerpt | null {
  const kind = /mid-?term|final|quiz/.exec(name)?.[0].replace(/mid-?term/, 'mid-?term') ?? '(?:exam|test)';
  const place = places.findIndex((word) => name.includes(word)) + 1;
  const number = /\d+/.exec(name)?.[0] ?? (place > 0 ? String(place) : null);
  const counted = `${kind}(?: exams?)? ${number}\\b|\\b${places[Number(number) - 1] ?? '(?!)'} ${kind}`;
  const uncounted = `(?<!\\b(?:${places.join('|')}) )${kind}(?!\\w*(?: exams?)? \\d)`;
  const names = new RegExp(number === null ? `\\b${kind}` : `\\b${counted}|\\b${uncounted}`, 'i');
  for (const passage of passages) {
    const spans = sentencesOf(passage);
    const about = aboutEach(passage, spans);
    const span = spans.find(({ start, end }, i) => {
      return names.test(about[i] ?? '') && saysScope.test(passage.text.slice(start, end));
    });
    if (span) return { passage, ...span };
  }
  return null;
}
