import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onSuggestion } from '../../lib/proactive/send.ts';
import { forgetTrace } from '../../lib/proactive/trace.ts';
import { currentUserId, subscribeToSession } from '../../lib/session/session-store.ts';
import { useNotificationList } from './notification-list.ts';
import { notificationsQuery } from './notifications.queries.ts';

/** Keeps the list behind the bell as it is on the server, once the first page is at rest. */
export function FollowNotifications() {
  const { refresh } = useNotificationList();
  useQuery(notificationsQuery);
  const follow = useEffectEvent(refresh);
  useEffect(() => onSuggestion(() => follow()), []);
  useEffect(
    () =>
      subscribeToSession(() => {
        if (currentUserId() === null) forgetTrace();
      }),
    [],
  );
  return null;
}
