import { expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(lines)));

it('takes parts that leap in their count for what the units above them consist of', () => {
  const lines = [
    '# Tides',
    '## Course outline',
    '#### Unit 1: Moon',
    'Module 1: Pull',
    'Module 4: Swing',
    '#### Unit 2: Coast',
    'Module 2: Bays',
    'Module 24: Harbours',
    '#### Unit 3: Work',
    'Module 13: Mills',
    'Module 14: Locks',
  ];
  expect(outline(lines)).toEqual([
    '1: Moon / Module 1: Pull / Module 4: Swing',
    '2: Coast / Module 2: Bays / Module 24: Harbours',
    '3: Work / Module 13: Mills / Module 14: Locks',
  ]);
});

it('takes days for weeks where sessions begin anew below each', () => {
  const days = ['Salt', 'Iron', 'Silk'].flatMap((good, i) => [
    `**Day ${i + 1}**`,
    'Session 1',
    `1. ${good} and its roads`,
    'Session 2',
    `1. Games with ${good}`,
  ]);
  expect(outline(days)).toEqual([
    '1: Salt and its roads; Games with Salt',
    '2: Iron and its roads; Games with Iron',
    '3: Silk and its roads; Games with Silk',
  ]);
});

it('takes the days of one week for weeks where each heads what is taught on it', () => {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  const lines = names.flatMap((name, i) => [`**${name}**`, `Morning, 9:30–12:1${i}`, `Tides of the ${name} sea`]);
  expect(outline(lines)[3]).toMatch(/^4: .*Tides of the Thursday sea$/);
  expect(outline(lines)).toHaveLength(4);
});

it('takes list items for weeks that end with the weeks they take, which may overlap', () => {
  const lines = [
    '# Tides',
    '## Part I: Shores',
    '- Coasts (weeks 1-3)',
    '  - Piers',
    '- Ports (weeks 3-4)',
    '  - Cranes',
    '- (Week 5: Fair)',
    '## Part II: Seas',
    '- Open Sea (weeks 6-8)',
    '  - Currents',
    '- Week 9: Talks',
  ];
  expect(outline(lines)).toEqual([
    '1: [Part I: Shores] Coasts / Piers',
    '3: [Part I: Shores] Ports / Cranes',
    '5: [Part I: Shores] Fair',
    '6: [Part II: Seas] Open Sea / Currents',
    '9: [Part II: Seas] Talks',
  ]);
});

it('takes no remarks on work for weeks', () => {
  const lines = ['# Tides', '## Work', '- Chart (weeks 2-3)', '- Essay (weeks 5-6)', '- Report (weeks 9-10)'];
  expect(outline(lines).filter((line) => /Essay/.test(line) && /^5/.test(line))).toEqual([]);
});

it('takes headings for weeks that end with the weeks they take', () => {
  const lines = ['# Tides', '## Coasts and Ports (Weeks 1–6)', '- Piers', '## Open Sea (Weeks 7-14)', '- Currents'];
  expect(outline(lines)).toEqual(['1: Coasts and Ports / Piers', '7: Open Sea / Currents']);
});
