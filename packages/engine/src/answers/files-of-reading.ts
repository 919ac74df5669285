import type { Reading } from '../syllabus/course.ts';
import { contentStems } from '../text/words.ts';

/** A file of the folder by the name that the student knows it by. */
export interface NamedDocument {
  id: string;
  name: string;
}

/** What a file may be called after, and the files that it is tied to. */
type Sought = Pick<Reading, 'title' | 'documentIds'> & Partial<Pick<Reading, 'author' | 'pages'>>;

const ofAnyReading = new Set(
  contentStems('chapter ch reading article paper text book essay file pdf slide note handout'),
);
/** Of a title's words, so that a file is called after it. */
const leastOfTitle = 0.7;

/**
 * Tells of each reading which of these files it is, in their order: those that are tied to it, and those that are
 * called after its title, or after its author and its chapter where it has one. The names are read once, however
 * many readings are asked for.
 */
export function filesOfReading<Named extends NamedDocument>(files: readonly Named[]): (reading: Sought) => Named[] {
  const called = new Map<string, number[]>();
  for (const [at, { name }] of files.entries()) {
    for (const stem of new Set(fileStems(name))) {
      const places = called.get(stem);
      if (places) places.push(at);
      else called.set(stem, [at]);
    }
  }
  return ({ title, author, pages, documentIds = [] }) => {
    const wanted = new Set(contentStems(title));
    const shared = new Uint32Array(files.length);
    for (const stem of wanted) for (const at of called.get(stem) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    const enough = wanted.size * leastOfTitle;
    const surname = contentStems(author ?? '').at(-1);
    const chapter = chapterIn(`${title} ${pages ?? ''}`);
    const byAuthor = new Set(surname === undefined || chapter === null ? [] : called.get(surname));
    return files.filter(
      ({ id, name }, at) =>
        documentIds.includes(id) ||
        (wanted.size > 0 && (shared[at] ?? 0) >= enough) ||
        (byAuthor.has(at) && chapterIn(spaced(name)) === chapter),
    );
  };
}

/** "smith-ch3.pdf" is "smith ch 3". */
const spaced = (name: string): string =>
  name
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_.-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ');

export const fileStems = (name: string): string[] => nameStems(spaced(name));
export const nameStems = (text: string): string[] =>
  contentStems(text.replace(/['’]s\b/g, '')).filter((stem) => !ofAnyReading.has(stem));

/** "3" of "ch. 03", "Chapter 3". */
export const chapterIn = (text: string): string | null =>
  /\b(?:ch(?:ap(?:ter)?)?s?\.?)\s?0*(\d{1,2})\b/i.exec(text)?.[1] ?? null;
