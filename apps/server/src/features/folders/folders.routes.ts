import { getStartup, listFolders, renameFolder, selectFolder } from '@weekwise/contracts/folders.ts';
import { deleteFolder, listDeletedFolders, restoreFolder } from '@weekwise/contracts/folders-bin.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import * as bin from './bin.service.ts';
import { toDeletedFolder, toFolder } from './folder.presenter.ts';
import * as service from './folders.service.ts';

export function registerFolders(app: FastifyInstance, deps: Deps): void {
  route(app, listFolders, async ({ user }) => {
    const { folders, currentFolderId } = await service.foldersOf(deps, user.id);
    return { folders: folders.map(toFolder), total_folders: folders.length, current_folder: currentFolderId };
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

  route(app, deleteFolder, async ({ user, params }) => {
    const until = await bin.deleteFolder(deps, user.id, params.folderId);
    return { success: true, restorable_until: until.toISOString() };
  });

  route(app, listDeletedFolders, async ({ user }) => {
    const folders = await bin.deletedFolders(deps, user.id);
    return { folders: folders.map(toDeletedFolder), total_folders: folders.length };
  });

  route(app, restoreFolder, async ({ user, params, body }) => {
    const folder = await bin.restoreFolder(deps, user.id, params.folderId, body.new_name);
    return { success: true, folder: toFolder(folder) };
  });
}
