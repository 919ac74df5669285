import { openDemo } from '@weekwise/contracts/demo.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { setCookies } from '../auth/session.presenter.ts';
import { toFolder } from '../folders/folder.presenter.ts';
import { foldersOf } from '../folders/folders.service.ts';
import type { DemoSessions } from './demo-session.service.ts';

export function registerDemo(app: FastifyInstance, deps: Deps, sessions: DemoSessions): void {
  route(app, openDemo, async ({ reply }) => {
    const { folders } = await foldersOf(deps, demoUser.id);
    const folder = folders.find(({ id }) => id === demoFolder.id);
    // A course without a plan asks for a syllabus, which nobody could upload here.
    if (!folder?.course) throw new AppError('demo_not_ready');
    const { cookie, expiresAt } = sessions.open();
    setCookies(reply, [cookie]);
    return {
      success: true,
      user: { ...demoUser },
      folder_id: folder.id,
      folder: toFolder(folder),
      expires_at: expiresAt.toISOString(),
    };
  });
}
