import { describe, expect, it } from 'vitest';
import { piece } from '../syllabus/testing/pieces.ts';
import { parseCitation } from './parse-citation.ts';

const read = (source: string) => {
  const { title, author, pages } = parseCitation(piece(source));
  return [title, author, pages];
};

describe('parseCitation', () => {
  it.each([
    // Quoted titles
    ['Okafor, “Salt Roads,” 12–34', 'Salt Roads', 'Okafor', '12–34'],
    [
      'Lindqvist and Amari, "Grain and Empire", pp. 21–50 [Canvas]',
      'Grain and Empire',
      'Lindqvist and Amari',
      'pp. 21–50',
    ],
    ['“The Harbour” by Ines Duarte', 'The Harbour', 'Duarte', null],
    ['Mirela Popa (1902–1971), "Night Ferry" (read all)', 'Night Ferry', 'Popa', 'read all'],
    ['Tanaka/Weiss, chapter 6, “Cutting on Motion”', 'Cutting on Motion', 'Tanaka and Weiss', 'chapter 6'],
    // Books of classics, and the pages that every edition of them prints
    ['*Harbours* II.1--4', 'Harbours', null, 'II.1--4'],
    ['*Song of the Sea* I', 'Song of the Sea', null, 'I'],
    ['*Of Tides*, 3–4', 'Of Tides', null, '3–4'],
    ['*Of Tides* 514a–520a8', 'Of Tides', null, '514a–520a8'],
    ['Of Tides 57a--72c', 'Of Tides', null, '57a--72c'],
    // Titles without marks
    ['Duarte, The Harbour (33–49)', 'The Harbour', 'Duarte', '33–49'],
    ['Lucan (39–65), *The Civil War*', 'The Civil War', 'Lucan', null],
    // Italic titles
    ['Yusuf Adeyemi, *The Long Drought*, chs. 1–4', 'The Long Drought', 'Adeyemi', 'chs. 1–4'],
    ['*Winter Quarters*, act 2', 'Winter Quarters', null, 'act 2'],
    ['excerpts from Noor Haddad, *Hearing Cities*', 'Hearing Cities', 'Haddad', 'excerpts'],
    ['Pell, *Ledger of Days*, book 1, lines 1–26', 'Ledger of Days', 'Pell', 'book 1, lines 1–26'],
    ['Sorensen, *Organ Works*, Ch. 1: The Pipes, 10–44.', 'Organ Works', 'Sorensen', '10–44'],
    ['*A Soil Reader*, “Chapter 2 - Clay,” pp. 9-24 (Link)', 'Chapter 2 - Clay', null, 'pp. 9-24'],
    ['Tides and winds *(Expanded)*', 'Tides and winds (Expanded)', null, null],
    // Chapters and pages of a textbook
    ['Ch. 3', 'Ch. 3', null, 'Ch. 3'],
    ['Moreau ch. 7', 'Moreau ch. 7', 'Moreau', 'ch. 7'],
    ['*Moreau ch. 7*', 'Moreau ch. 7', 'Moreau', 'ch. 7'],
    ['Chapter 5-Acids and Bases (pgs. 136-170)', 'Chapter 5-Acids and Bases', null, 'pgs. 136-170'],
    ['Chapter 4 (Sec. 4.1–4.3)', 'Chapter 4 (Sec. 4.1–4.3)', null, 'Chapter 4 (Sec. 4.1–4.3)'],
    [
      'Thermodynamics Primer: Chapter 2: Heat Engines',
      'Thermodynamics Primer: Chapter 2: Heat Engines',
      null,
      'Chapter 2',
    ],
    ['Ruiz, Chapter 3: Markets before Money, 49–70.', 'Chapter 3: Markets before Money', 'Ruiz', '49–70'],
    ['Halloran 2.1–2.5', 'Halloran 2.1–2.5', 'Halloran', '2.1–2.5'],
    ['Petrov, On Weather, ch. 2', 'On Weather', 'Petrov', 'ch. 2'],
    // Author and year
    ['Brandt and Osei 2010: a first model of spread', 'Brandt and Osei 2010', 'Brandt and Osei', null],
    ['Kowalczyk et al. (2008)', 'Kowalczyk et al. (2008)', 'Kowalczyk et al.', null],
    ['Ines Duarte (2014). The Ferry Clock, 1–33', 'The Ferry Clock', 'Duarte', '1–33'],
    ['Duarte, I. M. (2014). Tides. In Ways of the Sea (M. Osei, Ed.) pp. 68-70.', 'Tides', 'Duarte', 'pp. 68-70'],
    ['Duarte (2014): Clocks and Tides, ch. 2', 'Clocks and Tides', 'Duarte', 'ch. 2'],
    ['Duarte (2014), Chapter 3', 'Duarte (2014)', 'Duarte', 'Chapter 3'],
    // Bibliography entries without marks
    [
      'Brandt, S., & Osei, A. (2012). Grain and tide. Harbour Review, 4(1), 12-30.',
      'Grain and tide',
      'Brandt and Osei',
      '12-30',
    ],
    ['A. Okafor, Salt Roads, ch. 2', 'Salt Roads', 'Okafor', 'ch. 2'],
    ['Brandt, A. Grain and tide. Harbour Review, 2012.', 'Grain and tide', 'Brandt', null],
    [
      'Brandt, S., Grain and Tide, Harbour Press, 2012, Ch. 1',
      'Grain and Tide, Harbour Press, 2012',
      'Brandt',
      'Ch. 1',
    ],
    ['Brandt, Silke: Grain and Tide, Kiel 2012, pp. 9-31', 'Grain and Tide, Kiel 2012', 'Brandt', 'pp. 9-31'],
    ['Brandt S, Osei KA. Grain and tide. Harb Rev. 2012;4(1):12-30.', 'Grain and tide', 'Brandt and Osei', '12-30'],
    [
      'Brandt S., Osei K. (2012) Grain and tide. Harbour Review, 4, 12-30',
      'Grain and tide',
      'Brandt and Osei',
      '12-30',
    ],
    ['Silke K. Brandt and Kofi Osei, 2012. Grain and Tide. Kiel', 'Grain and Tide', 'Brandt and Osei', null],
    ['Union of Harbour Towns. (2012). Report on tides. Kiel.', 'Report on tides', 'Union of Harbour Towns', null],
    [
      '(Chapter 2) Brandt, S., 2012. Grain and tide: An introduction. Kiel',
      'Grain and tide: An introduction',
      'Brandt',
      'Chapter 2',
    ],
    ['• Brandt, S. (2012). Grain and tide. Kiel.', 'Grain and tide', 'Brandt', null],
    ['Brandt, Harbours, Book II', 'Harbours', 'Brandt', 'Book II'],
    ['Brandt (2012: 12–40)', 'Brandt (2012)', 'Brandt', '12–40'],
    [
      'Brandt et al, Harb Rev. 2008 Mar;16(3):35-8',
      'Brandt et al, Harb Rev. 2008 Mar;16(3):35-8',
      'Brandt et al.',
      '35-8',
    ],
    ['Examine “draft” results', 'Examine “draft” results', null, null],
    ['Grain and Tide (1934) Silke Brandt', 'Grain and Tide', 'Brandt', null],
    // Law
    ['Harlan v. Port Authority, 5 F.3d 137 (1993)', 'Harlan v. Port Authority', null, null],
    // Nothing marked
    ['The Weaver’s Handbook by Anna K. Lindt', 'The Weaver’s Handbook', 'Lindt', null],
    ['Harbour Songs, translated by Anna K. Lindt', 'Harbour Songs, translated', 'Lindt', null],
    ['7.3 Valleys Carved by Glacial Ice', '7.3 Valleys Carved by Glacial Ice', null, null],
    [
      '2.4 River Terraces (first half, through “Meanders”)',
      '2.4 River Terraces (first half, through “Meanders”)',
      null,
      null,
    ],
    ['Logic: Validity', 'Logic: Validity', null, null],
    ['Handout on Voice Leading [Moodle]', 'Handout on Voice Leading', null, null],
    ['A Letter about Duarte’s “The Harbour” [Reserves]', 'A Letter about Duarte’s “The Harbour”', null, null],
    // Names in the order of speech, a stop behind them
    [
      'Silke Brandt, Kofi B. Osei, and Mina Park. Do tides matter? A view of salt. *Harbour Notes*, 12(1):41–58, 1990.',
      'Do tides matter?',
      'Brandt, Osei, and Park',
      '41–58',
    ],
    [
      'Silke Brandt and Kofi Osei. Grain and tide. In Mina Park, editor, *Ports*, pages 9–31. Quay, 2012.',
      'Grain and tide',
      'Brandt and Osei',
      'pages 9–31',
    ],
    ['Tide Tables. Rising seas and us. Spring 2020', 'Tide Tables. Rising seas and us. Spring 2020', null, null],
    // What stands in front of a name, and names behind a title
    ['(†) Brandt, S. 2012. ‘Grain and tide.’ *Harbour Notes* 17(4):41-58.', 'Grain and tide', 'Brandt', '41-58'],
    ['Monday: Silke Brandt, "Grain and Tide."', 'Grain and Tide', 'Brandt', null],
    ['"Grain and Tide" (Brandt)', 'Grain and Tide', 'Brandt', null],
    ['"Grain and Tide" Brandt (1976)', 'Grain and Tide', 'Brandt', null],
    ["Silke Brandt, 'Salt's Own Harbour' pdf", "Salt's Own Harbour", 'Brandt', null],
    ['Silke Brandt. 2003. ʺGrain and Tide,ʺ Harbour Notes', 'Grain and Tide', 'Brandt', null],
    [
      'Brandt, S., Santos de la Vega, R., and van der Meer, P. (2013). Grain and tide. Harbour Notes, 21(1), 1–20.',
      'Grain and tide',
      'Brandt, Santos de la Vega, and van der Meer',
      '1–20',
    ],
    ['Brandt, Osei, Park and Ruiz. 2007. “Grain and Tide.”', 'Grain and Tide', 'Brandt, Osei, Park, and Ruiz', null],
    ['Kofi Ben Osei Jr. 1967. *Ports*. Quay Press.', 'Ports', 'Osei', null],
    ['*Ports*, Act I, Scene 1 - Act II, Scene 2', 'Ports', null, 'Act I, Scene 1 - Act II, Scene 2'],
    ['Aims addressed: AO 1, AO 3', 'Aims addressed: AO 1, AO 3', null, null],
    ['*Tides, Salt Marshes & Gulls & Terns*', 'Tides, Salt Marshes & Gulls & Terns', null, null],
  ])('%s', (source, title, author, pages) => {
    expect(read(source)).toEqual([title, author, pages]);
  });

  it.each([
    [
      'Okafor, B., & Lee, K. (2010). Salt and trade: A study. *Journal of Food*, 12(3), 45–67.',
      'Salt and trade: A study',
      'Okafor and Lee',
      '45–67',
    ],
    [
      'Traducción al español: Lindt, M. R. (2012). Mareas de sal. *Notas del Puerto*, *3*, 7–37.',
      'Mareas de sal',
      'Lindt',
      '7–37',
    ],
    [
      'Varga T (2017). “Schools as ships.” In *Harbour Studies*, 151-164. Quay Press.',
      'Schools as ships',
      'Varga',
      '151-164',
    ],
    [
      'Brandt, Jo C., Bruce Ode, and Mina Park. 2010. “Causes of Drift.” *Sea Letters* 51(S):S28-S40. (Link)',
      'Causes of Drift',
      'Brandt, Ode, and Park',
      'S28-S40',
    ],
    [
      'Nakamura, Ken, et al. "Tides in ice." *Polar Notes* 10.4 (2012): 88-94.',
      'Tides in ice',
      'Nakamura et al.',
      '88-94',
    ],
    ['Ferro, William J. and Adam Krol. Loops and Lists.', 'Loops and Lists', 'Ferro and Krol', null],
    [
      'Singer, J. Peter (1961). "Levels of Analysis." *World Notes* 14, 1: 77-92.',
      'Levels of Analysis',
      'Singer',
      '77-92',
    ],
    [
      'Paul A. Keller, “Memory and Stone,” *American Notes* 103, no. 3 (2001): 655–70.',
      'Memory and Stone',
      'Keller',
      '655–70',
    ],
  ])('cuts a full citation: %s', (source, title, author, pages) => {
    expect(read(source)).toEqual([title, author, pages]);
  });

  it('tells optional and graduate-only readings', () => {
    expect(parseCitation(piece('Okafor ch. 2 (optional)'))).toMatchObject({ title: 'Okafor ch. 2', optional: true });
    expect(parseCitation(piece('Okafor ch. 9 [graduate students only]'))).toMatchObject({ graduateOnly: true });
  });

  it('takes linked words behind a name for the title, not the remark after them', () => {
    const source = piece('Alma Reyes, What is a Map?. A question worth asking.');
    source.marks.push({ style: 'link', start: 12, end: 26, href: 'https://example.org' });
    expect(parseCitation(source)).toMatchObject({ title: 'What is a Map?', author: 'Reyes' });
  });

  it('is as sure as the shape of the text', () => {
    const strength = (source: string) => parseCitation(piece(source)).strength;
    expect(strength('Okafor, “Salt Roads,” 12–34')).toBeGreaterThan(0.8);
    expect(strength('Introduction to kinetics')).toBe(0);
  });
});
