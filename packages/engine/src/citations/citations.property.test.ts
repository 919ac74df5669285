import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piece } from '../syllabus/testing/pieces.ts';
import { findLocators } from './locators.ts';
import { parseCitation } from './parse-citation.ts';
import { splitCitations } from './split-citations.ts';

const runs = { seed: 27, numRuns: 300 };
const family = fc.constantFrom('Okafor', 'Lindqvist', 'Duarte', 'Haddad', 'Castellanos', 'Núñez', "O'Dell", 'Weiss');
const initial = fc.constantFrom('A.', 'M.', 'J. R.', 'Z.');
const title = fc
  .array(fc.constantFrom('Salt', 'Harbour', 'Drought', 'Rivers', 'Grain', 'Ledger', 'Winter', 'Clay'), {
    minLength: 2,
    maxLength: 5,
  })
  .map((words) => words.join(' '));
const year = fc.integer({ min: 1900, max: 2025 }).map(String);
const pages = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 60 }))
  .map(([first, count]) => `${first}–${first + count}`);

interface Parts {
  family: string;
  initial: string;
  title: string;
  year: string;
  pages: string;
}
const parts: fc.Arbitrary<Parts> = fc.record({ family, initial, title, year, pages });

const read = (source: string) => {
  const { title, author, pages } = parseCitation(piece(source));
  return { title, author, pages };
};

describe('a citation made of its parts reads back', () => {
  const styles: Record<string, (parts: Parts) => string> = {
    'quoted title': ({ family, title, pages }) => `${family}, “${title},” ${pages}`,
    'italic title': ({ family, title, pages }) => `${family}, *${title}*, ${pages}`,
    'quoted title with pp.': ({ family, title, pages }) => `${family}, "${title}", pp. ${pages}`,
    APA: ({ family, initial, title, year, pages }) => `${family}, ${initial} (${year}). *${title}*, pp. ${pages}.`,
  };
  it.each(Object.entries(styles))('%s', (_, print) => {
    fc.assert(
      fc.property(parts, (made) => {
        const found = read(print(made));
        expect(found.title).toBe(made.title);
        expect(found.author).toContain(made.family);
        expect(found.pages).toContain(made.pages);
      }),
      runs,
    );
  });
});

it('a list of citations is cut into those it was made of', () => {
  const one = parts.map(({ family, title, pages }) => `${family}, “${title},” ${pages}`);
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 4 }), (list) => {
      const cut = splitCitations(piece(list.join('; '))).map(({ text }) => text.trim());
      expect(cut).toEqual(list);
    }),
    runs,
  );
});

it('locators stand where the text has them and do not overlap', () => {
  const anything = fc
    .array(
      fc.oneof(
        pages,
        fc.constantFrom('pp. ', 'ch. ', 'chapter ', ', ', '; ', ' and ', 'lines ', 'IV', '3.2', ' '),
        fc.string({ maxLength: 5 }),
      ),
      { maxLength: 20 },
    )
    .map((list) => list.join(''));
  fc.assert(
    fc.property(anything, (text) => {
      let last = 0;
      for (const { start, end } of findLocators(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = end;
      }
    }),
    runs,
  );
});
