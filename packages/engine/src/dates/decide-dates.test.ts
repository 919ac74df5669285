import { describe, expect, it } from 'vitest';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { resolveMention } from './date-context.ts';
import { decideDates } from './decide-dates.ts';
import { findDates } from './find-dates.ts';
import { findTerms } from './term.ts';

const decide = (lines: string[], today?: string) => decideDates(buildDocument(lines), { today });

/** The days of a text as the document's own context reads them. */
const datesOf = (text: string, lines: string[]) =>
  findDates(text).map((mention) => resolveMention(mention, decide(lines))?.from ?? null);

describe('findTerms', () => {
  it.each([
    ['Fall 2023', 'autumn', 2023],
    ['Spring Semester 2017', 'spring', 2017],
    ['2017 Spring Syllabus', 'spring', 2017],
    ['Spring A 2022', 'spring', 2022],
    ['Michaelmas Term 2021', 'autumn', 2021],
    ['Semester 2, 2023', 'unknown', 2023],
    ['Winter 2023/24', 'winter', 2023],
    ['Summer Session II 2019', 'summer', 2019],
    ["Fall '22", 'autumn', 2022],
    ['example.org/biol-winter-2023/', 'winter', 2023],
    ['Calendario 2031-2', 'unknown', 2031],
    ['2031-II', 'unknown', 2031],
    ['I semestre 2031', 'unknown', 2031],
    ['segundo semestre de 2031', 'unknown', 2031],
    ['1er semestre 2031', 'unknown', 2031],
  ])('reads %j', (text, season, year) => {
    expect(findTerms(text)).toMatchObject([{ season, year }]);
  });
});

describe('days between dots in a table', () => {
  const rows = ['1 | 07.04 | Weirs', '2 | 14.04 | Mills', '3 | 05.05 | Ropes', '4 | 12.05 | Locks'];

  it.each(['Date', 'Datum', 'Fecha'])('are days of the month first where a column headed %s shows it', (heading) => {
    const lines = ['# Rivers, Summer Term 2031', `|=  # | ${heading} | Topic`, ...rows];
    expect(decide(lines)).toMatchObject({ dayFirst: true, year: 2031 });
  });

  it('are none where they number sections', () => {
    const lines = ['# Rivers, Summer Term 2031', '|=  # | Section | Topic', ...rows];
    expect(decide(lines).order).toBeUndefined();
  });
});

describe('decideDates', () => {
  it('takes the year of the term in the title', () => {
    expect(decide(['# Botany 12, Fall 2022', '- Aug 23: Roots', '- Aug 25: Stems'])).toMatchObject({
      year: 2022,
      from: 'term',
    });
  });

  it('keeps to the years next to the term where the days of class object', () => {
    const days = ['1/18', '1/25', '2/1', '2/8', '2/15', '2/22', '3/1'].map((day) => `- ${day}: Salt`);
    const lines = ['# Salt, Spring 2030', 'Seen in Lind (2025).', 'Class meets Saturdays, 7 pm', ...days];
    expect(decide(lines)).toMatchObject({ year: 2031 });
    expect(decide(['# Salt, Spring 2028', ...lines.slice(1)])).toMatchObject({ year: 2028, from: 'term' });
  });

  it('takes the later of two years that are printed as often: a syllabus is dated before its classes', () => {
    const lines = ['# Redes', '12 de diciembre de 2030', '- 3 de marzo de 2031: Nudos', '- 10 de marzo: Mallas'];
    expect(decide(lines)).toMatchObject({ year: 2031 });
  });

  it('takes the second of two years for the months after New Year', () => {
    const lines = ['# Botany 12, Winter 2022/23', '- Jan 10: Roots', '- Jan 17: Stems', '- Feb 7: Leaves'];
    expect(datesOf('due Feb 9', lines)).toEqual(['2023-02-09']);
  });

  it('lets weekdays win against a stale year in the header', () => {
    const lines = [
      '# Botany 12, Fall 2018',
      'Revised 2022',
      '- Tue Aug 23: Roots',
      '- Thu Aug 25: Stems',
      '- Tue Aug 30: Leaves',
      '- Thu Sep 1: Buds',
    ];
    expect(decide(lines)).toMatchObject({ year: 2022, from: 'weekday' });
  });

  it('takes the year next to the term where the dates were not updated, and the term where nothing near agrees', () => {
    const dates = ['- Tue Sep 3: a', '- Thu Sep 5: b', '- Tue Sep 10: c', '- Thu Sep 12: d'];
    expect(decide(['# Law, Fall 2020', ...dates])).toMatchObject({ year: 2019, from: 'weekday' });
    expect(decide(['# Law, Fall 2016', ...dates])).toMatchObject({ year: 2016, from: 'term' });
  });

  it('takes the weekday of a date from the heading of its column or the cell beside it', () => {
    const grid = [
      '# Science',
      'Mon | Tue | Wed',
      '9/4 Intro | 9/5 Lab | 9/6 Quiz',
      '9/11 Ch 1 | 9/12 Ch 1 | 9/13 Ch 2',
    ];
    expect(decide(grid, '2025-11-20')).toMatchObject({ year: 2023, from: 'weekday' });
    const beside = ['# Science', 'Mon | 9/4 | Intro', 'Wed | 9/6 | Lab', 'Mon | 9/11 | Quiz'];
    expect(decide(beside, '2025-11-20')).toMatchObject({ year: 2023, from: 'weekday' });
  });

  it('puts the months after new year into the next year', () => {
    const lines = ['# Seminar, Fall 2021', '- Dec 14: Paper', '- Jan 11: Colloquium'];
    expect(datesOf('Dec 14 and later Jan 11', lines)).toEqual(['2021-12-14', '2022-01-11']);
  });

  it('reads bare numbers day first where one number can only be a day', () => {
    expect(decide(['Semester 2, 2023', '24/7 exam help', '26/07 Intro', '2/8 Cells', '9/8 Tissue'])).toMatchObject({
      dayFirst: true,
    });
    expect(decide(['Fall 2023', '8/26 Intro', '9/2 Cells'])).toMatchObject({ dayFirst: false });
  });

  it('reads bare numbers as the dates with a name of month are written', () => {
    expect(decide(['Autumn 2023', 'Essay due 6 October, exam 12 December', '5/10 Kant', '12/10 Hegel'])).toMatchObject({
      dayFirst: true,
    });
  });

  it('finds the first year that agrees with the weekdays and follows every year named, where no term is printed', () => {
    const lines = [
      '# Film',
      'Paris, Texas (Wenders, 1984); Roma (Cuarón, 2018)',
      '- Thu 11 Feb: frame',
      '- Thu 25 Feb: shot',
      '- Tue 11 May: essay',
    ];
    expect(decide(lines)).toMatchObject({ year: 2021, from: 'weekday' });
  });

  it('prefers the term on whose days of class the dates fall', () => {
    const dates = ['Aug 23', 'Aug 25', 'Aug 30', 'Sep 1', 'Sep 6', 'Sep 8'].map((d) => `- ${d}: Topic`);
    const lines = [
      'Econ 1, Fall 2021 and Fall 2021',
      'Class meets Tuesdays and Thursdays, 9:00 am.',
      'Updated for Fall 2022',
      ...dates,
    ];
    expect(decide(lines).year).toBe(2022);
  });

  it('assumes the year of today only where the document has none', () => {
    expect(decide(['Essay due Oct 3'], '2025-09-01')).toMatchObject({ year: 2025, from: 'assumed' });
    expect(decide(['Essay due Oct 3'])).toMatchObject({ year: null, from: null });
  });

  it('does not follow a printed year that its own weekday contradicts', () => {
    const lines = ['# Law, Spring 2023', '- Mon Jan 23: a', '- Wed Jan 25: b', '- Mon Jan 30: c'];
    expect(datesOf('Monday, February 6, 2022', lines)).toEqual(['2023-02-06']);
  });
});

describe('order of day and month', () => {
  const order = (lines: string[]) => {
    const { dayFirst, order } = decide(lines);
    return [dayFirst ? 'day first' : 'month first', order?.from ?? 'assumed'];
  };

  it('follows a number that can only be a day', () => {
    expect(order(['Essay 03/04, exam 21/05'])).toEqual(['day first', 'numbers']);
    expect(order(['Essay 03/04, exam 05/21'])).toEqual(['month first', 'numbers']);
  });

  it('follows the weekdays printed beside the dates', () => {
    const rows = ['1 | Tue 02/03/2027 | Tides', '2 | Tue 09/03/2027 | Waves', '3 | Tue 06/04/2027 | Wind'];
    expect(order(['# Coasts', ...rows])).toEqual(['day first', 'weekdays']);
  });

  it('follows the order in which days step from class to class', () => {
    const days = (list: string[]) => list.map((day, i) => `${i + 1} | ${day} | Topic ${i}`);
    expect(order(['# Coasts', ...days(['02/03/2027', '09/03/2027', '06/04/2027', '11/05/2027'])])).toEqual([
      'day first',
      'sequence',
    ]);
    expect(order(['# Coasts', ...days(['03/02/2027', '03/09/2027', '04/06/2027', '05/11/2027'])])).toEqual([
      'month first',
      'sequence',
    ]);
  });

  it('follows the months of the term where a single date has no neighbours', () => {
    expect(order(['# Coasts, Fall 2026', 'Final exam: 7/12'])).toEqual(['day first', 'term']);
    expect(order(['# Coasts, Fall 2026', 'Final exam: 12/7'])).toEqual(['month first', 'term']);
  });

  it('says that the order is assumed where nothing decides', () => {
    expect(order(['# Coasts', 'Exam: 03/04/2027'])).toEqual(['month first', 'assumed']);
  });

  it('takes the number in front of the month for the day where the one behind it counts', () => {
    const rows = ['28 Aug 1 | Maps', '4 Sept 2 | Charts', '11 Sept 3 | Globes', '18 Sept 4 | Scales'];
    expect(decide(['# Maps, Fall 2026', ...rows]).countBehindMonth).toBe(true);
    const counted = ['1 Aug 28 | Maps', '2 Sept 4 | Charts', '3 Sept 11 | Globes', '4 Sept 18 | Scales'];
    expect(decide(['# Maps, Fall 2026', ...counted]).countBehindMonth).toBe(false);
  });

  it('takes two numbers around a dot at the beginning of lines for days where they step forward as classes do', () => {
    const days = ['20.08 - Maps', '27.08 - Charts', '03.09 - Globes', '10.09 - Scales'];
    const opening = days.map((day) => `#### ${day}`);
    expect(decide(['# Maps, Fall 2026', ...opening])).toMatchObject({ dottedLead: true, dayFirst: true });
    const times = ['09.10 Doors', '10.10 Maps', '11.10 Charts', '12.10 Globes', '13.40 Scales'];
    expect(decide(['# Maps, Fall 2026', ...times]).dottedLead).toBe(false);
  });
});

describe('the year of the term', () => {
  it('leaves dates of cited works, web addresses and revisions out', () => {
    const cited = [
      '- Okoro, A. (2018, January 23). On ears. Retrieved May 2, 2018, from https://example.org/2018/06/11/ears',
      '- Lind, B. (2018, July 5). On eyes. Retrieved May 3, 2018, from https://example.org/2018/02/09/eyes',
      'Syllabus revised 4 March 2017 and updated 5/6/2017',
    ];
    expect(decide(['May 15 | Hearing', 'May 20 | Sight', 'Exam on June 20, 2019', ...cited])).toMatchObject({
      year: 2019,
      from: 'dates',
    });
  });

  it('takes the year of a note of revision where nothing else names one and the classes are near', () => {
    const classes = ['Sept 4: Brine', 'Sept 11: Pans', 'Sept 18: Trade', 'Sept 25: Tax'];
    const yearOf = (note: string) => decide(['# Salt', note, ...classes], '2040-03-01').year;
    expect(yearOf('Last updated: August 20, 2031')).toBe(2031);
    expect(yearOf('Revised 9/12/2031')).toBe(2031);
    expect(yearOf('Last updated: March 2, 2032')).not.toBe(2031);
    expect(decide(['# Salt', 'Revised 12/12/2030', 'Jan 9: Brine', 'Jan 16: Pans'], '2040-03-01').year).toBe(2031);
    expect(decide(['# Salt, Fall 2032', 'Revised 9/12/2031', ...classes]).year).toBe(2032);
  });

  it('keeps the term at the head against dates left from an earlier one', () => {
    const rows = ['1/23 Quiz due 9/30/23', 'Paper due 10/17/23', 'Exam 11/3/23', 'Essay 11/14/23'];
    expect(decide(['# Soil Science', 'Fall 2026', ...rows])).toMatchObject({ year: 2026, from: 'term' });
  });

  it('lets the days of class object to the term, and find the year next to it', () => {
    const days = ['Aug 28', 'Sep 4', 'Sep 11', 'Sep 18', 'Sep 25', 'Oct 2'].map((day) => `- ${day}: Topic`);
    expect(decide(['# Soil Science, Fall 2021', 'Class meets Fridays, 9:00 am', ...days])).toMatchObject({
      year: 2020,
      from: 'weekday',
    });
  });

  it('keeps the year of dates that name weeks by their Mondays, whatever the days of class', () => {
    const days = ['Aug 30', 'Sep 6', 'Sep 13', 'Sep 20', 'Sep 27', 'Oct 4'].map((day) => `- ${day}: Topic`);
    expect(decide(['# Soil Science, Fall 2021', 'Class meets Tuesdays, 9:00 am', ...days]).year).toBe(2021);
  });

  it('finds the year from weeks that run between the weekdays that the text names', () => {
    const weeks = ['Aug 25–31', 'Sep 1–7', 'Sep 8–14', 'Sep 15–21', 'Sep 22–28', 'Sep 29–Oct 5'];
    const lines = [
      '# Ethics',
      'Units run from Saturday to the following Friday.',
      ...weeks.map((week, i) => `${week} | Lesson ${i}`),
    ];
    expect(decide(lines, '2021-09-01')).toMatchObject({ year: 2018, from: 'weekday' });
  });

  it('finds the year in which whole weeks begin on a Monday or a Sunday where nothing else tells it', () => {
    const weeks = ['Jan 6-12', 'Jan 13-19', 'Jan 20-26', 'Jan 27 - Feb 2', 'Feb 3-9', 'Feb 10-16'];
    expect(decide(['# Looms', ...weeks], '2027-05-01')).toMatchObject({ year: 2025, from: 'weekday' });
  });

  it('takes the weekday of a holiday from its name', () => {
    const lines = ['# Ethics', '- Sep 7: Labor Day, no class', '- Tue Sep 8: Duties', '- Thu Sep 10: Rights'];
    expect(decide(lines, '2021-09-01')).toMatchObject({ year: 2020, from: 'weekday' });
  });

  it('takes a year in which the classes fall on no weekend where the document names none', () => {
    const days = ['Aug 7', 'Aug 8', 'Aug 9', 'Aug 10', 'Aug 11', 'Aug 14', 'Aug 15'].map((day) => `${day} | Topic`);
    expect(decide(['# Soil Science', ...days], '2026-11-25')).toMatchObject({ year: 2023, from: 'assumed' });
    expect(decide(['# Soil Science', ...days], '2023-11-25')).toMatchObject({ year: 2023, from: 'assumed' });
    expect(decide(['# Soil Science', 'Aug 8 | Topic'], '2026-11-25').year).toBe(2026);
  });
});

describe('days of class against the term at the head', () => {
  // In 2031 these are Fridays, in 2030 Thursdays.
  const dates = ['Jan 24', 'Jan 31', 'Feb 7', 'Feb 14', 'Feb 21', 'Feb 28', 'Mar 7'].map(
    (day, i) => `- ${day}: Tides ${i}`,
  );
  const meets = 'Class meets Tuesday and Thursday, 10:00–11:30';

  it('object to a term that the head names once', () => {
    expect(decide(['# Tides, Spring 2031', meets, '## Schedule', ...dates]).year).toBe(2030);
  });
  it('do not to one that it names twice', () => {
    expect(
      decide(['# Tides, Spring 2031', 'Tides and Currents, Spring 2031', meets, '## Schedule', ...dates]).year,
    ).toBe(2031);
  });
});
