import { type SourceGrade, type SourceKind, sourceKinds } from '@weekwise/domain/sources.ts';
import { isbns13 } from '../identifiers.ts';
import { soughtWork } from '../read-reading.ts';
import type { SoughtWork } from '../sought-work.ts';
import type { SourceRecord } from '../source.ts';

/** A reading of a syllabus, a text that a service may offer for it, and how a student should be told it fits. */
export interface LabelledPair {
  grade: SourceGrade | 'wrong';
  /** What makes it hard: "edition", "review". */
  hardness: string;
  /** As the syllabus prints it. */
  line: string;
  work: SoughtWork;
  record: SourceRecord;
}

const grades = ['great', 'close', 'related', 'wrong'] as const;

/**
 * Reads a table of pairs, one to a line:
 * `grade | what is hard | reading | its author | title of the text | its authors; … | kind year and other facts`.
 * An empty author stays untold. Facts are words: a kind, a year, and `name=value` with `_` for spaces
 * (`ed`, `of` for the number of editions, `lang`, `in` for the book or journal, `doi`, `isbn`, `sub`, `orig`, `editor`,
 * `pub`).
 */
export function labelledPairs(table: string): LabelledPair[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line, i) => {
      const [grade = '', hardness = '', reading = '', author = '', title = '', authors = '', facts = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const known = grades.find((one) => one === grade);
      if (!known) throw new Error(`No grade: ${line}`);
      const record = recordOf(`${i}`, title, authors, facts);
      const work = soughtWork({ title: reading, author: author === '' ? null : author, readingType: typeOf(facts) });
      return { grade: known, hardness, line: author ? `${author}, ${reading}` : reading, work, record };
    });
}

const typeOf = (facts: string): string => /(?:^|\s)type=(\S+)/.exec(facts)?.[1] ?? 'textbook';

function recordOf(id: string, title: string, authors: string, facts: string): SourceRecord {
  const words = facts.split(/\s+/);
  const named = new Map(
    words.flatMap((word) => {
      const at = word.indexOf('=');
      return at < 0 ? [] : [[word.slice(0, at), word.slice(at + 1).replaceAll('_', ' ')] as const];
    }),
  );
  const people = (list: string) => list.split(';').flatMap((name) => name.trim() || []);
  const year = words.find((word) => /^\d{4}$/.test(word));
  return {
    origin: 'crossref',
    id,
    title,
    subtitle: named.get('sub') ?? null,
    originalTitle: named.get('orig') ?? null,
    authors: people(authors),
    editors: people(named.get('editor') ?? ''),
    year: year ? Number(year) : null,
    kind: sourceKinds.find((kind: SourceKind) => words.includes(kind)) ?? 'other',
    edition: named.get('ed') ?? null,
    editionCount: named.has('of') ? Number(named.get('of')) : null,
    publisher: named.get('pub') ?? null,
    container: named.get('in') ?? null,
    volume: null,
    issue: null,
    pages: null,
    doi: named.get('doi') ?? null,
    isbns: isbns13([named.get('isbn') ?? '']),
    language: named.get('lang') ?? null,
    licence: null,
    links: [],
  };
}
