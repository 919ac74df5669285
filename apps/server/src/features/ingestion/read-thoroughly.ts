import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import type { ExtractedItem } from '../../db/stored/plan-item.ts';
import type {
  DocumentReader,
  PackedDocument,
  ReadingOptions,
  UnderstoodSyllabus,
} from '../../reading/document-reader.ts';

interface Interpretation {
  document: PackedDocument;
  syllabus: UnderstoodSyllabus;
}

/** The ways in which pasted text can be meant. */
const extensions = ['txt', 'md', 'html'];

/**
 * Reads text in every way it can be meant and keeps the one whose plan is surest: the most weeks, readings and
 * assignments, each counted by its confidence. Throws what the first way throws when none can be read.
 */
export async function readThoroughly(
  reader: DocumentReader,
  bytes: ArrayBuffer,
  file: { id: string },
  options: ReadingOptions,
): Promise<Interpretation> {
  const found: Interpretation[] = [];
  let fault: unknown;
  for (const extension of extensions) {
    try {
      const document = await reader.read(bytes.slice(0), `text.${extension}`, options);
      found.push({ document, syllabus: await reader.understand(document.packed, file.id, options) });
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      fault ??= error;
    }
  }
  const [best] = found.sort((a, b) => certainty(b.syllabus.items) - certainty(a.syllabus.items));
  if (!best) throw fault;
  return best;
}

function certainty(items: readonly ExtractedItem[]): number {
  const counted = items.filter(({ kind }) => kind === 'week' || kind === 'reading' || kind === 'assignment');
  return counted.reduce((sum, { confidence }) => sum + confidence, 0);
}
