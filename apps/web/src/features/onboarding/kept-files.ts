import { z } from 'zod';
import { dropStudentFiles, keepStudentFiles, readStudentFiles } from '../../lib/student-files.ts';

const keptFor = 24 * 3600_000;

const keptFiles = z.object({
  at: z.number(),
  syllabus: z.instanceof(File),
  materials: z.array(z.instanceof(File)),
  /** The student typed no name: the course takes the title in its syllabus. */
  takesTitle: z.boolean(),
});
export type KeptFiles = Omit<z.infer<typeof keptFiles>, 'at'>;

const keyOf = (userId: string): string => `course-files.${userId}`;

/** Holds what was chosen for a course while its student pays on another page. */
export const keepFiles = (userId: string, files: KeptFiles, now = Date.now()) =>
  keepStudentFiles(keyOf(userId), { ...files, at: now });

/** Resolves to null where nothing was kept, or it was a day ago. */
export async function readFiles(userId: string, now = Date.now()): Promise<KeptFiles | null> {
  const read = keptFiles.safeParse(await readStudentFiles(keyOf(userId)));
  if (!read.success || now - read.data.at > keptFor) return null;
  const { at: _, ...files } = read.data;
  return files;
}

export const dropFiles = (userId: string) => dropStudentFiles(keyOf(userId));
