import { clsx } from 'clsx';
import { BookOpen, Check, CircleAlert, ExternalLink, FolderCheck, Plus } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Icon } from '../../components/icon.tsx';
import { Spinner } from '../../components/spinner.tsx';
import type { OpenPassage } from '../../lib/passage.ts';
import { Badges } from './badges.tsx';
import { CiteMenu } from './cite-menu.tsx';
import { type Download, openLinkOf, type Result, recordLinkOf } from './source.ts';
import { isUnderWay } from './sources.queries.ts';

export interface RowActions {
  onSelect: (selected: boolean) => void;
  onAdd: () => void;
  onCancel: (taskId: string) => void;
  /** Ties it to the reading; null where it is. */
  onTie: (() => void) | null;
  onOpen: OpenPassage;
}

/** One text that may be the reading: what it is, why it fits, and what can be done with it. */
export function ResultRow({
  result,
  folderId,
  download,
  selectable,
  selected,
  isTied,
  readOnly,
  actions,
}: {
  result: Result;
  folderId: string;
  /** What became of its link, where it was to come into the folder. */
  download: Download | null;
  /** Whether rows of this list have a box to choose them by. */
  selectable: boolean;
  selected: boolean;
  isTied: boolean;
  readOnly: boolean;
  actions: RowActions;
}) {
  const { title, subtitle, authors, year, publisher, container, reason, file } = result;
  const link = openLinkOf(result);
  const isAdded = download?.fileId != null || file?.folderId === folderId;
  const canAdd = link !== null && !isAdded && !readOnly && !(download && isUnderWay(download));
  const made = [container, publisher].filter(Boolean)[0];
  return (
    <li
      className={clsx(
        '-mx-3 flex gap-3 rounded-lg border px-3 py-2.5',
        selected ? 'border-default bg-canvas' : 'border-transparent',
      )}
    >
      {selectable && (
        <span className="w-4.5 shrink-0 pt-0.5">
          {canAdd && (
            <Checkbox label={`Select ${title}`} labelHidden checked={selected} onCheckedChange={actions.onSelect} />
          )}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h3 className="break-words font-medium font-serif text-md leading-6">
          {title}
          {subtitle && <span className="text-secondary">: {subtitle}</span>}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-secondary text-sm">
          {authors.length > 0 && <span>{namesOf(authors)}</span>}
          {(year !== null || made) && <span className="tabular">{[year, made].filter(Boolean).join(', ')}</span>}
          <Badges result={result} folderId={folderId} />
        </p>
        <p className="mt-1 flex items-start gap-1.5 text-muted text-xs">
          <Icon of={Check} size={14} className="mt-px shrink-0" />
          {reason}
        </p>
        {file?.excerpt && <p className="mt-1 line-clamp-2 font-serif text-secondary text-sm">“{file.excerpt}”</p>}
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          {!readOnly && (
            <AddButton
              title={title}
              canAdd={canAdd}
              isAdded={download?.fileId != null}
              download={download}
              onAdd={actions.onAdd}
              onCancel={actions.onCancel}
            />
          )}
          {file && file.folderId === folderId && (
            <Button size="sm" onClick={() => actions.onOpen(placeIn(file))} aria-label={`Open ${file.name}`}>
              <Icon of={BookOpen} size={14} />
              Open
            </Button>
          )}
          {!readOnly &&
            (isTied ? (
              <span className="inline-flex h-7 items-center gap-1.5 px-2 font-medium text-sm text-success">
                <Icon of={Check} size={14} />
                This is it
              </span>
            ) : (
              actions.onTie && (
                <Button size="sm" onClick={actions.onTie} aria-label={`This is it: ${title}`}>
                  This is it
                </Button>
              )
            ))}
          <CiteMenu result={result} />
          <RecordLink result={result} />
        </div>
        {download?.failure && (
          <p className="mt-1.5 flex items-start gap-1.5 text-danger text-xs">
            <Icon of={CircleAlert} size={14} className="mt-px shrink-0" />
            {download.failure}
          </p>
        )}
      </div>
    </li>
  );
}

function AddButton({
  title,
  canAdd,
  isAdded,
  download,
  onAdd,
  onCancel,
}: {
  title: string;
  canAdd: boolean;
  isAdded: boolean;
  download: Download | null;
  onAdd: () => void;
  onCancel: (taskId: string) => void;
}) {
  const taskId = download?.taskId ?? null;
  if (isAdded)
    return (
      <span className="inline-flex h-7 items-center gap-1.5 pr-2 font-medium text-sm text-success">
        <Icon of={FolderCheck} size={14} />
        Added
      </span>
    );
  if (download && isUnderWay(download))
    return (
      <span role="status" className="inline-flex h-7 items-center gap-1.5 pr-2 text-secondary text-sm">
        <Spinner />
        Adding
        {taskId && (
          <Button variant="ghost" size="sm" onClick={() => onCancel(taskId)} aria-label={`Cancel adding ${title}`}>
            Cancel
          </Button>
        )}
      </span>
    );
  if (!canAdd) return null;
  return (
    <Button size="sm" onClick={onAdd} aria-label={`${download?.failure ? 'Try again' : 'Add to folder'}: ${title}`}>
      <Icon of={Plus} size={14} />
      {download?.failure ? 'Try again' : 'Add to folder'}
    </Button>
  );
}

function RecordLink({ result }: { result: Result }) {
  const url = recordLinkOf(result);
  if (!url || !/^https?:/.test(url)) return null;
  const isText = openLinkOf(result) !== null;
  return (
    <Button variant="ghost" size="sm" asChild>
      <a
        href={url}
        target="_blank"
        rel="noreferrer noopener"
        aria-label={`${isText ? 'Read there' : 'Open record'}: ${result.title}`}
      >
        <Icon of={ExternalLink} size={14} />
        {isText ? 'Read there' : 'Open record'}
      </a>
    </Button>
  );
}

const namesOf = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} others` : names.join(', ');

const placeIn = (file: NonNullable<Result['file']>) => ({
  fileId: file.fileId,
  fileName: file.name,
  page: file.page,
  block: file.block ?? 0,
  lastBlock: file.block ?? 0,
  quote: file.excerpt ?? '',
});
