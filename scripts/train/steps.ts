import type { Step } from './step.ts';

/** The models in the order in which the reader uses them. */
export const steps: Step[] = [];
