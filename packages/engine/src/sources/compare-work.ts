import { compareAuthors } from './compare-authors.ts';
import { compareTitles } from './compare-titles.ts';
import type { SourceComparison, Told } from './grading.ts';
import type { SoughtWork } from './sought-work.ts';
import { type TitleForm, toTitleForm } from './title-form.ts';

export function compareWork(work: SoughtWork, source: Told): SourceComparison {
  const sought = toTitleForm(work.title, work.subtitle);
  const told = toTitleForm(withoutArticle(source, work.title), source.subtitle);
  const found = sameYear(sought, told, work.year) ? withoutYear(told) : told;
  return { work, source, sought, found, title: compareTitles(sought, found), authors: compareAuthors(work, source) };
}

/** "La distinction" as "distinction": articles of other languages than English count as little. */
const foreignArticle =
  /^(?:la|le|les|l['’]|el|los|las|il|lo|gli|der|die|das|o|os|as|um|uma|un|une|ein|eine)(?:\s+|(?<=['’]))(?=\p{L})/iu;
const withoutArticle = ({ title, language }: Pick<Told, 'title' | 'language'>, sought: string): string =>
  language !== null && language !== 'en' && !foreignArticle.test(sought) ? title.replace(foreignArticle, '') : title;

/** "World Report on Disability 2011", where the syllabus has the year beside the title. */
const sameYear = (sought: TitleForm, found: TitleForm, year: number | null): boolean =>
  year !== null && found.main.length > 1 && found.main.at(-1) === `${year}` && sought.main.at(-1) !== `${year}`;
const withoutYear = (form: TitleForm): TitleForm => ({ ...form, main: form.main.slice(0, -1) });
