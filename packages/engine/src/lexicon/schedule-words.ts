import { alternation } from './alternation.ts';
import { formsOf } from './coursework.ts';
import { withPlurals } from './plural.ts';

/** Words by which a syllabus divides its term and heads its schedule, lower case. */

const list = (text: string) => text.split(' ');

/** What is counted in weeks, in classes, or in parts of the subject. A space stands for any white space. */
export const weekWords: readonly string[] = list(
  'week weeks wk wks semana semaine semaines semanas woche wochen settimana settimane',
);
/** Headings of a column of dates, beside the English ones. */
export const foreignDateHeadings: readonly string[] = list('fecha fechas datum data jour jours día días termin');
export const sessionWords: readonly string[] = [
  'class meeting',
  'class session',
  'class day',
  ...list(
    'class meeting session lecture lesson seminar lec day clase sesión sesiones séance sitzung sitzungen lezione lezioni aula',
  ),
];
/** The students of a course that meet on days of their own. */
export const groupWords: readonly string[] = list('section group cohort stream');
/** What one time of teaching is called. */
export const meetingWords: readonly string[] = list('class session meeting');
/** What the students of a course come together in. */
export const classWords: readonly string[] = [...meetingWords, ...list('lecture section seminar recitation tutorial')];
/** What does not take place on a day off. */
export const heldThings: readonly string[] = [...withPlurals([...meetingWords, 'lecture', 'seminar']), 'school'];
export const unitWords: readonly string[] = list('module unit part block theme topic módulo unidad unité modulo');

/** Before a number, any of these opens a part of the term: "Lecture 3: Kinetics". */
export const divisionWords: readonly string[] = withPlurals(
  list('lecture class session meeting topic unit module part section lesson week day block theme seminar'),
);

/** Headings of a column of topics. */
export const topicHeadings: readonly string[] = withPlurals(
  list('topic theme subject unit module lecture title content'),
);

/** A heading over the schedule of a course. */
export const scheduleHeadings: readonly string[] = [
  ...list('schedule calendar outline timetable agenda'),
  ...[
    'course plan',
    'course sequence',
    'course content',
    'course contents',
    'course map',
    'class plan',
    'session plan',
  ],
  ...['weekly plan', 'weekly topics', 'weekly readings', 'weekly overview', 'reading list', 'lecture plan'],
  ...['lecture topics', 'lecture list', 'syllabus of topics', 'syllabus of readings'],
];

/** Headings of the columns of a schedule. */
export const columnHeadings: readonly string[] = [
  ...withPlurals(list('week date day class session meeting lecture topic theme subject unit module title content')),
  ...withPlurals(
    list('reading text chapter material resource deadline laboratory activity exercise discussion note objective'),
  ),
  ...withPlurals(list('outcome video task event speaker instructor reminder deliverable lab begin end')),
  ...list('wk wks due other preparation prep description location part points start number what when'),
  ...['to do', 'to-do'],
  // Alone over a list of readings: "Required", "Recommended".
  ...list('required recommended suggested optional'),
  ...formsOf([...list('assignment homework exam quiz test project paper'), 'problem set']),
];

/** What a column heading may say beside: "Required readings for class". */
export const headingFillers: readonly string[] = list(
  'and or & of for the to be in at by before after during class required optional recommended suggested further additional weekly course key main planned tentative your this assigned in-class pre-class online covered that # @ no no.',
);

/** What a schedule says there is none of: "No class", "no readings". */
const absent = [
  ...withPlurals(list('reading text assignment class lecture lab meeting section')),
  ...list('homework hw quiz discussion school'),
  'office hours',
];
export const absentThings = alternation(absent);

/** What a course consists of, where a row speaks of all of it: "all chapters". */
export const partsOfCourse: readonly string[] = withPlurals(
  'chapter reading section unit module topic lecture material text week note content'.split(' '),
);
/** How a row says that a part has had its turn: "all assigned readings". */
export const coveredBefore: readonly string[] =
  'previous prior earlier past preceding above assigned covered required course class studied read discussed'.split(
    ' ',
  );

/** What has happened in a class, where a text goes on with "in class": no work is due by it. */
export const doneInClass: readonly string[] =
  'learned learnt discussed covered begun started seen shown taught introduced studied developed practiced practised'.split(
    ' ',
  );

/** In the plural and alone these are subjects, of programming for one: "Classes", "Modules". */
export const divisionsAsSubjects: readonly string[] = list('classes modules blocks units');
