import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { Slot } from 'radix-ui';
import { useCallback, useMemo, useState } from 'react';
import { afterFrame } from '../../lib/after-frame.ts';
import { type Command, useCommands } from '../../lib/commands.ts';
import { lazyComponent, lazyModule } from '../../lib/lazy-module.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { notificationsQuery } from './notifications.queries.ts';

const panel = lazyModule(() => import('./notification-panel.tsx'), { soon: true });
const Panel = lazyComponent(panel, (part) => part.NotificationPanel);

/** The bell in the header: how many suggestions are new, and the list of all. The press brings the list. */
export function NotificationBell({ courseName }: { courseName: (folderId: string) => string | null }) {
  // Asked for once the page is at rest, see FollowNotifications.
  const { data = [] } = useQuery({ ...notificationsQuery, enabled: false });
  const unread = data.filter(({ isRead }) => !isRead).length;
  const [isWhole, setWhole] = useState(panel.here() !== null);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    void panel.load().then(() => {
      setWhole(true);
      setOpen(true);
    });
  }, []);
  useBellCommand(show);
  const label = unread === 0 ? t`Notifications` : t`Notifications, ${plural(unread, { one: '# new', other: '# new' })}`;
  const bell = <IconButton icon={Bell} label={label} />;
  return (
    <span className="relative inline-flex">
      {isWhole ? (
        <Panel bell={bell} open={open} onOpenChange={setOpen} courseName={courseName} />
      ) : (
        <Slot.Root aria-haspopup="dialog" aria-expanded={false} onClick={show}>
          {bell}
        </Slot.Root>
      )}
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="tabular pointer-events-none absolute end-0 top-0 flex h-4 min-w-4 items-center justify-center rounded-full bg-button-primary px-1 font-semibold text-2xs text-button-primary leading-none"
        >
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </span>
  );
}

function useBellCommand(show: () => void): void {
  const commands = useMemo(
    (): Command[] => [
      {
        id: 'notifications',
        label: t`Notifications`,
        group: t`Go to`,
        icon: Bell,
        keywords: [t`reminders`, t`alerts`, t`suggestions`, t`bell`],
        // The palette gives the focus back first: taken from the list, that would close it.
        run: () => void afterFrame().then(show),
      },
    ],
    [show],
  );
  useCommands(commands);
}
