import { DocumentError } from './errors.ts';
import { flat } from './flat.ts';

const byteOrderMarks: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Decodes a text file: byte order mark, then the encoding that the file declares, then UTF-8 where the bytes allow it,
 * UTF-16 where every other byte is zero, and windows-1252 for the rest. Line ends become `\n`.
 */
export function decodeText(bytes: Uint8Array, declared: string | null = null): string {
  return withOneLineEnd(decodeWith(bytes, encodingOf(bytes, declared)));
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

/** The encoding that an HTML or XHTML file names in its first 4 KB (HTML standard, "prescan a byte stream"). */
export function declaredHtmlEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const tag = /<meta\b[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]{2,40})/i.exec(head);
  const prolog = /^\s*<\?xml\b[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{2,40})["']/i.exec(head);
  const name = (tag ?? prolog)?.[1]?.toLowerCase() ?? null;
  // A file whose declaration can be read as ASCII is not UTF-16, whatever it says.
  return name?.startsWith('utf-16') ? 'utf-8' : name;
}

function encodingOf(bytes: Uint8Array, declared: string | null): string {
  for (const [encoding, mark] of byteOrderMarks) {
    if (mark.every((byte, at) => bytes[at] === byte)) return encoding;
  }
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  const isUtf8 = decodesAsUtf8(bytes);
  if (declared && knows(declared) && !(isUtf8 && declared !== 'utf-8' && hasMultiByte(bytes))) {
    return declared === 'utf-8' && !isUtf8 ? mostlyUtf8(bytes) : declared;
  }
  return isUtf8 ? 'utf-8' : mostlyUtf8(bytes);
}

function wideEncoding(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 4096);
  let evenZeros = 0;
  let oddZeros = 0;
  for (const [at, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) evenZeros += 1;
    else oddZeros += 1;
  }
  const half = sample.length / 2;
  if (oddZeros > half * 0.6 && evenZeros < half * 0.05) return 'utf-16le';
  if (evenZeros > half * 0.6 && oddZeros < half * 0.05) return 'utf-16be';
  return null;
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
function mostlyUtf8(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  let broken = 0;
  let wide = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) wide += 1;
  }
  return wide > broken * 4 ? 'utf-8' : 'windows-1252';
}

function hasMultiByte(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte > 0x7f);
}

function knows(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== '';
  } catch {
    return false;
  }
}

function decodeWith(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch (cause) {
    throw new DocumentError('file_damaged', 'The characters of this file could not be read.', { cause });
  }
}
