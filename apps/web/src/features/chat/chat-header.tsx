import { t } from '@lingui/core/macro';
import History from 'lucide-react/icons/rotate-ccw-clock';
import SquarePen from 'lucide-react/icons/square-pen';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useNewThread } from './threads/threads.queries.ts';

/** Names the chat and leads to the other conversations of the course. */
export function ChatHeader({
  folderId,
  courseCode,
  onList,
  onBegun,
  actions,
}: {
  folderId: string;
  courseCode: string;
  /** Opens the list of conversations; null where there is only this one. */
  onList: (() => void) | null;
  /** A new conversation is open. */
  onBegun: () => void;
  actions: ReactNode;
}) {
  const begin = useNewThread(folderId);
  return (
    <header className="flex h-11 shrink-0 items-center gap-2 border-b pe-3 ps-5 max-md:h-12 max-lg:md:pe-11">
      <h2 className="truncate font-semibold text-base">{t`Ask ${courseCode}`}</h2>
      <span className="ms-auto flex items-center">
        {onList && (
          <>
            <IconButton
              icon={SquarePen}
              label={t`New conversation`}
              size="sm"
              disabled={begin.isPending}
              onClick={() => begin.mutate(undefined, { onSuccess: onBegun })}
            />
            <IconButton data-conversations icon={History} label={t`Conversations`} size="sm" onClick={onList} />
          </>
        )}
        {actions}
      </span>
    </header>
  );
}
