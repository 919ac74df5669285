import type { WikiChoices } from '@weekwise/contracts/wiki-page.ts';
import type { OwnWiki } from '@weekwise/contracts/wiki-sharing.ts';
import { expect } from 'vitest';
import type { ExtractedItem } from '../db/stored/plan-item.ts';
import { makeFolder } from './factories.ts';
import { assignmentItem, readingItem, weekItem } from './plan-items.ts';
import { readSyllabus } from './planned-course.ts';
import type { Student } from './student.ts';
import type { TestApp } from './test-app.ts';

export interface CourseWords {
  name: string;
  topic?: string;
  reading?: string;
  author?: string;
  assignment?: string;
  professor?: string;
}

/**
 * A course of three weeks from Monday 12 January 2026 on, the second one a break; its one reading and work are in week
 * 1.
 */
export async function courseToShare(
  { deps }: TestApp,
  { user }: Student,
  { name, topic = 'Beginnings', reading = 'A Reading', author, assignment = 'Essay', professor }: CourseWords,
): Promise<string> {
  const { id: folderId } = await makeFolder(deps, user);
  const fact = (field: 'courseName' | 'professorName', value: string): ExtractedItem => {
    return { kind: 'fact', id: `${folderId}-${field}`, field, value, confidence: 0.9, source: null };
  };
  const week = (number: number) => `${folderId}-w${number}`;
  await readSyllabus(deps, folderId, [
    fact('courseName', name),
    ...(professor ? [fact('professorName', professor)] : []),
    weekItem({ id: week(1), number: 1, topic, startDate: '2026-01-12' }),
    weekItem({ id: week(2), number: 2, breakName: 'Winter break', startDate: '2026-01-19' }),
    weekItem({ id: week(3), number: 3, topic: 'Endings', startDate: '2026-01-26' }),
    readingItem({ id: `${folderId}-r`, weekId: week(1), title: reading, author: author ?? null, pages: '3–24' }),
    assignmentItem({ id: `${folderId}-a`, weekId: week(1), title: assignment, type: 'essay', dueDate: '2026-01-15' }),
  ]);
  return folderId;
}

/** Publishes a course; without choices as it comes. */
export async function shareCourse(
  student: Student,
  folderId: string,
  choices?: Partial<WikiChoices>,
): Promise<OwnWiki> {
  const answer = await student.post('/api/wiki/force-generation', { folder_id: folderId, choices });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ wiki: OwnWiki }>().wiki;
}
