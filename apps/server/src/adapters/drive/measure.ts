import { createHash } from 'node:crypto';

/** Passes a stream on and, once it has ended, says how long it was and its hexadecimal SHA-256. */
export function measure(source: AsyncIterable<Uint8Array>): {
  bytes: AsyncGenerator<Uint8Array>;
  result(): { size: number; sha256: string };
} {
  const hash = createHash('sha256');
  let size = 0;
  async function* bytes() {
    for await (const chunk of source) {
      size += chunk.byteLength;
      hash.update(chunk);
      yield chunk;
    }
  }
  return { bytes: bytes(), result: () => ({ size, sha256: hash.digest('hex') }) };
}
