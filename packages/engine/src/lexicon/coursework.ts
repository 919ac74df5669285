import type { AssignmentType } from '@weekwise/domain/plan.ts';
import { withPlurals } from './plural.ts';

/**
 * How surely a noun means work to hand in or sit.
 *
 * - `always`: wherever it is named; nobody titles a lesson so.
 * - `mostly`: with a number, and most courses have it: "Essay 2"; without one it may be a subject ("the personal
 * essay").
 * - `numbered`: likewise, but fewer courses have it.
 * - `class`: it may be what a class does, even with a number: "Lab 3".
 * - `told`: only where a due date, a label or the grading says so.
 * - `never`: it tells the type of what something else shows to be work.
 */
export type Certainty = 'always' | 'mostly' | 'numbered' | 'class' | 'told' | 'never';

/**
 * The nouns of coursework in the singular by what they are, the most telling first: a "project proposal" is part of a
 * project, a "quiz on the essay" is a quiz. A null type is decided by the other words of the title.
 */
const table: readonly [AssignmentType | null, Partial<Record<Certainty, string>>][] = [
  ['quiz', { always: 'quiz' }],
  ['exam', { always: 'exam midterm prelim', mostly: 'test', told: 'practicum jury oral' }],
  ['presentation', { mostly: 'presentation', told: 'slide pitch recital performance showcase', never: 'talk' }],
  ['project', { mostly: 'project', numbered: 'sprint milestone', told: 'prototype', never: 'capstone exhibition' }],
  ['essay', { mostly: 'essay', numbered: 'composition' }],
  ['lab', { class: 'lab practical', never: 'laboratory' }],
  [
    'paper',
    {
      mostly: 'paper report',
      numbered: 'prospectus critique commentary',
      class: 'bibliography',
      told: 'thesis abstract memo synthesis letter review',
      never: 'manuscript',
    },
  ],
  ['discussion', { told: 'debate', never: 'discussion forum thread' }],
  ['participation', { told: 'participation', never: 'attendance engagement' }],
  [
    'homework',
    {
      always: 'homework',
      mostly: 'assignment',
      numbered: 'coursework worksheet reflection response journal summary post sketchbook',
      class: 'set exercise',
      told: 'tutorial annotation diary log translation notebook',
      never: 'problem reading workbook drill',
    },
  ],
  [
    'project',
    { numbered: 'portfolio proposal deliverable', class: 'poster', told: 'podcast film storyboard', never: 'video' },
  ],
  ['paper', { numbered: 'draft', class: 'outline', told: 'analysis' }],
  ['discussion', { told: 'question answer', never: 'comment' }],
  [
    'other',
    {
      told: 'survey form sheet verification contract questionnaire evaluation submission',
      never: 'agreement registration',
    },
  ],
  [
    null,
    {
      numbered: 'writeup checkpoint blog',
      told: 'final interview brief paragraph handout transcription recording study module plan artifact',
    },
  ],
];

const list = (text: string) => text.split(' ');

export interface CourseworkNoun {
  noun: string;
  type: AssignmentType | null;
  certainty: Certainty;
}

export const courseworkNouns: readonly CourseworkNoun[] = table.flatMap(([type, nouns]) =>
  Object.entries(nouns).flatMap(([certainty, text]) =>
    list(text).map((noun) => ({ noun, type, certainty: certainty as Certainty })),
  ),
);

/** The nouns of the given certainties in the singular, in the order of the table. */
export const nounsOf = (...certainties: Certainty[]): string[] =>
  courseworkNouns.flatMap(({ noun, certainty }) => (certainties.includes(certainty) ? [noun] : []));

/** Short and longer forms of a noun, wherever they stand. */
const otherForms: Readonly<Record<string, string>> = {
  hw: 'homework',
  hws: 'homework',
  homeworks: 'homework',
  pset: 'problem set',
  psets: 'problem set',
  examination: 'exam',
  examinations: 'exam',
};

const synonyms: Readonly<Record<string, string>> = {
  ...otherForms,
  ps: 'problem set',
  asst: 'assignment',
  assign: 'assignment',
  proj: 'project',
  pres: 'presentation',
  tarea: 'homework',
  devoir: 'homework',
  hausaufgabe: 'homework',
  hausaufgaben: 'homework',
  compito: 'homework',
  prueba: 'quiz',
  examen: 'exam',
  esame: 'exam',
  klausur: 'exam',
  prüfung: 'exam',
  prufung: 'exam',
  ensayo: 'essay',
  composición: 'composition',
  composicion: 'composition',
  proyecto: 'project',
  presentación: 'presentation',
  presentacion: 'presentation',
  // French
  exposé: 'presentation',
  expose: 'presentation',
  contrôle: 'test',
  controle: 'test',
  partiel: 'midterm',
  projet: 'project',
  rapport: 'report',
  essai: 'essay',
  épreuve: 'exam',
  epreuve: 'exam',
  interrogation: 'quiz',
  // German
  aufsatz: 'essay',
  referat: 'presentation',
  präsentation: 'presentation',
  prasentation: 'presentation',
  übung: 'exercise',
  ubung: 'exercise',
  ubungsblatt: 'worksheet',
  übungsblatt: 'worksheet',
  bericht: 'report',
  laborbericht: 'lab report',
  projektbericht: 'project report',
  hausarbeit: 'paper',
  seminararbeit: 'paper',
  projektarbeit: 'project',
  vortrag: 'presentation',
  vorträge: 'presentation',
  vortrage: 'presentation',
  klausuren: 'exam',
  prüfungen: 'exam',
  prufungen: 'exam',
  projekt: 'project',
  zwischenprufung: 'midterm',
  zwischenprüfung: 'midterm',
  // Spanish
  parcial: 'midterm',
  examenes: 'exam',
  exámenes: 'exam',
  exposicion: 'presentation',
  exposición: 'presentation',
  informe: 'report',
  taller: 'assignment',
  talleres: 'assignment',
  práctico: 'assignment',
  practico: 'assignment',
  cuestionario: 'quiz',
  quices: 'quiz',
  certamen: 'exam',
  monografía: 'paper',
  monografia: 'paper',
  laboratorio: 'lab',
  trabajo: 'paper',
  ejercicio: 'exercise',
  entregable: 'deliverable',
  // Italian
  compiti: 'homework',
  verifica: 'test',
  saggio: 'essay',
  relazione: 'report',
  tesina: 'paper',
  elaborato: 'paper',
  esami: 'exam',
  progetto: 'project',
  presentazione: 'presentation',
  esercizio: 'exercise',
  // Portuguese
  tarefa: 'homework',
  prova: 'test',
  exame: 'exam',
  ensaio: 'essay',
  trabalho: 'paper',
  relatório: 'report',
  relatorio: 'report',
  projeto: 'project',
  projetos: 'project',
  questionário: 'quiz',
  questionario: 'quiz',
  redação: 'essay',
  redacao: 'essay',
  seminário: 'presentation',
  apresentação: 'presentation',
  apresentacao: 'presentation',
};

/**
 * Short forms that elsewhere are words of their own, and the names that language courses use, by what they mean in a
 * title. A map, because any word of a document is looked up in it: "constructor" is a member of every object.
 */
export const courseworkSynonyms: ReadonlyMap<string, string> = new Map(Object.entries(synonyms));

/** The nouns as texts print them: singular, plural, and short or longer forms. */
export const formsOf = (nouns: readonly string[]): string[] => [
  ...withPlurals(nouns),
  ...Object.keys(otherForms).filter((form) => nouns.includes(otherForms[form] ?? '')),
];

/** The kinds of work that most courses have, as texts print them. */
export const commonWork: readonly string[] = formsOf([...nounsOf('always', 'mostly'), 'problem set']);

/** Steps that take the type of what they are a step of: "essay draft", "paper outline". */
export const firstSteps: readonly string[] = list('draft outline proposal abstract question answer');
/** Parts of a larger piece of work, which do not stand for it: the outline of a paper is not the paper. */
export const workSteps: readonly string[] = [
  ...firstSteps,
  ...list('topic idea plan selection progress update revision rough review bibliography'),
  ...list('presentation slide report reflection sprint milestone checkpoint'),
];

/** Names of work in general: they cover what no other part of the grade claims. */
export const generalWork: readonly string[] = list('assignment work coursework task activity deliverable');

/** Said of a piece of work, these tell it from no other of its kind. */
export const plainModifiers: readonly string[] = list(
  'analytical response weekly optional extra credit complete submission team group individual graded',
);
/** Words that belong to the name of the work behind them: "Lab report 2", "Final group presentation". */
export const nameModifiers: readonly string[] = list(
  'final midterm rough lab group team research term reading weekly take-home problem',
);

/** Adjectives that follow the noun in Spanish, Portuguese, French and Italian: "examen escrito", "prova scritta". */
export const foreignModifiers: readonly string[] = list(
  `presencial escrito escrita oral practico practica práctico práctica teorico teórico individual individuales grupal integrador
  final parciales pratica prático prática individuel écrit écrite ecrit ecrite surveille surveillé continu scritto scritta orale
  pratico intermedio intermedia`,
);

/** What the length of a piece of work is measured in. */
export const measureWords: readonly string[] = list('minute min hour page word point pt day week');

/** Behind a noun of coursework: what a class does about the work, and no work: "Paper workshop", "Exam review". */
export const dealingsWithWork: readonly string[] = list(
  `discussion review workshop guidelines guideline help prep preparation session introduction overview return feedback conference meeting day week topic time office hour planning work debrief instructions brainstorm brainstorming intro info information selection signup`,
);
