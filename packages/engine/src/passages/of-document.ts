import { memoizeByObject } from '../text/memoize.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';

const none: readonly Passage[] = [];

/** A question asks for those of the syllabus some twenty times, however many files the folder has. */
const byDocument = memoizeByObject(({ passages }: PassageIndex) =>
  Map.groupBy(passages, ({ documentId }) => documentId),
);

/** The passages of one document, in reading order. */
export const passagesOfDocument = (index: PassageIndex, documentId: string | undefined): readonly Passage[] =>
  (documentId === undefined ? undefined : byDocument(index).get(documentId)) ?? none;
