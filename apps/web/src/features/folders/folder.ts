import type { Folder as FolderOnWire } from '@weekwise/contracts/folders.ts';
import { z } from 'zod';

/** One course of a student, as the app has it and as this browser keeps it. */
export const folder = z.object({
  folderId: z.string(),
  name: z.string(),
  createdAt: z.string(),
  modifiedAt: z.string(),
  /** What the syllabus said; null until one was read. */
  course: z
    .object({
      name: z.string().nullable(),
      code: z.string().nullable(),
      professor: z.string().nullable(),
      term: z.string().nullable(),
      weekCount: z.number(),
      firstDate: z.string().nullable(),
      lastDate: z.string().nullable(),
    })
    .nullable(),
  fileCount: z.number(),
  /** The student's own drive where its files are; null: the disk of the server. */
  connectionId: z.string().nullable(),
});
export type Folder = z.infer<typeof folder>;

export function folderFromWire(wire: FolderOnWire): Folder {
  const { course } = wire;
  return {
    folderId: wire.folder_id,
    name: wire.folder_name,
    createdAt: wire.created_time,
    modifiedAt: wire.modified_time,
    course: course && {
      name: course.course_name,
      code: course.course_code,
      professor: course.professor_name,
      term: course.term,
      weekCount: course.week_count,
      firstDate: course.first_date,
      lastDate: course.last_date,
    },
    fileCount: wire.file_count,
    connectionId: wire.connection_id ?? null,
  };
}

/** The title to show: what the student called it, unless that is only the file's name and the course says better. */
export function titleOf(folder: Folder): string {
  return folder.course?.name ?? folder.name;
}

/** The short name: the course's code where there is one. */
export function shortNameOf(folder: Folder): string {
  return folder.course?.code ?? folder.name;
}
