import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { AppError } from '../app-error.ts';

/** What a contract of kind `file` answers with. Ranges are inclusive byte offsets. */
export interface FileAnswer {
  name: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  modified?: Date;
  /** Identifies these very bytes; quoted here, so without quotes. */
  etag?: string;
  open(range?: { start: number; end: number }): Readable | Promise<Readable>;
}

/** Types that a viewer of ours draws itself; everything else is only ever saved. */
const shownInline = new Set(['application/pdf', 'text/plain']);

/** Sends the bytes with ranges and validators, and never as active content. */
export async function sendFile(file: FileAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const inline = shownInline.has(file.mimeType);
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', contentDisposition(file.name, { type: inline ? 'inline' : 'attachment' }))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .type(file.mimeType);
  const etag = file.etag === undefined ? undefined : `"${file.etag}"`;
  if (etag) reply.header('etag', etag);
  if (file.modified) reply.header('last-modified', file.modified.toUTCString());
  if (etag && request.headers['if-none-match'] === etag) return reply.status(304).send();

  const range = askedRange(file, etag, request, reply);
  if (!range) return reply.header('content-length', file.size).send(await file.open());
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await file.open(range));
}

function askedRange(file: FileAnswer, etag: string | undefined, request: FastifyRequest, reply: FastifyReply) {
  const { range, 'if-range': ifRange } = request.headers;
  if (!range || (ifRange && ifRange !== etag)) return null;
  const ranges = parseRange(file.size, range);
  if (ranges === -1) {
    reply.header('content-range', `bytes */${file.size}`);
    throw new AppError('range_not_satisfiable');
  }
  // A malformed header, another unit or several ranges: the whole file is a correct answer (RFC 9110 §14.2).
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
