import { t } from '@lingui/core/macro';
import type { DismissalScope } from '@weekwise/domain/suggestions.ts';
import BellOff from 'lucide-react/icons/bell-off';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../lib/api/errors.ts';
import { dayOf, formatDueIn, today } from '../../lib/dates.ts';
import { readerName } from '../../lib/text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { actionLink } from './action-link.ts';
import { kindNames } from './kind-names.ts';
import { useNotificationList } from './notification-list.ts';
import type { Notification } from './notifications.queries.ts';
import { useDismissals } from './suggestions.queries.ts';

/** One line of the list behind the bell: what it says, where it leads, and how to be rid of it. */
export function NotificationItem({
  notification,
  isNew,
  courseName,
  onFollow,
  onGone,
}: {
  notification: Notification;
  isNew: boolean;
  courseName: string | null;
  /** The student goes where it leads. */
  onFollow: () => void;
  /** It was the last, and had the focus. */
  onGone: () => void;
}) {
  const { folderId, kind, text, source, saidAt, actions } = notification;
  const { forNow, forGood } = useRemoval(notification);
  const dismiss = (event: MouseEvent<HTMLButtonElement>) => {
    const own = event.currentTarget.closest('li');
    const next = own?.nextElementSibling ?? own?.previousElementSibling;
    const button = next?.querySelector<HTMLElement>('[data-dismiss]');
    if (button) button.focus();
    else onGone();
    forNow();
  };
  return (
    <li className="relative py-3 pe-11 ps-7">
      {isNew && (
        <>
          <span aria-hidden="true" className="absolute start-3 top-5 size-2 rounded-full bg-accent-primary" />
          <span className="sr-only">{t`New:`} </span>
        </>
      )}
      <p className="break-words text-sm">
        {text}
        {source !== 'engine' && <span className="text-muted"> {t`Worded by ${readerName(source)}.`}</span>}
      </p>
      <p className="tabular mt-0.5 text-muted text-xs">
        {[courseName, formatDueIn(dayOf(saidAt), today())].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        {actions.map((action) => {
          const { to, state } = actionLink(action, folderId);
          return (
            <Link
              key={action.label}
              to={to}
              state={state}
              onClick={onFollow}
              className="link inline-flex min-h-6 items-center font-medium text-sm touch:min-h-11"
            >
              {action.label}
            </Link>
          );
        })}
        <span className="-me-9 ms-auto">
          <Menu trigger={<IconButton icon={BellOff} label={t`Stop suggestions like this`} size="sm" iconSize={14} />}>
            <MenuLabel>{kindNames[kind]}</MenuLabel>
            <MenuItem onSelect={() => forGood('course')}>{t`Not in this course`}</MenuItem>
            <MenuItem onSelect={() => forGood('all-courses')}>{t`Not in any course`}</MenuItem>
          </Menu>
        </span>
      </div>
      <IconButton
        icon={X}
        label={t`Dismiss`}
        size="sm"
        data-dismiss
        onClick={dismiss}
        className="absolute end-2 top-2"
      />
    </li>
  );
}

function useRemoval(notification: Notification) {
  const { dismiss, bringBack } = useDismissals();
  const { takeAway, refresh } = useNotificationList();
  const { kind, folderId, id } = notification;
  const failed = (error: unknown) => {
    refresh();
    sayFailed(messageOf(error));
  };
  return {
    forNow: () => {
      takeAway((each) => each.id === id);
      dismiss(notification, 'for-now').catch(failed);
    },
    forGood: (scope: Exclude<DismissalScope, 'for-now'>) => {
      takeAway((each) => each.kind === kind && (scope === 'all-courses' || each.folderId === folderId));
      const where = scope === 'course' ? t`in this course` : t`in any course`;
      const undo = (dismissalId: string) => () => void bringBack(dismissalId).then(refresh, failed);
      dismiss(notification, scope)
        .then((made) => sayDone(t`Not suggested again ${where}: ${kindNames[kind].toLowerCase()}`, undo(made)))
        .catch(failed);
    },
  };
}
