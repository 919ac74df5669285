import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Document } from '@weekwise/engine/documents/document.ts';
import { readDocument } from '@weekwise/engine/documents/read-document.ts';

/**
 * An item of the labels. Besides its own value, `title_alt`, `title_any` and `alt_titles` are other renderings that
 * count.
 */
export interface GoldItem {
  title: string;
  author?: string | null;
  pages?: string | null;
  due_date?: string | null;
  assignment_type?: string;
  optional?: boolean;
  graduate_only?: boolean;
  [field: string]: unknown;
}

export interface GoldWeek {
  week_number: number | null;
  topic: string | null;
  start_date: string | null;
  readings?: GoldItem[];
  assignments?: GoldItem[];
  do_not_score?: string[];
  [field: string]: unknown;
}

/** What somebody wrote by hand of a syllabus; NOTES.md beside the data says by which conventions. */
export interface Gold {
  source?: { repo?: string };
  file: string;
  course_name: string | null;
  professor_name: string | null;
  weeks?: GoldWeek[];
  assignments_outside_schedule?: GoldItem[];
  do_not_score?: string[];
  unsure?: unknown[];
  year_not_stated?: boolean;
  [field: string]: unknown;
}

export interface Labelled {
  name: string;
  group: string;
  gold: Gold;
  document: Document;
  /** It does not stand in the folder beside the project, with which in view the rules were written. */
  unseen: boolean;
}

/** Documents of one owner stand in one fold; a document whose label names none stands alone. */
export const groupOf = (gold: Pick<Gold, 'source' | 'file'>): string => gold.source?.repo?.split('/')[0] ?? gold.file;

/** The labelled documents of a folder, in the order of their names. A document that cannot be read is left out. */
export async function readLabelled(directory: string, unseen: boolean): Promise<Labelled[]> {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.gold.json'))
    .sort();
  const labelled: Labelled[] = [];
  for (const file of names) {
    const gold = JSON.parse(readFileSync(join(directory, file), 'utf8')) as Gold;
    const name = basename(file, '.gold.json');
    const document = await readDocument(new Uint8Array(readFileSync(join(directory, gold.file))), gold.file).catch(
      () => null,
    );
    if (document) labelled.push({ name, group: groupOf(gold), gold, document, unseen });
  }
  return labelled;
}

/** Every rendering of a field that counts as right; null where the label says that there is none. */
export function renderings(item: object, field: string): (string | null)[] {
  const record = item as Record<string, unknown>;
  return [record[field], record[`${field}_alt`], record[`${field}_any`], record[`alt_${field}s`]]
    .flat()
    .filter((value): value is string | null => typeof value === 'string' || value === null);
}
