import { hash } from 'node:crypto';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import { type Sized, VersionedCache } from '../../lib/versioned-cache.ts';
import { type CourseVersion, findCourseVersion } from './course-version.repo.ts';
import { planCourse } from './plan/plan-course.ts';
import * as repo from './syllabus.repo.ts';

/** The plan as the engine knows a course, and the file it was read from. */
export interface KnownCourse {
  course: Course;
  documentId: string;
}

/** Of all courses together. */
const mostBytes = 40_000_000;
/** A week, a reading or an assignment with where each of its facts stands. */
const itemBytes = 3_000;

/** By the database they come from: what a transaction sees is not kept for others. */
const caches = new WeakMap<Executor, VersionedCache>();

/**
 * The course of a folder; null until a syllabus was read. Every question needs it and few change it, so that it is read
 * anew only when its version is another one, whichever process changed it. Nobody changes what they get.
 */
export async function syllabusOf(db: Executor, folderId: string): Promise<KnownCourse | null> {
  const version = await findCourseVersion(db, folderId);
  if (!version) return null;
  const cache = caches.get(db) ?? new VersionedCache(mostBytes);
  caches.set(db, cache);
  const name = hash('sha256', JSON.stringify(version));
  return cache.get(folderId, name, () => readCourse(db, version));
}

async function readCourse(db: Executor, { syllabusId, documentId, tied }: CourseVersion): Promise<Sized<KnownCourse>> {
  const found = await repo.findCourseInfo(db, syllabusId);
  // A syllabus goes with its folder alone.
  if (!found) throw new AppError('folder_not_found');
  const plan = await repo.findPlan(db, syllabusId);
  const readings = plan.readings.map((reading) => ({
    ...reading,
    fileIds: tied.flatMap(([readingId, fileId]) => (readingId === reading.id ? fileId : [])),
  }));
  const { courseInfo: info, confidenceThreshold } = found;
  const course = planCourse({ info, ...plan, readings }, documentId, confidenceThreshold);
  const items = plan.weeks.length + readings.length + plan.assignments.length;
  return { value: { course, documentId }, bytes: (items + 1) * itemBytes };
}
