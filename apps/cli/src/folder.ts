import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { distinctName, nameKey } from '@weekwise/contracts/files-names.ts';
import type { Document } from '@weekwise/engine/documents/document.ts';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import type { Course } from '@weekwise/engine/syllabus/course.ts';
import { readSyllabus } from '@weekwise/engine/syllabus/read-syllabus.ts';

export interface ReadFile {
  /** Path below the folder, told apart from what looks the same; the document's id. */
  name: string;
  document: Document;
}

const readable = /\.(?:pdf|docx|html?|md|markdown|txt|tex|pptx|odt)$/i;
const namedSyllabus = /syllab|course[ _-]?(?:outline|plan|schedule)/i;
/** Fewer weeks than this make no schedule. */
const fewestWeeks = 3;

/**
 * Reads every document below a folder, in the order of their names. What cannot be read is named on standard error.
 * @throws Error where there is no such folder or nothing in it can be read
 */
export async function readFolder(folder: string): Promise<ReadFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && readable.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files: ReadFile[] = [];
  const taken = new Set<string>();
  for (const path of paths) {
    const name = distinctName(relative(folder, path), taken);
    try {
      files.push({ name, document: await readDocument(new Uint8Array(await readFile(path)), name) });
      taken.add(nameKey(name));
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      process.stderr.write(`weekwise: ${name} was left out: ${error.message}\n`);
    }
  }
  if (files.length === 0) throw new Error(`there is no readable document in "${folder}"`);
  return files;
}

/** The folder's syllabus: the file named so, else the one with the longest schedule; null where none has a schedule. */
export function findSyllabus(files: ReadFile[], today: string): { course: Course; documentId: string } | null {
  const candidates = files
    .map(({ name, document }) => ({ documentId: name, course: readSyllabus(document, { today }) }))
    .filter(({ course }) => course.weeks.length >= fewestWeeks);
  const named = candidates.filter(({ documentId }) => namedSyllabus.test(documentId));
  const best = (named.length > 0 ? named : candidates).sort((x, y) => y.course.weeks.length - x.course.weeks.length);
  return best[0] ?? null;
}
