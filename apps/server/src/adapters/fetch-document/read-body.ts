import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './document-fetcher.port.ts';

export const acceptedEncodings = 'gzip, deflate, br';

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
const isKnown = (encoding: string): encoding is keyof typeof decoders => Object.hasOwn(decoders, encoding);

/**
 * The body of an answer, unpacked. It is measured after unpacking, piece by piece, so that a small body that unpacks to
 * a large one is cut where it becomes too large.
 */
export async function readBody(
  answer: IncomingMessage,
  { mostBytes, onBytes, signal }: { mostBytes: number; onBytes: () => void; signal: AbortSignal },
): Promise<Uint8Array> {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding !== 'identity' && !isKnown(encoding)) {
    throw new FetchError('unreachable', `The answer is packed in a way that was not asked for: ${encoding}.`);
  }
  const isWhole = encoding === 'identity';
  if (isWhole && Number(answer.headers['content-length']) > mostBytes) throw tooLarge();

  const pieces: Uint8Array[] = [];
  let length = 0;
  const gather = async (source: AsyncIterable<Uint8Array>) => {
    for await (const piece of source) {
      if (isWhole) onBytes();
      length += piece.byteLength;
      if (length > mostBytes) throw tooLarge();
      pieces.push(piece);
    }
  };
  if (isWhole) await pipeline(answer, gather, { signal });
  else {
    answer.on('data', onBytes);
    await pipeline(answer, decoders[encoding](), gather, { signal });
  }
  return Buffer.concat(pieces);
}

const tooLarge = () => new FetchError('too_large', 'The answer is larger than it may be.');
