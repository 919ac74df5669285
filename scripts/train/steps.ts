import type { Step, WordStep } from './step.ts';
import { assignmentStep, assignmentWordStep, dueDateStep } from './steps/assignment.ts';
import { courseNameStep, instructorStep } from './steps/first-page.ts';
import { planStep } from './steps/plan.ts';
import { roleConfidenceSteps } from './steps/role-confidence.ts';
import { roleSteps, roleWordSteps } from './steps/roles.ts';

/** The models of words, which the others ask. */
export const wordSteps: WordStep[] = [...roleWordSteps, assignmentWordStep];

/** The models in the order in which the reader uses them. */
export const steps: Step[] = [
  courseNameStep,
  instructorStep,
  ...roleSteps,
  ...roleConfidenceSteps,
  assignmentStep,
  dueDateStep,
  planStep,
];
