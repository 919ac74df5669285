import type { Step } from './step.ts';
import { assignmentStep, dueDateStep } from './steps/assignment.ts';
import { courseNameStep, instructorStep } from './steps/first-page.ts';

/** The models in the order in which the reader uses them. */
export const steps: Step[] = [courseNameStep, instructorStep, assignmentStep, dueDateStep];
