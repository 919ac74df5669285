import { describe, expect, it } from 'vitest';
import { filesOfReading } from './files-of-reading.ts';

const files = [
  'Why_Rivers_Bend.pdf',
  'rivers.pdf',
  'OkaforCh03.pdf',
  'okafor-ch4.pdf',
  'okafor.pdf',
  'Notes on why rivers bend, rivers and bends.docx',
  'scan-0017.pdf',
].map((name, at) => ({ id: `f${at}`, name }));
const filesOf = filesOfReading(files);
const namesOf = (reading: Parameters<typeof filesOf>[0]) => filesOf(reading).map(({ name }) => name);

it('a reading is the files that are called after its title, in their order', () => {
  expect(namesOf({ title: 'Why Rivers Bend' })).toEqual([files[0]?.name, files[5]?.name]);
  expect(filesOf({ title: 'Rivers' })).toEqual([files[0], files[1], files[5]]);
});

it.each([
  ['a word that stands in a name twice counts once', 'Rivers of Sand'],
  ['a word that stands in a title twice counts once', 'Rivers, Rivers, Rivers: Meanders'],
  ['no word at all is no name', 'Of the'],
  ['what every reading is called is no word of a name', 'Reading, pages'],
])('%s', (_why, title) => {
  expect(namesOf({ title })).toEqual([]);
});

it('or after its author and its chapter, where that is the same one', () => {
  const reading = { title: 'The Long Quiet', author: 'Ada Okafor' };
  expect(namesOf({ ...reading, pages: 'ch. 3' })).toEqual(['OkaforCh03.pdf']);
  expect(namesOf({ ...reading, title: 'The Long Quiet, chapter 4' })).toEqual(['okafor-ch4.pdf']);
  expect(namesOf({ ...reading, pages: 'ch. 5' })).toEqual([]);
  expect(namesOf({ ...reading, pages: 'pp. 3-9' })).toEqual([]);
  expect(namesOf({ title: 'The Long Quiet', author: null, pages: 'ch. 3' })).toEqual([]);
});

it.each([
  'Ch. 7.2. Thanksgiving, no class Nov 26',
  'Ch. 7.2 (Labor Day, no class Monday)',
  'No class on Tuesday. Ch. 7.2',
])('%s is the file of its chapter, whatever day is off', (title) => {
  const [file] = [{ id: 'f', name: 'geo_ch07_glaciers.txt' }];
  expect(filesOfReading([file])({ title, author: null, pages: 'Ch. 7.2' })).toEqual([file]);
});

it('or that it is tied to, whatever they are called; a file that is gone is none', () => {
  expect(namesOf({ title: 'The Long Quiet', documentIds: ['f6', 'gone'] })).toEqual(['scan-0017.pdf']);
  expect(filesOf({ title: 'Why Rivers Bend', documentIds: ['f6', 'f0'] })).toEqual([files[0], files[5], files[6]]);
});

it('one reading does not change what the next is', () => {
  const once = namesOf({ title: 'Why Rivers Bend' });
  namesOf({ title: 'Rivers', author: 'Okafor', pages: 'ch. 3', documentIds: ['f6'] });
  expect(namesOf({ title: 'Why Rivers Bend' })).toEqual(once);
});

it('nothing is a file of a folder that has none', () => {
  expect(filesOfReading([])({ title: 'Why Rivers Bend', documentIds: ['f0'] })).toEqual([]);
});

describe('a part of a book', () => {
  const ofBook = [
    '04-0-introduction.md',
    '04-1-salt-roads.md',
    '04-2-how-tides-turn.docx',
    '05-0-introduction.md',
    '05-1-what-is-fog.md',
    '05-3-fog-and-tides.pdf',
    'Lindt - Harbours.pdf',
  ].map((name, at) => ({ id: `b${at}`, name }));
  const inBook = (title: string, pages: string | null = null) =>
    filesOfReading(ofBook)({ title, pages }).map(({ name }) => name.slice(0, 4));

  it.each([
    ['4.1 Salt Roads', ['04-1']],
    ['4.2 How Tides Turn', ['04-2']],
    ['4.2 How Tides Turn (again, second half)', ['04-2']],
    ['5.1 What Is Fog?', ['05-1']],
    ['Section 5.3', ['05-3']],
    ['§ 5.3: Fog and Tides', ['05-3']],
    ['5.1–5.3', ['05-1', '05-3']],
    ['Sections 4.2 and 5.1', ['04-2', '05-1']],
    ['Ch. 4 Introduction', ['04-0']],
    ['Chapter 5 Introduction', ['05-0']],
    ['Chapter 5', ['05-0', '05-1', '05-3']],
    ['Chapter 4: Of Water', ['04-0', '04-1', '04-2']],
    ['Chapters 4 and 5', ['04-0', '04-1', '04-2', '05-0', '05-1', '05-3']],
    ['Harbours', ['Lind']],
  ])('%s is its files', (title, names) => {
    expect(inBook(title)).toEqual(names);
  });

  it.each(['6.1 Salt Pans', '5.2 Salt Roads in Fog', 'Ch. 6 Introduction', 'Chapter 6', '4.2 Summary'])(
    '%s is none of another part',
    (title) => {
      expect(inBook(title)).toEqual([]);
    },
  );

  it('has a title that says more than the place of its author’s work', () => {
    expect(inBook('Salt Roads', 'Chapter 4')).toEqual(['04-1']);
    expect(inBook('The Long Quiet', 'ch. 4')).toEqual([]);
  });

  it.each([
    ['6.2 Tides', 'ch06.pdf'],
    ['6.2 Tides', 'Ch06 Of Water.pdf'],
    ['6.2 Tides', 'Section 6-2 notes.docx'],
    ['6.2 Tides', 'tides.pdf'],
    ['6.2 Tides and Winds', '7.2 tides and winds.pdf'],
    ['3.1 Why Rivers Bend', '09-14 Why Rivers Bend.pdf'],
    ['Ch. 3', 'chapter-03.pdf'],
    ['Ch. 3', 'OkaforCh03.pdf'],
    ['Chapter 3: Harbours', 'ch3 slides.pdf'],
  ])('%s may be %s', (title, name) => {
    expect(filesOfReading([{ id: 'a', name }])({ title })).toHaveLength(1);
  });

  it('is its author’s', () => {
    const own = filesOfReading([
      { id: 'a', name: '2.2 Harbours.md' },
      { id: 'b', name: 'Lindt_2.3.pdf' },
    ]);
    expect(own({ title: 'Lindt 2.1–2.3', author: 'Lindt', pages: '2.1–2.3' })).toHaveLength(2);
    expect(own({ title: 'Okafor 2.1–2.3', author: 'Okafor', pages: '2.1–2.3' }).map(({ id }) => id)).toEqual(['a']);
  });

  it.each([
    ['6.2 Tides', 'ch07.pdf'],
    ['6.2 Tides', '6.3 tides.pdf'],
    ['Salt Roads, ch. 3', 'salt-roads-ch4.pdf'],
    ['Ch. 6 Introduction', '6.2.pdf'],
    ['Ch. 6 Introduction', 'introduction.pdf'],
    ['6.2 Tides', 'notes of 2026-06-02.pdf'],
    ['Chapter 11', '11-25-2026 lecture.pdf'],
    ['Chapter 3', 'research 3.pdf'],
  ])('%s is not %s', (title, name) => {
    expect(filesOfReading([{ id: 'a', name }])({ title })).toEqual([]);
  });
});

it('what is said beside the number of a reading names no other part', () => {
  const numbered = [
    { id: 'a', name: '25-1-the-crash-of-the-mill.md' },
    { id: 'b', name: '7-4-the-assembly-of-millers.md' },
  ];
  const called = (title: string) => filesOfReading(numbered)({ title }).map(({ id }) => id);
  expect(called('25.1 (long! start early)')).toEqual(['a']);
  expect(called('7.4 again + Letters of a Miller')).toEqual(['b']);
  expect(called('25.1 + your role sheet')).toEqual(['a']);
});
