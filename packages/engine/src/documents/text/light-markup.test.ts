import { expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { outline } from '../testing/outline.ts';

const readAs = async (name: string, lines: string[]) =>
  outline(await readDocument(new TextEncoder().encode(lines.join('\n')), name));
const read = (...lines: string[]) => readAs('tides.txt', lines);

it('reads a text in the markup of Org without its marks', async () => {
  expect(
    await read(
      '#+TITLE: Tides and Harbours',
      '#+AUTHOR: Ines Vale',
      '#+OPTIONS: toc:nil',
      '',
      '* Grading                                  :grades:',
      '  :PROPERTIES:',
      '  :CUSTOM_ID: marks',
      '  :END:',
      '- Tide diary :: 40%, as /told/ in class',
      '- Oral exam :: 60%, see [[https://harbour.example/exam][the notes]]',
      '',
      '* Classes',
      '** <2031-09-02 Tue> *Moon* and =sea=',
      '# Ask for the boat.',
      '| *Day*  | *Text* |',
      '|--------+--------|',
      '| 3 Sept | Ch. 2  |',
    ),
  ).toEqual([
    'H1 Tides and Harbours',
    'P Author: Ines Vale',
    'H1 Grading',
    '- Tide diary: 40%, as told in class',
    '- Oral exam: 60%, see the notes',
    'H1 Classes',
    'H2 2031-09-02 Moon and sea',
    'T0.0h Day | Text',
    'T0.1 3 Sept | Ch. 2',
  ]);
});

it('reads a reStructuredText without its marks', async () => {
  expect(
    await read(
      '.. _top:',
      '.. include:: links.txt',
      '',
      'Tides',
      '=====',
      '',
      ':Teacher: Ines Vale',
      '',
      '.. note:: Bring **boots**.',
      '   :class: wide',
      '',
      'Read `the almanac <https://harbour.example>`_ and ``chapter 3``, as in :ref:`Moons <moon>`::',
      '',
      '.. This line is for us',
      '   alone.',
    ),
  ).toEqual(['H1 Tides', 'P Teacher: Ines Vale', 'P Bring boots.', 'P Read the almanac and chapter 3, as in Moons:']);
});

it('leaves other texts as they are', async () => {
  expect(await read('A path is /usr/share, and 2 * 3 * 4 is 24.')).toEqual([
    'P A path is /usr/share, and 2 * 3 * 4 is 24.',
  ]);
});

it('takes files that are named for their markup', async () => {
  expect(await readAs('tides.org', ['* Tides', 'Read *twice*.', '#+EMAIL: ines@harbour.example'])).toEqual([
    'H1 Tides',
    'P Read twice. / Email: ines@harbour.example',
  ]);
  expect(await readAs('tides.rst', ['Tides', '-----', '.. tip:: Read `twice`.'])).toEqual([
    'H2 Tides',
    'P Read twice.',
  ]);
});
