/** Why the engine made something that a language model was to make. */
export const fallbackReasons = [
  /** The provider cannot be reached, answers with an error or cuts the line. */
  'unreachable',
  'timed-out',
  /** The provider asks to wait longer than a student would. */
  'rate-limited',
  /** What came back is not what was asked for, or nothing in it is supported by the materials. */
  'unusable',
  /** The provider declined to answer. */
  'declined',
  'budget-spent',
  /** An administrator switched language models off for this folder. */
  'switched-off',
  /** The student has as many calls under way as one student may. */
  'too-many-at-once',
] as const;
export type FallbackReason = (typeof fallbackReasons)[number];
