import { detectFormat } from './detect-format.ts';
import type { Document } from './document.ts';
import { DocumentError } from './errors.ts';
import { limitsOf, type ReadOptions } from './limits.ts';

/**
 * Reads a file of any supported format, told by its content before its name. Pure: no network, no disk, no clock.
 *
 * Heavy parsers are loaded when first needed. The work is synchronous in long stretches: a server calls this in a
 * worker thread with limits on time and memory.
 * @param fileName the name under which the file was uploaded; only its extension matters.
 * @throws DocumentError with any code but `reading_timed_out` and `reading_out_of_memory`, which the caller's worker
 * decides.
 */
export async function readDocument(bytes: Uint8Array, fileName: string, options: ReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  if (bytes.length > limits.fileBytes) {
    const megabytes = Math.round(limits.fileBytes / 1024 / 1024);
    throw new DocumentError(
      'file_too_large',
      `This file is larger than ${megabytes} MB. Upload a smaller copy, or only the part that you need.`,
    );
  }
  const format = detectFormat(bytes, fileName);
  try {
    return await readAs(format, bytes, options);
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError(
      'file_damaged',
      'This file is damaged in a way that keeps it from being read. Save it again from the program that made it.',
      { cause: error },
    );
  }
}

async function readAs(format: Document['format'], bytes: Uint8Array, options: ReadOptions): Promise<Document> {
  switch (format) {
    case 'html':
      return (await import('./html/read-html.ts')).readHtml(bytes, options);
    case 'markdown':
      return (await import('./markdown/read-markdown.ts')).readMarkdown(bytes, options);
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf(bytes, options);
    case 'docx':
      return (await import('./docx/read-docx.ts')).readDocx(bytes, options);
    case 'latex':
      return (await import('./latex/read-latex.ts')).readLatex(bytes, options);
    case 'text':
      return (await import('./text/read-text.ts')).readText(bytes, options);
    case 'pptx':
      return (await import('./pptx/read-pptx.ts')).readPptx(bytes, options);
    case 'odt':
      return (await import('./odt/read-odt.ts')).readOdt(bytes, options);
  }
}
