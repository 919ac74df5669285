import { describe, expect, it } from 'vitest';
import { decideDates } from '../../dates/decide-dates.ts';
import { fittedModels } from '../scoring/models.ts';
import { buildDocument } from '../testing/build-document.ts';
import { outlineOf } from '../testing/outline.ts';
import { chooseSchedule, findSchedule } from './find-schedule.ts';
import { proposeSchedules } from './propose-schedules.ts';

const outline = (lines: string[]) => outlineOf(findSchedule(buildDocument(lines)));

/** The outlines of everything that a document may mean. */
function proposed(lines: string[]): string[][] {
  const document = buildDocument(lines);
  return proposeSchedules(document, decideDates(document)).map(({ schedule }) => outlineOf(schedule));
}

const numbered = [
  '# Rivers of the World, Spring 2021',
  '## Meetings',
  '1. Sources (Feb 2)',
  '  - Marsh, ch. 1',
  '2. Meanders (Feb 4)',
  '3. Floods (Feb 9)',
  '  - Marsh, ch. 2',
  '4. Deltas (Feb 11)',
];

describe('proposals for the schedule', () => {
  it('proposes numbered lines that a date closes, by the calendar', () => {
    expect(proposed(numbered)).toContainEqual([
      '1 2021-02-02: 02-02 Sources / Marsh, ch. 1; 02-04 Meanders',
      '2 2021-02-09: 02-09 Floods / Marsh, ch. 2; 02-11 Deltas',
    ]);
  });

  it('proposes lines with any word and a number, and sections that count themselves', () => {
    const stages = [
      '# Welding',
      'Etappe 1: Safety',
      'Goggles.',
      'Etappe 2: Arcs',
      'Rods.',
      'Etappe 3: Seams',
      'Beads.',
    ];
    expect(proposed(stages)).toContainEqual(['1: Safety / Goggles.', '2: Arcs / Rods.', '3: Seams / Beads.']);
    const sections = ['# Logic', '## 2.1 Terms', 'Frege', '## 2.2 Proofs', 'Gentzen', '## 2.3 Models', 'Tarski'];
    expect(proposed(sections)).toContainEqual(['1: Terms / Frege', '2: Proofs / Gentzen', '3: Models / Tarski']);
  });

  it('proposes the headings above returning weekdays as weeks', () => {
    const lines = ['# Clay', '### Coils', '#### MON', 'Pots', '#### WED', 'Glaze', '### Slabs', '#### MON', 'Tiles'];
    expect(proposed(lines)).toContainEqual(['1: Coils; Pots; Glaze', '2: Slabs; Tiles']);
  });

  it('proposes two lists with the same numbers as one schedule', () => {
    const dates = ['5 Sep', '12 Sep', '19 Sep', '26 Sep'].map((day, i) => `- Week ${i + 1}: ${day}`);
    const topics = ['Salt', 'Iron', 'Silk', 'Tea'].map((topic, i) => `- [#0${i + 1}] ${topic}`);
    const lines = ['# Trade, Fall 2022', '## Days', ...dates, '## What we do', ...topics];
    expect(proposed(lines)).toContainEqual([
      '1 2022-09-05: Salt',
      '2 2022-09-12: Iron',
      '3 2022-09-19: Silk',
      '4 2022-09-26: Tea',
    ]);
  });

  it('ends with no schedule, and takes what the words name where there is no model', () => {
    expect(proposed(numbered).at(-1)).toEqual([]);
    const document = buildDocument(['# A', 'Week 1: Ink', 'Brush', 'Week 2: Wash', 'Paper', 'Week 3: Line', 'Pen']);
    const proposals = proposeSchedules(document, decideDates(document));
    const models = { ...fittedModels, structure: null };
    expect(chooseSchedule(proposals, document, models)?.rank).toBe(0);
    expect(chooseSchedule(proposals.slice(-1), document, models)?.schedule.weeks).toEqual([]);
  });
});

describe('schedules that repetition shows', () => {
  it('reads blocks of numbered cells side by side, one block after the other', () => {
    const lines = ['# Maps', '1 | Scale | 4 | Contours', '2 | Grids | 5 | Review', '3 | Globes | 6 | Atlas'];
    expect(outline(lines)).toEqual(['1: Scale', '2: Grids', '3: Globes', '4: Contours', '5: Review', '6: Atlas']);
  });

  it('gives a date right above each week to the week below it', () => {
    const lines = [
      '# Verse, Fall 2022',
      'September 6',
      'Week 1',
      'Sonnets',
      'September 13',
      'Week 2',
      'Odes',
      'September 20',
      'No class',
      'September 27',
      'Week 3',
      'Elegies',
    ];
    expect(proposed(lines)).toContainEqual([
      '1 2022-09-06: 09-06 Sonnets',
      '2 2022-09-13: 09-13 Odes',
      '3 2022-09-27: 09-27 Elegies',
    ]);
  });

  it('reads "#3." before a date as the number of the meeting', () => {
    const lines = [
      '# Towns, Spring 1998',
      '#1. Tu, Jan. 20. Walls',
      'Read A.',
      '#2. Th, Jan. 22. Gates',
      'Read B.',
      '#3. Tu, Jan. 27. Moats',
    ];
    expect(outline(lines)).toEqual([
      '1 1998-01-20: 01-20 Walls / Read A.; 01-22 Gates / Read B.',
      '2 1998-01-27: 01-27 Moats',
    ]);
  });
});
