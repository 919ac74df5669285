import { readDocument } from '../../../documents/read-document.ts';
import type { Course } from '../../course.ts';
import { readSyllabus } from '../../read-syllabus.ts';
import { courses } from './courses.ts';
import type { Layout } from './layout.ts';
import { layouts } from './layouts.ts';
import type { LayoutOrigin } from './relations.ts';
import { type Format, fileOf, type LayoutSyllabus } from './syllabus.ts';
import { wordingOf } from './wording.ts';

/** The course and the wording of a layout for a seed; seeds 0, 1 and 2 give each layout three courses. */
export function sample(layout: Layout, seed: number): LayoutOrigin {
  const course = courses[(layouts.indexOf(layout) + 4 * seed) % courses.length];
  if (!course) throw new Error('There are no courses.');
  return { course, layout, wording: wordingOf(`${layout.name} ${seed}`) };
}

/** Reads a syllabus from a file of this format, as an upload is read. */
export async function readAs(syllabus: LayoutSyllabus, format: Format): Promise<Course> {
  const { name, bytes } = await fileOf(syllabus, format);
  return readSyllabus(await readDocument(bytes, name), { today: '2025-11-20' });
}
