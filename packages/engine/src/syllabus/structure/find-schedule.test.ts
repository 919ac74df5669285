import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(lines)));

describe('the choice of the schedule', () => {
  it('reads numbered lines that a date closes, by the calendar', () => {
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
    expect(outline(numbered)).toEqual([
      '1 2021-02-02: 02-02 Sources / Marsh, ch. 1; 02-04 Meanders',
      '2 2021-02-09: 02-09 Floods / Marsh, ch. 2; 02-11 Deltas',
    ]);
  });

  it('ends before a heading of higher rank than its classes, unless such headings stand between them, too', () => {
    const classes = [
      '#### April 19: Coils',
      '- Pots',
      '#### April 26: Slabs',
      '- Tiles',
      '#### May 3: Kilns',
      '- Fire',
    ];
    const last = (lines: string[]) => outline(['# Clay, Spring 2018', '## Schedule', ...lines]).at(-1);
    const books = ['### Recommended reading', 'Ana Lund: The Potter at Work'];
    expect(last([...classes, ...books])).toBe('3 2018-05-03: 05-03 Kilns / Fire');
    const each = classes.flatMap((line) => (line.startsWith('#') ? [line] : ['### Reading', line]));
    expect(last(each)).toBe('3 2018-05-03: 05-03 Kilns / Reading=Fire');
  });

  it('reads the headings above returning weekdays as weeks', () => {
    const lines = ['# Clay', '### Coils', '#### MON', 'Pots', '#### WED', 'Glaze', '### Slabs', '#### MON', 'Tiles'];
    expect(outline(lines)).toEqual(['1: Coils; Pots; Glaze', '2: Slabs; Tiles']);
  });

  it('joins a list of dates with the list that says what happens under the same numbers', () => {
    const dates = ['5 Sep', '12 Sep', '19 Sep', '26 Sep'].map((day, i) => `- Week ${i + 1}: ${day}`);
    const topics = ['Salt', 'Iron', 'Silk', 'Tea'].map((topic, i) => `- [#0${i + 1}] ${topic}`);
    const lines = ['# Trade, Fall 2022', '## Days', ...dates, '## What we do', ...topics];
    expect(outline(lines)).toEqual([
      '1 2022-09-05: 09-05; Salt',
      '2 2022-09-12: 09-12; Iron',
      '3 2022-09-19: 09-19; Silk',
      '4 2022-09-26: 09-26; Tea',
    ]);
  });

  it('joins the readings of numbered meetings with the table of their topics', () => {
    const lines = [
      '# Glass',
      '**Agenda**',
      'Meetings | Day | Proposed Topic',
      '1 | Tuesday | Sand',
      '2 | Thursday | Fire',
      '3 | Tuesday | Lenses',
      '**Readings**',
      'Meeting 1',
      '- Marsh, chapter 1',
      'Meeting 3',
      '- Okafor, chapter 2',
    ];
    expect(outline(lines)).toEqual([
      '1: Proposed Topic=Sand; Readings=Marsh, chapter 1',
      '2: Proposed Topic=Fire',
      '3: Proposed Topic=Lenses; Readings=Okafor, chapter 2',
    ]);
  });

  it('leaves a list of due work with the same weeks out of a schedule that says what happens', () => {
    const weeks = ['Sep 05', 'Sep 12', 'Sep 19', 'Sep 26'];
    const topics = [
      'Salt mines of the Alps',
      'Iron and early furnaces',
      'Silk and its long roads',
      'Tea in eastern ports',
    ];
    const lines = [
      '# Trade, Fall 2022',
      '## Schedule',
      ...weeks.map((day, i) => `- Week ${i + 1}, ${day}: ${topics[i]}`),
      '## What to hand in',
      'Four maps.',
      'No. | Due | Title',
      ...weeks.map((day, i) => `${i + 1} | ${day} | Map ${i + 1}`),
    ];
    expect(outline(lines)).toEqual(
      weeks.map((day, i) => `${i + 1} 2022-09-${day.slice(4)}: 09-${day.slice(4)} ${topics[i]}`),
    );
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
    expect(outline(lines)).toEqual([
      '1 2022-09-06: 09-06 Sonnets',
      '2 2022-09-13: 09-13 Odes',
      '3 2022-09-27: 09-27 Elegies',
    ]);
  });

  it('gives the title beside such a date to its week', () => {
    const lines = [
      '# Verse, Fall 2022',
      '**September 6 • Fourteen lines**',
      'Week 1: rhyme and metre',
      '- Shakespeare',
      '**September 13 • Praise**',
      'Week 2: stanzas',
      '- Keats',
    ];
    expect(outline(lines)).toEqual([
      '1 2022-09-06: 09-06 Fourteen lines / rhyme and metre / Shakespeare',
      '2 2022-09-13: 09-13 Praise / stanzas / Keats',
    ]);
  });

  it('counts dated classes rather than the numbers of another list', () => {
    const rules = ['Read ahead', 'Come on time', 'Write it down'].map((rule, i) => `${i + 1}. ${rule}`);
    const classes = ['5 [6 September] Sonnets', '6. [13 September]: Odes', '7 [20 September] Elegies'];
    const first = ['1 [9 August] Couplets', '2 [16 August] Ballads', '3 [23 August] Epics', '4. [30 August]: Epigrams'];
    const lines = [
      '# Verse, Fall 2022',
      ...rules,
      ...[...first, ...classes].flatMap((line) => [`## ${line}`, 'A poem.']),
    ];
    expect(outline(lines).map((week) => week.slice(0, 12))).toEqual([
      '1 2022-08-09',
      '2 2022-08-16',
      '3 2022-08-23',
      '4 2022-08-30',
      '5 2022-09-06',
      '6 2022-09-13',
      '7 2022-09-20',
    ]);
  });
});

describe('schedules that repetition shows', () => {
  it('reads blocks of numbered cells side by side, one block after the other', () => {
    const lines = ['# Maps', '1 | Scale | 4 | Contours', '2 | Grids | 5 | Review', '3 | Globes | 6 | Atlas'];
    expect(outline(lines)).toEqual(['1: Scale', '2: Grids', '3: Globes', '4: Contours', '5: Review', '6: Atlas']);
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
