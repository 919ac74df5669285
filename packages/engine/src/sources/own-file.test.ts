import type { SourceGrade } from '@weekwise/domain/sources.ts';
import { expect, test } from 'vitest';
import { matchOwnFile, type OwnFile } from './own-file.ts';
import { soughtWork } from './read-reading.ts';
import type { SoughtWork } from './sought-work.ts';

const sought = (title: string, author: string | null = null, more: Partial<SoughtWork> = {}): SoughtWork => ({
  ...soughtWork({ title, author }),
  ...more,
});
const file = (name: string, more: Partial<OwnFile> = {}): OwnFile => ({ name, beginning: '', headings: [], ...more });
const rivers = sought('Why Lowland Rivers Bend', 'Ana Castellanos');

test.each<[string, SoughtWork, OwnFile, SourceGrade | null]>([
  ['author and title in the name', rivers, file('Castellanos_-_Why-Lowland-Rivers-Bend.pdf'), 'great'],
  ['accents and case do not count', sought('Por qué', 'José Núñez'), file('NUNEZ por que.pdf'), 'great'],
  ['the title in the name of a scan', rivers, file('why lowland rivers bend.pdf'), 'great'],
  [
    'title and author on the first page of a file that is called anything',
    rivers,
    file('scan0012.pdf', { beginning: 'Why Lowland Rivers Bend. By Ana Castellanos, University of Velm' }),
    'great',
  ],
  [
    'a lecture that speaks of it at once',
    rivers,
    file('lecture.md', {
      beginning: 'Castellanos asked why lowland rivers bend more than those of the hills.',
      headings: [['Lecture 3']],
    }),
    null,
  ],
  [
    'a first page that runs together',
    rivers,
    file('scan0012.pdf', { beginning: 'Why Lowland Rivers Bend Ana Castellanos University of Velm Abstract We ask' }),
    'great',
  ],
  [
    'the first heading, without the author',
    rivers,
    file('scan0012.pdf', { headings: [['Why lowland rivers bend']] }),
    'close',
  ],
  ['a short title that much else is called', sought('Meanders', 'Castellanos'), file('meanders slides.pdf'), 'close'],
  ['a short title alone, of nobody', sought('Meanders'), file('Meanders.pdf'), 'great'],
  ['a short title among others, of nobody', sought('Meanders'), file('Field trip to the big meanders.pdf'), 'close'],
  [
    'the author alone, of a part without a title',
    sought('Castellanos, ch. 3', 'Castellanos'),
    file('castellanos.pdf'),
    'close',
  ],
  ['the author alone, of a work with a title', rivers, file('castellanos.pdf'), null],
  ['the author and a part of the title', rivers, file('Castellanos rivers ch1.pdf'), 'close'],
  [
    'a chapter deep inside',
    rivers,
    file('reader.pdf', { headings: [['Reader'], ['Reader', 'Why Lowland Rivers Bend']] }),
    'close',
  ],
  [
    'a heading that only has the words of the title among many',
    rivers,
    file('reader.pdf', {
      headings: [['Reader'], ['Reader', 'On the reasons why all great lowland rivers of the old world bend so often']],
    }),
    null,
  ],
  ['the same author alone', rivers, file('Castellanos - Deltas.pdf', { beginning: 'Deltas, by Castellanos' }), null],
  ['another text', rivers, file('Oyelaran - Channels and Their Work.pdf'), null],
  [
    'the DOI',
    sought('Why Lowland Rivers Bend', null, { doi: '10.1000/velm.7' }),
    file('x.pdf', { beginning: 'https://doi.org/10.1000/VELM.7' }),
    'great',
  ],
  ['a title of no content words', sought('It'), file('it.pdf'), null],
])('%s', (_, work, own, grade) => {
  expect(matchOwnFile(work, own)?.grade ?? null).toBe(grade);
});

test('says why', () => {
  const own = file('Castellanos - Why Lowland Rivers Bend.pdf');
  expect(matchOwnFile(rivers, own)?.reason).toBe('Your file has the title in its name and names Castellanos.');
});
