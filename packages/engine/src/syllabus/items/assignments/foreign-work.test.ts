import { expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

const headings = {
  French: 'Semaine | Date | Thème | À rendre',
  German: 'Woche | Datum | Thema | Abgabe',
  Spanish: 'Semana | Fecha | Tema | Entregas',
  Italian: 'Settimana | Data | Argomento | Consegne',
  Portuguese: 'Semana | Data | Tema | Prazo',
};

/** "title due" of every piece of work, in order. */
function worksOf(language: keyof typeof headings, works: readonly string[]): string[] {
  const days = ['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28'];
  const rows = works.map((work, i) => `${i + 1} | ${days[i]} | ${['Lino', 'Wol', 'Papier', 'Metal'][i]} | ${work}`);
  const { weeks } = readSyllabus(buildDocument(['# Atelier 2026', `|= ${headings[language]}`, ...rows]));
  return weeks.flatMap(({ assignments }) => assignments.map(({ title, dueDate }) => `${title} ${dueDate}`));
}

it.each<[keyof typeof headings, string[], string[]]>([
  [
    'French',
    ['Devoir 1 à rendre le 11 septembre', 'Exposé 2', 'Projet final, date limite : 25 septembre', 'Examen partiel'],
    ['Devoir 1 2026-09-11', 'Exposé 2 2026-09-14', 'Projet final 2026-09-25', 'Examen partiel 2026-09-28'],
  ],
  [
    'German',
    ['Hausaufgabe 1 bis 11. September', 'Referat 2', 'Aufsatz, fällig am 25. September', 'Übungsblatt 3'],
    ['Hausaufgabe 1 2026-09-11', 'Referat 2 2026-09-14', 'Aufsatz 2026-09-25', 'Übungsblatt 3 2026-09-28'],
  ],
  [
    'Spanish',
    [
      'Tarea 1, entregar el 11 de septiembre',
      'Exposición 2',
      'Informe final: fecha límite 25 de septiembre',
      'Prueba 3',
    ],
    ['Tarea 1 2026-09-11', 'Exposición 2 2026-09-14', 'Informe final 2026-09-25', 'Prueba 3 2026-09-28'],
  ],
  [
    'Italian',
    ['Compito 1 entro il 11 settembre', 'Verifica 2', 'Relazione finale: scadenza 25 settembre', 'Esame'],
    ['Compito 1 2026-09-11', 'Verifica 2 2026-09-14', 'Relazione finale 2026-09-25', 'Esame 2026-09-28'],
  ],
  [
    'Portuguese',
    ['Tarefa 1 até 11 de setembro', 'Prova 2', 'Relatório final, data de entrega 25 de setembro', 'Exame'],
    ['Tarefa 1 2026-09-11', 'Prova 2 2026-09-14', 'Relatório final 2026-09-25', 'Exame 2026-09-28'],
  ],
])('knows the words of work and of what is due in %s', (language, works, expected) => {
  expect(worksOf(language, works)).toEqual(expected);
});
