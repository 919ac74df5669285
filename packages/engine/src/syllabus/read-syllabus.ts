import type { DecideDatesOptions } from '../dates/decide-dates.ts';
import type { Document } from '../documents/document.ts';
import { withStruckBlank } from '../documents/struck-out.ts';
import type { Course } from './course.ts';
import { findCourseFacts } from './facts/find-course-facts.ts';
import { findGradingLists } from './facts/grading/grading-lists.ts';
import { understandSchedule } from './items/understand-schedule.ts';
import type { Schedule } from './schedule.ts';
import { fittedModels, type SyllabusModels } from './scoring/models.ts';
import { planConfidence } from './scoring/plan-confidence.ts';
import { findSchedule } from './structure/find-schedule.ts';

export interface ReadSyllabusOptions extends DecideDatesOptions {
  /** Other weights than the fitted ones: training reads a document with models that have not seen it. */
  models?: SyllabusModels;
}

/**
 * Reads a syllabus into its course: facts, weeks, readings and assignments, each with its lines and a confidence.
 * Pure and synchronous; `options.today` is used only where the document itself settles no year. A document that is no
 * syllabus gives a course without weeks; nothing is thrown.
 */
export function readSyllabus(file: Document, options: ReadSyllabusOptions = {}): Course {
  const document = withStruckBlank(file);
  return courseOf(document, findSchedule(document, options), options.models);
}

/** What a document says of its course when its weeks are these. */
export function courseOf(document: Document, schedule: Schedule, models: SyllabusModels = fittedModels): Course {
  const gradedLists = findGradingLists(document, schedule.blocks);
  const facts = findCourseFacts(document, schedule, gradedLists, models);
  const { weeks, outside } = understandSchedule(schedule, document, { gradedLists, models });
  const { order } = schedule.dates;
  const course: Course = {
    ...(order && { dayOrder: order }),
    ...facts,
    weeks,
    assignmentsOutsideSchedule: outside,
  };
  return models.plan ? { ...course, confidence: planConfidence(course, models.plan) } : course;
}
