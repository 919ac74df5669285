import type { Passage } from '../../passages/passage.ts';
import type { Assignment, Course, Week } from '../../syllabus/course.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { allAssignments, readCourseQuestion } from './course-question.ts';
import { scopeOfExam } from './exam-said.ts';
import { workNamed } from './work-facts.ts';

/** An exam of the plan with the weeks that it is about. */
export interface ExamOfPlan {
  work: Assignment;
  weeks: Week[];
  /** What the syllabus says that it covers; null where it does not, and the weeks are those since the exam before. */
  said: Excerpt | null;
}

/**
 * Lists the exams of the plan in order of time. An exam covers what the syllabus says of it; where it says nothing, all
 * of the plan since the exam before, up to its day.
 */
export function examsOfPlan(course: Course, passagesOfSyllabus: () => readonly Passage[]): ExamOfPlan[] {
  const exams = allAssignments(course)
    .filter(({ type }) => type === 'exam')
    .toSorted((x, y) => ((x.dueDate ?? '9') < (y.dueDate ?? '9') ? -1 : 1));
  const taught = course.weeks.filter((week) => week.breakName === null && teaches(week, exams));
  return exams.map((work, i) => {
    const scope = scopeOfExam(work.title, course, passagesOfSyllabus);
    const before = exams[i - 1];
    const inPlan = taught.filter((week) => isUpTo(week, work, course) && !(before && isUpTo(week, before, course)));
    const weeks = scope ? taught.filter(({ number }) => scope.weeks?.includes(number) ?? scope.isAll) : inPlan;
    return { work, weeks: weeks.length > 0 ? weeks : inPlan, said: scope?.said ?? null };
  });
}

/** Finds the exam that a phrase names, the next one of several; null where it names none, or none with weeks. */
export function examNamed(
  words: string,
  course: Course,
  today: string | null,
  passagesOfSyllabus: () => readonly Passage[],
): ExamOfPlan | null {
  const exams = examsOfPlan(course, passagesOfSyllabus);
  const named = workNamed(
    readCourseQuestion(words, course, today),
    exams.map(({ work }) => work),
  );
  const ahead = named.filter(({ dueDate }) => dueDate === null || today === null || dueDate >= today);
  const found = exams.find(({ work }) => work === (ahead[0] ?? named[0]));
  return found && found.weeks.length > 0 ? found : null;
}

/** Whether a week has more than an exam: "Test 1 (Fri 9 Oct)" is no subject. */
function teaches({ topic, readings }: Week, exams: readonly Assignment[]): boolean {
  if (readings.length > 0 || topic === null) return readings.length > 0;
  const own = topic.value.toLowerCase();
  return !exams.some(({ title }) => own.startsWith(title.toLowerCase()));
}

/** Whether a week has begun when an exam is over; without dates, whether it stands before the exam in the plan. */
export function isUpTo(week: Week, work: Assignment, { weeks }: Pick<Course, 'weeks'>): boolean {
  const { dueDate } = work;
  if (dueDate !== null && week.startDate) return week.startDate.value <= dueDate;
  const listed = weeks.findIndex(({ assignments }) => assignments.includes(work));
  return listed < 0 || weeks.indexOf(week) <= listed;
}
