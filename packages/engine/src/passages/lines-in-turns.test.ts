import { expect, it } from 'vitest';
import { makeActivities } from '../activities/make-activities.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { cutPassages } from './cut.ts';
import { entriesOf } from './entries.ts';

const told = [
  'Salt pans are shallow basins of clay on the shore. Salt pans lose their water to the wind in summer.',
  'A spring tide fills the outer pans twice a month. The feeder brings brine to the inner pans at noon.',
  'Wardens of the coast watch the sluices by night. A neap tide leaves the inner pans dry for a week.',
];
const feeder = 'ditch that leads brine from the shore to the inner pans';
const sluice = 'gate of oak that keeps the tide out of a feeder';
const warden = 'keeper of the gates at night on the coast';
const passagesOf = (...list: string[]) =>
  cutPassages(buildDocument(['# Salt Pans', ...told, '## Glossary', ...list]), 'reading');
const termsIn = (...list: string[]) => passagesOf(...list).flatMap((each) => entriesOf(each).map(({ term }) => term));

it.each([
  ['a line for the term, one for what it means', ['feeder', feeder, 'sluice (gate)', sluice], ['feeder', 'sluice']],
  [
    'an entry run into the one before',
    ['feeder', `${feeder} neap tide tide that leaves the pans dry`, 'sluice', sluice, 'warden', warden],
    ['sluice', 'warden'],
  ],
  [
    'the next term at the end of a meaning',
    ['feeder', `${feeder} neap tide`, 'sluice', sluice, 'warden', warden],
    ['sluice', 'warden'],
  ],
  [
    'a meaning without its term',
    ['feeder', feeder, 'yard of a gate', 'neap tide', 'low tide of the wane', 'sluice', sluice, 'warden', warden],
    ['feeder', 'sluice', 'warden'],
  ],
  ['lines in no order', ['warden', warden, 'feeder', feeder, 'apron', 'floor of stone before a gate'], []],
])('reads a list of terms: %s', (_what, list, terms) => {
  expect(termsIn(...list)).toEqual(terms);
});

it('makes cards of them', () => {
  const { activities } = makeActivities(passagesOf('feeder', feeder, 'sluice', sluice), {
    type: 'flashcards',
    count: 30,
  });
  const cards = activities.flatMap((each) => (each.type === 'flashcards' ? [`${each.front} ${each.back}`] : []));
  expect(cards.join('\n').toLowerCase()).toContain(feeder);
});
