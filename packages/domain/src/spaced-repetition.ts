/** From "I had forgotten" to "that was no effort": how a student grades a recall. */
export const cardGrades = ['again', 'hard', 'good', 'easy'] as const;
export type CardGrade = (typeof cardGrades)[number];

export const memoryStates = ['new', 'learning', 'review', 'relearning'] as const;
export type MemoryState = (typeof memoryStates)[number];

/** What becomes of a card whose file is deleted. */
export const cardDecisions = ['keep', 'remove', 'undecided'] as const;
export type CardDecision = (typeof cardDecisions)[number];

/** What to study next: go through the review queue, practise a week, or make activities for it. */
export const nextStepActions = ['review', 'practise', 'make-activities'] as const;
export type NextStepAction = (typeof nextStepActions)[number];
