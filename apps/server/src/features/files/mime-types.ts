import { extensionOf } from '@weekwise/engine/documents/detect-format.ts';

const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  htm: 'text/html',
  html: 'text/html',
  xhtml: 'application/xhtml+xml',
  md: 'text/markdown',
  markdown: 'text/markdown',
  tex: 'application/x-tex',
  txt: 'text/plain',
  text: 'text/plain',
};

/** By the name: what a browser claims to upload is never trusted, let alone sent back to another. */
export function mimeTypeOf(fileName: string): string {
  return types[extensionOf(fileName)] ?? 'application/octet-stream';
}
