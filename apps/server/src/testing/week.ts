import type { WeekActivities } from '@weekwise/contracts/activities.ts';
import { expect } from 'vitest';
import { syllabusText } from './documents.ts';
import { makeFolder } from './factories.ts';
import type { Student } from './student.ts';
import type { TestApp } from './test-app.ts';
import { uploadAndRead } from './uploads.ts';

/** The reading of week 3 of `syllabusText`. */
export const weekReading = {
  name: 'Castellanos - Why Rivers Bend.md',
  bytes: `# Why Rivers Bend

A meander is a bend in a river that grows as the outer bank is worn away. The thalweg is the line of the deepest water in a channel. A point bar is a deposit of sand that forms on the inner bank of a bend. An oxbow lake is a lake that is left when a river cuts through the neck of a meander. The cut bank is the steep outer bank that the current wears away. Sinuosity is the ratio of the length of a channel to the length of its valley. Rivers with a sinuosity above 1.5 are called meandering. The current is fastest at the outer bank because the water is deepest there. Castellanos measured 40 bends of the Velm between 1950 and 1962.
`,
};

/** A folder with a plan, and with the reading of its week 3. */
export async function courseWithReading(testApp: TestApp, student: Student): Promise<string> {
  const { id: folderId } = await makeFolder(testApp.deps, student.user);
  await uploadAndRead(testApp, student, { folderId, role: 'syllabus', name: 's.md', bytes: syllabusText() });
  await uploadAndRead(testApp, student, { folderId, role: 'material', ...weekReading });
  return folderId;
}

/** Has the activities of a week made, and waits for them. */
export async function generatedWeek(
  student: Student,
  folderId: string,
  week: number,
  more: object = {},
): Promise<WeekActivities> {
  const body = { user_id: student.user.id, folder_id: folderId, week_number: week, ...more };
  const answer = await student.post('/api/power-plays/generate-week', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<WeekActivities>();
}

export async function storedWeek(student: Student, folderId: string, week: number): Promise<WeekActivities> {
  const answer = await student.get(`/api/power-plays/get-stored/${student.user.id}/${folderId}/${week}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<WeekActivities>();
}
