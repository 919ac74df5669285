import { withPlurals } from './plural.ts';

/** Labels of the parts of a text, before a number; a full stop may follow each. */
export const pageWords: readonly string[] = ['p', 'pp', 'pg', 'pgs', 'page', 'pages'];
export const chapterWords: readonly string[] = ['ch', 'chs', 'chap', 'chaps', 'chpt', 'chpts', 'chapter', 'chapters'];
/** In Spanish, Portuguese, French, German and Italian, with and without their accents. */
export const foreignChapterWords: readonly string[] =
  'capítulo capítulos capitulo capitulos cap caps chapitre chapitres kapitel kap capitolo capitoli'.split(' ');
export const foreignPageWords: readonly string[] =
  'página páginas pagina paginas pág págs pags seite seiten pagine'.split(' ');
/** Words that join the numbers of parts: "1 y 2", "3 et 4". */
export const andWords: readonly string[] = 'and y et und e'.split(' ');
export const sectionWords: readonly string[] = withPlurals(['section', 'sect', 'sec']);
/** What the files of a course are numbered as, one after the other. */
export const seriesWords: readonly string[] = [
  ...withPlurals('module lecture lesson unit tutorial handout deck slide'.split(' ')),
  'mod',
  'lec',
  'lect',
];
/** Parts of plays, poems, laws and longer works. */
export const otherParts: readonly string[] = [
  ...withPlurals(
    'act scene book bk line part volume vol canto stanza verse lesson letter tablet paragraph para article'.split(' '),
  ),
  'appendix',
  'appendices',
];

/** Parts that any chapter or book may have, so that their names tell no two of them apart. */
export const ofAnyPart: readonly string[] = [
  ...withPlurals(
    'introduction preface prologue epilogue foreword afterword conclusion summary overview exercise'.split(' '),
  ),
  'intro',
  'review questions',
  'key terms',
  'glossary',
];
