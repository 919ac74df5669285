import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { AppError } from '../app-error.ts';

/** What a contract of kind `file` answers with. Ranges are inclusive byte offsets. */
export interface FileAnswer {
  name: string;
  mimeType: string;
  /** Bytes; null where they are made while they are sent, which leaves no ranges to ask for. */
  size: number | null;
  modified?: Date;
  /** Identifies these very bytes; quoted here, so without quotes. */
  etag?: string;
  open(range?: { start: number; end: number }): Readable | Promise<Readable>;
}

/** A file that was made in memory. */
export function madeFile(name: string, mimeType: string, text: string): FileAnswer {
  const bytes = Buffer.from(text);
  const open: FileAnswer['open'] = (range) =>
    Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
  return { name, mimeType, size: bytes.byteLength, open };
}

/** Types that a viewer of ours draws itself; everything else is only ever saved. */
const shownInline = new Set(['application/pdf', 'text/plain']);

/** Sends the bytes with ranges and validators, and never as active content. A refusal tells nothing of the file. */
export async function sendFile(file: FileAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const validators = {
    'cache-control': 'private, no-cache',
    ...(file.etag !== undefined && { etag: `"${file.etag}"` }),
    ...(file.modified && { 'last-modified': file.modified.toUTCString() }),
  };
  if (validators.etag && isKnown(validators.etag, request)) return reply.headers(validators).status(304).send();

  const range = file.size === null ? null : askedRange(file, file.size, request, reply);
  const bytes = await file.open(range ?? undefined);
  const type = shownInline.has(file.mimeType) ? 'inline' : 'attachment';
  reply
    .headers(validators)
    .header('accept-ranges', file.size === null ? 'none' : 'bytes')
    .header('content-disposition', contentDisposition(file.name, { type }))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .type(file.mimeType);
  if (range) {
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    reply.header('content-length', range.end - range.start + 1);
  } else if (file.size !== null) {
    reply.header('content-length', file.size);
  }
  return reply.send(bytes);
}

/** Whether the client says that it has these very bytes (RFC 9110 §13.1.2); a POST is always answered in full. */
function isKnown(etag: string, { method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}

function askedRange(file: FileAnswer, size: number, request: FastifyRequest, reply: FastifyReply) {
  const { range, 'if-range': ifRange } = request.headers;
  // A part of other bytes than the client has the rest of would be worth nothing: then it gets all of them.
  if (!range || (ifRange && !validatorsOf(file).includes(String(ifRange)))) return null;
  const ranges = parseRange(size, range);
  if (ranges === -1) {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError('range_not_satisfiable');
  }
  // A malformed header, another unit or several ranges: the whole file is a correct answer (RFC 9110 §14.2).
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

/** Either may stand in `If-Range`. */
const validatorsOf = ({ etag, modified }: FileAnswer): string[] => [
  ...(etag === undefined ? [] : [`"${etag}"`]),
  ...(modified ? [modified.toUTCString()] : []),
];
