import { PackedJson } from '../../plugins/packed-json.ts';
import type { DocumentReader } from '../../reading/document-reader.ts';
import { unpackedLength } from '../../reading/packed-document.ts';
import { type ShownAs, type ShownFile, showDocument } from '../../reading/shown-document.ts';
import { StudentLimiter } from './student-limiter.ts';

/** Bytes of a document that are shown sooner than a thread has begun. */
const shortLength = 400_000;

/**
 * Shows what was read of files. A long one takes a thread most of a second, so each student has one at a time made:
 * whoever opens a hundred keeps nobody else waiting for more than one.
 */
export function fileShower(reader: Pick<DocumentReader, 'show'>) {
  const limiter = new StudentLimiter(1);
  return async (
    { userId, signal }: { userId: string; signal: AbortSignal },
    packed: Uint8Array,
    { id, name }: ShownFile,
    as: ShownAs,
  ): Promise<PackedJson> => {
    const file = { id, name };
    if (unpackedLength(packed) <= shortLength) return PackedJson.ofOne(showDocument(packed, file, as));
    return PackedJson.ofOne(await limiter.run(userId, signal, () => reader.show(packed, file, as, { signal })));
  };
}
