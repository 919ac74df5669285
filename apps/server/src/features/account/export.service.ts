import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import yazl from 'yazl';
import type { Drive } from '../../adapters/drive/drive.port.ts';
import type { Deps } from '../../deps.ts';
import { nameVariants, safeFileName } from '../../lib/safe-file-name.ts';
import type { FileAnswer } from '../../plugins/file-answer.ts';
import * as repo from './account.repo.ts';
import { exportedRows, leftOut } from './export.repo.ts';

type ExportDeps = Pick<Deps, 'db' | 'drives' | 'clock' | 'logger'>;

/** Everything of an account as one ZIP, made while it is sent: no more than one file is in memory or on the way. */
export function exportOf(deps: ExportDeps, userId: string): FileAnswer {
  const date = utcDay(deps.clock());
  return {
    name: `weekwise-${date}.zip`,
    mimeType: 'application/zip',
    size: null,
    open: () => {
      const zip = new yazl.ZipFile();
      const out = new PassThrough();
      const sent = pipeline(zip.outputStream, out);
      fill(deps, zip, userId).catch((error: unknown) => out.destroy(error as Error));
      sent.catch((error: unknown) => deps.logger.warn({ err: error }, 'download of an account cut off'));
      return out;
    },
  };
}

async function fill(deps: ExportDeps, zip: yazl.ZipFile, userId: string): Promise<void> {
  zip.addBuffer(Buffer.from(readMe(deps.clock())), 'README.txt');
  for await (const { table, rows } of exportedRows(deps.db, userId)) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), `data/${table}.json`);
  }
  const taken = new Set<string>();
  const missing: string[] = [];
  for (const file of await repo.listFiles(deps.db, userId)) {
    const drive = await reachableDrive(deps, file);
    if (!drive) {
      missing.push(`${file.folderName}: ${file.name}`);
      continue;
    }
    const path = freePath(taken, `courses/${safeFileName(file.folderName)}/${safeFileName(file.name)}`);
    // Opened when its turn comes, so that a thousand files are not open at once.
    zip.addReadStreamLazy(path, (callback) => {
      drive.read(file.driveKey).then(
        (bytes: Readable) => callback(null, bytes),
        (error: Error) => callback(error, undefined as never),
      );
    });
  }
  if (missing.length > 0) zip.addBuffer(Buffer.from(missingFiles(missing)), 'MISSING.txt');
  zip.end();
}

/** The drive that has the file's bytes now; null where none does, or where it does not answer. */
async function reachableDrive(
  { drives, logger }: ExportDeps,
  { folderId, driveKey }: { folderId: string; driveKey: string },
): Promise<Drive | null> {
  try {
    const { drive } = await drives.ofFolder(folderId);
    return (await drive.stat(driveKey)) === null ? null : drive;
  } catch (error) {
    if (await drives.isLocal(folderId)) throw error;
    logger.warn({ err: error }, 'file of a student’s own drive left out of a download');
    return null;
  }
}

const missingFiles = (names: string[]): string =>
  `These files are in the list, and could not be added: they are deleted, or their drive did not answer.\n\n${names.join('\n')}\n`;

/** The path, or with a number before the extension where two files of a course share a name. */
function freePath(taken: Set<string>, path: string): string {
  for (const free of nameVariants(path)) {
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
  return path;
}

function readMe(now: Date): string {
  const reasons = Object.entries(leftOut).map(([table, reason]) => `- ${table}: ${reason}`);
  return `Everything that Weekwise keeps for your account, as of ${now.toISOString()}.

courses/  your files as you uploaded them, by course
data/     everything else, one JSON file per kind of thing

Left out, because it is made from the above or because it is a secret of the server:
${reasons.join('\n')}
- keys of your sessions and of connected accounts
`;
}
