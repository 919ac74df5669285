import type { CitedSentence, GuidePart as PartOnWire, StudyGuide } from '@weekwise/contracts/study-guides.ts';
import type { Citation } from '@weekwise/engine/answers/citation.ts';
import { type Shortage, shortageReasons } from '@weekwise/engine/vocabulary/shortage.ts';
import type { Executor } from '../../db/client.ts';
import { citationsOf } from '../files/citations.ts';
import { fileNames } from '../files/files.service.ts';
import { shownPart } from './guide-edits.service.ts';
import type { GuidePartRow } from './study-guide.repo.ts';
import type { WeekGuide } from './study-guide.service.ts';
import { lackOf } from './week-notice.ts';

const fromSyllabus = 'Your files hold too little on this week, so this is from the syllabus alone.';
const wouldHelp = 'The readings below would help.';
/** That there is little is said already by saying what the guide is made of. */
const little: readonly (Shortage | null)[] = [null, 'no-text', 'too-little-text', 'too-few-facts'];

/**
 * What the student is told of a guide: what it is made of where that is not the week's readings, and why there is no
 * more.
 */
function noticeOf({ guide, missing, readings }: WeekGuide): string | null {
  const { basis, shortage } = guide;
  const help = missing.length > 0 ? [wouldHelp] : [];
  const why = shortage ? [shortageReasons[shortage]] : [];
  if (basis === 'syllabus') return [...(little.includes(shortage) ? [] : why), fromSyllabus, ...help].join(' ');
  const lack = lackOf(missing.length, readings);
  return lack ? [lack, ...help].join(' ') : (why[0] ?? null);
}

/** A guide as it travels, each sentence with its place. */
export async function toStudyGuide(db: Executor, stored: WeekGuide): Promise<StudyGuide> {
  const { guide, parts, missing, week, outdated } = stored;
  const onWire = await toParts(db, parts);
  const kept = (section: PartOnWire['section']) =>
    onWire.filter((part) => part.section === section && !part.isRemoved).map(({ isRemoved: _, ...part }) => part);
  return {
    folder_id: guide.folderId,
    week_number: week.number,
    topic: week.topic,
    basis: guide.basis,
    notice: noticeOf(stored),
    readings_that_would_help: missing.map(({ id, title, author, pages }) => ({ reading_id: id, title, author, pages })),
    overview: kept('overview'),
    key_concepts: kept('concept'),
    key_vocabulary: kept('term'),
    study_questions: kept('question'),
    reading_order: kept('reading'),
    removed: onWire.filter(({ isRemoved }) => isRemoved).map(({ isRemoved: _, ...part }) => part),
    outdated,
    source: guide.source,
    fallback: guide.fallback,
    created_at: guide.createdAt.toISOString(),
  };
}

async function toParts(db: Executor, rows: readonly GuidePartRow[]): Promise<(PartOnWire & { isRemoved: boolean })[]> {
  const parts = rows.map((row) => ({ row, part: shownPart(row) }));
  const sentences = await citedSentences(
    db,
    parts.flatMap(({ part }) => part.says),
  );
  const files = parts.flatMap(({ part }) => part.reading?.fileId ?? []);
  const names = await fileNames(db, files);
  let from = 0;
  return parts.map(({ row, part }) => {
    const says = sentences.slice(from, from + part.says.length);
    from += part.says.length;
    const { fileId, minutes } = part.reading ?? { fileId: null, minutes: null };
    const file_name = fileId === null ? null : (names.get(fileId) ?? null);
    return {
      id: row.id,
      section: row.section,
      title: part.title,
      says,
      reading: part.reading && { file_id: fileId, file_name, minutes },
      origin: row.edited === null ? 'made' : row.made === null ? 'added' : 'edited',
      isRemoved: row.removedAt !== null,
    };
  });
}

/** Sentences with the places where they can be opened. */
export async function citedSentences(
  db: Executor,
  sentences: readonly { text: string; citation: Citation | null }[],
): Promise<CitedSentence[]> {
  const cited = sentences.flatMap(({ citation }) => citation ?? []);
  const found = new Map((await citationsOf(db, cited)).map((citation) => [citation.number, citation]));
  let number = 0;
  return sentences.map(({ text, citation }) => ({ text, citation: citation ? (found.get(++number) ?? null) : null }));
}
