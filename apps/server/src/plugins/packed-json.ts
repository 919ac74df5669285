import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/**
 * JSON that is the same for everybody, made and compressed once. A handler may answer with it in the place of a value.
 */
export class PackedJson {
  readonly #text: string;
  readonly #packed: Buffer;
  readonly #etag: string;

  private constructor(text: string, packed: Buffer) {
    this.#text = text;
    this.#packed = packed;
    this.#etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  }

  static async of(value: unknown): Promise<PackedJson> {
    const text = JSON.stringify(value);
    return new PackedJson(text, await compress(text));
  }

  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ etag: this.#etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (headers['if-none-match'] === this.#etag) return reply.status(304).send();
    reply.type('application/json; charset=utf-8');
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
    return takesGzip
      ? reply.header('content-encoding', 'gzip').send(this.#packed)
      : reply.send(Buffer.from(this.#text));
  }
}
