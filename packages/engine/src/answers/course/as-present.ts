import { examNames } from '../../lexicon/exam-concepts.ts';

const ofPastExam = new RegExp(
  String.raw`^(?<asks>(?:(?:so|and|ok(?:ay)?)[, ]+)*(?:when|where|(?:what|which) (?:day|date|time|room)))\s(?:was|were)\s(?<exam>(?:the|our|my)\s(?:\w+\s)?${examNames}(?:\sexams?)?(?:\s\d{1,2})?)(?:\s(?:held|due))?[\s?!.]*$`,
  'i',
);

/**
 * "When was the midterm?" asks what "When is the midterm?" does: the plan keeps its day after it is over. Other
 * questions stay as they are: "When was the battle?" is one for the readings.
 */
export function asPresent(question: string): string {
  const { asks, exam } = ofPastExam.exec(question)?.groups ?? {};
  return asks && exam ? `${asks} is ${exam}?` : question;
}
