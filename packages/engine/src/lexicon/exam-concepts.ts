import { alternation, withCapitals } from './alternation.ts';
import { englishMonthNames } from './calendar-names.ts';
import type { CourseConcept } from './course-concept.ts';
import { platforms } from './platforms.ts';

/** Exams and quizzes as a question names them, in lower case; for patterns. */
export const examNames = '(?:mid-?terms?|finals?|exams?|examinations?|tests?|quiz(?:zes)?)';
const numberedThings =
  'about over around week day chapter section unit module part exam test quiz midterm final fall autumn spring summer winter page pages'.split(
    ' ',
  );
/** What has a number as a room has: "Week 12", "Exam 2", "Chapter 4". */
const numberedOtherwise = `(?:${alternation(withCapitals([...englishMonthNames, ...numberedThings]))})`;
/** Products are written with capitals. */
const online = alternation(platforms.map((name) => name.charAt(0).toUpperCase() + name.slice(1)));

/** What is asked of an exam besides its day, its weight and what it covers. */
export const examConcepts: readonly CourseConcept[] = [
  {
    name: 'whether an exam is open book',
    asks: /\b(?:open|closed)[- ](?:book|notes?)\b/,
    says: /\b(?:open|closed)[- ](?:book|notes?)\b|\b(?:sheets?|pages?|cards?)\b[^.]{0,40}\bnotes\b|\bnotes\b[^.]{0,40}\b(?:allowed|permitted)\b|\bnotes are\b|\bno (?:\w+ )?(?:notes|books?|cards?|aids|materials)\b|\bcheat ?sheets?\b|\b(?:index|note) ?cards?\b|\bdictionar|\bformula sheet|\bbring\b[^.]*\b(?:notes|books?|cards?|sheets?)\b/i,
    near: /\b(?:allowed|permitted) (?:materials?|aids)\b|\bmaterials? allowed\b|\bformat\b|\bbring\b/i,
    isOfWork: true,
  },
  {
    name: 'where an exam is held',
    asks: new RegExp(
      `^(?!.*\\b(?:when|what (?:time|day|date)|submit|upload|hand|turn)\\b).*\\b(?:where|(?:what|which) (?:room|building|hall|place)|location of)\\b.*\\b(?:the|my|our) (?:\\w+ )?${examNames}\\b|\\b${examNames} (?:room|location)\\b`,
    ),
    says: new RegExp(
      `\\b(?:[Rr]oom|[Hh]all|[Bb]uilding|[Aa]uditorium|[Tt]heat(?:er|re)|[Gg]ym(?:nasium)?|[Ll]ibrary|[Cc]lassroom|[Oo]nline|[Zz]oom|[Ii]n[- ]person|[Tt]esting [Cc]ent(?:er|re))\\b|\\b(?:in|during) (?:class|lecture)\\b|\\bin the \\p{Lu}|\\b(?:on|via|through) (?:${online})\\b|\\b\\p{Lu}{2,} ?\\d{2,4}\\b|\\b(?!${numberedOtherwise}\\b)\\p{Lu}\\p{Ll}{2,} \\d{3,4}[A-Z]?\\b(?! (?:words?|pages?|points?|students?))`,
      'u',
    ),
    near: new RegExp(`\\d(?::\\d\\d)? ?[ap]\\.?m?\\b|\\b(?:${englishMonthNames.join('|')})\\.? \\d`, 'i'),
    isOfWork: true,
  },
];
