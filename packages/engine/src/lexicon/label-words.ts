import { pluralOf, withPlurals } from './plural.ts';

/**
 * Words of column headings, sub-headings and lead-ins, by the kind of piece that stands under them; lower case, matched
 * whole.
 */

const list = (text: string) => text.split(' ');

/** Of these one is the thing itself, and only several are a heading: "Quiz", but "Quizzes". */
export const singleThings: readonly string[] = list(
  'quiz exam test project essay milestone submission deliverable chapter page section',
);

/** What class leaves behind: other than a film, it is nothing that a course asks its students to read or watch. */
export const recordsOfClass: readonly string[] = withPlurals(list('recording slide'));

export const labelWords = {
  reading: [
    ...withPlurals(list('reading text textbook chapter article book source reference page section novel chap')),
    ...list('read reread literature pp ch bibliography cases poems'),
    ...list(
      'lectura lecturas leitura leituras lettura letture lektüre literatur bibliografía bibliografia bibliographie',
    ),
  ],
  assignment: [
    ...withPlurals(
      list('assignment homework exercise problem set quiz exam test assessment project deliverable submission'),
    ),
    ...withPlurals(list('milestone essay evaluation hw')),
    ...list('coursework writing graded'),
    ...list('devoirs hausaufgaben übungen tareas trabajos compiti tarefas trabalhos'),
  ],
  topic: [
    ...withPlurals(list('topic subject theme lecture content')),
    ...list('title item items material unit concepts focus agenda description'),
    ...list('thème thèmes sujet thema themen tema temas temi argomento argomenti'),
  ],
  media: [
    ...withPlurals(list('video film screening viewing podcast movie')),
    ...list('watch view listen listening media'),
    ...recordsOfClass,
  ],
  activity: [
    ...withPlurals(list('activity discussion tutorial workshop lab demo')),
    ...list('laboratory seminar recitation studio speaker guest inclass classwork practice potential possible'),
  ],
  note: [
    ...withPlurals(list('note remark comment reminder announcement objective outcome task')),
    ...list('goals competencies instructor room location other todo logistics misc'),
  ],
} as const;

/** What stands under it is handed in then. */
export const dueLabels: readonly string[] = [
  ...withPlurals(list('deadline deliverable')),
  ...list('due submit'),
  ...list('rendre remettre abgabe abgaben fällig entrega entregas consegna consegne scadenza échéance prazo'),
];
/** What stands under it is all that happens, of whatever kind. */
export const scheduleLabels: readonly string[] = withPlurals(list('timeline schedule calendar plan overview event'));
/** What stands under it is given out then. */
export const assignedLabels: readonly string[] = list('assign assigned posted released out');
export const optionalLabels: readonly string[] = list(
  'optional option options recommended suggested further supplementary supplemental background extra',
);
export const undergraduateLabels: readonly string[] = ['undergraduate', 'undergrad', pluralOf('undergraduate')];
export const graduateLabels: readonly string[] = ['graduate', 'grad', pluralOf('graduate'), 'phd'];
/** Words that a label may hold beside its kind. */
export const neutralLabelWords: readonly string[] = list(
  `required compulsory mandatory obligatory for before after class week weekly this the and or of to in be is are completed complete day daily date dates tentative all your you by next today tonight on what main primary secondary core additional new major minor short long online selection selections preparation prep prepare instructions work do hand turn final assigned list key session sessions meeting am pm et pt more at start end items first`,
);
