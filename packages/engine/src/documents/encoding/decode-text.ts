import { guessWarning } from '../doubts.ts';
import { DocumentError } from '../errors.ts';
import { flat } from '../flat.ts';
import { markedOrder, unmarkedOrder } from './byte-order.ts';
import { type EncodingGuess, guessEncoding } from './guess-encoding.ts';

export interface DecodedText {
  /** Line ends are `\n`. */
  text: string;
  /** That the encoding is a guess, in words a student understands; empty where the file or its bytes settle it. */
  warnings: string[];
}

/**
 * Decodes a text file: byte order mark, then the encoding that the file declares, then UTF-8 where the bytes allow it,
 * then UTF-16 without a mark, and the likeliest of the older encodings for the rest.
 * @throws DocumentError `file_damaged`
 */
export async function decodeText(bytes: Uint8Array, declared: string | null = null): Promise<DecodedText> {
  const { encoding, warnings = [] } = await encodingOf(bytes, declared);
  return { text: withOneLineEnd(await decodeWith(bytes, encoding)), warnings };
}

const stride = 1 << 16;

/** In strides, because replacing millions of signs at one go takes many times the memory of the text. */
function withOneLineEnd(text: string): string {
  if (!text.includes('\r')) return text;
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at + stride;
    while (text.charAt(end - 1) === '\r') end += 1;
    parts.push(flat(text.slice(at, end).replace(/\r\n?/g, '\n')));
    at = end;
  }
  return parts.join('');
}

async function encodingOf(
  bytes: Uint8Array,
  declared: string | null,
): Promise<{ encoding: string; warnings?: string[] }> {
  const marked = markedOrder(bytes);
  if (marked) return { encoding: marked };
  // Latin letters in UTF-16 are valid UTF-8 too, with zeros between them.
  const wide = unmarkedOrder(bytes);
  if (wide) return guessed({ encoding: wide, name: wideNames[wide], isSure: false });
  const isUtf8 = decodesAsUtf8(bytes);
  // Seven-bit Japanese is valid UTF-8 too; its escape sequences tell it.
  if (isUtf8 && isIso2022Jp(bytes)) return { encoding: 'iso-2022-jp' };
  if (declared && declared !== 'utf-8' && !(isUtf8 && hasMultiByte(bytes))) {
    if ((await knows(declared)) && !(await isBroken(bytes, declared))) return { encoding: declared };
  }
  if (isUtf8 || isMostlyUtf8(bytes)) return { encoding: 'utf-8' };
  return guessed(await guessEncoding(bytes));
}

const wideNames = { 'utf-16le': 'Unicode (UTF-16, little-endian)', 'utf-16be': 'Unicode (UTF-16, big-endian)' };

/** Whatever neither the file nor its bytes settle is said to be a guess. */
function guessed({ encoding, name, isSure }: EncodingGuess): { encoding: string; warnings?: string[] } {
  return isSure ? { encoding } : { encoding, warnings: [guessWarning(name)] };
}

function decodesAsUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** One broken byte in a long UTF-8 text is damage, not another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const { broken, wide } = countWide(new TextDecoder('utf-8').decode(bytes));
  return wide > broken * 4;
}

/** Whether a file cannot have been written in the encoding that it declares. */
async function isBroken(bytes: Uint8Array, encoding: string): Promise<boolean> {
  const { broken, wide } = countWide(await decodeWith(bytes, encoding));
  return broken > 0 && wide <= broken * 4;
}

function countWide(text: string): { broken: number; wide: number } {
  let broken = 0;
  let wide = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) wide += 1;
  }
  return { broken, wide };
}

/** ESC `$` or ESC `(`, which switch the character set (RFC 1468). */
function isIso2022Jp(bytes: Uint8Array): boolean {
  const at = bytes.indexOf(0x1b);
  return at >= 0 && bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40);
}

function hasMultiByte(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte > 0x7f);
}

/** Encodings whose extensions the platform's decoder lacks: Hong Kong's characters, all syllables of Hangul. */
const extended: ReadonlyMap<string, string> = new Map([
  ['big5', 'big5hkscs'],
  ['big5-hkscs', 'big5hkscs'],
  ['euc-kr', 'cp949'],
  ['ks_c_5601-1987', 'cp949'],
]);

function platformDecoder(encoding: string): TextDecoder | null {
  if (extended.has(encoding)) return null;
  try {
    return new TextDecoder(encoding);
  } catch {
    return null;
  }
}

async function knows(encoding: string): Promise<boolean> {
  return platformDecoder(encoding) !== null || (await tables()).encodingExists(extended.get(encoding) ?? encoding);
}

async function decodeWith(bytes: Uint8Array, encoding: string): Promise<string> {
  try {
    const decoder = platformDecoder(encoding);
    return decoder ? decoder.decode(bytes) : (await tables()).decode(bytes, extended.get(encoding) ?? encoding);
  } catch (cause) {
    throw new DocumentError('file_damaged', 'The characters of this file could not be read.', { cause });
  }
}

/** The tables of old encodings are loaded when a file needs one. */
async function tables() {
  return (await import('iconv-lite')).default;
}
