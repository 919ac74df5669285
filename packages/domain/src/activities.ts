export const activityTypes = ['flashcards', 'true-false', 'multiple-choice', 'socratic-dialogue'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** L. Anderson and D. Krathwohl, "A Taxonomy for Learning, Teaching, and Assessing", 2001: from recall to creation. */
export const bloomLevels = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const;
export type BloomLevel = (typeof bloomLevels)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** What the front of a flashcard shows. */
export const flashcardForms = ['term', 'definition', 'cloze', 'question'] as const;
export type FlashcardForm = (typeof flashcardForms)[number];

/** What one activity on demand is made of. */
export const activityScopes = ['passage', 'reading', 'topic', 'week'] as const;
export type ActivityScope = (typeof activityScopes)[number];

/** What a week's items rest on; `syllabus`: the folder has no materials of the week, only the plan's own lines. */
export const materialBases = ['materials', 'syllabus'] as const;
export type MaterialBasis = (typeof materialBases)[number];

/** What a student may say is wrong with an activity. */
export const reportReasons = ['wrong', 'unclear', 'not-useful'] as const;
