import type { Syllabus } from '@weekwise/contracts/syllabus.ts';
import type { Review, ReviewItem } from '@weekwise/contracts/syllabus-review.ts';
import { syllabusText } from './documents.ts';
import { makeFolder } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { uploadAndRead } from './uploads.ts';

/** A student with a plan, and what they can do with it. */
export async function reviewedPlan(testApp: TestApp, text = syllabusText()) {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const base = `/api/review/${folder.id}`;
  await uploadAndRead(testApp, student, { folderId: folder.id, role: 'syllabus', name: 'first.md', bytes: text });
  return {
    student,
    folder,
    base,
    review: async () => (await student.get(base)).json<Review>(),
    plan: async () => (await student.get(`/api/simple-syllabus/${folder.id}`)).json<Syllabus>(),
    post: async (path: string, body: object = {}) => (await student.post(`${base}/${path}`, body)).json<Review>(),
    read: (bytes: string, name = 'first.md') =>
      uploadAndRead(testApp, student, { folderId: folder.id, role: 'syllabus', name, bytes }),
    refusal: async (path: string, body: object = {}) => (await student.post(`${base}/${path}`, body)).json(),
    patch: (path: string, body: object) =>
      testApp.app.inject({
        method: 'PATCH',
        url: `${base}/${path}`,
        headers: { cookie: student.cookie },
        payload: body,
      }),
  };
}

export type Of<Kind extends ReviewItem['kind']> = Extract<ReviewItem, { kind: Kind }>;

export function named<Kind extends ReviewItem['kind']>({ items }: Review, kind: Kind, name: string): Of<Kind> {
  const found = items.find((item) => item.kind === kind && Object.values(item.values).includes(name));
  if (!found) throw new Error(`No ${kind} is called ${name}`);
  return found as Of<Kind>;
}

export const weekNumber = ({ items }: Review, number: number): Of<'week'> => {
  const found = items.find((item): item is Of<'week'> => item.kind === 'week' && item.values.week_number === number);
  if (!found) throw new Error(`There is no week ${number}`);
  return found;
};
