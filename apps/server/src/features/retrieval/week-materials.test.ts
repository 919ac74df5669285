import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import { cutPassages } from '@weekwise/engine/passages/cut.ts';
import { buildIndex } from '@weekwise/engine/passages/passage-index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingReadings, weekPassages } from './week-materials.ts';

/** A paragraph for each sentence, long enough to be a reading; no two of them are alike. */
const paragraphs = (heading: string, sentences: string[]): string =>
  [`# ${heading}`, ...sentences.map((sentence, i) => `${sentence} ${filler(heading.length + i)}`)].join('\n\n');
const fillers =
  'slate printer winter pupil drawing string copper basket ladder candle orchard window barrel lantern anchor blanket kettle hammer garden ribbon button feather saddle pillow mirror needle thimble pepper walnut barley cherry violet linen velvet marble timber pewter'.split(
    ' ',
  );
const filler = (i: number): string =>
  `It held ${Array.from(fillers, (_, at) => `a ${fillers[(at * (i + 2)) % fillers.length]}`).join(' and ')}.`;
const texts: Record<string, string> = {
  'notes-1.md': paragraphs('Erosion', [
    'The outer bank of a river is worn away by the current.',
    'Sand is laid down where the water is slow.',
    'A flood moves more gravel in a day than a calm year.',
    'Roots hold a bank together.',
    'Ice breaks stones that frost has opened.',
    'Rain on bare soil carries a layer of it downhill.',
  ]),
  'notes-2.md': paragraphs('Acoustics', [
    'A string that is half as long sounds an octave higher.',
    'A society for the study of sound was founded in 1929.',
    'The health of an ear is measured with soft tones.',
    'An echo comes back from a wall.',
    'Felt on a wall swallows high tones.',
    'The structure of a hall decides where social events are held.',
  ]),
};
const files = Object.keys(texts).map((name) => ({ id: name, name, role: 'material' as const }));
let index: ReturnType<typeof buildIndex>;
beforeAll(async () => {
  const documents = await Promise.all(
    Object.entries(texts).map(async ([name, text]) =>
      cutPassages(await readDocument(new TextEncoder().encode(text), name), name),
    ),
  );
  index = buildIndex(documents.flat());
});

const filesFor = (topic: string | null, ...titles: string[]): string[] => {
  const readings = titles.map((title) => ({ title, author: null }));
  return [...new Set(weekPassages(index, files, { topic, readings }).map(({ documentId }) => documentId))];
};

describe('the materials of a week whose readings are not there by name', () => {
  it.each([
    ['Erosion', 'notes-1.md'],
    ['Week 3: Erosion and Deltas', 'notes-1.md'],
    ['Acoustics; Final Review', 'notes-2.md'],
  ])('are what the folder says on its topic: %s', (topic, file) => {
    expect(filesFor(topic)).toEqual([file]);
  });

  it.each([
    ['a word of any plan beside one that is said once', 'Studying Society'],
    ['a word that is said once', 'Culture and Health'],
    ['words that stand in one passage by chance', 'Social Structure and the Individual'],
    ['words of any plan alone', 'Class Discussion 2'],
    ['nothing', ''],
  ])('are none for %s', (_why, topic) => {
    expect(filesFor(topic)).toEqual([]);
    expect(filesFor(null, topic)).toEqual([]);
  });

  it('are only sections under headings of the topic where the plan names readings that are not there', () => {
    const readings = [{ title: 'The Long Quiet', author: 'Okafor' }];
    const found = (topic: string) => weekPassages(index, files, { topic, readings });
    expect(new Set(found('Erosion').map(({ documentId }) => documentId))).toEqual(new Set(['notes-1.md']));
    expect(found('The outer bank of a river')).toEqual([]);
  });

  it('are the reading whole once a file is called after it, whatever its topic is', () => {
    const named = files.map((file) => ({
      ...file,
      name: file.id === 'notes-2.md' ? 'Halls and Strings.pdf' : file.name,
    }));
    const subject = { topic: 'Studying Society', readings: [{ title: 'Halls and Strings', author: 'Okafor' }] };
    const passages = weekPassages(index, named, subject);
    expect(passages).toHaveLength(index.passages.filter(({ documentId }) => documentId === 'notes-2.md').length);
    expect(passages.length).toBeGreaterThan(0);
  });
});

it('is the reading too where its file is called after its author and its chapter, and not another chapter', () => {
  const calledAs = (name: string) => [{ ...files[0], id: 'notes-2.md', name, role: 'material' as const }];
  const reading = { title: 'The Long Quiet', author: 'Ada Okafor', pages: 'ch. 3' };
  expect(missingReadings(calledAs('okafor-ch3.pdf'), [reading])).toEqual([]);
  expect(missingReadings(calledAs('OkaforCh03.pdf'), [reading])).toEqual([]);
  expect(missingReadings(calledAs('okafor-ch4.pdf'), [reading])).toHaveLength(1);
  expect(missingReadings(calledAs('okafor.pdf'), [reading])).toHaveLength(1);
});

describe('a reading that the student has tied to a file', () => {
  const readings = [{ title: 'The Long Quiet', author: null, fileIds: ['notes-2.md'] }];

  it('is that file, whole, whatever it is called', () => {
    const passages = weekPassages(index, files, { topic: null, readings });
    const whole = index.passages.filter(({ documentId, role }) => documentId === 'notes-2.md' && role === 'body');
    expect(passages).toEqual(whole);
    expect(missingReadings(files, readings)).toEqual([]);
    expect(missingReadings(files, [{ title: 'The Long Quiet' }])).toHaveLength(1);
  });
});
