import { plural, t } from '@lingui/core/macro';
import type { StudyGuide as GuideOnWire, GuidePart as PartOnWire } from '@weekwise/contracts/study-guides.ts';
import type { GuideSection } from '@weekwise/domain/study-guides.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { type CitedSentence, citedFromWire } from '../../lib/passage.ts';
import { inLine } from '../../lib/text.ts';

/** A statement, concept, term, question or reading of a guide. */
export interface GuidePart {
  id: string;
  section: GuideSection;
  /** null for a statement. */
  title: string | null;
  says: CitedSentence[];
  /** Of a reading. */
  reading: { fileId: string | null; fileName: string | null; minutes: number | null } | null;
  origin: PartOnWire['origin'];
}

/** What there is to know of a week. */
export interface Guide {
  folderId: string;
  week: number;
  topic: string | null;
  basis: GuideOnWire['basis'];
  notice: string | null;
  missingReadings: { id: string; title: string; author: string | null; pages: string | null }[];
  parts: Record<GuideSection, GuidePart[]>;
  removed: GuidePart[];
  outdated: boolean;
  source: string;
  fallback: FallbackReason | null;
  madeAt: string;
}

const part = (wire: PartOnWire): GuidePart => ({
  id: wire.id,
  section: wire.section,
  title: wire.title,
  says: wire.says.map(citedFromWire),
  reading: wire.reading && {
    fileId: wire.reading.file_id,
    fileName: wire.reading.file_name,
    minutes: wire.reading.minutes,
  },
  origin: wire.origin,
});

export const guideFromWire = (wire: GuideOnWire): Guide => ({
  folderId: wire.folder_id,
  week: wire.week_number,
  topic: wire.topic,
  basis: wire.basis,
  notice: wire.notice,
  missingReadings: wire.readings_that_would_help.map(({ reading_id, ...reading }) => ({ id: reading_id, ...reading })),
  parts: {
    overview: wire.overview.map(part),
    concept: wire.key_concepts.map(part),
    term: wire.key_vocabulary.map(part),
    question: wire.study_questions.map(part),
    reading: wire.reading_order.map(part),
  },
  removed: wire.removed.map(part),
  outdated: wire.outdated,
  source: wire.source,
  fallback: wire.fallback,
  madeAt: wire.created_at,
});

/** What a section and one of its parts are called. */
export const sections: Record<GuideSection, { name: string; part: string; title: string | null; says: string }> = {
  overview: { name: t`Overview`, part: t`statement`, title: null, says: t`Statement` },
  concept: { name: t`Key concepts`, part: t`concept`, title: t`Concept`, says: t`What it says` },
  term: { name: t`Vocabulary`, part: t`term`, title: t`Term`, says: t`Meaning` },
  question: { name: t`Study questions`, part: t`question`, title: t`Question`, says: t`Answer` },
  reading: { name: t`Read first`, part: t`reading`, title: t`Reading`, says: t`Why` },
};

/** "6 study questions, 9 key concepts, 4 terms": what is there, in one line. */
export function sayContents({ parts }: Guide): string {
  const { question, concept, term } = parts;
  return (
    inLine([
      question.length > 0 && plural(question.length, { one: '# study question', other: '# study questions' }),
      concept.length > 0 && plural(concept.length, { one: '# key concept', other: '# key concepts' }),
      term.length > 0 && plural(term.length, { one: '# term', other: '# terms' }),
    ]) || plural(parts.overview.length, { one: '# line', other: '# lines' })
  );
}

/**
 * What a part says after its words were edited as one text, a sentence or paragraph a line. A line keeps the passage of
 * the sentence that it had been: by its words, else by its place where no other line took that sentence.
 */
export function editedSentences(
  text: string,
  before: readonly CitedSentence[],
): { text: string; from: number | null }[] {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const same = lines.map((line) => before.findIndex((said) => said.text === line));
  const taken = new Set(same.filter((at) => at >= 0));
  return lines.map((line, i) => {
    const unchanged = same[i] ?? -1;
    if (unchanged >= 0) return { text: line, from: unchanged };
    const inPlace = lines.length === before.length && i < before.length && !taken.has(i);
    return { text: line, from: inPlace ? i : null };
  });
}
