import type { Folder as FolderOnWire } from '@weekwise/contracts/folders.ts';

/** One course of a student. */
export interface Folder {
  folderId: string;
  name: string;
  createdAt: string;
  modifiedAt: string;
  /** What the syllabus said; null until one was read. */
  course: {
    name: string | null;
    code: string | null;
    professor: string | null;
    term: string | null;
    weekCount: number;
    firstDate: string | null;
    lastDate: string | null;
  } | null;
  fileCount: number;
  /** The student's own drive where its files are; null: the disk of the server. */
  connectionId: string | null;
}

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
