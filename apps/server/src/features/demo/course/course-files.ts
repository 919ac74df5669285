import { readFile } from 'node:fs/promises';
import type { FileRole } from '@weekwise/domain/documents.ts';
import { fillDates, termOf } from './academic-term.ts';

export interface CourseFile {
  /** The same for every version of the file. */
  id: string;
  name: string;
  role: FileRole;
  text: string;
}

/** Week by week: a chapter, then what goes with it. */
const readings = [
  '01-water-before-the-tap',
  '01b-water-budget',
  '02-aqueducts-and-water-carriers',
  '02b-conduit-wardens',
  '03-theory-of-bad-air',
  '03b-dispensary-diary',
  '04-pump-in-broad-street',
  '04b-rates-and-comparisons',
  '05-great-stink',
  '05b-sizing-a-sewer',
  '06-sewers-beyond-london',
  '06b-council-on-drains',
  '07-sand-and-what-lives-in-it',
  '07b-filter-keepers-book',
  '08-hamburg-and-altona',
  '08b-elbe-in-numbers',
  '09-trace-of-chlorine',
  '09b-letters-on-chlorine',
  '10-what-chlorine-leaves-behind',
  '10b-chlorine-by-the-numbers',
  '11-lead-and-the-last-mile',
  '11b-lead-at-mill-street',
  '12-city-beyond-the-pipes',
  '12b-price-of-a-bucket',
];

/** The demo course as it reads on a day: the syllabus with the dates of the current term, and the readings. */
export async function courseFiles(now: Date): Promise<CourseFile[]> {
  const syllabus = { id: 'demo-syllabus', name: 'syllabus.md', role: 'syllabus' as const };
  return [
    { ...syllabus, text: fillDates(await textOf(syllabus.name), termOf(now)) },
    ...(await Promise.all(
      readings.map(async (file) => {
        const text = await textOf(`${file}.md`);
        const id = `demo-${file.replace(/^\d+b?-/, '')}`;
        return { id, name: `${titleOf(text)}.md`, role: 'material' as const, text };
      }),
    )),
  ];
}

/** As the syllabus names it: by that a week finds its reading. */
const titleOf = (text: string): string => /^# (.+)/.exec(text)?.[1] ?? '';

const textOf = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');
