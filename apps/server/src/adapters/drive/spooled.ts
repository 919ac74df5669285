import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const chunkBytes = 64 * 1024;

/**
 * A stream set aside until its length is known, which an upload has to say first; on the disk, because memory would not
 * hold many. It has no name there, so that nothing of it is left however this process ends.
 */
export async function spooled(
  source: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<{ open(): Readable } & AsyncDisposable> {
  const path = join(tmpdir(), `weekwise-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    for await (const chunk of source) {
      signal?.throwIfAborted();
      await file.writeFile(chunk);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    open: () => Readable.from(contentOf(file), { objectMode: false }),
    [Symbol.asyncDispose]: () => file.close(),
  };
}

async function* contentOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(chunkBytes), 0, chunkBytes, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}
