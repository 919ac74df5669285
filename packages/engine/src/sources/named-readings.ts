import { compareAuthors, namesAgree } from './compare-authors.ts';
import { compareTitles } from './compare-titles.ts';
import { splitNames } from './people.ts';
import type { SoughtWork } from './sought-work.ts';
import type { SourceRecord } from './source.ts';
import { toTitleForm } from './title-form.ts';

const mostReadings = 6;
const longestNames = 100;
const seam = /[,:]\s+(?=[\p{L}\d“"‘])|[’']s?\s+(?=[\p{Lu}“"‘])/gu;

/**
 * "Austen, Emma" and "Guns, Germs, and Steel" are of one shape: what such a line says if names stand at its front, for
 * every place where they may end, longest names first. None where its author is known.
 */
export function namedReadings(work: SoughtWork): SoughtWork[] {
  if (work.authors.length > 0) return [];
  const line = work.subtitle ? `${work.title}: ${work.subtitle}` : work.title;
  return [...line.matchAll(seam)]
    .slice(0, mostReadings)
    .filter(({ index }) => index > 1 && index < longestNames)
    .reverse()
    .map((found) => ({
      ...work,
      subtitle: null,
      title: line.slice(found.index + found[0].length).replace(/^[“"‘](.+?)[,.]?[”"’]$/u, '$1'),
      authors: splitNames(line.slice(0, found.index)),
    }))
    .filter(({ authors, title }) => authors.length > 0 && title.length > 1);
}

/**
 * The reading of a line that a record bears out, by its author and its title; the work as it is where it bears out
 * none.
 */
export function borneOut(
  work: SoughtWork,
  record: Pick<SourceRecord, 'title' | 'subtitle' | 'authors' | 'editors'>,
): SoughtWork {
  const found = toTitleForm(record.title, record.subtitle);
  const fitting = namedReadings(work).find(
    (reading) =>
      ['same', 'main', 'spelling', 'other_subtitle'].includes(
        compareTitles(toTitleForm(reading.title, reading.subtitle), found).kind,
      ) && namesAgree(compareAuthors(reading, record)),
  );
  return fitting ?? work;
}
