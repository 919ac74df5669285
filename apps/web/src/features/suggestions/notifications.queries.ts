import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import {
  clearNotifications,
  listNotifications,
  readNotifications,
} from '@weekwise/contracts/suggestions-notifications.ts';
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
    const { notifications } = await call(listNotifications, { query: { time_zone: timeZone() }, signal });
    return notifications.map(fromWire);
  },
});

/** What is done with the list as a whole. The screen follows at once; what the server refuses comes back. */
export function useNotificationList() {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery;
  const change = (edit: (list: Notification[]) => Notification[]) =>
    client.setQueryData(queryKey, (list) => list && edit(list));
  const refresh = () => void client.invalidateQueries({ queryKey });
  return {
    markRead: async (until: string): Promise<void> => {
      change((list) => list.map((each) => (each.saidAt <= until ? { ...each, isRead: true } : each)));
      await call(readNotifications, { body: { until } });
      // An answer on its way may tell of before.
      refresh();
    },
    takeAway: (gone: (each: Notification) => boolean) => change((list) => list.filter((each) => !gone(each))),
    clear: async (): Promise<void> => {
      change(() => []);
      try {
        await call(clearNotifications, {});
      } finally {
        refresh();
      }
    },
    refresh,
  };
}
