import { describe, expect, it, test } from 'vitest';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { cutPassages } from './cut.ts';

const prose = 'A kiln holds its heat in thick walls, and the potter lets it cool for a night and a day. '
  .repeat(3)
  .trim();
/** The headings above the prose. */
const placeOf = (...lines: string[]): string | undefined =>
  cutPassages(buildDocument(['# Pottery', ...lines]), 'doc')
    .find(({ text }) => text.includes('A kiln holds'))
    ?.headingPath.join(' > ');

describe('a list that a section opens with ends with the list', () => {
  const list = ['- Explain how a kiln is fired', '- Compare glazes', '- Name three clays'];

  test.each([
    'Learning Objectives',
    'Objectives',
    'Learning outcomes:',
    'Chapter Goals',
    '2.1 Learning Objectives',
    'What You Will Learn',
    'In this chapter',
    'Key Terms',
    'Read before class',
    'Before you begin',
    'Chapter Outline',
  ])('%s', (heading) => {
    expect(placeOf('## Firing', `### ${heading}`, ...list, prose)).toBe('Pottery > Firing');
    expect(placeOf('## Firing', `### ${heading}`, 'By the end you will be able to:', ...list, prose)).toBe(
      'Pottery > Firing',
    );
  });

  test.each([
    ['a sentence', ['After this section, you will be able to explain how a kiln is fired.']],
    ['lines without marks', ['Explain how a kiln is fired', 'Compare glazes', 'Describe three clays']],
  ])('objectives in %s', (_, lines) => {
    expect(placeOf('## Firing', '### Objectives', ...lines, prose)).toBe('Pottery > Firing');
  });

  it('of the level of the title above it', () => {
    expect(placeOf('## Glazing', 'Glazes are thin.', '## Firing', '## Objectives', ...list, prose)).toBe(
      'Pottery > Firing',
    );
  });

  it('whose objectives are no facts', () => {
    const [passage] = cutPassages(buildDocument(['# Pottery', '## Objectives', '- Kilns and glazes', prose]), 'doc');
    expect(passage?.role).toBe('exercise');
  });
});

test.each(['Figure 3.2', 'Fig. 4', 'Table 2.1.', 'Answer:', 'Hint'])(
  '%s stands above its own words alone',
  (heading) => {
    expect(placeOf('## Firing', `### ${heading}`, 'A kiln of brick, seen from its door.', prose)).toBe(
      'Pottery > Firing',
    );
  },
);

test.each([
  ['a list that the text explains', ['## Steps', '- Dry the clay', '- Fire it', prose], 'Pottery > Steps'],
  ['terms told in paragraphs', ['## Key Terms', 'Bisque: what was fired once.', prose], 'Pottery > Key Terms'],
  ['objectives that go on as prose', ['## Goals', prose], 'Pottery > Goals'],
  ['the next heading', ['## Goals', '- Explain a kiln', '## Kilns', prose], 'Pottery > Kilns'],
  ['a figure of speech', ['## Figures in Clay', 'They are small.', prose], 'Pottery > Figures in Clay'],
])('%s stays where it is', (_, lines, place) => {
  expect(placeOf(...lines)).toBe(place);
});
