import type { GuideSection } from '@weekwise/domain/study-guides.ts';
import { stableHash } from '@weekwise/engine/activities/hash.ts';
import type { StudyGuide } from '@weekwise/engine/guides/study-guide.ts';
import type { CitedSentence } from '@weekwise/engine/guides/summary.ts';
import type { WeekOutline } from '@weekwise/engine/guides/week-outline.ts';
import type { GuidePart } from '../../db/stored/guide-part.ts';

export interface MadePart {
  section: GuideSection;
  /** The same for the same part of a guide that is made anew. */
  key: string;
  part: GuidePart;
}

/** The parts of a guide that was made from materials. */
export function partsOfGuide(guide: StudyGuide, fileName: (id: string) => string): MadePart[] {
  const { overview, keyConcepts, keyVocabulary, studyQuestions, readingOrder } = guide;
  return once([
    ...overview.map(statement),
    ...keyConcepts.map(({ name, points }) => named('concept', name, points)),
    ...keyVocabulary.map(({ term, abbreviation, definition, citation }) => {
      const title = abbreviation === null ? term : `${term} (${abbreviation})`;
      return named('term', title, [{ text: definition, citation }]);
    }),
    ...studyQuestions.map(({ question, modelAnswer }) => named('question', question, modelAnswer)),
    ...readingOrder.map(({ documentId, reason, minutes }) =>
      reading(fileName(documentId), reason, { fileId: documentId, minutes }),
    ),
  ]);
}

/** The parts of a guide that only the syllabus is known for. */
export function partsOfOutline({ lines, questions }: WeekOutline, readings: readonly { title: string }[]): MadePart[] {
  return once([
    ...lines.map(statement),
    ...questions.map(({ question, line }) => named('question', question, [line])),
    ...readings.map(({ title }) => reading(title, 'Upload it, and it becomes part of this guide.', null)),
  ]);
}

function statement(sentence: CitedSentence): MadePart {
  return made('overview', sentence.text, { title: null, says: [sentence], reading: null });
}

function named(section: GuideSection, title: string, says: CitedSentence[]): MadePart {
  return made(section, title, { title, says, reading: null });
}

function reading(title: string, reason: string, file: { fileId: string; minutes: number } | null): MadePart {
  const says = [{ text: reason, citation: null }];
  return made('reading', file?.fileId ?? title, { title, says, reading: file ?? { fileId: null, minutes: null } });
}

function made(section: GuideSection, known: string, part: GuidePart): MadePart {
  return { section, key: stableHash(known.toLowerCase()), part };
}

/** A model may say a thing twice. */
function once(parts: readonly MadePart[]): MadePart[] {
  return [...new Map(parts.toReversed().map((part) => [`${part.section}/${part.key}`, part])).values()].toReversed();
}
