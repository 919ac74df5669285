import type { Source } from '@weekwise/engine/sources/source.ts';
import { describe, expect, it } from 'vitest';
import { cite } from './cite.ts';

const unknown: Source = {
  key: 'k',
  records: [],
  title: '',
  subtitle: null,
  originalTitle: null,
  authors: [],
  editors: [],
  year: null,
  kind: 'other',
  edition: null,
  editionCount: null,
  publisher: null,
  container: null,
  volume: null,
  issue: null,
  pages: null,
  doi: null,
  isbns: [],
  language: null,
  licence: null,
  links: [],
};
const book: Source = {
  ...unknown,
  kind: 'book',
  title: 'Tides and trade',
  subtitle: 'a history of harbours',
  authors: ['Mirela J. van der Berg', 'Okafor, Ben'],
  year: 2014,
  edition: 'Second revised edition',
  publisher: 'Quay Press',
  isbns: ['9780306406157'],
};
const article: Source = {
  ...unknown,
  kind: 'article',
  title: 'Salt & roads: 50% of the map',
  authors: ['Ines Duarte', 'Ken Nakamura', 'Alma Reyes'],
  container: 'Journal of Quiet Studies',
  volume: '12',
  issue: '3',
  pages: '45–67',
  year: 1999,
  doi: '10.1000/salt.12',
};

describe('cite', () => {
  it('prints a book in four styles', async () => {
    const { bibtex, apa, mla, chicago } = await cite(book);
    expect(apa).toBe(
      'van der Berg, M. J., & Okafor, B. (2014). Tides and trade: A history of harbours (2nd ed.). Quay Press.',
    );
    expect(mla).toBe(
      'van der Berg, Mirela J., and Ben Okafor. Tides and Trade: A History of Harbours. 2nd ed., Quay Press, 2014.',
    );
    expect(chicago).toBe(
      'van der Berg, Mirela J., and Ben Okafor. Tides and Trade: A History of Harbours. 2nd ed. Quay Press, 2014.',
    );
    expect(bibtex).toMatch(/^@book\{/);
    expect(bibtex).toContain('isbn = {9780306406157}');
  });

  it('prints an article with its journal and DOI', async () => {
    const { bibtex, apa, mla, chicago } = await cite(article);
    expect(apa).toBe(
      'Duarte, I., Nakamura, K., & Reyes, A. (1999). Salt & roads: 50% of the map. Journal of Quiet Studies, 12(3), 45–67. https://doi.org/10.1000/salt.12',
    );
    expect(mla).toBe(
      'Duarte, Ines, et al. “Salt & Roads: 50% of the Map.” Journal of Quiet Studies, vol. 12, no. 3, 1999, pp. 45–67. https://doi.org/10.1000/salt.12.',
    );
    expect(chicago).toBe(
      'Duarte, Ines, Ken Nakamura, and Alma Reyes. “Salt & Roads: 50% of the Map.” Journal of Quiet Studies 12, no. 3 (1999): 45–67. https://doi.org/10.1000/salt.12.',
    );
    // What means something to TeX is escaped.
    expect(bibtex).toContain('\\&');
    expect(bibtex).toContain('50\\%');
  });

  it('prints a chapter with its book', async () => {
    const { mla, chicago } = await cite({
      ...unknown,
      kind: 'chapter',
      title: 'Night ferries',
      authors: ['Mina Park'],
      editors: ['Jo Brandt'],
      container: 'Harbour studies',
      publisher: 'Quay Press',
      year: 2017,
      pages: '151-164',
    });
    expect(mla).toBe(
      'Park, Mina. “Night Ferries.” Harbour Studies, edited by Jo Brandt, Quay Press, 2017, pp. 151–64.',
    );
    expect(chicago).toBe('Park, Mina. “Night Ferries.” In Harbour Studies, edited by Jo Brandt. Quay Press, 2017.');
  });

  it('leaves out what a record does not tell, and breaks on nothing in it', async () => {
    const { apa, bibtex } = await cite({ ...unknown, title: 'Only a {title} \\ <i>', authors: ['World Bank'] });
    expect(apa).toContain('World Bank');
    expect(apa).not.toMatch(/undefined|null/);
    expect(bibtex).toMatch(/^@\w+\{/);
    expect((await cite(unknown)).bibtex).toMatch(/^@\w+\{/);
  });
});
