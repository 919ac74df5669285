import type { PassageIndex } from '../passages/passage-index.ts';
import type { Answer } from './answer-types.ts';
import { answerFromPassages } from './evidence/answer-from-passages.ts';
import { readQuestion } from './question/question.ts';
import { readingNamed, saysAnythingOf } from './question/reading-named.ts';
import type { AnswerContext } from './records.ts';
import { sentence } from './render/answer-line.ts';
import { answerTold } from './render/answer-told.ts';

/** What one reading says, where the question names it; null where it names none. */
export function answerFromReading(alone: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const { documents, syllabus = null } = context;
  const asked = documents && readingNamed(alone, documents, syllabus?.course ?? null);
  if (!asked) return null;
  const { rest, about, documentIds, reading } = asked;
  const isSilent = documentIds.size > 0 && !saysAnythingOf(about, documentIds, index);
  if (documentIds.size > 0 && !isSilent)
    return answerFromPassages(readQuestion(rest), rest, index, context, documentIds);
  // A review of a book may tell what the book argues.
  if (asked.isWhole && speaksOfName(asked.name, index, syllabus?.documentId)) return null;
  const none = isSilent
    ? sentence(`${asked.name} says nothing about ${about}.`)
    : sentence(
        asked.isWhole === 'several'
          ? `Your files have nothing by ${asked.name}. Add the reading, and ask me again.`
          : `“${reading?.title}” isn’t in your files. Add it, and ask me again.`,
        reading?.evidence,
      );
  const told = answerTold([none], syllabus?.documentId ?? '', index);
  return { ...told, abstained: true, reason: 'not-answered', confidence: 0 };
}

/** Whether a file of the folder other than the syllabus has a name. */
function speaksOfName(name: string, { passages }: PassageIndex, syllabusId: string | undefined): boolean {
  const surname = name.split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return passages.some(
    ({ documentId, role, text }) =>
      documentId !== syllabusId &&
      role === 'body' &&
      text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(surname),
  );
}
