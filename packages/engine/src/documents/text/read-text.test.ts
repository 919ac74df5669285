import { describe, expect, it } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readText } from './read-text.ts';

const parse = (source: string) => readText(new TextEncoder().encode(source));
const read = async (...lines: string[]): Promise<string[]> => outline(await parse(lines.join('\n')));

describe('readText', () => {
  it.each([
    [
      'Relief print due 2026-10-06T23:59:00-05:00',
      'Field notes due 2026-10-14T04:59Z',
      'Etching due 20261020T235900',
      'Portfolio due 2026-10-27 23:59:59 CDT',
    ],
    [
      'Essay 1 on the harbour: October 6, 11:59 pm',
      'Essay 2 on the islands: October 20, 5 pm',
      'Exam: December 9 at 10 am',
    ],
    [
      '3 (Feb 9-13) Glaze, slip, and the dip test. Chapter 3 + "Reading a pot" handout. Map quiz 2.',
      '4 (Feb 16-20) Ash: fine & sticky. Chapter 4. No class Monday. Map quiz 3.',
      '5 (Feb 23-27) Water in the kiln.',
    ],
    [
      'Essay 1 is due October 6 on the portal',
      'Essay 2 is due October 13 on the portal',
      'Essay 3 is due October 20 there',
    ],
  ])('keeps lines apart that each tell a date: %j', async (...lines) => {
    expect(await read('Course work of the term', '', ...lines)).toEqual([
      'H2 Course work of the term',
      `P ${lines.join(' / ')}`,
    ]);
  });

  it('joins lines of a sentence that tells a date', async () => {
    const lines = [
      'The first essay on the harbour is due on October 6',
      'Late essays lose a point a day until October 13, and',
      'nothing is read after that.',
    ];
    expect(await read('A paragraph.', '', ...lines)).toEqual(['P A paragraph.', `P ${lines.join(' ')}`]);
  });

  it('knows headings by underline, capitals, number and the middle of the page', async () => {
    const lines = await read(
      '                          Harbor Studies 12',
      '',
      'COURSE OUTLINE',
      '',
      'Grading',
      '=======',
      'Two exams.',
      '',
      '2.1  Late Work',
      '',
      'None is taken.',
    );
    expect(lines).toEqual([
      'H2 Harbor Studies 12',
      'H2 COURSE OUTLINE',
      'H1 Grading',
      'P Two exams.',
      'H3 2.1 Late Work',
      'P None is taken.',
    ]);
  });

  it('knows the title of a file, and short lines between blank ones that open something longer', async () => {
    const lines = await read(
      'Harbor Studies 12',
      'Fall 2031',
      '',
      'How to reach me',
      '',
      '-   Office: Pier 4',
      '',
      'Week 3: Knots',
      '',
      'Readings',
      '',
      'Chapter 3 of the book, and whatever of the fourth one can be had by then, if any.',
      '',
      'See you there.',
    );
    expect(lines).toEqual([
      'H1 Harbor Studies 12',
      'P Fall 2031',
      'H3 How to reach me',
      '- Office: Pier 4',
      'H3 Week 3: Knots',
      'H3 Readings',
      'P Chapter 3 of the book, and whatever of the fourth one can be had by then, if any.',
      'P See you there.',
    ]);
  });

  it('takes a dash in wrapped prose for a dash, and the space behind a bullet for no column', async () => {
    const prose = [
      'Ropes hold ships in their berths through the night and the storm',
      '– and sometimes longer than that – until somebody comes back.',
    ];
    expect(await read(...prose)).toEqual([`P ${prose.join(' ')}`]);
    expect(await read('-   Rope', '-   Wire', '-   Chain')).toEqual(['- Rope', '- Wire', '- Chain']);
  });

  it('joins lines that were wrapped and keeps those that were broken on purpose', async () => {
    const lines = await read(
      'This course covers the ropes and knots that hold a ship in its berth, and',
      'the people who tie them. Students will tie at least three of them by hand',
      'in the first week.',
      '',
      'Instructor: B. Line',
      'Office: Pier 4',
    );
    expect(lines).toEqual([
      'P This course covers the ropes and knots that hold a ship in its berth, and the people who tie them. Students will tie at least three of them by hand in the first week.',
      'P Instructor: B. Line / Office: Pier 4',
    ]);
  });

  it('reads typed lists with their depth and hanging lines', async () => {
    expect(
      await read(
        '* Exams ...... 40%',
        '* Labs',
        '    - notebook, which goes',
        '      on below',
        '1. Rope',
        '   a) hemp',
        '2. Wire',
      ),
    ).toEqual(['- Exams → 40%', '- Labs', '  - notebook, which goes on below', '1. Rope', '  a) hemp', '2. Wire']);
  });

  it('reads drawn tables', async () => {
    expect(
      await read(
        '+----+-------+',
        '| W  | Topic |',
        '+----+-------+',
        '| 1  | Knots |',
        '| 2  | Bends |',
        '+----+-------+',
      ),
    ).toEqual(['T0.0h W | Topic', 'T0.1 1 | Knots', 'T0.2 2 | Bends']);
    expect(await read('┌──┬───┐', '│a │ b │', '├──┼───┤', '│c │ d │', '└──┴───┘')).toEqual([
      'T0.0h a | b',
      'T0.1 c | d',
    ]);
  });

  it('reads columns under a rule, with blank lines between the rows', async () => {
    const lines = await read(
      '  Paper      Focus             Due',
      '  ---------- ----------------- ---------',
      '  Paper 1    Knots             Sept. 25',
      '',
      '  Paper 2    Bends and their   Oct. 23',
      '             many uses',
      '',
      'After.',
    );
    expect(lines).toEqual([
      'T0.0h Paper | Focus | Due',
      'T0.1 Paper 1 | Knots | Sept. 25',
      'T0.2 Paper 2 | Bends and their many uses | Oct. 23',
      'P After.',
    ]);
  });

  it('reads columns set by spaces, with lines that go on', async () => {
    const lines = await read(
      'Week   Topic                 Reading',
      '1      Knots                 Ch. 1',
      '2      Bends and hitches,    Ch. 2, pp. 20-40',
      '       and their uses',
      '3      Splices               Ch. 3',
      '',
      'After the table.',
    );
    expect(lines).toEqual([
      'T0.0h Week | Topic | Reading',
      'T0.1 1 | Knots | Ch. 1',
      'T0.2 2 | Bends and hitches, and their uses | Ch. 2, pp. 20-40',
      'T0.3 3 | Splices | Ch. 3',
      'P After the table.',
    ]);
  });

  it('reads columns set by tabs', async () => {
    expect(await read('Jan 4\tKnots\tCh. 1', 'Jan 6\tBends\tCh. 2')).toEqual([
      'T0.0 Jan 4 | Knots | Ch. 1',
      'T0.1 Jan 6 | Bends | Ch. 2',
    ]);
  });

  it('keeps the empty fields of rows copied from a spreadsheet', async () => {
    expect(await read('\tTopic\tReading\tDue', 'Day 1\tKnots\tCh. 1', 'Day 2\tBends\t\tQuiz')).toEqual([
      'T0.0  | Topic | Reading | Due',
      'T0.1 Day 1 | Knots | Ch. 1 |',
      'T0.2 Day 2 | Bends |  | Quiz',
    ]);
    // Here two tabs only push the field to its column.
    expect(await read('Date\tTopic\tReading', 'Jan 4\t\tKnots\tCh. 1', 'January 6\tBends\tCh. 2')).toEqual([
      'T0.0 Date | Topic | Reading',
      'T0.1 Jan 4 | Knots | Ch. 1',
      'T0.2 January 6 | Bends | Ch. 2',
    ]);
  });

  it('keeps a column that few rows fill below its heading, and a row without its first cell', async () => {
    const lines = await read(
      'Week   Date    Topic                 Due',
      '',
      '1      Jan 4   Knots                 Quiz',
      '',
      '2      Jan 11  Bends and hitches,',
      '               and their uses',
      '',
      '       Jan 18  No class',
      '',
      '3      Jan 25  Splices',
      '',
      '4      Feb 1   Seizings',
      '               and whippings',
      '',
      '5      Feb 8   Lashings              Paper',
    );
    expect(lines).toEqual([
      'T0.0h Week | Date | Topic | Due',
      'T0.1 1 | Jan 4 | Knots | Quiz',
      'T0.2 2 | Jan 11 | Bends and hitches, and their uses |',
      'T0.3  | Jan 18 | No class |',
      'T0.4 3 | Jan 25 | Splices |',
      'T0.5 4 | Feb 1 | Seizings and whippings |',
      'T0.6 5 | Feb 8 | Lashings | Paper',
    ]);
  });

  it('does not take prose with two spaces behind a full stop for a table', async () => {
    const text = [
      'Ropes are old.  They hold ships in',
      'their berths.  Nobody knows when the',
      'first was made.  It was long ago.',
    ];
    expect(await read(...text)).toEqual([`P ${text.join(' ').replaceAll('  ', ' ')}`]);
  });

  it('counts pages by form feeds and drops what repeats on each', async () => {
    const page = (number: number, text: string): string => `Harbor Studies      Page ${number}\n\n${text}\n\f`;
    const document = await parse(
      page(1, 'First words here.') + page(2, 'Second words here.') + page(3, 'Third words here.'),
    );
    expect(document.pageCount).toBe(3);
    expect(outline(document)).toEqual(['P First words here.', 'P Second words here.', 'P Third words here.']);
    expect(document.blocks.map((block) => block.page)).toEqual([1, 2, 3]);
  });

  it('knows the source line of each block', async () => {
    const document = await parse('Title\n=====\n\nA paragraph.\n\n- item\n');
    expect(document.blocks.map((block) => block.sourceLine)).toEqual([1, 4, 6]);
  });

  it('a line that names a field begins anew, however long the one above; a title that goes on does not', async () => {
    const [, ...lines] = await read(
      'A course in the history of trade, week by week.',
      '',
      'Week 2 (January 20): Grain for a great city',
      'Read: Okonjo, "Feeding the City," pp. 88-109',
      'Due January 23: A map of the harbours',
      '',
      'The second book of the course is Navigation and',
      'Commerce: Nine Essays, of which four are read in',
      'full and the others as far as time allows them.',
    );
    expect(lines).toEqual([
      'P Week 2 (January 20): Grain for a great city / Read: Okonjo, "Feeding the City," pp. 88-109 / Due January 23: A map of the harbours',
      'P The second book of the course is Navigation and Commerce: Nine Essays, of which four are read in full and the others as far as time allows them.',
    ]);
  });

  it('takes no bibliography with hanging lines for a table, though two blanks part its sentences', async () => {
    const lines = await read(
      'Abel, Mary.  The Weirs of the Lower',
      '     River.  Town Press, 1990.',
      'Bell, John.  Mills and Wheels of the',
      '     Plain.  Old Press, 1985.',
      'Cole, Ann.   Ferries.  New Press, 2001.',
    );
    expect(lines).not.toContainEqual(expect.stringMatching(/^T/));
    expect(lines.join(' ')).toContain('The Weirs of the Lower River.');
  });
});
