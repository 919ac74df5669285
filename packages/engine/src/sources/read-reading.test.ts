import { describe, expect, it } from 'vitest';
import { soughtWork } from './read-reading.ts';

const sought = (title: string, author: string | null = null, readingType = 'textbook') => {
  const work = soughtWork({ title, author, readingType });
  return Object.fromEntries(Object.entries(work).filter(([, value]) => value !== null && value !== false));
};

describe('soughtWork', () => {
  it.each([
    [
      'Ch. 3 of Okafor, Principles of Tidal Law (7th ed.)',
      { title: 'Principles of Tidal Law', authors: ['Okafor'], edition: 7, part: 'Ch. 3', kind: 'book' },
    ],
    [
      'Okafor, Principles of Tidal Law, Chapter 3',
      { title: 'Principles of Tidal Law', authors: ['Okafor'], part: 'Chapter 3' },
    ],
    ['Okafor Ch. 3', { title: '', authors: ['Okafor'], part: 'Ch. 3' }],
    ['“The Market for Salt,” Duarte (1970)', { title: 'The Market for Salt', authors: ['Duarte'], year: 1970 }],
    [
      'Duarte, G. A. (1970). The market for salt: Quality and doubt. Quarterly Journal of Ports, 84(3), 488–500.',
      {
        title: 'The market for salt',
        subtitle: 'Quality and doubt',
        authors: ['Duarte, G. A'],
        year: 1970,
        part: '488–500',
        kind: 'article',
      },
    ],
    [
      'Reyes, Alma. Ports and Prisons: The Birth of the Quay. Trans. Alan Park. New York: Vintage, 1995. 3-31.',
      {
        title: 'Ports and Prisons',
        subtitle: 'The Birth of the Quay',
        authors: ['Reyes, Alma'],
        year: 1995,
        part: '3-31',
      },
    ],
    [
      'Brandt, Wealth of Harbours, Book I, chs. 1–3',
      { title: 'Wealth of Harbours', authors: ['Brandt'], part: 'Book I, chs. 1–3' },
    ],
    [
      'Sections 1.1-1.4 in Calculus: Late Harbours by James Park, 8th Edition',
      {
        title: 'Calculus',
        subtitle: 'Late Harbours',
        authors: ['James Park'],
        edition: 8,
        part: 'Sections 1.1-1.4',
        kind: 'book',
      },
    ],
    [
      "Read pp. 12–40 in Brandt's The Ethic of Salt",
      { title: 'The Ethic of Salt', authors: ['Brandt'], part: 'pp. 12–40' },
    ],
    [
      'Tidal Algorithms, 3rd edition, Okafor et al.',
      { title: 'Tidal Algorithms', authors: ['Okafor'], moreAuthors: true, edition: 3, kind: 'book' },
    ],
    [
      'Okafor & Lee (1979) Salt Theory: An Analysis',
      { title: 'Salt Theory', subtitle: 'An Analysis', authors: ['Okafor', 'Lee'], year: 1979 },
    ],
    [
      'Duarte GA, Lee B. The market for salt. J Port Stud. 1970;84:488-500.',
      { title: 'The market for salt', authors: ['Duarte GA', 'Lee B'], year: 1970 },
    ],
    [
      'Lee, K., Duarte, X., & Sun, J. (2016). Deep salt for image making. CVPR, 770–778.',
      { title: 'Deep salt for image making', authors: ['Lee, K', 'Duarte, X', 'Sun, J'], year: 2016, part: '770–778' },
    ],
    ['Okafor, Lee, and Sun, A Tale of Salt', { title: 'A Tale of Salt', authors: ['Okafor', 'Lee', 'Sun'] }],
    ['Okafor, Ferries, ch. 2', { title: 'Ferries', authors: ['Okafor'], part: 'ch. 2' }],
    ['Salt Co. v. Harbour Board, 5 U.S. 137 (1803)', { title: 'Salt Co. v. Harbour Board', authors: [], year: 1803 }],
    [
      'Hale, S. (1980). Salting. In S. Hale & A. Lowe (Eds.), Ports, media, language (pp. 128–138). London: Quay.',
      { title: 'Salting', authors: ['Hale, S'], year: 1980, part: 'pp. 128–138', container: 'Ports, media, language' },
    ],
    ['Trees, Graphs and Games', { title: 'Trees, Graphs and Games', authors: [] }],
    ['Introduction to Sociology', { title: 'Introduction to Sociology', authors: [] }],
    ['', { title: '', authors: [] }],
  ])('%s', (line, expected) => {
    expect(sought(line)).toEqual(expected);
  });

  it.each([
    ['Ch. 3', 'Okafor', { title: '', authors: ['Okafor'], part: 'Ch. 3' }],
    [
      'Chapter 3: The Forces of Supply and Demand',
      'Okafor',
      {
        title: 'The Forces of Supply and Demand',
        authors: ['Okafor'],
        part: 'Chapter 3',
        partTitle: 'The Forces of Supply and Demand',
      },
    ],
    [
      'Chapter 4: “Offices,” in Ports and Society',
      'Ines Duarte',
      { title: 'Ports and Society', authors: ['Ines Duarte'], part: 'Chapter 4', partTitle: 'Offices' },
    ],
    [
      'The Republic of Salt (trans. Grube, rev. Reeve), Book VII',
      'Brandt',
      { title: 'The Republic of Salt', authors: ['Brandt'], part: 'Book VII' },
    ],
    ['Harbours, Volume 1', 'Karl Ode', { title: 'Harbours', authors: ['Karl Ode'], volume: 1 }],
    ['1984', 'George Ode', { title: '1984', authors: ['George Ode'] }],
    ['Passages from Quay to Market', 'Park', { title: 'Passages from Quay to Market', authors: ['Park'] }],
    [
      'Salt Roads doi:10.1000/XYZ.123.',
      'Okafor and Lee',
      { title: 'Salt Roads', authors: ['Okafor', 'Lee'], doi: '10.1000/xyz.123' },
    ],
    [
      'Tidal Mathematics ISBN 0-306-40615-2',
      'Park',
      { title: 'Tidal Mathematics', authors: ['Park'], isbn: '9780306406157', kind: 'book' },
    ],
  ])('%s, whose author is known: %s', (line, author, expected) => {
    expect(sought(line, author)).toEqual(expected);
  });

  it('takes a type that was chosen, and not the one that everything has', () => {
    expect(soughtWork({ title: 'Salt', author: 'Park', readingType: 'journal_article' }).kind).toBe('article');
    expect(soughtWork({ title: 'Salt', author: 'Park', readingType: 'novel' }).kind).toBe('book');
    expect(soughtWork({ title: 'Salt', author: 'Park', readingType: 'textbook' }).kind).toBeNull();
  });

  it('takes its time from the length of a line alone', () => {
    for (const line of [
      '('.repeat(2000),
      'Ch. 1, '.repeat(300),
      'A. '.repeat(700),
      `${'Okafor, '.repeat(250)}(1999)`,
      'of in '.repeat(400),
    ]) {
      const start = process.cpuUsage();
      soughtWork({ title: line, author: null });
      expect(process.cpuUsage(start).user).toBeLessThan(1_500_000);
    }
  });
});
