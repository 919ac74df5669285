import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A JSON text as it travels. Plain data, so that a thread can hand it over. */
export interface PackedText {
  text: Uint8Array;
  /** The same compressed (gzip). */
  packed: Uint8Array;
}

/** Compresses a value of the contract's schema. Where it is large, that takes a while: a thread's work. */
export function packJson(value: unknown): PackedText {
  const text = Buffer.from(JSON.stringify(value));
  return { text, packed: gzipSync(text, { level: 3 }) };
}

/** JSON that was made and compressed before. A handler may answer with it in the place of a value. */
export class PackedJson {
  readonly #content: PackedText;
  /** null: nobody keeps it. */
  readonly #etag: string | null;

  private constructor(content: PackedText, etag: string | null) {
    this.#content = content;
    this.#etag = etag;
  }

  /** The same for everybody, who may keep it. */
  static ofAll(content: PackedText): PackedJson {
    return new PackedJson(content, `"${createHash('sha256').update(content.text).digest('base64url').slice(0, 27)}"`);
  }

  static ofOne(content: PackedText): PackedJson {
    return new PackedJson(content, null);
  }

  send({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('vary', 'accept-encoding');
    if (this.#etag !== null) {
      reply.headers({ etag: this.#etag, 'cache-control': 'no-cache' });
      if (headers['if-none-match'] === this.#etag) return reply.status(304).send();
    }
    reply.type('application/json; charset=utf-8');
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
    const { text, packed } = this.#content;
    return takesGzip ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(text);
  }
}
