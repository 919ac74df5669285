import { linkKinds, type SearchMode, type SourceGrade, sourceGrades } from '@weekwise/domain/sources.ts';
import { compareAuthors, namesAgree } from './compare-authors.ts';
import { gradeSource } from './grade-source.ts';
import type { Grading } from './grading.ts';
import { mergeRecords } from './merge-records.ts';
import { borneOut } from './named-readings.ts';
import { person } from './people.ts';
import type { SoughtWork } from './sought-work.ts';
import type { GradedSource, Source, SourceRecord } from './source.ts';

/** The least nearness of a related text that is shown; a precise search shows none. */
const leastNearness: Record<SearchMode, number> = { precise: Number.POSITIVE_INFINITY, balanced: 1, broad: 0 };

type Graded = { source: Source; grading: Grading };

/**
 * What the services found, told once for each text, best first, each with its grade and reason; wrong ones are left
 * out.
 */
export function gradeSources(work: SoughtWork, records: readonly SourceRecord[], mode: SearchMode): GradedSource[] {
  const sources = mergeRecords(records);
  const read = sources.map((source) => borneOut(work, source)).find((reading) => reading !== work) ?? work;
  const first = sources.map((source) => ({ source, grading: gradeSource(read, source) }));
  const known = withGivenNames(read, first);
  const graded = known === read ? first : first.map(({ source }) => ({ source, grading: gradeSource(known, source) }));
  return doubtful(read, graded)
    .flatMap(({ source, grading: { grade, reason, nearness } }) =>
      grade === 'wrong' || (grade === 'related' && nearness < leastNearness[mode])
        ? []
        : [{ source, grade, reason, nearness }],
    )
    .sort(better)
    .map(({ source, grade, reason }) => ({ source, grade, reason }));
}

/** Syllabi name authors by family: the work itself, once found, tells who is meant. */
function withGivenNames(work: SoughtWork, graded: readonly Graded[]): SoughtWork {
  if (!work.authors.some((name) => person(name).given.length === 0)) return work;
  const found = graded.filter(({ source, grading }) => grading.grade === 'great' && source.authors.length > 0);
  const full = found.map(({ source }) => source.authors);
  const [names] = full;
  // Two authors of the same family name: which one is meant stays open.
  if (!names || full.some((other) => !namesAgree(compareAuthors({ authors: names }, { authors: other, editors: [] }))))
    return work;
  return { ...work, authors: names };
}

/** Without an author in the syllabus, several authors' texts of one title cannot all be the one that is meant. */
function doubtful(work: SoughtWork, graded: readonly Graded[]): Graded[] {
  if (work.authors.length > 0 || work.doi !== null || work.isbn !== null) return [...graded];
  const great = graded.filter(({ grading }) => grading.grade === 'great');
  const names = great.map(({ source }) => source.authors).filter((authors) => authors.length > 0);
  const differ = names.some(
    (authors) => names[0] && compareAuthors({ authors: names[0] }, { authors, editors: [] }) === 'other',
  );
  if (!differ) return [...graded];
  const reason = 'Same title; several authors have used it, and the syllabus names none.';
  return graded.map((one) =>
    one.grading.grade === 'great' ? { ...one, grading: { grade: 'close', reason, nearness: 2 } } : one,
  );
}

type Ranked = GradedSource & { nearness: number };

function better(a: Ranked, b: Ranked): number {
  return (
    rank(a.grade) - rank(b.grade) ||
    b.nearness - a.nearness ||
    linkRank(a.source) - linkRank(b.source) ||
    (b.source.year ?? 0) - (a.source.year ?? 0) ||
    b.source.records.length - a.source.records.length ||
    (a.source.key < b.source.key ? -1 : 1)
  );
}

const rank = (grade: SourceGrade): number => sourceGrades.indexOf(grade);
const linkRank = ({ links }: Source): number => (links[0] ? linkKinds.indexOf(links[0].kind) : linkKinds.length);
