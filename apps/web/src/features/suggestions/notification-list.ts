import { useQueryClient } from '@tanstack/react-query';
import { clearNotifications, readNotifications } from '@weekwise/contracts/suggestions-notifications.ts';
import { call } from '../../lib/api/call.ts';
import { type Notification, notificationsQuery } from './notifications.queries.ts';

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
