import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { type AcceptedUpload, storeUpload } from '../files/upload.service.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import type { TaskOptions } from '../tasks/tasks.service.ts';

export interface PastedSyllabus {
  folderId: string;
  text: string;
  options: Pick<TaskOptions, 'level' | 'confidenceThreshold'>;
}

/** A syllabus as text becomes a file like any other, so that its plan has lines to point at. */
export async function processText(
  deps: Pick<Deps, 'db' | 'drives' | 'jobs' | 'clock' | 'newId' | 'logger' | 'config' | 'hooks'>,
  userId: string,
  { folderId, text, options }: PastedSyllabus,
): Promise<AcceptedUpload> {
  await requireFolder(deps.db, userId, folderId);
  if (text.trim() === '') throw new AppError('file_empty');
  const name = `Pasted syllabus.${looksLikeMarkdown(text) ? 'md' : 'txt'}`;
  async function* bytes() {
    yield new TextEncoder().encode(text);
  }
  return storeUpload(deps, userId, { folderId, role: 'syllabus', name, source: bytes(), options });
}

/** Headings or a table's delimiter row. HTML and LaTeX show themselves to the reader. */
function looksLikeMarkdown(text: string): boolean {
  return /^#{1,6} \S/m.test(text) || /^\s*\|?\s*:?-{3,}:?\s*\|/m.test(text);
}
