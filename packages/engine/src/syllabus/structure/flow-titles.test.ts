import { describe, expect, it } from 'vitest';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const outline = (lines: string[]) => printSchedule(findSchedule(buildDocument(lines)));

it('dates titles by the days in brackets behind them, also where a label goes on', () => {
  const days = ['Monday September 1', 'Monday September 8', 'Monday September 15', 'Monday September 22'];
  const items = ['Brine', 'Pans', 'Trade', 'Tax'].flatMap((title, i) => [
    `- ${title} (${days[i]})${i % 2 ? ' Required Reading' : ''}`,
    `  - Lind, ch. ${i + 1}`,
  ]);
  const more = ['- War (Monday September 29)', '  - Holm, ch. 1', '- Law (Monday October 6)', '  - Holm, ch. 2'];
  const weeks = outline(['# Salt, Fall 2031', 'We read Lind.', ...items, ...more]);
  expect(weeks).toHaveLength(6);
  expect(weeks[1]).toMatch(/^2 2031-09-08: 09-08 Pans \/ .*Lind, ch\. 2$/);
});

it('goes on behind a heading that names a break', () => {
  const week = (number: number, day: string) => [`## Week ${number} (${day}): Brine`, `Read: Lind, ch. ${number}`];
  const before = [week(1, 'Nov 3'), week(2, 'Nov 10'), week(3, 'Nov 17')].flat();
  const after = ['## Thanksgiving Break, Nov 24-28', ...week(4, 'Dec 1'), '# Policies', 'No food.'];
  expect(outline(['# Salt, Fall 2031', '## Course Schedule', ...before, ...after])).toHaveLength(4);
});

describe('what stands over and under bare dates', () => {
  it('takes the items over the dated items of a list for their titles', () => {
    const lines = ['# Salt, Fall 2031', '## Course Schedule', '- Brine', '  - Monday, September 1. Lind, ch. 1'];
    lines.push('  - Wednesday, September 3. Lind, ch. 2', '- Pans', '  - Monday, September 8. Lind, ch. 3');
    lines.push('  - Wednesday, September 10. Quiz', '- Trade', '  - Monday, September 15. Lind, ch. 5');
    expect(outline(lines)).toEqual([
      '1 2031-09-01: 09-01 [Brine] Lind, ch. 1; 09-03 [Brine] Lind, ch. 2',
      '2 2031-09-08: 09-08 [Pans] Lind, ch. 3; 09-10 [Pans] Quiz',
      '3 2031-09-15: 09-15 [Trade] Lind, ch. 5',
    ]);
  });

  it('takes headings under bare dates for what the days are about, unless they return', () => {
    const lines = ['# Salt, Fall 2031', 'We read Lind.', '## September 1 --- September 10', '#### 1) Brine'];
    lines.push('Lind, ch. 1.', '#### Notes', 'Bring salt.', '## September 15 --- September 24', '#### 1) Pans');
    lines.push('Lind, ch. 2.', '#### Notes', 'Bring pans.', '## September 29 --- October 8', '#### 1) Trade');
    lines.push('#### 2) Tax', 'Lind, ch. 3.', '#### Notes', 'Bring coins.');
    expect(outline(lines)).toEqual([
      '1 2031-09-01: 1) Brine / 1) Brine=Lind, ch. 1. / Notes=Bring salt.',
      '2 2031-09-15: 1) Pans / 1) Pans=Lind, ch. 2. / Notes=Bring pans.',
      '3 2031-09-29: 1) Trade / 1) Trade=2) Tax / 2) Tax=Lind, ch. 3. / Notes=Bring coins.',
    ]);
  });

  it('takes a date alone that stands weeks before the first numbered class for that of the document', () => {
    const lines = ['# Redes', '16 de diciembre de 2030', 'Una introducción.', 'Clase 1 (27/02/2031) Nudos'];
    lines.push('Clase 2 (06/03) Mallas', 'Clase 3 (13/03) Hilos', 'Clase 4 (20/03) Cuerdas');
    expect(outline(lines)[0]).toMatch(/^1 2031-02-27: .*Nudos$/);
  });
});
