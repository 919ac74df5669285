import { describe, expect, it } from 'vitest';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { splitSentences } from '../text/sentences.ts';
import { cutPassages } from './cut.ts';
import { placeAt } from './passage.ts';

const paragraph = (topic: string, sentences: number): string =>
  Array.from(
    { length: sentences },
    (_, i) => `Sentence ${i + 1} tells something longer about ${topic} and its place.`,
  ).join(' ');

describe('cutPassages', () => {
  it('makes a paragraph a passage below its headings and knows its place', () => {
    const [first, second] = cutPassages(
      buildDocument(['# Ice', '## Firn', paragraph('firn', 5), '## Melt', paragraph('melt', 5)]),
      'doc',
    );
    expect(first).toMatchObject({
      id: 'doc#0',
      headingPath: ['Ice', 'Firn'],
      firstBlock: 2,
      lastBlock: 2,
      role: 'body',
    });
    expect(second).toMatchObject({ id: 'doc#1', headingPath: ['Ice', 'Melt'], firstBlock: 4 });
  });

  it.each(['The story goes like this:', 'Moberg put it so in his diary:'])(
    'keeps a quotation with what leads it in: %s',
    (lead) => {
      const told = `${paragraph('firn', 5)} ${lead}`;
      const quotation = paragraph('the diary', 6);
      const [first, second] = cutPassages(buildDocument(['# Ice', told, quotation, paragraph('melt', 5)]), 'doc');
      expect([first?.text, second?.text]).toEqual([`${told}\n${quotation}`, paragraph('melt', 5)]);
    },
  );

  it('groups a lead-in with its list, and the rows of one table', () => {
    const passages = cutPassages(
      buildDocument([
        'Glaciers move in two ways:',
        '- by sliding',
        '- by deforming',
        '# Sizes',
        '|= Name | Length',
        'Karsa | 12 km',
        'Velm | 3 km',
      ]),
      'doc',
    );
    expect(passages.map(({ text }) => text)).toEqual([
      'Glaciers move in two ways:\nby sliding\nby deforming',
      'Name | Length\nKarsa | 12 km\nVelm | 3 km',
    ]);
  });

  it('keeps a table of a page in one piece', () => {
    const rows = Array.from({ length: 12 }, (_, i) => `Glacier ${i} | ${paragraph('its bed', 2)}`);
    const passages = cutPassages(buildDocument(['|= Name | Bed', ...rows]), 'doc');
    expect(passages).toHaveLength(1);
    expect(passages[0]?.text).toContain('Glacier 11');
  });

  it('leaves whole what its author wrote as one paragraph', () => {
    const text = paragraph('a law and its history', 50);
    expect(cutPassages(buildDocument([text]), 'doc').map((passage) => passage.text)).toEqual([text]);
  });

  it('cuts what runs on for pages between sentences and loses none', () => {
    const text = paragraph('a very long story', 120);
    const passages = cutPassages(buildDocument([text]), 'doc');
    expect(passages.length).toBeGreaterThan(2);
    expect(passages.map((passage) => passage.text).join(' ')).toBe(text);
    for (const passage of passages) expect(splitSentences(passage.text).length).toBeGreaterThan(1);
  });

  it('keeps a heading that nothing follows', () => {
    expect(cutPassages(buildDocument(['# Slide one', '# Slide two']), 'doc').map(({ text }) => text)).toEqual([
      'Slide one',
      'Slide two',
    ]);
  });

  it('marks references, exercises, objectives and repeats', () => {
    const body = paragraph('ice', 6);
    const roles = cutPassages(
      buildDocument([
        'By the end of this section, you will be able to:',
        '- describe a glacier',
        '# One',
        body,
        '# Two',
        body,
        '# Review Questions',
        'What is firn? Where does it form? Why does it matter to anyone who walks on it?',
        '# References',
        'Marrow, I. (1887). The Karsa map. Velm Press.',
      ]),
      'doc',
    ).map(({ role }) => role);
    expect(roles).toEqual(['exercise', 'body', 'duplicate', 'exercise', 'reference-list']);
  });

  it('marks what every page repeats', () => {
    const document = buildDocument(
      [1, 2, 3].flatMap((page) => [
        `Course reader, page ${page}`,
        paragraph(`page ${page}`, 6),
        paragraph(`more of page ${page}`, 6),
      ]),
    );
    document.blocks.forEach((block, i) => {
      block.page = Math.floor(i / 3) + 1;
    });
    const roles = cutPassages(document, 'doc').map(({ role }) => role);
    expect(roles.filter((role) => role === 'boilerplate')).toHaveLength(3);
    expect(roles[0]).toBe('boilerplate');
  });

  it('knows the page and the block of every stretch of a passage', () => {
    const turned = 'It begins on the third page. It ends on the fourth.';
    const document = buildDocument(['The lead-in:', `- ${turned}`, '- The next item.']);
    const place = { x: 72, y: 72, width: 300, height: 12 };
    document.blocks.forEach((block, i) => {
      block.page = i === 2 ? 4 : 3;
      block.lines = [{ start: 0, page: block.page, box: place }];
    });
    document.blocks[1]?.lines.push({ start: turned.indexOf('It ends'), page: 4, box: place });
    const [passage] = cutPassages(document, 'doc');
    const placeOf = (text: string) => passage && placeAt(passage, passage.text.indexOf(text));
    expect(placeOf('lead-in')).toMatchObject({ block: 0, page: 3 });
    expect(placeOf('begins')).toMatchObject({ block: 1, page: 3 });
    expect(placeOf('It ends')).toMatchObject({ block: 1, page: 4 });
    expect(placeOf('next item')).toMatchObject({ block: 2, page: 4 });
  });

  it('makes nothing of nothing', () => {
    expect(cutPassages(buildDocument([]), 'doc')).toEqual([]);
  });
});

it.each(['References', 'For Further Reading', 'Suggested Resources', 'Websites and Videos'])(
  'what stands under “%s”, or below it, is a list of works',
  (heading) => {
    const lines = [
      '# Kilns',
      'A kiln is a hot room for clay.',
      `## ${heading}`,
      '### Draught',
      'Rowe: Draught and Fire, a film on kilns.',
    ];
    expect(cutPassages(buildDocument(lines), 'doc').at(-1)?.role).toBe('reference-list');
  },
);
