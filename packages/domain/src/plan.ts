export const assignmentTypes = [
  'essay',
  'exam',
  'quiz',
  'homework',
  'project',
  'presentation',
  'participation',
  'paper',
  'lab',
  'discussion',
  'other',
] as const;
export type AssignmentType = (typeof assignmentTypes)[number];

export const planItemKinds = ['fact', 'grading', 'policy', 'week', 'reading', 'assignment'] as const;
export type PlanItemKind = (typeof planItemKinds)[number];

/** Where a value of the plan comes from: as read, changed by the student, or the student's own. */
export const itemOrigins = ['syllabus', 'edited', 'added'] as const;
export type ItemOrigin = (typeof itemOrigins)[number];

/**
 * What the student decided of an item. `pending`: nothing yet; above the threshold it is in the plan as it stands,
 * below it asks. `added` stands in no syllabus. `not-an-item` is out of the plan and can be restored.
 */
export const reviewStates = ['pending', 'confirmed', 'corrected', 'added', 'not-an-item'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Who found an item, where a language model read the syllabus beside the engine. */
export const itemFinders = ['both', 'engine', 'model'] as const;
export type ItemFinder = (typeof itemFinders)[number];

/**
 * How a revised syllabus differs from the plan. `kept`: it says otherwise, but the student had corrected the item, and
 * that stays. `changed`: any field except the due date.
 */
export const planChangeTypes = ['added', 'removed', 'moved', 'due_date', 'changed', 'kept'] as const;
export type PlanChangeType = (typeof planChangeTypes)[number];

/**
 * By what the parts of a schedule are told apart: numbered weeks, dates of classes, numbers of topics, or nothing but
 * lines and sections in a row.
 */
export const structureKinds = ['weeks', 'classes', 'topics', 'lines'] as const;
export type StructureKind = (typeof structureKinds)[number];

/** What a line of the syllabus is taken for: all that it says, or one kind of item. */
export const lineUses = ['all', 'topic', 'reading', 'assignment'] as const;
export type LineUse = (typeof lineUses)[number];

/** What tells the students of one syllabus apart: the section they are in, or how far they are. */
export const trackKinds = ['section', 'level'] as const;
export type TrackKind = (typeof trackKinds)[number];

/** The choices of a `level`. */
export const studyLevels = ['undergraduate', 'graduate'] as const;

/** How far the plan of a course is. */
export const planStates = ['none', 'processing', 'completed', 'failed'] as const;
export type PlanState = (typeof planStates)[number];

/** How far the student is with a reading, as they say it themselves. */
export const readingStates = ['unread', 'in-progress', 'read'] as const;
export type ReadingState = (typeof readingStates)[number];
