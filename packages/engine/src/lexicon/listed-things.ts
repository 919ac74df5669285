import { withPlurals } from './plural.ts';

/** What a text counts before it tells them one by one. */
export const listedNouns: readonly string[] = [
  ...withPlurals(
    'reason way type kind form sort factor stage step phase category cause part group element component principle characteristic dimension theory perspective method function effect style level model approach strategy technique source condition response goal aim feature rule law trait need role example prerequisite consequence advantage disadvantage difference argument assumption mechanism process property branch class division layer difficulty problem issue challenge benefit drawback objection criticism limitation requirement concern'.split(
      ' ',
    ),
  ),
  'criteria',
];
