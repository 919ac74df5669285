/** How syllabi say that a day is not settled yet. Spaces stand for any white space. */
export const undecidedPhrases: readonly string[] = [
  'tba',
  'tbd',
  'tbc',
  't.b.a.',
  't.b.d.',
  'to be announced',
  'to be arranged',
  'to be determined',
  'to be decided',
  'to be confirmed',
  'to be scheduled',
  'to be set',
  'to be posted',
  'to be fixed',
  'to be advised',
  'to be specified',
  'not yet scheduled',
  'not yet announced',
  'not yet decided',
  'not yet determined',
  'not yet known',
  'not yet fixed',
  'not yet set',
  'until further notice',
  'à déterminer',
  'à confirmer',
  'por determinar',
  'por confirmar',
  'wird noch bekannt',
];

/** Behind "due date" or "deadline": what says that the day is told later or elsewhere, or that there is none. */
export const withheldDateWords: readonly string[] = [
  'announced',
  'posted',
  'given',
  'shared',
  'told',
  'forthcoming',
  'coming',
  'follows',
  'follow',
  'to follow',
  'to come',
  'pending',
  'unknown',
  'undecided',
  'unsettled',
  'not known',
  'not announced',
  'not set',
  'not fixed',
  'not available',
  'see',
  'check',
  'consult',
  'refer to',
  'ask',
  'varies',
  'vary',
  'depends',
  'depend',
  'differs',
  'differ',
  'none',
  'n/a',
];

/** The same behind a mere "due:", where what is due may stand as well. */
export const withheldBehindDue: readonly string[] = ['see', 'check', 'consult', 'refer to', 'n/a', 'none'];

/** What a column of due dates may say in place of a day. */
export const inPlaceOfDate: readonly string[] = [
  ...withheldBehindDue.filter((word) => word !== 'none'),
  'will be announced',
  'to be',
  'announced',
  'posted',
  'forthcoming',
  'to follow',
  'unknown',
  'pending',
  'ask',
];

/** Verbs in front of "the due date" that send the reader elsewhere or put him off: "See Canvas for the due date". */
export const sendsForDate: readonly string[] = [
  'see',
  'check',
  'consult',
  'ask',
  'refer to',
  'announce',
  'confirm',
  'post',
];

/** What is said of work that is not asked for any more. */
export const cancelledWords: readonly string[] = ['cancelled', 'canceled', 'called off', 'withdrawn', 'scrapped'];
