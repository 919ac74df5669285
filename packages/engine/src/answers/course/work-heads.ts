import { courseworkNouns, courseworkSynonyms } from '../../lexicon/coursework.ts';
import type { Course } from '../../syllabus/course.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { contentStems } from '../../text/words.ts';
import { allAssignments } from './course-question.ts';

const stemOf = (noun: string): readonly string[] => contentStems(noun);
/** A final is spoken of apart from the exams before it. */
const exams = new Set(['exam', 'test', 'midterm', 'prelim'].flatMap(stemOf));
/** Nouns of work that say something else in most sentences. */
const unsure = new Set(
  'final question answer reading comment form sheet brief study plan module set problem thread review participation attendance engagement video'
    .split(' ')
    .flatMap(stemOf),
);
const common = new Set(
  courseworkNouns.filter(({ certainty }) => certainty !== 'never').flatMap(({ noun }) => stemOf(noun)),
);
const short = new Map([...courseworkSynonyms].filter(([form]) => /^[a-z]+$/.test(form)));

/** What the work of a course is called in one word: "check" of "Reading check 3". */
const ownHeads = memoizeByObject((course: Course): ReadonlySet<string> => {
  const names = [
    ...allAssignments(course).map(({ title }) => title),
    ...course.gradingWeights.map(({ value }) => value.name),
  ];
  return new Set(
    names.flatMap((name) => {
      const bare = name
        .replace(/\([^)]*\)/g, ' ')
        .split(/[:,;–—]/)[0]
        ?.replace(/\b(?:[ivx]+|\d+)\b/gi, ' ');
      return contentStems(bare ?? '').slice(-1);
    }),
  );
});

/**
 * The kinds of work that a text names, each by the stem of its noun; all exams but the final are one kind.
 */
export function workHeads(text: string, course: Course): ReadonlySet<string> {
  const whole = text
    .toLowerCase()
    .replace(/\bmid-?\s?terms?(?: exams?)?\b/g, 'midterm')
    .replace(/[a-z]+/g, (word) => short.get(word) ?? word);
  const found = new Set<string>();
  if (
    /\bfinals?\b(?! (?:version|draft|paper|report|project|essay|grade|score|average|presentation|portfolio)s?\b)/.test(
      whole,
    )
  )
    found.add('final');
  const own = ownHeads(course);
  for (const stem of contentStems(whole.replace(/\bfinals?(?: exams?| tests?)?\b/g, ' '))) {
    if (exams.has(stem)) found.add('exam');
    else if (own.has(stem) || (common.has(stem) && !unsure.has(stem))) found.add(stem);
  }
  return found;
}
