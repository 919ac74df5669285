import type { Citation } from '@weekwise/engine/answers/citation.ts';
import { type Document, pageName } from '@weekwise/engine/documents/document.ts';

/** The documents of a command by their id. */
export type Documents = ReadonlyMap<string, Document>;

/** "reader.pdf, p. iv": a document and the page that a reader would cite. */
export function citedPlace({ documentId, page }: Pick<Citation, 'documentId' | 'page'>, documents: Documents): string {
  if (page === null) return documentId;
  const document = documents.get(documentId);
  const isHard = document?.hardPages?.includes(page) ?? false;
  return `${documentId}, p. ${pageName(page, document?.pageLabels)}${isHard ? ' (hard to read)' : ''}`;
}
