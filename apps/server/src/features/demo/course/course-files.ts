import { readFile } from 'node:fs/promises';
import { fillDates, termOf } from './term.ts';

export interface CourseFile {
  /** The same for every version of the file. */
  id: string;
  name: string;
  role: 'syllabus' | 'material';
  text: string;
}

const readings = ['wells-and-aqueducts', 'broad-street', 'great-stink', 'sand-filters', 'chlorine', 'last-mile'];

/** The demo course as it reads on a day: the syllabus with the dates of the current term, and the readings. */
export async function courseFiles(now: Date): Promise<CourseFile[]> {
  const syllabus = { id: 'demo-syllabus', name: 'syllabus.md', role: 'syllabus' as const };
  return [
    { ...syllabus, text: fillDates(await textOf(syllabus.name), termOf(now)) },
    ...(await Promise.all(
      readings.map(async (slug, index) => {
        const text = await textOf(`${index + 1}-${slug}.md`);
        return { id: `demo-${slug}`, name: `${titleOf(text)}.md`, role: 'material' as const, text };
      }),
    )),
  ];
}

/** As the syllabus names it: by that a week finds its reading. */
const titleOf = (text: string): string => /^# ([^:\n]+)/.exec(text)?.[1] ?? '';

const textOf = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');
