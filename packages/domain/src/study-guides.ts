export const guideSections = ['overview', 'concept', 'term', 'question', 'reading'] as const;
export type GuideSection = (typeof guideSections)[number];

/** A glance, a paragraph, a page. */
export const summaryLengths = ['short', 'medium', 'long'] as const;
export type SummaryLength = (typeof summaryLengths)[number];

/** `made` by the tutor, `edited` by the student, or the student's own. */
export const partOrigins = ['made', 'edited', 'added'] as const;

/** A term that the materials define, or only use. */
export const termKinds = ['defined', 'used'] as const;
export type TermKind = (typeof termKinds)[number];
