import type { Document } from '../../documents/document.ts';
import type { Course } from '../course.ts';
import type { Schedule } from '../schedule.ts';
import { findLocation, findMeetingTimes, findOfficeHours, findTerm } from './class-facts.ts';
import { findCourseTitle } from './course-title.ts';
import { factLines } from './fact-line.ts';
import type { GradedList } from './grading/part.ts';
import { gradingWeights } from './grading-weights.ts';
import { findEmail, findInstructor } from './instructor.ts';
import { findPolicies } from './policies.ts';

export type CourseFacts = Omit<Course, 'weeks' | 'assignmentsOutsideSchedule'>;

/**
 * What a syllabus says about its course beside the schedule. Every field keeps the line it came from; a field that the
 * document does not settle is null, a list that it does not have is empty.
 */
export function findCourseFacts(document: Document, schedule: Schedule, lists: readonly GradedList[]): CourseFacts {
  const lines = factLines(document).filter((line) => !schedule.blocks.has(line.block.index));
  const title = findCourseTitle(document, lines);
  const instructor = findInstructor(lines, title.lines);
  return {
    name: title.name,
    code: title.code,
    instructor,
    term: findTerm(document, lines, schedule.dates),
    email: findEmail(lines, instructor?.value ?? null),
    location: findLocation(lines),
    meetingTimes: findMeetingTimes(document, lines),
    officeHours: findOfficeHours(lines),
    gradingWeights: gradingWeights(lists),
    policies: findPolicies(document, schedule.blocks),
  };
}
