import type { ScoringModel, SyllabusModels, WordModelName } from '@weekwise/engine/syllabus/scoring/models.ts';
import type { Example, FitOptions } from './fit-trees.ts';
import type { WordExample } from './fit-words.ts';
import type { Labelled } from './labelled.ts';

/** The day on which training reads documents: it decides the year only where a document settles none. */
export const trainingDay = '2026-01-01';

/**
 * One model of the training. Steps run in order; each sees documents as the models of the earlier steps read them, and
 * always models that have not seen that document.
 */
export interface Step {
  model: ScoringModel;
  options: FitOptions;
  /** What a labelled document teaches, read with `models`. */
  examplesOf(labelled: Labelled, models: SyllabusModels): Omit<Example, 'group'>[];
  /** Lines for the table that the training prints, from the examples and their held-out predictions (calibrated). */
  report?(examples: readonly Omit<Example, 'group'>[], heldOut: readonly number[]): string[];
}

/** A model of words; these are fitted first, and the trees of later steps see what they say. */
export interface WordStep {
  model: WordModelName;
  examplesOf(labelled: Labelled): WordExample[];
}
