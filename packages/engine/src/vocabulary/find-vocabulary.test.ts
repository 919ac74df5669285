import { describe, expect, it } from 'vitest';
import { readings } from '../activities/testing/readings.ts';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { findVocabulary } from './find-vocabulary.ts';

const termsOf = (lines: string[]) => findVocabulary(cutPassages(buildDocument(lines), 'reading'));
const filler =
  'The town lies by a river, and boats carry stone from the quarry to the mill. People who live there build walls, mend nets and sell fish in the market every week.';

describe('findVocabulary', () => {
  it.each([
    ['chemistry', 'catalyst', 'a substance that lowers the activation energy of a reaction without being consumed'],
    ['chemistry', 'active site', 'The region of an enzyme that binds its substrate'],
    ['law', 'estoppel', 'a doctrine that prevents a party from going back on a promise on which another has relied'],
    ['law', 'acceptance', 'occurs when the other party agrees to every term of the offer'],
    ['music', 'ostinato', 'a short pattern that is repeated throughout a piece'],
    ['news', 'storm surge', 'a rise of the sea that strong winds push against the coast'],
  ])('finds in %s the term %s with its definition', (subject, name, definition) => {
    const lines = readings[subject] ?? [];
    const term = termsOf(lines).find((candidate) => candidate.term === name);
    expect(term).toMatchObject({ kind: 'defined', definition });
    expect(lines.join('\n')).toContain(term?.citation.quote);
  });

  it('keeps a kind beside the whole where the text says where it stands', () => {
    const terms = termsOf([
      '# The brain of a fish',
      '## Lobes',
      `A lobe is a rounded part of the brain. ${filler} Each lobe has a name of its own.`,
      'The optic lobe is located on the roof of the midbrain, and is associated with sight.',
      `The largest lobe is easy to see. The optic lobe of a trout is as large as a pea. ${filler}`,
    ]).map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['lobe', 'optic lobe']));
  });

  it('cites the block and page of the definition, not of the passage around it', () => {
    const passages = cutPassages(
      buildDocument([
        '- People mend nets by the river and sell fish in the market.',
        '- A weir is a low dam that raises the level of a river.',
        '- Boats carry stone from the quarry to the mill every week.',
      ]),
      'reading',
    );
    expect(passages).toHaveLength(1);
    for (const place of passages[0]?.places ?? []) place.page = place.block + 4;
    const term = findVocabulary(passages).find((candidate) => candidate.term === 'weir');
    expect(term?.citation).toMatchObject({ page: 5, block: 1, lastBlock: 1 });
  });

  it('keeps what is named in the plural alone, and gives the singular of the rest', () => {
    const names = [...termsOf(readings.law ?? []), ...termsOf(readings.chemistry ?? [])].map(({ term }) => term);
    expect(names).toContain('damages');
    expect(names).toContain('enzyme');
    expect(names).not.toContain('enzymes');
  });

  it('merges an abbreviation with its long form', () => {
    const terms = termsOf([
      filler,
      'The sea surface temperature (SST) is the temperature of the top metre of water. Warm SST feeds storms. A rise of SST by one degree changes the rain.',
    ]);
    expect(terms.find(({ term }) => term === 'sea surface temperature')).toMatchObject({ abbreviation: 'SST' });
    expect(terms.map(({ term }) => term)).not.toContain('SST');
  });

  it.each([
    ['The harbour master, or HM, keeps the log. The HM signs it every night, and the harbour master reads it.', 'HM'],
    ['An HM (harbour master) keeps the log. Every night the HM signs it, and a second harbour master reads it.', 'HM'],
    ['HM stands for harbour master. Every night the HM signs the log that a second harbour master reads.', 'HM'],
  ])('links an acronym to its words: %s', (text, short) => {
    const terms = termsOf([filler, text]);
    expect(terms.find(({ term }) => term === 'harbour master')).toMatchObject({ abbreviation: short });
    expect(terms.map(({ term }) => term)).not.toContain(short);
  });

  it('merges what begins with an acronym, and gives the acronym all its words', () => {
    const terms = termsOf([
      filler,
      'Storm surge (SS) warnings reach the harbour early. An SS warning closes the gates. Every storm surge warning is kept. The Treaty on the Use of Harbours (TUH) was signed by the town, and the TUH is renewed each year.',
    ]);
    expect(terms.map(({ term }) => term)).not.toContain('SS warning');
    expect(terms.find(({ abbreviation }) => abbreviation === 'TUH')?.term).toBe('Treaty on the Use of Harbours');
  });

  it.each([
    [
      'a quality',
      'Boats carry ropes, which are typically longer than forty metres. Ropes are dried. Ropes are cut.',
      'rope',
    ],
    [
      'an alternative',
      'A dinghy, or any other small craft, may enter. The dinghy is rowed. A dinghy is cheap.',
      'dinghy',
    ],
    ['praise', 'Ballast is an important example of these. Ballast is heavy. Sailors move ballast by hand.', 'ballast'],
    ['a caption', 'Listing 4: The plan of the mill in spring. People read Listing 4 and Listing 5 often.', 'Listing 4'],
  ])('takes %s for no definition', (_, text, name) => {
    const term = termsOf([filler, text]).find((candidate) => candidate.term === name);
    expect(term?.kind ?? 'used').toBe('used');
  });

  it('takes the cells of a table for no meaning', () => {
    const found = termsOf([
      '# Spalted beech',
      '|= Wood | Density | Used for',
      'spalted beech | 720 kilograms for every cubic metre | bowls, boxes and spoons of all sizes',
      '---',
      'In wet autumns the turners of the valley look for spalted beech below the old quarry, and dry it for three years.',
      'Few of the workshops by the river can afford spalted beech for more than a bowl.',
      filler,
    ]);
    expect(found.find(({ term }) => term === 'spalted beech')?.definition).toMatch(/^(?:In wet autumns|Few)/);
  });

  it('leaves code out', () => {
    const code = 'fn main() { let keel = build(); } fn keel() -> Hull { hull::new(); }';
    const names = termsOf([filler, code, code, 'A keel is a beam that runs along the bottom of a boat.']);
    expect(names.map(({ term }) => term)).toContain('keel');
    for (const { citation } of names) expect(citation.quote).not.toContain('fn');
  });

  it('says where a term is used that nothing defines', () => {
    const terms = termsOf([
      '# The dry dock',
      filler,
      'Workers emptied the dry dock in spring. A ship in the dry dock rests on blocks. The dry dock at Velm holds two ships.',
    ]);
    const term = terms.find((candidate) => candidate.term === 'dry dock');
    expect(term?.citation.quote).toContain('dry dock');
  });

  it('takes neither people nor pronouns for terms', () => {
    const names = Object.values(readings).flatMap((lines) => termsOf(lines).map(({ term }) => term));
    expect(names).not.toContain('Ruth Halvorsen');
    for (const name of names) expect(name).not.toMatch(/^(?:it|this|they|the)\b/i);
  });

  it.each([
    ['nothing', ''],
    ['one word again and again', 'banana '.repeat(20_000)],
    ['another language', 'Ein Gletscher ist eine Masse aus Eis, die sich unter ihrem Gewicht bewegt. '.repeat(30)],
    ['right-to-left text', 'הקרחון הוא גוף של קרח צפוף הנע תחת משקלו. '.repeat(50)],
    ['formulas', 'x_1 + y_1 = z^2. a = b / c. ∫ f(x) dx = F(x). '.repeat(40)],
    ['control characters', '\u0001\u0007\u001b '.repeat(500)],
  ])('makes nothing of %s', (_, text) => {
    expect(termsOf([text])).toEqual([]);
  });

  it('answers the same to the same', () => {
    expect(termsOf(readings.law ?? [])).toEqual(termsOf(readings.law ?? []));
  });
});
