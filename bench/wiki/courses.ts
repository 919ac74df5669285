import { wikiLevel, wikiSubject } from '@weekwise/contracts/wiki-page.ts';
import { SeededRandom } from '../random.ts';

type Random = () => number;

const randomFrom = (seed: number): Random => {
  const source = new SeededRandom(seed);
  return () => source.next();
};

const syllables =
  'ka lo mi ter sa ven dor qui pel han ru bri sto fa gen nel vi cor mas tin ul ger po lex ar wen dis om'.split(' ');
const kinds = [
  'Introduction to',
  'Topics in',
  'History of',
  'Advanced',
  'Foundations of',
  'Seminar in',
  'Methods of',
  'Principles of',
];
const names =
  'Introduction,Society,Culture,Energy,Motion,Memory,Language,Markets,Cells,Networks,Justice,Rivers,Cities,Ethics,Revolution,Climate,Perception,Empire,Probability,Narrative'.split(
    ',',
  );

/**
 * A made-up word; low numbers are frequent ones (`pick`), so that words are as unevenly spread as those of a language.
 */
function madeWord(number: number): string {
  let word = '';
  for (let rest = number + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
}

/**
 * B. Mandelbrot, "An informational theory of the statistical structure of language", 1953: the n-th word is about 1/(n
 * + flat) as frequent as all together. `flat` is how many are about as frequent as the first.
 */
const uneven = (random: Random, count: number, flat: number): number =>
  Math.floor(flat * ((count + flat) / flat) ** random() - flat);
const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const wordCount = 40_000;
const authorCount = 20_000;
const universityCount = 400;
const wordOf = (random: Random): string => madeWord(uneven(random, wordCount, 20));
const phrase = (random: Random, length: number): string =>
  capital(Array.from({ length }, () => wordOf(random)).join(' '));
const author = (random: Random): string => `${capital(madeWord(50_000 + uneven(random, authorCount, 200)))}`;

export interface MadeCourse {
  title: string;
  subject: (typeof wikiSubject.options)[number];
  level: (typeof wikiLevel.options)[number];
  university: string;
  professor: string;
  views: number;
  weeks: { topic: string; readings: { title: string; author: string }[]; assignment: string | null }[];
}

/** The course of this number: the same from the same seed. */
export function madeCourse(seed: number, number: number): MadeCourse {
  const random = randomFrom(seed * 1_000_003 + number);
  const subject = oneOf(random, wikiSubject.options);
  return {
    title:
      `${oneOf(random, kinds)} ${random() < 0.5 ? subject : oneOf(random, names)} ${random() < 0.6 ? phrase(random, 1) : ''}`.trim(),
    subject,
    level: oneOf(random, wikiLevel.options),
    university: `University of ${capital(madeWord(90_000 + uneven(random, universityCount, 5)))}`,
    professor: `${author(random)} ${author(random)}`,
    views: Math.floor(1 / (random() + 0.0005)),
    weeks: Array.from({ length: 12 }, () => ({
      topic: `${oneOf(random, names)} and ${phrase(random, 2)}`,
      readings: Array.from({ length: 2 }, () => ({ title: phrase(random, 3), author: author(random) })),
      assignment: random() < 0.3 ? phrase(random, 2) : null,
    })),
  };
}

export interface MadeQuery {
  kind: string;
  text: string;
  filter: 'subject' | 'university' | null;
  of: MadeCourse;
  sort: 'relevance' | 'newest' | 'popular';
  offset: number;
}

/**
 * As people search: mostly for what a course is called, often by a reading or an author, sometimes misspelt or only
 * browsing.
 */
export function madeQuery(seed: number, number: number, courses: number): MadeQuery {
  const random = randomFrom(seed * 7_919 + number);
  const of = madeCourse(seed, Math.floor(random() * courses));
  const week = oneOf(random, of.weeks);
  const reading = oneOf(random, week.readings);
  const plain = { of, filter: null, sort: 'relevance', offset: 0 } as const;
  const share = random();
  const title = of.title.toLowerCase();
  if (share < 0.3) return { ...plain, kind: 'title', text: title };
  if (share < 0.45) return { ...plain, kind: 'author', text: reading.author };
  if (share < 0.55) return { ...plain, kind: 'reading', text: `${reading.author} ${reading.title}` };
  if (share < 0.65)
    return { ...plain, kind: 'frequent word', text: oneOf(random, [...names, 'introduction', 'history']) };
  if (share < 0.75) return { ...plain, kind: 'misspelt', text: misspelt(random, reading.author) };
  if (share < 0.85) return { ...plain, kind: 'filtered', text: week.topic.split(' ')[0] ?? '', filter: 'subject' };
  if (share < 0.9) return { ...plain, kind: 'words of two courses', text: `${title} ${reading.author}` };
  if (share < 0.95) return { ...plain, kind: 'browsing', text: '', filter: 'university', sort: 'newest' };
  return { ...plain, kind: 'next pages', text: of.subject, sort: 'popular', offset: 40 };
}

function misspelt(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 3));
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
