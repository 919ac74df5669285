import type { Document } from '../../documents/document.ts';
import type { Course } from '../course.ts';
import type { Schedule } from '../schedule.ts';
import { fittedModels, type SyllabusModels } from '../scoring/models.ts';
import { findLocation, findMeetingTimes, findOfficeHours, findTerm } from './class-facts.ts';
import { findCourseTitle } from './course-title.ts';
import { headBlocks } from './fact-line.ts';
import { firstPageOf } from './first-page.ts';
import type { GradedList } from './grading/part.ts';
import { gradingWeights } from './grading-weights.ts';
import { findEmail, findInstructor } from './instructor.ts';
import { findPolicies } from './policies.ts';

export type CourseFacts = Omit<Course, 'weeks' | 'assignmentsOutsideSchedule'>;

/**
 * What a syllabus says about its course beside the schedule. Every field keeps the line it came from; a field that the
 * document does not settle is null, a list that it does not have is empty.
 */
export function findCourseFacts(
  document: Document,
  schedule: Schedule,
  lists: readonly GradedList[],
  models: SyllabusModels = fittedModels,
): CourseFacts {
  const page = firstPageOf(document, schedule);
  const lines = page.lines.filter(({ block }) => block.index < headBlocks && !schedule.blocks.has(block.index));
  const title = findCourseTitle(page, models['course-name']);
  const instructor = findInstructor(page, title.at, models.instructor);
  return {
    name: title.name,
    code: title.code,
    instructor: instructor?.field ?? null,
    term: findTerm(document, lines, schedule.dates),
    email: findEmail(page, instructor),
    location: findLocation(lines),
    meetingTimes: findMeetingTimes(document, lines),
    officeHours: findOfficeHours(lines),
    gradingWeights: gradingWeights(lists),
    policies: findPolicies(document, schedule.blocks),
  };
}
