/**
 * All bytes of a stream in one buffer, which is made at once where `size` is right: gathered in pieces and joined at
 * the end, a file takes twice its size. `size` is what was known of the file, which may have changed since.
 */
export async function readWhole(stream: AsyncIterable<Uint8Array>, size: number): Promise<ArrayBuffer> {
  let whole = new Uint8Array(size);
  let length = 0;
  for await (const chunk of stream) {
    if (length + chunk.length > whole.length) {
      const larger = new Uint8Array(Math.max(2 * whole.length, length + chunk.length));
      larger.set(whole.subarray(0, length));
      whole = larger;
    }
    whole.set(chunk, length);
    length += chunk.length;
  }
  return length === whole.length ? whole.buffer : whole.buffer.slice(0, length);
}
