import { withPlurals } from './plural.ts';

/** What is watched or heard rather than read. */
export const mediaNouns: readonly string[] = withPlurals(
  'video film screening documentary movie podcast episode recording'.split(' '),
);
export const mediaVerbs: readonly string[] = ['watch', 'view', 'listen', 'screen', 'screening', 'stream'];

/** Verbs that send a reader away from the page and do nothing else. */
export const lookVerbs: readonly string[] = ['watch', 'visit', 'view', 'browse', 'click', 'listen to', 'check out'];
/** These do as well, and may ask for something else: "Read chapter 3", "Try it with two numbers". */
export const pointerVerbs: readonly string[] = [
  ...lookVerbs,
  'listen',
  'explore',
  'read',
  'see',
  'go to',
  'try',
  'find out',
  'take a look',
];
/** What is there, rather than on the page. */
export const elsewhereNouns: readonly string[] = [
  ...mediaNouns,
  ...withPlurals(
    'site website link page webpage article animation simulation interview clip talk lab activity commercial segment game'.split(
      ' ',
    ),
  ),
];
