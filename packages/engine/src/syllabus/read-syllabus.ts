import type { DecideDatesOptions } from '../dates/decide-dates.ts';
import type { Document } from '../documents/document.ts';
import type { Course } from './course.ts';
import { findCourseFacts } from './facts/find-course-facts.ts';
import { understandSchedule } from './items/understand-schedule.ts';
import { findSchedule } from './structure/find-schedule.ts';

/**
 * Reads a syllabus into its course: facts, weeks, readings and assignments, each with its lines and a confidence.
 * Pure and synchronous; `options.today` is used only where the document itself settles no year. A document that is no
 * syllabus gives a course without weeks; nothing is thrown.
 */
export function readSyllabus(document: Document, options: DecideDatesOptions = {}): Course {
  const schedule = findSchedule(document, options);
  const facts = findCourseFacts(document, schedule);
  const { weeks, outside } = understandSchedule(schedule, document, { gradingWeights: facts.gradingWeights });
  return { ...facts, weeks, assignmentsOutsideSchedule: outside };
}
