import { z } from 'zod';
import { folderId } from './common.ts';
import { defineContract } from './contract.ts';
import { syllabusSource } from './syllabus.ts';

/** The books that the syllabus of a course asks for, as printed. Empty where it names none. */
export const listCourseBooks = defineContract({
  method: 'GET',
  path: '/api/simple-syllabus/:folderId/books',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ folderId }),
  response: z.object({ books: z.array(z.object({ text: z.string(), required: z.boolean(), source: syllabusSource })) }),
  errors: ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found'],
});
