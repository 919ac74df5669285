import { sayDate, sayPercent } from '../../answers/course/fact.ts';
import { countWords, firstSentences } from '../../answers/render/shorten.ts';
import { printsDay } from '../../dates/prints-day.ts';
import type { Assignment, Course, Evidence, Field, Reading, Week } from '../../syllabus/course.ts';
import { isDueCertain } from '../../syllabus/due-days.ts';
import { phraseKey } from '../../vocabulary/corpus.ts';

/** One thing that a syllabus settles, and how it can be asked. */
export interface CoursePoint {
  question: string;
  answer: string;
  /** A statement with this answer in it. */
  say(answer: string): string;
  /** Answers to the same question about something else in the course: wrong here. */
  rivals: string[];
  /** The lines that hold the answer. */
  evidence: Evidence;
  about: 'topic' | 'due date' | 'reading' | 'grade' | 'policy' | 'course';
}

/** The week comes first; the course's rules and its grading are many. */
const mostOfCourse = 5;
/** A policy is asked about by its beginning. */
const mostPolicyWords = 45;
/** A statement or an option that is longer is not read to its end. */
const mostOptionWords = 18;

/**
 * What the syllabus says of one week, then what it says of the whole course. Only what its lines bear out: a value that
 * the student corrected, or that was worked out, is not in them.
 */
export function coursePoints(course: Course, week: Week): CoursePoint[] {
  const others = course.weeks.filter((other) => other !== week);
  const works = [...course.weeks.flatMap(({ assignments }) => assignments), ...course.assignmentsOutsideSchedule];
  const points = [
    ...topicPoints(week, others),
    ...week.assignments.flatMap((assignment) => duePoints(assignment, works)),
    ...week.readings.flatMap((reading) => readingPoints(reading, week, others)),
    ...policyPoints(course).slice(0, mostOfCourse),
    ...gradePoints(course).slice(0, mostOfCourse),
    ...factPoints(course),
  ];
  const asked = new Set<string>();
  return points.filter(({ question }) => !asked.has(question) && asked.add(question));
}

function topicPoints({ number, topic, startDate }: Week, others: readonly Week[]): CoursePoint[] {
  const points: CoursePoint[] = [];
  if (topic && says(topic.evidence, topic.value)) {
    points.push({
      about: 'topic',
      question: `What is week ${number} about?`,
      answer: topic.value,
      say: (answer) => `Week ${number} is about “${answer}”.`,
      rivals: different(
        topic.value,
        others.flatMap((other) => other.topic?.value ?? []),
      ),
      evidence: topic.evidence,
    });
  }
  if (startDate && !startDate.doubt && saysDate(startDate.evidence, startDate.value)) {
    points.push({
      about: 'topic',
      question: `When does week ${number} begin?`,
      answer: sayDate(startDate.value),
      say: (answer) => `Week ${number} begins on ${answer}.`,
      rivals: different(
        sayDate(startDate.value),
        others.flatMap((other) => (other.startDate ? sayDate(other.startDate.value) : [])),
      ),
      evidence: startDate.evidence,
    });
  }
  return points;
}

/** A date that is not certain is not asked: its answer would be learnt as right. */
function duePoints(work: Assignment, works: readonly Assignment[]): CoursePoint[] {
  const { title, dueDate, evidence, dueEvidence } = work;
  const lines = dueEvidence ?? evidence;
  if (dueDate === null || !isDueCertain(work) || !saysDate(lines, dueDate)) return [];
  return [
    {
      about: 'due date',
      question: `When is “${title}” due?`,
      answer: sayDate(dueDate),
      say: (answer) => `“${title}” is due on ${answer}.`,
      rivals: different(
        sayDate(dueDate),
        works.flatMap((work) => (work.dueDate === null ? [] : sayDate(work.dueDate))),
      ),
      evidence: lines,
    },
  ];
}

function readingPoints(
  { title, author, pages, evidence }: Reading,
  week: Week,
  others: readonly Week[],
): CoursePoint[] {
  const elsewhere = others.flatMap(({ readings }) => readings);
  const points: CoursePoint[] = [];
  const isOnly = week.readings.length === 1;
  if (isOnly && says(evidence, title)) {
    points.push({
      about: 'reading',
      question: `What is to be read for week ${week.number}?`,
      answer: title,
      say: (answer) => `“${answer}” is to be read for week ${week.number}.`,
      rivals: different(
        title,
        elsewhere.map((other) => other.title),
      ),
      evidence,
    });
  }
  if (author !== null && says(evidence, author)) {
    points.push({
      about: 'reading',
      question: `Who wrote “${title}”?`,
      answer: author,
      say: (answer) => `“${title}” is by ${answer}.`,
      rivals: different(
        author,
        elsewhere.flatMap((other) => other.author ?? []),
      ),
      evidence,
    });
  }
  if (pages !== null && says(evidence, pages) && !title.includes(pages)) {
    points.push({
      about: 'reading',
      question: `Which part of “${title}” is to be read for week ${week.number}?`,
      answer: pages,
      say: (answer) => `Of “${title}”, ${answer} is to be read for week ${week.number}.`,
      rivals: different(
        pages,
        elsewhere.flatMap((other) => other.pages ?? []),
      ),
      evidence,
    });
  }
  return points;
}

function gradePoints({ gradingWeights }: Course): CoursePoint[] {
  const shares = gradingWeights.map(({ value }) => sayPercent(value.percent));
  return gradingWeights.flatMap(({ value: { name, percent }, evidence }) =>
    says(evidence, String(percent))
      ? {
          about: 'grade' as const,
          question: `What share of the grade is “${name}”?`,
          answer: sayPercent(percent),
          say: (answer: string) => `“${name}” is ${answer} of the grade.`,
          rivals: different(sayPercent(percent), shares),
          evidence,
        }
      : [],
  );
}

function policyPoints({ policies }: Course): CoursePoint[] {
  const starts = policies.map(({ value: { text } }) => beginning(text, mostOptionWords));
  return policies.flatMap(({ value: { name, text }, evidence }) => {
    const told = beginning(text, mostPolicyWords);
    // A line that ends with a colon announces what it does not say.
    if (told.endsWith(':') || !says(evidence, told)) return [];
    return {
      about: 'policy' as const,
      question: `What does the syllabus say about “${name}”?`,
      answer: told,
      say: (said: string) => `About “${name}” the syllabus says: ${said}`,
      rivals: countWords(told) <= mostOptionWords ? different(told, starts) : [],
      evidence,
    };
  });
}

function beginning(text: string, mostWords: number): string {
  const { start, end } = firstSentences(text, mostWords);
  return text.slice(start, end).trim();
}

function factPoints(course: Course): CoursePoint[] {
  const asked: [string, Field<string> | null, (answer: string) => string][] = [
    ['Who teaches this course?', course.instructor, (answer) => `This course is taught by ${answer}.`],
    ['When does this course meet?', course.meetingTimes, (answer) => `This course meets ${answer}.`],
    ['Where does this course meet?', course.location, (answer) => `This course meets in ${answer}.`],
    ['When are office hours?', course.officeHours, (answer) => `Office hours: ${answer}.`],
  ];
  return asked.flatMap(([question, field, say]) =>
    field && says(field.evidence, field.value) && countWords(field.value) <= mostPolicyWords
      ? { about: 'course' as const, question, answer: field.value, say, rivals: [], evidence: field.evidence }
      : [],
  );
}

function different(answer: string, others: readonly string[]): string[] {
  const keys = new Set([phraseKey(answer)]);
  return others.filter((other) => {
    const key = phraseKey(other);
    return key !== '' && !keys.has(key) && keys.add(key);
  });
}

/** Block -1: the student's own words, which stand in no file. */
const isInFile = ({ block }: Evidence): boolean => block >= 0;

function says(evidence: Evidence, words: string): boolean {
  const key = phraseKey(words);
  return isInFile(evidence) && key !== '' && ` ${phraseKey(evidence.text)} `.includes(` ${key} `);
}

/** The day and its month. */
const saysDate = (evidence: Evidence, date: string): boolean => isInFile(evidence) && printsDay(evidence.text, date);
