import { describe, expect, it } from 'vitest';
import { definitionsIn } from './definitions.ts';

/** Terms that a sentence seems to define. */
const read = (sentence: string): string[] =>
  definitionsIn(sentence)
    .filter(({ strength }) => strength >= 0.25)
    .map(({ term }) => sentence.slice(term.start, term.end));

describe('is not taken for a definition', () => {
  it.each([
    ['a title and its subtitle', 'Tides of Salt: A Coast and Its People in the Old Days'],
    ['a place and a publisher', 'Marrow, Ilse. 1974. Larch and Clay. Port Velm: Karsa University Press.'],
    ['a place and a publisher of one word', 'Second edition, revised. Port Velm: MarrowHouse.'],
    ['an address', 'E-mail: i.marrow@velm.example'],
    [
      'what somebody does',
      'New ferry lines are opening, old harbors are filling up, and captains are hiring deck hands.',
    ],
    [
      'an adjective and what it announces',
      'But the losses are heavy: salted timber from the storms, and mud over the fields.',
    ],
    [
      'what a term is, before its account',
      'What began it was a family affair: promises between two houses are thought to be broken.',
    ],
    [
      'the last of several',
      'It hardly matters whether it was a raft, a barge with oarsmen, or a painted galley with a crew.',
    ],
    ['one of a list', 'Captains think of weather, freight, comfort, the sense of being home in time.'],
    [
      'what belongs to somebody',
      'They feared the oldest clock of the coast, our most dreaded neighbor, the guest of every cellar.',
    ],
    ['a scene', 'In this age of steam, cheap coal and idle harbors, the hopes for a sailing fleet may seem slim.'],
    [
      'a scene behind a semicolon',
      'Every town builds a quay; in the crowded delta, the means of trade become larger than the town.',
    ],
    [
      'one among those that the plural tells of',
      'It covers things such as freight, room, and ease of loading, which are all tied to the tide.',
    ],
  ])('%s', (_, sentence) => {
    expect(read(sentence)).toEqual([]);
  });
});

describe('is still a definition', () => {
  it.each([
    [
      'a colon behind a term',
      'The yard voted for a closed shop: a workplace where every worker belongs to the union.',
      'closed shop',
    ],
    ['an acronym in full', 'PVA: Port Velm Authority, on the quay.', 'PVA'],
    [
      'an apposition in a scene',
      'In drip irrigation, a method of watering that saves a dry field, hoses lie along the rows.',
      'drip irrigation',
    ],
    ['what tools are', 'Tide tables are planning tools that tell when a ship can pass the bar.', 'Tide tables'],
  ])('%s', (_, sentence, term) => {
    expect(definitionsIn(sentence).map(({ term: { start, end } }) => sentence.slice(start, end))).toContain(term);
  });
});
