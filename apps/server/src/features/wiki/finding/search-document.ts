import type { PublishedCourse } from '../../../db/stored/published-course.ts';
import { filterLexemes, lexeme, searchWords, universityKey } from './search-words.ts';

/** What is stored of a page for finding it. */
export interface SearchDocument {
  /** What the course is called, as a `tsvector`. */
  names: string;
  /** Everything that it says, and what it is filtered by, as a `tsvector`. */
  words: string;
  /** The words as they are spelt, sorted, each once. */
  spellings: string[];
}

/** From A, which counts most, to D. */
type Weight = 'A' | 'B' | 'C' | 'D';
type Weighted = [text: string | null, weight: Weight];

/** Of one page: a page of nothing but different words does not fill the index. */
const mostWords = 5_000;
const longestSpelling = 40;

export function searchDocument(page: PublishedCourse): SearchDocument {
  const names: Weighted[] = [
    [page.title, 'A'],
    [page.courseCode, 'B'],
    [page.subject, 'B'],
    [page.professorName, 'C'],
    [page.university, 'C'],
  ];
  const everything = [...names, ...said(page)];
  const spellings = new Set<string>();
  for (const [text] of everything) {
    for (const { word } of searchWords(text ?? '')) if (word.length <= longestSpelling) spellings.add(word);
  }
  return {
    names: toVector(names),
    words: [toVector(everything), ...filterLexemes(filtersOf(page))].join(' '),
    spellings: [...spellings].slice(0, mostWords).sort(),
  };
}

const filtersOf = ({ subject, university, academicLevel }: PublishedCourse) => ({
  subject,
  academicLevel,
  university: university === null ? null : universityKey(university),
});

function said({ description, term, plan, guides }: PublishedCourse): Weighted[] {
  return [
    [description, 'B'],
    [term, 'D'],
    ...plan.weeks.flatMap((week): Weighted[] => [
      [week.topic, 'B'],
      ...week.readings.map(({ title, author }): Weighted => [`${author ?? ''} ${title}`, 'C']),
      ...week.assignments.map(({ title }): Weighted => [title, 'D']),
      ...week.vocabulary.map(({ term: word }): Weighted => [word, 'C']),
    ]),
    ...plan.assignmentsOutside.map(({ title }): Weighted => [title, 'D']),
    ...Object.values(guides).flatMap(({ key_concepts }) => key_concepts.map(({ title }): Weighted => [title, 'D'])),
  ];
}

/** Each word once, with the best weight that it has. */
function toVector(texts: readonly Weighted[]): string {
  const best = new Map<string, Weight>();
  for (const [text, weight] of texts) {
    for (const { stem } of searchWords(text ?? '')) {
      const known = best.get(stem);
      if (known === undefined ? best.size < mostWords : weight < known) best.set(stem, weight);
    }
  }
  return [...best].map(([word, weight]) => `${lexeme(word)}:1${weight}`).join(' ');
}
