import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow } from '../evidence/forms.ts';
import { type ExamFocus, focusIn, saysShare } from './exam-focus.ts';
import { aboutEach } from './exam-spoken-of.ts';
import { weeksCovered } from './exam-weeks.ts';
import { unitsAsWeeks } from './units.ts';
import { plainQuestion } from './week-words.ts';

const saysScope =
  /\b(?:cover(?:s|ed|ing)?|(?:is|are) (?:on|about) (?:everything|all|what)|cumulative|comprehensive|material (?:from|of|in|through))\b|\b(?:on|from|through) (?:weeks?|chapters?|units?|lectures?|readings?) \d/i;
/** "Test 2 | Oct 14 | Units 5 – 8": a line or row that opens with the exam tells its day and what it is about. */
const opensWithScope =
  /^\W*(?:mid-?terms?|finals?|quiz(?:zes)?|exams?|tests?)\b[^.;]{0,100}?\b(?:(?:weeks?|chapters?|chs?\.?|units?|modules?|lectures?|sections?)\s\d|all (?:of the )?(?:weeks|chapters|units|modules|lectures|sections)\b)/i;
const examName =
  /\b(?:(?:first|second|third|fourth) )?(?:mid-?terms?(?: exams?)?(?: \d{1,2})?|finals?|(?:quiz(?:zes)?|exams?|tests?) \d{1,2})\b|\b(?:first|second|third|fourth) (?:exam|test)\b/;
const places = ['first', 'second', 'third', 'fourth'];

/** What the syllabus says that an exam is about. */
export interface ExamScope {
  said: Excerpt;
  /** Numbers of the weeks; null where it names none, or all. */
  weeks: number[] | null;
  /** It says that the exam is about all of the course. */
  isAll: boolean;
  /** What it says is asked most of, where it is about all; null where it says none. */
  focus: ExamFocus | null;
}

/** Finds what the syllabus says of the exam that a question names; null where it says nothing. */
export function scopeOfExam(
  question: string,
  { weeks }: Pick<Course, 'weeks'>,
  passagesOfSyllabus: () => readonly Passage[],
): ExamScope | null {
  const name = examName.exec(plainQuestion(question))?.[0];
  const sentences = name === undefined ? [] : sentencesOn(name, passagesOfSyllabus());
  const [said] = sentences;
  if (!said) return null;
  const coveredBy = (each: Excerpt): number[] => {
    const text = textOf(each);
    const clause = withChapters(text.slice(Math.max(0, text.search(saysScope))));
    return weeksCovered(unitsAsWeeks(clause, { weeks }, passagesOfSyllabus), weeks);
  };
  const focused = sentences.flatMap((each) => {
    const focus = focusIn(unitsAsWeeks(textOf(each), { weeks }, passagesOfSyllabus), weeks);
    return focus ? [{ each, focus }] : [];
  });
  const [first] = focused;
  if (!sentences.some((each) => saysAll(textOf(each)))) {
    // "60% of it is on chapter 8" leaves 40% to what another line names.
    if (first && first.focus.share < 1) {
      const named = new Set([...first.focus.weeks, ...sentences.flatMap(coveredBy)]);
      const covered = weeks.flatMap(({ number }) => (named.has(number) ? [number] : []));
      const isMore = covered.length > first.focus.weeks.length;
      if (isMore) return { said: first.each, weeks: covered, isAll: false, focus: first.focus };
    }
    const known = coveredBy(said);
    return { said, weeks: known.length > 0 ? known : null, isAll: false, focus: null };
  }
  return { said: first?.each ?? said, weeks: null, isAll: true, focus: first?.focus ?? null };
}

/** "Chapter 8, plus review of 3 and 6": these are chapters too. */
const withChapters = (clause: string): string =>
  /\bch(?:apter|ap|\.)/.test(clause)
    ? clause.replace(/\b(review|revision|recap|parts|bits) of (?=\d{1,2}\b)/g, '$1 of chapters ')
    : clause;

const textOf = ({ passage, start, end }: Excerpt): string => plainQuestion(passage.text.slice(start, end));

const saysAll = (text: string): boolean =>
  /\b(?:cumulative|comprehensive)\b/.test(text) &&
  !/\b(?:not|n't|isn't|non)[ -](?:\w+ )?(?:cumulative|comprehensive)\b/.test(text);

/** The first of `sentencesOn`. */
export const sentenceOn = (name: string, passages: readonly Passage[]): Excerpt | null =>
  sentencesOn(name, passages)[0] ?? null;

/**
 * The sentences on such an exam that say what it covers, those of rows of a table last: they say the least. Of exams
 * that are counted they are those on that number, or on all of them.
 */
function sentencesOn(name: string, passages: readonly Passage[]): Excerpt[] {
  const kind = /mid-?term|final|quiz/.exec(name)?.[0].replace(/mid-?term/, 'mid-?term') ?? '(?:exam|test)';
  const place = places.findIndex((word) => name.includes(word)) + 1;
  const number = /\d+/.exec(name)?.[0] ?? (place > 0 ? String(place) : null);
  const counted = `${kind}(?: exams?)? ${number}\\b|\\b${places[Number(number) - 1] ?? '(?!)'} ${kind}`;
  const uncounted = `(?<!\\b(?:${places.join('|')}|final) )${kind}(?!\\w*(?: exams?)? \\d)`;
  const names = new RegExp(number === null ? `\\b${kind}` : `\\b${counted}|\\b${uncounted}`, 'i');
  const found = passages.flatMap(scopesIn).filter(({ about }) => names.test(about));
  return [...found.filter((each) => !each.isRow), ...found.filter((each) => each.isRow)].map(({ piece }) => piece);
}

/** A sentence of a syllabus that says what an exam covers. */
interface SaidScope {
  piece: Excerpt;
  /** As `aboutEach` gives it. */
  about: string;
  isRow: boolean;
}

/** Whatever exam a question names, the same few sentences say what any covers. */
const scopesIn = memoizeByObject((passage: Passage): readonly SaidScope[] => {
  const spans = sentencesOf(passage);
  const isScope = spans.map(({ start, end }) => {
    const text = passage.text.slice(start, end);
    return saysScope.test(text) || saysShare.test(text) || opensWithScope.test(text.replace(/\b([ap])\.m\./gi, '$1m'));
  });
  if (!isScope.includes(true)) return [];
  const about = aboutEach(passage, spans);
  const rows = blocksOf(passage).filter(({ form }) => isRow(form));
  return spans.flatMap(({ start, end }, i) =>
    isScope[i]
      ? {
          piece: { passage, start, end },
          about: about[i] ?? '',
          isRow: rows.some((row) => row.start < end && start < row.end),
        }
      : [],
  );
});
