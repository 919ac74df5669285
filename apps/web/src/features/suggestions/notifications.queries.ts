import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import type { listNotifications } from '@weekwise/contracts/suggestions-notifications.ts';
import { call } from '../../lib/api/call.ts';
import { timeZone } from '../../lib/dates.ts';
import type { Suggestion } from '../../lib/proactive/answer.ts';

/** A suggestion in the list behind the bell. */
export interface Notification extends Suggestion {
  saidAt: string;
  isRead: boolean;
}

type Wire = ResponseOf<typeof listNotifications>['notifications'][number];

const fromWire = (wire: Wire): Notification => ({
  id: wire.notification_id,
  folderId: wire.folder_id,
  kind: wire.kind,
  subject: wire.subject,
  text: wire.text,
  actions: wire.actions,
  source: wire.source,
  saidAt: wire.said_at,
  isRead: wire.is_read,
});

/** The newest first. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ signal }): Promise<Notification[]> => {
    // The bell is part of every page, and nothing is asked for before the page is at rest.
    const contracts = await import('@weekwise/contracts/suggestions-notifications.ts');
    const { notifications } = await call(contracts.listNotifications, { query: { time_zone: timeZone() }, signal });
    return notifications.map(fromWire);
  },
});
