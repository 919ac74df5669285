import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { DocumentError } from './errors.ts';
import { type ReadingLimits, refuseExpansion } from './limits.ts';

interface ZipMember {
  name: string;
  /** Unpacked bytes as the archive states them; not to be trusted. */
  statedSize: number;
}

/** The names in an archive's directory; null where the directory is missing or broken. */
export function zipMembers(bytes: Uint8Array): ZipMember[] | null {
  const members: ZipMember[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        members.push({ name, statedSize: originalSize });
        if (members.length > 100_000) refuseExpansion();
        return false;
      },
    });
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    return null;
  }
  return members;
}

/** Small steps, so that what one step unpacks (at most 1032 times its bytes) stays small. */
const step = 16 * 1024;

/**
 * Unpacks the members that are wanted, counting what comes out as it comes: an archive that would unpack to more than
 * the limit is refused before it has.
 * @throws DocumentError `file_expands_too_far`, `file_damaged`
 */
export function readZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ReadingLimits,
): Map<string, Uint8Array> {
  const members = zipMembers(bytes);
  if (members === null) throw damagedArchive();
  const stated = members.filter(({ name }) => isWanted(name)).reduce((sum, { statedSize }) => sum + statedSize, 0);
  const files = new Map<string, Uint8Array>();
  let room = Math.min(limits.expandedBytes, Math.max(limits.suspiciousBytes, bytes.length * limits.expansion));
  if (stated > room) refuseExpansion();
  const archive = new Unzip((file) => {
    if (!isWanted(file.name) || files.has(file.name)) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      room -= chunk.length;
      if (room < 0) refuseExpansion();
      chunks.push(chunk);
      if (final) files.set(file.name, concatenate(chunks));
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += step) {
      archive.push(bytes.subarray(at, at + step), at + step >= bytes.length);
    }
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    if (files.size === 0) throw damagedArchive(error);
  }
  return files;
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function damagedArchive(cause?: unknown): DocumentError {
  return new DocumentError('file_damaged', 'This file is damaged or incomplete. Download or save it again.', { cause });
}
