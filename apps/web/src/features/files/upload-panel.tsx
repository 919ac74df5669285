import { plural, t } from '@lingui/core/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleSlash2 from 'lucide-react/icons/circle-slash-2';
import CopyCheck from 'lucide-react/icons/copy-check';
import Files from 'lucide-react/icons/files';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { useOnline } from '../../lib/online.ts';
import { formatBytes } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NameChoice } from './name-choice.tsx';
import { UploadList } from './upload-list.tsx';
import type { Upload } from './upload-store.ts';
import { pathOf, summarize } from './upload-summary.ts';
import { dismissUploads, retryUploads } from './uploads.ts';
import type { FollowedUpload } from './use-uploads.ts';

/** Rows drawn of those on their way; the rest waits behind a number. */
const shownRunning = 6;
const nothing: ReadonlySet<string> = new Set();
/** Up to so many stand alone, each with its own button; more of a kind stand together. */
const shownAlone = 3;

/** All files on their way into a course: the sum, those that move, and what did not come in and why. */
export function UploadPanel({
  uploads,
  listed = nothing,
  onCancel,
}: {
  uploads: readonly FollowedUpload[];
  /** Files that stand in the list of files already, with the progress of their reading. */
  listed?: ReadonlySet<string>;
  onCancel: (uploads: readonly Upload[]) => void;
}) {
  const online = useOnline();
  const { running, failed, skipped, clashing, cancelled, sentShare, progress } = summarize(uploads);
  const unlisted = running.filter(({ state }) => !(state.phase === 'reading' && listed.has(state.fileId)));
  const behind = unlisted.length - shownRunning;
  const ended: Fate[] = [
    ...failed.map(({ message, uploads: group }) => ({
      icon: CircleAlert,
      look: 'text-accent-danger',
      uploads: group,
      sentence: t`${plural(group.length, { one: '# file', other: '# files' })} not added. ${message}`,
      again: group.every(({ state }) => state.phase === 'failed' && state.retryable) ? t`Try all again` : null,
    })),
    {
      icon: CopyCheck,
      uploads: skipped,
      sentence: t`${plural(skipped.length, { one: '# file', other: '# files' })} left out: in this course already, with the same name and size.`,
      again: t`Upload them anyway`,
    },
    {
      icon: Files,
      look: 'text-accent-warning',
      uploads: clashing,
      sentence: t`${plural(clashing.length, { one: '# file has', other: '# files have' })} the name of another file in this course.`,
      again: null,
      choice: <NameChoice ids={clashing.map(({ id }) => id)} name={null} />,
    },
    {
      icon: CircleSlash2,
      uploads: cancelled,
      sentence: t`${plural(cancelled.length, { one: '# upload', other: '# uploads' })} cancelled.`,
      again: t`Upload them again`,
    },
  ];
  const alone = ended.flatMap((fate) => (fate.uploads.length <= shownAlone ? fate.uploads : []));
  const fates = ended.filter((fate) => fate.uploads.length > shownAlone);
  return (
    <section aria-label={t`Files on their way`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {running.length > 1 && (
        <div className="rounded-lg border bg-surface px-4 pt-3 pb-3.5">
          <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
            <p role="status" className="tabular min-w-0 flex-1 font-medium text-sm">
              {!online && progress ? t`Paused until the network is back. ` : ''}
              {progress ?? t`All sent. ${plural(running.length, { one: '# file', other: '# files' })} to read`}
            </p>
            <Button
              variant="ghost"
              size="sm"
              className="-me-2.5"
              onClick={() => onCancel(running)}
            >{t`Cancel all`}</Button>
          </div>
          <Meter label={t`Sent of all files`} value={sentShare} className="mt-2" />
        </div>
      )}
      {unlisted.length > 0 && (
        <div>
          <UploadList uploads={unlisted.slice(0, shownRunning)} onCancel={onCancel} />
          {behind > 0 && (
            <p className="tabular px-4 pt-1.5 text-muted text-xs">{t`and ${plural(behind, { one: '# more file', other: '# more files' })}`}</p>
          )}
        </div>
      )}
      {alone.length > 0 && <UploadList label={t`Not added`} uploads={alone} onCancel={onCancel} />}
      {fates.map(({ sentence, uploads: group, ...fate }) => (
        <Group key={sentence} sentence={sentence} uploads={group} {...fate} />
      ))}
    </section>
  );
}

/** Files that did not come in for one reason. */
interface Fate {
  icon: LucideIcon;
  look?: string;
  uploads: readonly FollowedUpload[];
  sentence: string;
  /** The button that sends them all; null where that would change nothing. */
  again: string | null;
  /** Buttons of its own. */
  choice?: ReactNode;
}

/** One sentence on many files, with their names behind it. */
function Group({ icon, look = 'text-muted', uploads, sentence, again, choice }: Fate) {
  const ids = uploads.map(({ id }) => id);
  return (
    <div className="rounded-lg border bg-surface px-4 py-2.5">
      <div className="flex items-start gap-3 sm:items-center">
        <Icon of={icon} className={`shrink-0 max-sm:mt-0.5 ${look}`} />
        {/* What does not fit beside the sentence begins below it where it begins. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="tabular min-w-48 flex-1 text-sm">
            {sentence}
          </p>
          {choice}
          {again && (
            <Button size="sm" onClick={() => retryUploads(ids)}>
              {again}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            className={again || choice ? '-me-2.5' : '-mx-2.5'}
            onClick={() => dismissUploads(ids)}
          >{t`Take off the list`}</Button>
        </div>
      </div>
      <details className="mt-1 ps-7 text-sm">
        <summary className="w-fit cursor-pointer rounded-sm text-secondary text-xs touch:py-2">{t`Which files`}</summary>
        <ul className="mt-1 max-h-56 overflow-y-auto">
          {uploads.map(({ id, file }) => (
            <li key={id} className="flex gap-3 py-0.5">
              <span className="min-w-0 flex-1 break-all">{pathOf(file)}</span>
              <span className="tabular shrink-0 text-muted text-xs">{formatBytes(file.size)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
