import { passagesOfDocument } from '../../passages/of-document.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Reading } from '../../syllabus/course.ts';
import { titleLikeness } from '../../text/title-likeness.ts';
import { chapterIn, filesOfReading, type NamedDocument } from '../evidence/files-of-reading.ts';
import { pathOf } from './sections-of.ts';

const alike = 0.8;
const mostTitles = 2;

/** Returns the titles at the head of a document: its own, and the chapter's where it is a chapter of a book. */
export function titlesOf(documentId: string, index: PassageIndex): string[] {
  const passages = passagesOfDocument(index, documentId);
  const first = passages.find(({ headingPath }) => headingPath.length > 0);
  const second = passages.find((passage) => pathOf(passage).length > 1);
  return [...new Set([first, second].flatMap((passage) => (passage ? pathOf(passage).slice(0, mostTitles) : [])))];
}

/** "Reading 5 and Reading 6 again": readings that are told apart by their numbers alone. */
function numberedParts(title: string): string[] {
  const parts = title.split(/\s*(?:[,;&]|\band\b)\s*/).map((part) => part.replace(/\s+again\b/i, '').trim());
  return parts.every((part) => /^\p{L}[\p{L} ]*\s#?\d{1,3}$/u.test(part)) ? parts : [];
}

/**
 * Finds the documents of a planned reading: those that are named after it or tied to it, else those that open with its
 * title.
 */
export function documentsOfReading(
  reading: Reading,
  documents: readonly NamedDocument[],
  index: PassageIndex,
): NamedDocument[] {
  const called = filesOfReading(documents)(reading);
  if (called.length > 0) return called;
  const parts = numberedParts(reading.title);
  if (parts.length > 1) {
    const found = parts.flatMap((title) => documentsOfReading({ ...reading, title }, documents, index));
    return [...new Set(found)];
  }
  const chapter = chapterIn(`${reading.title} ${reading.pages ?? ''}`);
  return documents.filter(({ id, name }) => {
    const titles = titlesOf(id, index);
    const own = chapterIn([name.replace(/[_-]/g, ' '), ...titles].join(' '));
    const isOther = chapter !== null && own !== null && chapter !== own;
    return !isOther && titles.some((title) => titleLikeness(title, reading.title) >= alike);
  });
}
