/** Styles of citing, as a pattern: by names that mean nothing else, and by those that need "style" beside them. */
const plain = ['APA', 'MLA', 'ASA', 'IEEE', 'Turabian', 'Bluebook', 'OSCOLA', 'AGLC', 'MHRA'];
const besideStyle = ['Chicago', 'Harvard', 'Vancouver', 'AMA', 'ACS', 'AAA', 'CSE', 'APSA', 'Oxford'];
const style = '(?:style|format|manual|citations?|footnotes?|referenc\\w+|guidelines?)';

export const citationStyle = `(?:${plain.join('|')}|(?:${besideStyle.join('|')})(?=.{0,20}\\b${style}\\b))`;
/** As students ask, in small letters. */
export const askedCitationStyle = `(?:${plain.join('|')}|(?:${besideStyle.join('|')}) ${style})`.toLowerCase();
