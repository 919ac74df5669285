const marks: readonly [encoding: WideEncoding | 'utf-8', bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

type WideEncoding = 'utf-16le' | 'utf-16be';

const sampleBytes = 4096;

/**
 * The Unicode encoding that a byte order mark names, or that only a text in UTF-16 without a mark explains; else null.
 */
export function byteOrderOf(bytes: Uint8Array): WideEncoding | 'utf-8' | null {
  return markedOrder(bytes) ?? unmarkedOrder(bytes);
}

/** The Unicode encoding that a byte order mark names; null without one. */
export function markedOrder(bytes: Uint8Array): WideEncoding | 'utf-8' | null {
  return marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}

/**
 * A text in an older encoding holds no control characters, whereas most texts in UTF-16 do when they are read by bytes:
 * the zeros beside Latin letters, 04 beside Cyrillic ones, any low half of an ideograph.
 */
export function unmarkedOrder(bytes: Uint8Array): WideEncoding | null {
  if (bytes.length % 2 === 1) return null;
  const sample = bytes.subarray(0, sampleBytes);
  if (!sample.some(isControl)) return null;
  const [best] = (['utf-16le', 'utf-16be'] as const)
    .map((encoding) => ({ encoding, share: shareOfWriting(new TextDecoder(encoding).decode(sample)) }))
    .sort((x, y) => y.share - x.share);
  return best && best.share >= leastWriting ? best.encoding : null;
}

const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32 && byte !== 27);

/**
 * Letters of one writing system, digits and usual punctuation make up nearly all of a text; chance reads from
 * everywhere.
 */
const leastWriting = 0.95;
const common = /[\s\u0021-\u007e\u00a0-\u00bf\u2010-\u203e\u20ac\u2190-\u22ff\u3000-\u303f\uff00-\uff65\ufeff]/u;
const writings: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /[\p{Script=Hebrew}\p{Script=Arabic}]/u,
  /[\u4e00-\u9fff\u3040-\u30ff]/u,
  /[\uac00-\ud7a3\u1100-\u11ff]/u,
  /\p{Script=Thai}/u,
  /\p{Script=Devanagari}/u,
];

function shareOfWriting(text: string): number {
  const counts = writings.map(() => 0);
  let shared = 0;
  for (const character of text) {
    if (common.test(character)) shared += 1;
    else {
      const at = writings.findIndex((writing) => writing.test(character));
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return text.length === 0 ? 0 : (shared + Math.max(...counts)) / [...text].length;
}
