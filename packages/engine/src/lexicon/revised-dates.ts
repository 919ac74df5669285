/** Words in front of a day that no longer holds: "(was November 25)", "not on Friday". */
export const supersededDateWords: readonly string[] = [
  'was',
  'originally',
  'formerly',
  'previously',
  'initially',
  'instead of',
  'rather than',
  'not',
  'moved from',
  'changed from',
  'postponed from',
  'rescheduled from',
  'extended from',
  'old date',
];

/** Words in front of the day that holds instead: "extended to November 30". */
export const revisedDateWords: readonly string[] = [
  'extended to',
  'extended until',
  'moved to',
  'changed to',
  'postponed to',
  'postponed until',
  'rescheduled to',
  'rescheduled for',
  'delayed to',
  'delayed until',
  'pushed to',
  'pushed back to',
  'new date',
  'now due',
];
