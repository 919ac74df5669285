import type { Folder } from '@weekwise/contracts/folders.ts';
import { deployFolder, getStartup, listFolders, renameFolder, selectFolder } from '@weekwise/contracts/folders.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import * as service from './folders.service.ts';

export function registerFolders(app: FastifyInstance, deps: Deps): void {
  route(app, listFolders, async ({ user }) => {
    const { folders, currentFolderId } = await service.foldersOf(deps, user.id);
    return { folders: folders.map(toFolder), total_folders: folders.length, current_folder: currentFolderId };
  });

  route(app, deployFolder, async ({ user, body }) => {
    return { success: true, folder: toFolder(await service.createFolder(deps, user.id, body.folder_name)) };
  });

  route(app, selectFolder, async ({ user, body }) => {
    await service.openFolder(deps, user.id, body.folder_id);
    return { success: true, current_folder: body.folder_id };
  });

  route(app, renameFolder, async ({ user, params, body }) => {
    const folder = await service.renameFolder(deps, user.id, params.folderId, body.new_name);
    return { success: true, folder: toFolder(folder) };
  });

  route(app, getStartup, async ({ user }) => {
    const { folders, currentFolderId } = await service.foldersOf(deps, user.id);
    return { folders: folders.map(toFolder), currentFolderId };
  });
}

const toFolder = (card: service.FolderCard): Folder => ({
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
});
