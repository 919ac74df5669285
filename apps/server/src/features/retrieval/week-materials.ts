import type { FileRole } from '@weekwise/domain/documents.ts';
import { filesOfReading } from '@weekwise/engine/answers/evidence/files-of-reading.ts';
import { countWords } from '@weekwise/engine/answers/render/shorten.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { type PassageIndex, sentenceEnd } from '@weekwise/engine/passages/passage-index.ts';
import { rank } from '@weekwise/engine/passages/rank.ts';
import { contentStems } from '@weekwise/engine/text/words.ts';

/** What a week is about, as the plan says. */
export interface WeekSubject {
  topic: string | null;
  readings: { title: string; author: string | null; pages?: string | null; fileIds?: readonly string[] }[];
  /** Files that the student has put to the week. */
  fileIds?: readonly string[];
  /** The student asks for this topic: whatever the folder says on it will do. */
  isAsked?: boolean;
}

/** Of the rest of the folder: a lecture's worth. */
const mostRanked = 40;
/** Fewer words, out of files that are called otherwise, teach nobody a topic. */
const fewestWords = 250;
/** Share of a subject's weight that a sentence, with the headings above it, must have. */
const spokenOf = 0.7;
/** A subject of one word, in no heading: so often in one passage it is no chance. */
const oftenSaid = 3;

/** A reading of a plan, with the files that the student has tied to it. */
interface PlannedReading {
  title: string;
  author?: string | null;
  pages?: string | null;
  fileIds?: readonly string[] | undefined;
}

/**
 * Tells of each reading which of these files it is: the student has tied them to it, or called them so. One look at
 * the files does for all.
 */
export function filesByReading<F extends { id: string; name: string }>(
  files: readonly F[],
): (reading: PlannedReading) => F[] {
  const filesOf = filesOfReading(files);
  return ({ fileIds, ...reading }) => filesOf({ ...reading, ...(fileIds && { documentIds: fileIds }) });
}

/** Whether a file is a reading. */
export const isReading = (file: { id: string; name: string }, reading: PlannedReading): boolean =>
  filesByReading([file])(reading).length > 0;

/** Finds the files that are a week's readings, or were put to it. */
function readingsAmong(
  files: readonly { id: string; name: string }[],
  { readings, fileIds = [] }: WeekSubject,
): Set<string> {
  const put = files.filter(({ id }) => fileIds.includes(id));
  return new Set([...readings.flatMap(filesByReading(files)), ...put].map(({ id }) => id));
}

/** Finds the readings that the folder has no file of: uploading them would help. */
export function missingReadings<R extends { title: string; fileIds?: readonly string[] }>(
  files: readonly { id: string; name: string; role: FileRole }[],
  readings: readonly R[],
): R[] {
  const filesOf = filesByReading(files.filter(({ role }) => role === 'material'));
  return readings.filter((reading) => filesOf(reading).length === 0);
}

/**
 * The passages of a week: its readings whole where files are tied to them or named after them, and what the folder has
 * on its topic and titles besides; in reading order. Where none of the readings that the plan names is there, only
 * sections under headings of the topic count: the student is told what is missing, and gets nothing made of other
 * texts. The syllabus itself is no reading.
 */
export function weekPassages(
  index: PassageIndex,
  files: readonly { id: string; name: string; role: FileRole }[],
  subject: WeekSubject,
): Passage[] {
  const materials = files.filter(({ role }) => role === 'material');
  const ids = new Set(materials.map(({ id }) => id));
  const readings = readingsAmong(materials, subject);
  const isMissing = readings.size === 0 && subject.readings.length > 0 && !subject.isAsked;
  const found = subjectsOf(subject).map((about) => passagesAbout(index, about, ids, isMissing));
  const near = new Set(inTurns(found).slice(0, mostRanked));
  const passages = index.passages.filter(
    ({ documentId, role }, p) => role === 'body' && (readings.has(documentId) || near.has(p)),
  );
  // What only touches on the topic is no reading: the week is better made of its syllabus.
  return readings.size > 0 || isWorthReading(index, passages) ? passages : [];
}

/** Whether passages from here and there are enough to learn from, or all of a file that is short. */
function isWorthReading({ passages }: PassageIndex, near: readonly Passage[]): boolean {
  if (near.reduce((sum, { text }) => sum + countWords(text), 0) >= fewestWords) return true;
  const chosen = new Set(near);
  const leftOut = new Set(passages.flatMap((each) => (chosen.has(each) ? [] : each.documentId)));
  return near.some(({ documentId }) => !leftOut.has(documentId));
}

interface Subject {
  text: string;
  /** Its words, without those that any plan has. */
  stems: string[];
}

/** What a week is about: the topic "Nature or Nurture?; Culture and Health" names three things, a title one. */
function subjectsOf({ topic, readings }: WeekSubject): Subject[] {
  const parts = [...(topic ?? '').split(/[;:,/&|•–—]|\s-\s|\band\b/i), ...readings.map(({ title }) => title)];
  return [...new Set(parts)]
    .map((text) => ({ text, stems: [...new Set(contentStems(text))].filter(isSubject) }))
    .filter(({ stems }) => stems.length > 0);
}

/** Words that any plan has say nothing of what a week is about. */
const ofPlans = new Set(
  contentStems(
    'chapter part section unit module week lecture reading introduction intro overview review course class discussion conclusion study exam',
  ),
);
const isSubject = (stem: string): boolean => !ofPlans.has(stem) && !/^\d/.test(stem);

/**
 * Places in the index of the passages of these files that speak of a subject, and do not only share a word with it;
 * best first.
 */
function passagesAbout(
  index: PassageIndex,
  { text, stems }: Subject,
  ids: ReadonlySet<string>,
  isHeaded: boolean,
): number[] {
  const wanted = stems.map((stem) => index.termNumbers.get(stem) ?? 0);
  const weightOf = (term: number): number => index.termWeight[term] ?? 0;
  const total = wanted.reduce((sum, term) => sum + weightOf(term), 0);
  const placeOf = new Map(index.passages.map((passage, p) => [passage, p]));
  const speaksOfIt = (p: number): boolean => {
    const [headings = new Set<number>(), ...sentences] = sentencesAt(index, p);
    if (isHeaded) return wanted.every((term) => term !== 0 && headings.has(term));
    if (stems.length === 1) {
      const [only = 0] = wanted;
      return only !== 0 && (headings.has(only) || countAt(index, p, only) >= oftenSaid);
    }
    return [headings, ...sentences].some((sentence) => {
      const said = wanted.filter((term) => term !== 0 && (sentence.has(term) || headings.has(term)));
      return said.length >= 2 && said.reduce((sum, term) => sum + weightOf(term), 0) >= total * spokenOf;
    });
  };
  return rank(index, text, { limit: mostRanked })
    .map(({ passage }) => placeOf.get(passage) ?? -1)
    .filter((p) => ids.has(index.passages[p]?.documentId ?? '') && speaksOfIt(p));
}

/** The headings' terms, then those of each sentence. */
function sentencesAt(index: PassageIndex, p: number): Set<number>[] {
  const sentences = [new Set<number>()];
  for (const term of index.terms.subarray(index.start[p], index.start[p + 1])) {
    if (term === sentenceEnd) sentences.push(new Set());
    else sentences.at(-1)?.add(term);
  }
  return sentences;
}

const countAt = (index: PassageIndex, p: number, term: number): number =>
  index.terms.subarray(index.start[p], index.start[p + 1]).filter((other) => other === term).length;

/** The best of each first, then the second best. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)));
  return [...new Set(turns.flat())];
}
