import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { ThreadListItem } from './thread-list-item.tsx';
import { threadsQuery } from './threads.queries.ts';

const shelves = [
  { value: 'open', label: t`Open` },
  { value: 'archived', label: t`Archived` },
] as const;

/** In the place of a conversation: all of the course, to be searched and put in order. */
export function ThreadList({
  folderId,
  openId,
  onOpen,
  onClose,
}: {
  folderId: string;
  /** The conversation that stands beside the week. */
  openId: string | null;
  onOpen: (threadId: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [shelf, setShelf] = useState<(typeof shelves)[number]['value']>('open');
  const words = useDeferredValue(text.trim());
  const archived = shelf === 'archived';
  const query = useInfiniteQuery(threadsQuery(folderId, { words, archived }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  const threads = query.data?.pages.flatMap((page) => page.threads) ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves from anywhere inside; the button does the same
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <header className="flex h-11 shrink-0 items-center gap-2 border-b pe-5 ps-3 max-md:h-12">
        <IconButton icon={ArrowLeft} label={t`Back to the conversation`} size="sm" onClick={onClose} />
        <h2
          ref={heading}
          tabIndex={-1}
          className="truncate font-semibold text-base outline-none"
        >{t`Conversations`}</h2>
      </header>
      <div className="shrink-0 space-y-3 px-5 pt-4 pb-2">
        <Input
          label={t`Search the conversations`}
          labelHidden
          type="search"
          icon={Search}
          placeholder={t`Search what was said`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ToggleGroup label={t`Which conversations`} value={shelf} options={shelves} onChange={setShelf} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-5">
        {query.isPending && <RowsSkeleton />}
        {/* What fills the place of the rows stands where their words do. */}
        <div className="px-2">
          {query.isError && threads.length === 0 && (
            <ErrorState
              title={t`The conversations could not be loaded`}
              error={query.error}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          )}
          {query.isSuccess && threads.length === 0 && <Nothing words={words} archived={archived} />}
        </div>
        <ul>
          {threads.map((thread) => (
            <ThreadListItem
              key={thread.id}
              folderId={folderId}
              thread={thread}
              open={thread.id === openId}
              onOpen={() => onOpen(thread.id)}
            />
          ))}
        </ul>
        {query.hasNextPage && (
          <Button
            size="sm"
            className="mt-3 ms-2"
            loading={query.isFetchingNextPage ? t`Loading` : false}
            onClick={() => void query.fetchNextPage()}
          >{t`Show more`}</Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {query.isSuccess && words !== '' && !query.isFetching && t`${threads.length} found`}
      </p>
    </div>
  );
}

function Nothing({ words, archived }: { words: string; archived: boolean }) {
  if (words !== '')
    return (
      <EmptyState icon={Search} title={t`Nothing says “${words}”`}>
        {archived
          ? t`The search looks in titles, questions and answers of the archive.`
          : t`The search looks in titles, questions and answers.`}
      </EmptyState>
    );
  return (
    <EmptyState icon={MessagesSquare} title={archived ? t`The archive is empty` : t`No conversations yet`}>
      {archived ? t`What you archive is out of the way and can still be searched.` : t`The first question begins one.`}
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <Skeletons label={t`Loading the conversations`} className="space-y-4 px-2 pt-2">
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-5/6" />
      <Skeleton className="h-9 w-full" />
    </Skeletons>
  );
}
