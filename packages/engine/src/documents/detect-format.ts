import type { DocumentFormat } from '@weekwise/domain/documents.ts';
import { byteOrderOf } from './encoding/byte-order.ts';
import { DocumentError } from './errors.ts';
import { zipMembers } from './zip-members.ts';

const extensions: ReadonlyMap<string, DocumentFormat> = new Map<string, DocumentFormat>([
  ['pdf', 'pdf'],
  ['docx', 'docx'],
  ['docm', 'docx'],
  ['dotx', 'docx'],
  ['htm', 'html'],
  ['html', 'html'],
  ['xhtml', 'html'],
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['mdown', 'markdown'],
  ['mkd', 'markdown'],
  ['rmd', 'markdown'],
  ['qmd', 'markdown'],
  ['txt', 'text'],
  ['text', 'text'],
  ['org', 'text'],
  ['rst', 'text'],
  ['tex', 'latex'],
  ['latex', 'latex'],
  ['ltx', 'latex'],
  ['pptx', 'pptx'],
  ['ppsx', 'pptx'],
  ['potx', 'pptx'],
  ['odt', 'odt'],
  ['ott', 'odt'],
]);

const binaries: readonly [name: string, bytes: readonly number[], offset?: number][] = [
  ['a JPEG picture', [0xff, 0xd8, 0xff]],
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a GIF picture', [0x47, 0x49, 0x46, 0x38]],
  ['a WebP picture', [0x57, 0x45, 0x42, 0x50], 8],
  ['a TIFF picture', [0x49, 0x49, 0x2a, 0x00]],
  ['a TIFF picture', [0x4d, 0x4d, 0x00, 0x2a]],
  ['a HEIC picture', [0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63], 4],
  ['a video', [0x66, 0x74, 0x79, 0x70], 4],
  ['a sound file', [0x49, 0x44, 0x33]],
  ['a RAR archive', [0x52, 0x61, 0x72, 0x21]],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a gzip archive', [0x1f, 0x8b, 0x08]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
  ['a program', [0x4d, 0x5a, 0x90, 0x00]],
];

const formatNames: Record<DocumentFormat, string> = {
  pdf: 'a PDF',
  docx: 'a Word document (.docx)',
  html: 'a web page',
  markdown: 'a Markdown text',
  text: 'a plain text',
  latex: 'a LaTeX source',
  pptx: 'a PowerPoint presentation (.pptx)',
  odt: 'an OpenDocument text (.odt)',
};

const supported = 'PDF, Word (.docx), PowerPoint (.pptx), OpenDocument (.odt), web page, Markdown, LaTeX or plain text';

/**
 * Says what a file is: by its bytes first, by its name where the bytes are plain text.
 * @throws DocumentError `file_empty`, `file_encrypted`, `file_damaged`, `file_type_mismatch`, `file_type_unsupported`
 */
export function detectFormat(bytes: Uint8Array, fileName: string): DocumentFormat {
  if (bytes.length === 0) throw new DocumentError('file_empty', 'This file is empty (0 bytes).');
  const named = extensions.get(extensionOf(fileName)) ?? null;
  const magic = formatByMagic(bytes, fileName, named);
  if (magic) return magic;
  if (isBinary(bytes)) {
    if (named === 'pdf' || named === 'docx' || named === 'pptx' || named === 'odt') throw damaged(named);
    throw unsupported(`This file is not a document that can be read. Upload ${supported}.`);
  }
  if (isBlank(bytes)) throw new DocumentError('file_empty', 'This file holds nothing but white space.');
  return formatOfText(bytes, fileName, named);
}

export function extensionOf(fileName: string): string {
  return /\.([^./\\]{1,12})$/.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
}

function formatByMagic(bytes: Uint8Array, fileName: string, named: DocumentFormat | null): DocumentFormat | null {
  // A PDF may have a few bytes of rubbish before its header (PDF 1.7, annex H, note 13).
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) {
    return formatOfZip(bytes, named);
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw oldOffice(bytes);
  if (startsWith(bytes, [0x7b, 0x5c, 0x72, 0x74, 0x66])) {
    throw unsupported('This is an RTF file. Save it as .docx or PDF and upload that.');
  }
  for (const [what, magic, offset] of binaries) {
    if (!startsWith(bytes, magic, offset)) continue;
    if (named) {
      throw new DocumentError(
        'file_type_mismatch',
        `The name ends in .${extensionOf(fileName)}, but this file is ${what}, not ${formatNames[named]}.`,
      );
    }
    throw unsupported(`This file is ${what}. Upload ${supported}.`);
  }
  return null;
}

function formatOfZip(bytes: Uint8Array, named: DocumentFormat | null): DocumentFormat {
  const members = zipMembers(bytes);
  if (members === null) throw damaged(named);
  const names = new Set(members.map((member) => member.name.replaceAll('\\', '/')));
  const has = (start: string): boolean => [...names].some((name) => name.startsWith(start));
  if (names.has('word/document.xml') || has('word/document')) return 'docx';
  if (names.has('ppt/presentation.xml') || has('ppt/slides/')) return 'pptx';
  if (names.has('content.xml')) {
    if (names.has('META-INF/manifest.xml') || named === 'odt') return 'odt';
  }
  if (has('xl/')) throw unsupported('This is an Excel workbook. Save the sheet that you need as PDF and upload that.');
  if (names.has('META-INF/container.xml')) throw unsupported(`This is an e-book (EPUB). Upload ${supported}.`);
  if (has('Index/')) throw unsupported('This is an Apple iWork file. Export it as .docx or PDF and upload that.');
  if (named === 'docx' || named === 'pptx' || named === 'odt') {
    throw new DocumentError('file_type_mismatch', `This file is an archive, but not ${formatNames[named]}.`);
  }
  throw unsupported(`This file is a ZIP archive. Unpack it and upload the documents in it: ${supported}.`);
}

/** The container of old Office files, which also wraps new ones that have a password. */
function oldOffice(bytes: Uint8Array): DocumentError {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  if (text.includes('EncryptedPackage')) {
    return new DocumentError(
      'file_encrypted',
      'This file is protected by a password. Save a copy without the password and upload that.',
    );
  }
  return unsupported(
    'This is a file of an old Office version (.doc, .ppt or .xls). Save it as .docx, .pptx or PDF and upload that.',
  );
}

function formatOfText(bytes: Uint8Array, fileName: string, named: DocumentFormat | null): DocumentFormat {
  const head = new TextDecoder(byteOrderOf(bytes) ?? 'utf-8').decode(bytes.subarray(0, 4096)).trimStart();
  const looksLikeHtml =
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(head);
  if (looksLikeHtml && named !== 'markdown') return 'html';
  if (named === 'html' || named === 'markdown' || named === 'latex') return named;
  if (/\\documentclass\b|\\begin\{document\}/.test(head)) return 'latex';
  if (named === 'text') return 'text';
  if (named) {
    throw new DocumentError(
      'file_type_mismatch',
      `The name ends in .${extensionOf(fileName)}, but this file is plain text, not ${formatNames[named]}.`,
    );
  }
  if (extensionOf(fileName) === '') return 'text';
  throw unsupported(`Files of type .${extensionOf(fileName)} cannot be read. Upload ${supported}.`);
}

function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8192);
  let controls = 0;
  let zeros = 0;
  for (const byte of sample) {
    if (byte === 0) zeros += 1;
    else if (byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)) controls += 1;
  }
  if (byteOrderOf(bytes)) return false;
  return zeros > 0 ? zeros + controls > sample.length * 0.01 : controls > sample.length * 0.1;
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every(
    (byte) =>
      byte === 0 ||
      byte === 32 ||
      (byte >= 9 && byte <= 13) ||
      byte === 0xef ||
      byte === 0xbb ||
      byte === 0xbf ||
      byte === 0xfe ||
      byte === 0xff,
  );
}

function startsWith(bytes: Uint8Array, magic: readonly number[], offset = 0): boolean {
  return magic.every((byte, at) => bytes[offset + at] === byte);
}

function damaged(named: DocumentFormat | null): DocumentError {
  return new DocumentError(
    'file_damaged',
    `This file is damaged or incomplete${named ? ` and cannot be opened as ${formatNames[named]}` : ''}. Download or save it again.`,
  );
}

function unsupported(message: string): DocumentError {
  return new DocumentError('file_type_unsupported', message);
}
