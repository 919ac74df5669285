/**
 * Everyday words that say the same in nearly every question, form by form: readings prefer the one, students the other.
 */
export const otherWordings: readonly (readonly [string, string])[] = [
  ['find', 'discover'],
  ['found', 'discovered'],
  ['bigger', 'larger'],
  ['biggest', 'largest'],
  ['quicker', 'faster'],
  ['quickest', 'fastest'],
  ['begin', 'start'],
  ['began', 'started'],
  ['show', 'demonstrate'],
  ['showed', 'demonstrated'],
];
