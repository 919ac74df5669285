import * as contracts from '@weekwise/contracts/suggestions.ts';
import * as ofNotifications from '@weekwise/contracts/suggestions-notifications.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { currentFolderId, requireFolder } from '../folder-access/folder-access.service.ts';
import * as dismissals from './dismissals.service.ts';
import { clearAll, notificationsOf, readUntil } from './notifications.service.ts';
import { folderOf, silence, toEvent, toNotification, toSuggestion } from './suggestion.presenter.ts';
import { respondTo } from './suggestions.service.ts';

export function registerSuggestions(app: FastifyInstance, deps: Deps): void {
  route(app, contracts.sendProactiveEvent, async ({ user, body, signal }) => {
    const named = folderOf(body);
    // Before the first course there is nothing to say.
    const folderId = named ?? (await currentFolderId(deps.db, user.id));
    if (folderId === null) return silence();
    await requireFolder(deps.db, user.id, folderId);
    const told = { folderId, event: toEvent(body), timeZone: body.time_zone, signal };
    return toSuggestion(await respondTo(deps, user.id, told), { id: deps.newId(), folderId });
  });

  route(app, contracts.listDismissals, async ({ user }) => {
    const kept = await dismissals.lastingDismissals(deps, user.id);
    return {
      dismissals: kept.map(({ id, kind, folderId, folderName, createdAt }) => ({
        dismissal_id: id,
        kind,
        folder_id: folderId,
        folder_name: folderName,
        created_at: createdAt.toISOString(),
      })),
    };
  });

  route(app, contracts.dismissSuggestion, async ({ user, body }) => {
    const { folder_id: folderId, kind, subject, scope } = body;
    const id = await dismissals.dismiss(deps, user.id, { folderId, kind, subject, scope });
    return { success: true, dismissal_id: id };
  });

  route(app, contracts.undoDismissal, async ({ user, params }) => {
    await dismissals.undoDismissal(deps, user.id, params.dismissalId);
    return { success: true };
  });

  route(app, contracts.getSuggestionState, async ({ user, params }) => {
    const kinds = await dismissals.stateOf(deps, user.id, params.folderId);
    return {
      kinds: kinds.map(({ kind, pace, nextAt, dismissed, resting }) => ({
        kind,
        said_at: pace?.saidAt.toISOString() ?? null,
        next_at: nextAt?.toISOString() ?? null,
        subject: pace?.subject ?? null,
        dismissed,
        resting,
      })),
    };
  });

  route(app, ofNotifications.listNotifications, async ({ user, query }) => {
    const notifications = await notificationsOf(deps, user.id, query.time_zone);
    return { notifications: notifications.map(toNotification) };
  });

  route(app, ofNotifications.readNotifications, async ({ user, body }) => {
    await readUntil(deps, user.id, new Date(body.until));
    return { success: true };
  });

  route(app, ofNotifications.clearNotifications, async ({ user }) => {
    await clearAll(deps, user.id);
    return { success: true };
  });
}
