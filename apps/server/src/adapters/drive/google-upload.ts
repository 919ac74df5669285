import type { drive_v3 } from '@googleapis/drive';
import { DriveError } from './drive.port.ts';
import type { GoogleCalls } from './google-calls.ts';

type File = drive_v3.Schema$File;

interface Upload {
  metadata: File;
  /** Which fields of the finished file are wanted. */
  fields: string;
  /** Bytes of a portion: what is held in memory, and what is sent again after a cut. */
  portion: number;
  signal?: AbortSignal | undefined;
}

/**
 * A resumable upload (https://developers.google.com/workspace/drive/api/guides/manage-uploads#resumable), which the
 * official client does not do. The length need not be known. There is no file until the last byte has arrived; a
 * session that is left behind is forgotten by Google within a week.
 */
export async function uploadResumably(
  calls: GoogleCalls,
  source: AsyncIterable<Uint8Array>,
  { metadata, fields, portion, signal }: Upload,
): Promise<File> {
  let session: string | undefined;
  let start = 0;
  const bytes = Buffer.allocUnsafe(portion);
  let filled = 0;
  const send = async (total: number | null) => {
    session ??= await begin(calls, metadata, fields, signal);
    const file = await sendPortion(calls, { session, start, total, bytes: bytes.subarray(0, filled) }, signal);
    start += filled;
    filled = 0;
    return file;
  };

  for await (const chunk of source) {
    signal?.throwIfAborted();
    for (let at = 0; at < chunk.length; ) {
      // Only when more comes is a full portion not the last.
      if (filled === portion) await send(null);
      const taken = Math.min(chunk.length - at, portion - filled);
      bytes.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
    }
  }
  signal?.throwIfAborted();
  const file = await send(start + filled);
  if (!file) throw new DriveError('unavailable', 'Google Drive took every byte and made no file.');
  return file;
}

async function begin(calls: GoogleCalls, metadata: File, fields: string, signal?: AbortSignal): Promise<string> {
  const response = await calls.call(
    (signal) =>
      calls.client.request({
        method: 'POST',
        url: `${calls.apiUrl}/upload/drive/v3/files`,
        params: { uploadType: 'resumable', fields },
        data: metadata,
        signal,
        retry: false,
      }),
    signal,
  );
  const session = response.headers.get('location');
  if (!session) throw new DriveError('unavailable', 'Google Drive opened an upload and did not say where.');
  return session;
}

interface Portion {
  session: string;
  /** How many bytes were sent before these. */
  start: number;
  bytes: Buffer;
  /** Length of the file; null while it is not known and more is to come. */
  total: number | null;
}

/**
 * Sends until everything of the portion has arrived; after a cut only what is missing. Null while the file is not
 * complete.
 */
async function sendPortion(
  calls: GoogleCalls,
  { session, start, bytes, total }: Portion,
  signal?: AbortSignal,
): Promise<File | null> {
  const end = start + bytes.length;
  let arrived = start;
  let asksOnly = false;
  for (let attempt = 0; ; ) {
    const body = asksOnly ? Buffer.alloc(0) : bytes.subarray(arrived - start);
    const range = asksOnly ? `bytes */${total ?? '*'}` : contentRange(arrived, end, total);
    const result = await calls.attempt((signal) => put(calls, { session, body, range, signal }), signal);
    if ('refusal' in result) {
      if (result.refusal.status === 404 || result.refusal.status === 410) throw forgotten();
      await calls.pause(result.refusal, attempt, signal);
      attempt++;
      // What arrived of a portion that was cut is known to Google alone.
      asksOnly = true;
      continue;
    }
    if (result.value.file) return result.value.file;
    if (result.value.arrived < start) throw forgotten();
    if (result.value.arrived > arrived) attempt = 0;
    else if (!asksOnly && ++attempt > 5)
      throw new DriveError('unavailable', 'Google Drive keeps nothing of an upload.');
    arrived = result.value.arrived;
    asksOnly = false;
    if (arrived >= end && total === null) return null;
  }
}

/** An empty file is sent without the header: no range names no bytes. */
function contentRange(start: number, end: number, total: number | null): string | null {
  return end === start && total === 0 ? null : `bytes ${start}-${end - 1}/${total ?? '*'}`;
}

async function put(
  { client }: GoogleCalls,
  { session, body, range, signal }: { session: string; body: Buffer; range: string | null; signal: AbortSignal },
): Promise<{ file: File; arrived?: never } | { file: null; arrived: number }> {
  const response = await client.request<File>({
    method: 'PUT',
    url: session,
    data: body,
    headers: range === null ? {} : { 'content-range': range },
    // "Resume Incomplete": no redirect, although it has the number of one.
    validateStatus: (status) => status === 308 || (status >= 200 && status < 300),
    redirect: 'manual',
    signal,
    retry: false,
  });
  if (response.status !== 308) return { file: response.data };
  const last = response.headers.get('range')?.match(/^bytes=0-(\d+)$/)?.[1];
  return { file: null, arrived: last === undefined ? 0 : Number(last) + 1 };
}

const forgotten = () => new DriveError('unavailable', 'Google Drive has forgotten an upload that was under way.');
