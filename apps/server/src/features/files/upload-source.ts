import { detectFormat } from '@weekwise/engine/documents/detect-format.ts';
import { DocumentError, type DocumentErrorCode } from '@weekwise/engine/documents/errors.ts';
import { AppError } from '../../app-error.ts';

/** Enough to tell a picture, an archive or a program from a document. */
const headLength = 4096;
const zip = [0x50, 0x4b];
const oleContainer = [0xd0, 0xcf];

/** What the first bytes alone can decide. Damage and passwords show only in the whole file, which the reader sees. */
const decidedByHead: readonly DocumentErrorCode[] = ['file_type_mismatch', 'file_type_unsupported'];

/**
 * Refuses an empty file and one that is not what its name says before anything is stored. What remains is read on as it
 * arrives and fails with `file_too_large` where `isTruncated` says that the limit was reached.
 */
export async function checkedSource(
  stream: AsyncIterable<Uint8Array>,
  fileName: string,
  isTruncated: () => boolean,
): Promise<AsyncIterable<Uint8Array>> {
  const chunks = stream[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let length = 0;
  while (length < headLength) {
    const { value, done } = await chunks.next();
    if (done) break;
    head.push(value);
    length += value.byteLength;
  }
  if (length === 0) throw new AppError('file_empty');
  refuseByHead(Buffer.concat(head).subarray(0, headLength), fileName);

  return (async function* () {
    yield* head;
    for (;;) {
      const { value, done } = await chunks.next();
      if (done) break;
      yield value;
    }
    if (isTruncated()) throw new AppError('file_too_large');
  })();
}

function refuseByHead(head: Uint8Array, fileName: string): void {
  const startsWith = (magic: number[]) => magic.every((byte, at) => head[at] === byte);
  if (startsWith(zip) || startsWith(oleContainer)) return;
  try {
    detectFormat(head, fileName);
  } catch (error) {
    if (error instanceof DocumentError && decidedByHead.includes(error.code)) {
      throw new AppError(error.code, { reason: error.message });
    }
    if (!(error instanceof DocumentError)) throw error;
  }
}
