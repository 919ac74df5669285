import { limits } from '@weekwise/contracts/limits.ts';
import type { SuggestionEvent } from '@weekwise/engine/suggestions/event.ts';
import { suggestionsFor } from '@weekwise/engine/suggestions/suggest.ts';
import type { Suggestion } from '@weekwise/engine/suggestions/suggestion.ts';
import type { Made } from '@weekwise/engine/tutor.ts';
import type { Deps } from '../../deps.ts';
import { dismiss } from './dismissals.service.ts';
import { factsOf } from './facts.service.ts';
import type { NotificationRow } from './notifications.repo.ts';
import { keepNotification, listEveryDismissal, listNotifications, markRead } from './notifications.repo.ts';
import type { DismissalRow } from './suggestions.repo.ts';

type NotificationDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

/** A row with what it says and offers now. */
export interface CurrentNotification {
  row: NotificationRow;
  suggestion: Suggestion;
  words: Pick<Made<string>, 'result' | 'source'>;
}

/** Keeps what was said for the list behind the bell. */
export function notify(
  { db, clock, newId }: NotificationDeps,
  { userId, folderId, event }: { userId: string; folderId: string; event: SuggestionEvent },
  { suggestion, words }: { suggestion: Suggestion; words: Made<string> },
): Promise<void> {
  const { kind, subject, text: basis } = suggestion;
  return keepNotification(db, {
    ...{ id: newId(), userId, folderId, kind, subject, event, basis },
    words: words.result,
    source: words.source,
    saidAt: clock(),
    readAt: null,
  });
}

/**
 * What was said, is not dismissed and still holds. Each is asked of its course again: what is done or over has left the
 * list, and "in 3 days" is "tomorrow" by then.
 */
export async function notificationsOf(
  deps: NotificationDeps,
  userId: string,
  timeZone: string,
): Promise<CurrentNotification[]> {
  const said = await recent(deps, userId);
  if (said.length === 0) return [];
  const dismissals = await listEveryDismissal(deps.db, userId);
  const open = said.filter((row) => !dismissals.some((each) => takesAway(each, row)));
  const facts = new Map<string, Awaited<ReturnType<typeof factsOf>>>();
  for (const folderId of new Set(open.map((row) => row.folderId)))
    facts.set(folderId, await factsOf(deps, userId, folderId, timeZone));
  return open.flatMap((row): CurrentNotification[] => {
    const now = facts.get(row.folderId);
    const suggestion =
      now && suggestionsFor(row.event, now).find(({ kind, subject }) => kind === row.kind && subject === row.subject);
    if (!suggestion) return [];
    const isSame = suggestion.text === row.basis;
    const words = isSame ? { result: row.words, source: row.source } : { result: suggestion.text, source: 'engine' };
    return [{ row, suggestion, words }];
  });
}

/** For good, or this one, which was said before it was put aside. */
function takesAway({ kind, folderId, subject, createdAt }: DismissalRow, row: NotificationRow): boolean {
  if (kind !== row.kind || (folderId !== null && folderId !== row.folderId)) return false;
  return subject === null || (subject === row.subject && createdAt >= row.saidAt);
}

export const readUntil = ({ db, clock }: NotificationDeps, userId: string, until: Date): Promise<void> =>
  markRead(db, userId, until, clock());

/** Puts each of them aside until tomorrow. */
export async function clearAll(deps: NotificationDeps, userId: string): Promise<void> {
  for (const { folderId, kind, subject } of await recent(deps, userId))
    await dismiss(deps, userId, { folderId, kind, subject, scope: 'for-now' });
}

const recent = ({ db, clock }: NotificationDeps, userId: string): Promise<NotificationRow[]> =>
  listNotifications(db, userId, {
    since: new Date(clock().getTime() - limits.notificationAge),
    atMost: limits.notifications,
  });
