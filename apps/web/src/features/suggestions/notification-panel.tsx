import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Popover as Base } from 'radix-ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { direction } from '#lingui';
import { landmarkOf } from '../../layout/landmark.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { sayFailed } from '../../ui/toast.ts';
import { NotificationItem } from './notification-item.tsx';
import { useNotificationList } from './notification-list.ts';
import { type Notification, notificationsQuery } from './notifications.queries.ts';

export interface CourseNames {
  courseName: (folderId: string) => string | null;
}

/** The bell with the list that it opens. */
export function NotificationPanel({
  bell,
  open,
  onOpenChange: setOpen,
  courseName,
}: CourseNames & { bell: ReactNode; open: boolean; onOpenChange: (open: boolean) => void }) {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger asChild ref={(button) => setLandmark(landmarkOf(button))}>
        {bell}
      </Base.Trigger>
      <Base.Portal container={landmark}>
        <Base.Content
          ref={content}
          dir={direction}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t`Notifications`}
          onOpenAutoFocus={(event) => {
            // On the first button its tooltip would open, and take the Escape key.
            event.preventDefault();
            content.current?.focus();
          }}
          className="pop-in z-(--syllabus-z-popover) flex max-h-[min(34rem,var(--radix-popper-available-height))] w-[min(24rem,calc(100vw-1rem))] flex-col overflow-hidden rounded-lg border border-default bg-raised shadow-md outline-none"
        >
          <Contents courseName={courseName} onClose={() => setOpen(false)} />
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

function Contents({ courseName, onClose }: CourseNames & { onClose: () => void }) {
  const query = useQuery(notificationsQuery);
  const { clear } = useNotificationList();
  const heading = useRef<HTMLHeadingElement>(null);
  const clearAll = () => {
    heading.current?.focus();
    clear().catch((error: unknown) => sayFailed(messageOf(error)));
  };
  return (
    <>
      <div className="flex min-h-11 shrink-0 items-center gap-3 border-b ps-4 pe-2">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 font-semibold text-sm outline-none">
          {t`Notifications`}
        </h2>
        {Boolean(query.data?.length) && <Button size="sm" variant="ghost" onClick={clearAll}>{t`Clear all`}</Button>}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <QueryBoundary
          query={query}
          errorTitle={t`Your notifications didn't load`}
          skeleton={
            <Skeletons label={t`Loading your notifications`} className="space-y-3 p-4">
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-10 w-full" />
            </Skeletons>
          }
        >
          {(list) => (
            <List list={list} courseName={courseName} onClose={onClose} onEmpty={() => heading.current?.focus()} />
          )}
        </QueryBoundary>
      </div>
    </>
  );
}

function List({
  list,
  courseName,
  onClose,
  onEmpty,
}: CourseNames & { list: readonly Notification[]; onClose: () => void; onEmpty: () => void }) {
  const fresh = useFresh(list);
  if (list.length === 0)
    return (
      <p className="px-4 py-6 text-secondary text-sm">
        {t`You're all caught up. Deadlines, new readings and what to practise next show up here.`}
      </p>
    );
  return (
    <ul className="divide-y">
      {list.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          isNew={fresh.has(notification.id)}
          courseName={courseName(notification.folderId)}
          onFollow={onClose}
          onGone={onEmpty}
        />
      ))}
    </ul>
  );
}

/** What was new when the list was opened, or came since. To the server and the bell all is read once it is seen. */
function useFresh(list: readonly Notification[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = list.filter(({ isRead }) => !isRead);
  const added = unread.filter(({ id }) => !fresh.has(id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ id }) => id)]));
  const { markRead } = useNotificationList();
  const until = unread[0]?.saidAt ?? null;
  const said = useRef('');
  const look = useEffectEvent((seen: string) => {
    if (seen <= said.current) return;
    said.current = seen;
    // Not said: it stays new, and is read the next time.
    markRead(seen).catch((error: unknown) => console.warn(messageOf(error)));
  });
  useEffect(() => {
    if (until !== null) look(until);
  }, [until]);
  return fresh;
}
