import { t } from '@lingui/core/macro';
import { onlineManager } from '@tanstack/react-query';
import { type FileEntry, fileName, getContents, rereadFile, uploadFile } from '@weekwise/contracts/files.ts';
import { call } from '../../lib/api/call.ts';
import { type ClientErrorCode, isApiError, messageOf, textOf } from '../../lib/api/errors.ts';
import { upload } from '../../lib/api/upload.ts';
import { currentUserId, subscribeToSession } from '../../lib/session/session-store.ts';
import { complaintAbout } from './file-check.ts';
import { inCourseAlready, type SizedName, sameFile, sameName } from './same-file.ts';
import { allUploads, isUnsent, publish, type Upload, type UploadState } from './upload-store.ts';

/** How many files are sent at once; the rest waits, so that each arrives sooner. */
const sendAtOnce = 3;

const sending = new Map<string, AbortController>();
/** The server asked for less: nothing starts before then. */
let resting: ReturnType<typeof setTimeout> | null = null;

// One student's files never go on under the name of the next.
subscribeToSession(() => {
  if (currentUserId() !== null || allUploads().length === 0) return;
  for (const controller of sending.values()) controller.abort();
  publish([]);
});

// Without a network everything waits; what was half sent starts anew when it is back.
onlineManager.subscribe((online) => {
  stored.clear();
  if (online) return sendNext();
  for (const [id, controller] of sending) {
    setState(id, { phase: 'waiting' });
    controller.abort();
  }
});

function change(id: string, edit: Partial<Upload>): void {
  publish(allUploads().map((entry) => (entry.id === id ? { ...entry, ...edit } : entry)));
}

function setState(id: string, state: UploadState): void {
  change(id, { state });
}

/**
 * Puts files in line and starts to send. Files that cannot be read are refused before a byte is sent, and those that
 * are among `present` (what the course holds) or in line already are left out until the student says otherwise.
 */
export function startUploads(
  folderId: string,
  files: readonly File[],
  role: Upload['role'],
  present: readonly SizedName[] = [],
  onArrived?: (fileId: string) => void,
): void {
  const inLine = allUploads().filter((entry) => entry.folderId === folderId && (isUnsent(entry) || isHere(entry)));
  const known: SizedName[] = [...present, ...inLine.map(({ file }) => file)];
  const added = files.map((file): Upload => {
    const complaint = refusalOf(file);
    const again = role === 'material' && inCourseAlready(file, known);
    const namesake = role === 'material' ? present.find((other) => sameName(other, file))?.fileId : undefined;
    if (!complaint) known.push(file);
    return {
      id: crypto.randomUUID(),
      folderId,
      file,
      role,
      twin: false,
      replaces: null,
      sentBefore: false,
      onArrived,
      state: complaint
        ? { phase: 'failed', message: complaint, retryable: false }
        : again
          ? { phase: 'skipped', message: t`Already in this course, with the same name and size.` }
          : namesake === undefined
            ? { phase: 'waiting' }
            : { phase: 'clash', fileId: namesake, message: t`Another file in this course has this name.` },
    };
  });
  // What came in with an earlier batch is no part of this one's sum.
  const busy = allUploads().some(
    (entry) => entry.folderId === folderId && (isUnsent(entry) || entry.state.phase === 'reading'),
  );
  const before = allUploads().filter((entry) => busy || !isPast(entry, folderId));
  publish([...before, ...added]);
  sendNext();
}

const isPast = ({ folderId, role, state }: Upload, of: string) =>
  folderId === of && role === 'material' && state.phase === 'done';

/** What can be said against a file before a byte of it is sent. */
function refusalOf(file: File): string | null {
  const code = complaintAbout(file);
  if (code) return textOf(code);
  return fileName.safeParse(file.name).error?.issues[0]?.message ?? null;
}

const isHere = ({ state }: Upload) => state.phase === 'reading' || state.phase === 'done';

/** Sends again what failed, was cancelled, or was left out as a twin. */
export function retryUploads(ids: readonly string[]): void {
  stored.clear();
  const wanted = new Set(ids);
  publish(
    allUploads().map((entry) =>
      wanted.has(entry.id)
        ? { ...entry, twin: entry.twin || entry.state.phase === 'skipped', state: { phase: 'waiting' } }
        : entry,
    ),
  );
  sendNext();
}

/** What is to become of files whose name another file of the course has. */
export function settleNames(ids: readonly string[], how: 'replace' | 'keep-both'): void {
  const wanted = new Set(ids);
  publish(
    allUploads().map((entry) => {
      if (!wanted.has(entry.id) || entry.state.phase !== 'clash') return entry;
      const replaces = how === 'replace' ? entry.state.fileId : null;
      return { ...entry, twin: true, replaces, state: { phase: 'waiting' } };
    }),
  );
  sendNext();
}

/** Stops files that wait or are being sent. A file that is being read belongs to its task. */
export function abortUploads(ids: readonly string[]): void {
  const wanted = new Set(ids);
  publish(allUploads().map((entry) => (wanted.has(entry.id) ? { ...entry, state: { phase: 'cancelled' } } : entry)));
  for (const id of ids) sending.get(id)?.abort();
}

export function settleUploads(settled: ReadonlyMap<string, UploadState>): void {
  publish(allUploads().map((entry) => ({ ...entry, state: settled.get(entry.id) ?? entry.state })));
}

export function dismissUploads(ids: readonly string[]): void {
  const wanted = new Set(ids);
  publish(allUploads().filter((entry) => !wanted.has(entry.id)));
  for (const id of ids) sending.get(id)?.abort();
}

function sendNext(): void {
  if (resting !== null || !onlineManager.isOnline()) return;
  for (const entry of allUploads()) {
    if (sending.size >= sendAtOnce) return;
    if (entry.state.phase === 'waiting' && !sending.has(entry.id)) void send(entry);
  }
}

async function send(entry: Upload): Promise<void> {
  const { id, folderId, file, role, replaces } = entry;
  const controller = new AbortController();
  sending.set(id, controller);
  setState(id, { phase: 'sending', fraction: 0 });
  try {
    const arrived = entry.sentBefore && !entry.twin ? await findArrived(entry, controller.signal) : null;
    if (controller.signal.aborted) return;
    if (arrived) {
      setState(id, arrived);
      if ('fileId' in arrived) entry.onArrived?.(arrived.fileId);
      return;
    }
    change(id, { sentBefore: true });
    let shown = 0;
    const answer = await upload(uploadFile, {
      fields: { folder_id: folderId, role, user_id: currentUserId() ?? '', ...(replaces !== null && { replaces }) },
      file,
      signal: controller.signal,
      onProgress: (fraction) => {
        // A whole percent at a time: a folder of files would else draw the list hundreds of times a second.
        if (controller.signal.aborted || Math.floor(fraction * 100) === shown) return;
        shown = Math.floor(fraction * 100);
        setState(id, { phase: 'sending', fraction });
      },
    });
    setState(id, { phase: 'reading', taskId: answer.operation_id, fileId: answer.file_id });
    entry.onArrived?.(answer.file_id);
  } catch (error) {
    // Whoever stopped it has said what it is now.
    if (!controller.signal.aborted) setState(id, afterError(error));
  } finally {
    sending.delete(id);
    sendNext();
  }
}

function afterError(error: unknown): UploadState {
  if (isApiError(error, 'offline')) return { phase: 'waiting' };
  if (isApiError(error, 'rate_limited')) {
    rest(Number(error.detail.retry_after) || 5);
    return { phase: 'waiting' };
  }
  const code: ClientErrorCode = isApiError(error) ? error.code : 'internal';
  const retryable = ['unreachable', 'unavailable', 'internal'].includes(code);
  return { phase: 'failed', message: messageOf(error), retryable };
}

function rest(seconds: number): void {
  resting ??= setTimeout(() => {
    resting = null;
    sendNext();
  }, seconds * 1000);
}

/** What courses hold, asked for once per round of second tries. */
const stored = new Map<string, Promise<FileEntry[]>>();

async function storedIn(folderId: string): Promise<FileEntry[]> {
  const asked = stored.get(folderId) ?? call(getContents, { params: { folderId } }).then(({ files }) => files);
  stored.set(folderId, asked);
  return await asked.catch((error) => {
    stored.delete(folderId);
    throw error;
  });
}

/**
 * A file whose bytes arrived although the answer to them did not, or whose reading was cancelled: sending it again
 * would store it twice.
 */
async function findArrived({ id, folderId, file }: Upload, signal: AbortSignal): Promise<UploadState | null> {
  const files = await storedIn(folderId);
  const taken = new Set(
    allUploads().flatMap(({ id: other, state }) => (other !== id && 'fileId' in state ? [state.fileId] : [])),
  );
  const found = files.find((one) => !taken.has(one.file_id) && sameFile(one, file));
  if (!found) return null;
  const fileId = found.file_id;
  if (found.operation_id) return { phase: 'reading', taskId: found.operation_id, fileId };
  if (found.embedding_status === 'embedded') return { phase: 'done', fileId };
  const reading = await call(rereadFile, { params: { folderId, fileId }, signal });
  return { phase: 'reading', taskId: reading.operation_id, fileId };
}
