import { plural, t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { formatDate, today } from '../../../lib/dates.ts';
import { useEditInPlace } from '../../../lib/edit-in-place.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { InlineFormActions } from '../../../ui/inline-form-actions.tsx';
import { Input } from '../../../ui/input.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { type Thread, useRenameThread, useThreadActions } from './threads.queries.ts';

/** One conversation: opens it, renames it, puts it away. */
export function ThreadListItem({
  folderId,
  thread,
  open,
  onOpen,
}: {
  folderId: string;
  thread: Thread;
  /** It is the one beside the week now. */
  open: boolean;
  onOpen: () => void;
}) {
  const { editing, edit, leave, row } = useEditInPlace();
  const { setArchived, remove } = useThreadActions(folderId);
  return (
    <li ref={row} className="group/row border-b py-1 last:border-b-0">
      {editing ? (
        <RenameForm folderId={folderId} thread={thread} onClose={leave} />
      ) : (
        <div className="flex items-start gap-1">
          <button
            type="button"
            onClick={onOpen}
            aria-current={open || undefined}
            className="min-w-0 flex-1 rounded-md px-2 py-1.5 text-start hover:bg-hover aria-[current]:bg-selected"
          >
            <span className="block truncate font-medium">{thread.title}</span>
            {thread.excerpt && <span className="line-clamp-2 block text-secondary text-sm">{thread.excerpt}</span>}
            <span className="block text-muted text-xs">
              {dayOf(thread.lastAt)}, {plural(thread.messages, { one: '# message', other: '# messages' })}
              {open && t`, open now`}
            </span>
          </button>
          <Menu
            trigger={
              <IconButton data-more icon={Ellipsis} label={t`More for ${thread.title}`} size="sm" className="mt-1" />
            }
          >
            <MenuItem icon={Pencil} onSelect={edit}>{t`Rename`}</MenuItem>
            <MenuItem
              icon={thread.archived ? ArchiveRestore : Archive}
              onSelect={() => void setArchived(thread.id, !thread.archived)}
            >
              {thread.archived ? t`Take out of the archive` : t`Archive`}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onSelect={() => void remove(thread.id)}>{t`Delete`}</MenuItem>
          </Menu>
        </div>
      )}
    </li>
  );
}

const dayOf = (instant: string): string => {
  const day = today(new Date(instant));
  if (day === today()) return t`Today`;
  return formatDate(day, day.slice(0, 4) === today().slice(0, 4) ? 'short' : 'withYear');
};

function RenameForm({ folderId, thread, onClose }: { folderId: string; thread: Thread; onClose: () => void }) {
  const [title, setTitle] = useState(thread.title);
  const rename = useRenameThread(folderId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate({ threadId: thread.id, title: title.trim() }, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit} className="space-y-2 px-2 py-2">
      <Input
        label={t`Name of the conversation`}
        labelHidden
        autoFocus
        value={title}
        maxLength={limits.threadTitleLength}
        error={rename.error && messageOf(rename.error)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      />
      <InlineFormActions action={t`Rename`} saving={rename.isPending} onCancel={onClose} />
    </form>
  );
}
