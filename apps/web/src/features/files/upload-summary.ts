import { plural, t } from '@lingui/core/macro';
import { formatBytes } from '../../lib/text.ts';
import { isUnsent, type Upload } from './upload-store.ts';

interface UploadGroup<U> {
  /** Why these are not in the course. */
  message: string;
  uploads: U[];
}

interface UploadSummary<U> {
  /** On their way, those being sent first. */
  running: U[];
  /** Not in the course, and why; grouped by the reason, the larger groups first. */
  failed: UploadGroup<U>[];
  skipped: U[];
  /** Another file has their name: they wait for what the student says. */
  clashing: U[];
  cancelled: U[];
  /** 0 to 1 of all bytes that are to be sent. */
  sentShare: number;
  /** "12 of 500 files sent, 38 MB of 210 MB"; null when nothing is on its way. */
  progress: string | null;
}

const order = { sending: 0, reading: 1, waiting: 2 } as const;

/** What a list of hundreds of uploads comes to. */
export function summarize<U extends Upload>(uploads: readonly U[]): UploadSummary<U> {
  const inPhase = (...phases: Upload['state']['phase'][]) =>
    uploads.filter(({ state }) => phases.includes(state.phase));
  const running = inPhase('waiting', 'sending', 'reading').toSorted((one, other) => rank(one) - rank(other));
  // A batch is what was sent and what is still to be: refused and cancelled files are no part of it.
  const batch = inPhase('waiting', 'sending', 'reading', 'done').filter(
    ({ role, state }) => role === 'material' || state.phase !== 'done',
  );
  const bytes = batch.reduce((sum, { file }) => sum + file.size, 0);
  const sent = batch.reduce((sum, upload) => sum + sentBytes(upload), 0);
  const sentFiles = batch.filter((upload) => !isUnsent(upload)).length;
  return {
    running,
    failed: groupByReason(inPhase('failed')),
    skipped: inPhase('skipped'),
    clashing: inPhase('clash'),
    cancelled: inPhase('cancelled'),
    sentShare: bytes === 0 ? 1 : sent / bytes,
    progress:
      sentFiles === batch.length
        ? null
        : t`${sentFiles} of ${plural(batch.length, { one: '# file', other: '# files' })} sent, ${formatBytes(sent)} of ${formatBytes(bytes)}`,
  };
}

const rank = ({ state }: Upload): number => (state.phase in order ? order[state.phase as keyof typeof order] : 3);

function sentBytes({ file, state }: Upload): number {
  if (state.phase === 'waiting') return 0;
  return state.phase === 'sending' ? state.fraction * file.size : file.size;
}

function groupByReason<U extends Upload>(failed: readonly U[]): UploadGroup<U>[] {
  const groups = Map.groupBy(failed, ({ state }) => (state.phase === 'failed' ? state.message : ''));
  return [...groups]
    .map(([message, uploads]) => ({ message, uploads }))
    .toSorted((one, other) => other.uploads.length - one.uploads.length);
}

/** "week 2/notes.pdf" for a file that came with its folder, else its name. */
export function pathOf(file: File): string {
  return file.webkitRelativePath || file.name;
}
