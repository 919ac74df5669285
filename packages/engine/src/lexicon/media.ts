import { withPlurals } from './plural.ts';

/** What is watched or heard rather than read. */
export const mediaNouns: readonly string[] = withPlurals(
  'video film screening documentary movie podcast episode recording'.split(' '),
);
export const mediaVerbs: readonly string[] = ['watch', 'view', 'listen', 'screen', 'screening', 'stream'];
