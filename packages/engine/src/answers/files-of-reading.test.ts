import { expect, it } from 'vitest';
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
