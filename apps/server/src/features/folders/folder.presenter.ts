import type { Folder } from '@weekwise/contracts/folders.ts';
import type { DeletedFolder } from '@weekwise/contracts/folders-bin.ts';
import { type BinnedFolder, restorableUntil } from './bin.service.ts';
import type { FolderCard } from './folders.service.ts';

/** A folder as it travels. */
export const toFolder = (card: FolderCard): Folder => ({
  folder_id: card.id,
  folder_name: card.name,
  created_time: card.createdAt.toISOString(),
  modified_time: card.modifiedAt.toISOString(),
  course: card.course && {
    course_name: card.course.courseName,
    course_code: card.course.courseCode,
    professor_name: card.course.professorName,
    term: card.course.term,
    week_count: card.course.weekCount,
    first_date: card.course.firstDate,
    last_date: card.course.lastDate,
  },
  file_count: card.fileCount,
  connection_id: card.driveConnectionId,
});

export const toDeletedFolder = (folder: BinnedFolder): DeletedFolder => ({
  folder_id: folder.id,
  folder_name: folder.name,
  file_count: folder.fileCount,
  deleted_time: folder.deletedAt.toISOString(),
  restorable_until: restorableUntil(folder.deletedAt).toISOString(),
});
