import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { type AnswerLine, item, sentence } from '../render/answer-line.ts';
import { plainQuestion } from './week-words.ts';

const teacher = '(?:instructor|professor|teacher|lecturer|prof|dr)';
const asksPhone = new RegExp(
  `\\b(?:phone|telephone|cell|mobile) (?:number|no)\\b|\\b(?:phone|call|text|ring)\\b(?: up)? (?:(?:the|my|our) )?${teacher}\\b|\\b${teacher}\\b.*'s (?:phone|telephone|cell|mobile|number)\\b|\\boffice phone\\b`,
);
const phone = /\b(?:phone|tel|telephone|cell|mobile|call)\b.{0,20}\d[\d() .–-]{5,}|\(\d{3}\) ?\d{3}-\d{4}/i;

/** That the syllabus gives no phone number, with the ways it gives; null where none is asked for, or it gives one. */
export function missingField(
  question: string,
  course: Course,
  passages: () => readonly Passage[],
): AnswerLine[] | null {
  if (!asksPhone.test(plainQuestion(question))) return null;
  const words = passages();
  if (words.length === 0 || words.some(({ text }) => phone.test(text))) return null;
  const { email, officeHours } = course;
  const ways = [
    ...(email ? [item({ text: `E-mail: ${email.value}`, evidence: email.evidence })] : []),
    ...(officeHours ? [item({ text: `Office hours: ${officeHours.value}`, evidence: officeHours.evidence })] : []),
  ];
  const lead = `Your syllabus gives no phone number${ways.length > 0 ? '. It gives:' : '.'}`;
  return [sentence(lead), ...ways];
}
