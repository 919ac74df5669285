import { expect, it } from 'vitest';
import { readSyllabus } from '../read-syllabus.ts';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

it.each(['Semana de receso (no hay clase)', 'Feriado', 'Pas de cours', 'Osterferien', 'Recesso escolar'])(
  'gives no number to a week of which %j is all that is said',
  (text) => {
    const days = ['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28'];
    const lines = days.map((day, i) => `### ${day}: ${i === 2 ? text : `Cactus ${'abcd'[i]}`}`);
    const { weeks } = readSyllabus(buildDocument(['# Atelier', ...lines]));
    expect(weeks.map(({ number, topic }) => `${number} ${topic?.value}`)).toEqual([
      '1 Cactus a',
      '2 Cactus b',
      '3 Cactus d',
    ]);
  },
);

it.each([
  ['Spanish', '# Botánica', '|= Semana | Tema | Lecturas', 'cap. 3 y 5'],
  ['French', '# Botanique', '|= Semaine | Thème | Bibliographie', 'chapitre 3 et 5'],
  ['German', '# Pflanzenkunde', '|= Woche | Thema | Literatur', 'Kap. 3 und 5'],
  ['Italian', '# Botanica', '|= Settimana | Argomento | Letture', 'cap. 3 e 5'],
  ['Portuguese', '# Botânica', '|= Semana | Tema | Leituras', 'cap. 3 e 5'],
])('reads a %s table whose column of weeks begins late in the term', (_language, title, header, part) => {
  const rows = ['3 | Algas | ', `4 | Musgos | Lindt, ${part}`, `5 | Orquídeas | Lindt, ${part}`, '6 | Cactus | '];
  const { weeks } = readSyllabus(buildDocument([title, header, ...rows]));
  expect(weeks.map(({ number, topic }) => `${number} ${topic?.value}`)).toEqual([
    '3 Algas',
    '4 Musgos',
    '5 Orquídeas',
    '6 Cactus',
  ]);
  expect(weeks.map(({ readings }) => readings.map(({ pages }) => pages).join())).toEqual(['', part, part, '']);
});

it('knows the headings that a page prints again in any language, and a week between two days under one heading', () => {
  const lines = [
    '# Telares 2031-2',
    '|= # | Semana | Semana | Tema',
    '1 | 11/Ago | 16/Ago | Urdimbre',
    '2 | 18/Ago | 23/Ago | Trama',
    '# | Semana | Semana | Tema',
    '3 | 25/Ago | 30/Ago | Sarga',
  ];
  expect(printSchedule(findSchedule(buildDocument(lines)))).toEqual([
    '1 2031-08-11: Tema=Urdimbre',
    '2 2031-08-18: Tema=Trama',
    '3 2031-08-25: Tema=Sarga',
  ]);
});
