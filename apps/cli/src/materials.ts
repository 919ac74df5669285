import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Document } from '@weekwise/engine/documents/document.ts';
import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import { cutPassages } from '@weekwise/engine/passages/cut.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';

export interface LoadedMaterials {
  passages: Passage[];
  /** By document id: the path as given. */
  documents: Map<string, Document>;
}

/**
 * Reads the files named on the command line. What cannot be read is named on standard error.
 * @throws Error where none of them can be read
 */
export async function readMaterials(paths: readonly string[]): Promise<LoadedMaterials> {
  const documents = new Map<string, Document>();
  const passages: Passage[] = [];
  for (const path of paths) {
    try {
      const document = await readDocument(new Uint8Array(await readFile(path)), basename(path));
      documents.set(path, document);
      passages.push(...cutPassages(document, path));
    } catch (error) {
      if (paths.length === 1) throw error;
      process.stderr.write(
        `weekwise: ${path} was left out: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    }
  }
  if (documents.size === 0) throw new Error('none of these files could be read');
  return { passages, documents };
}
