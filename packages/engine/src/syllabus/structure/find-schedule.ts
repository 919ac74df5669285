import { type DecideDatesOptions, decideDates } from '../../dates/decide-dates.ts';
import type { Document } from '../../documents/document.ts';
import type { Schedule } from '../schedule.ts';
import { predict } from '../scoring/boosted-trees.ts';
import { fittedModels, type SyllabusModels } from '../scoring/models.ts';
import { type Proposal, proposeSchedules } from './propose-schedules.ts';
import { defaultOf, scheduleFeatures } from './schedule-features.ts';

export interface FindScheduleOptions extends DecideDatesOptions {
  /** Fitted weights; those of the product where absent. */
  models?: SyllabusModels;
}

/** What another proposal must promise to be better by, in quality in [0, 1], to take the place of the default. */
export const leastGain = 0.05;

/** The proposal of which the model expects the best weeks; without a model, the one that the document's words name best. */
export function chooseSchedule(
  proposals: Proposal[],
  document: Document,
  models: SyllabusModels,
): Proposal | undefined {
  const standing = defaultOf(proposals);
  const model = models.structure;
  if (!model || proposals.length < 2) return proposals[standing];
  const gains = scheduleFeatures(proposals, document).map((features, i) =>
    i === standing ? leastGain : predict(model, features),
  );
  return proposals[gains.indexOf(Math.max(...gains))];
}

/**
 * Finds the schedule of a syllabus, wherever and however it is printed, and gives its weeks in order with what stands
 * under each. Pure: `options.today` is used only where the document settles no year at all. A document without a
 * schedule gives no weeks; nothing is thrown.
 */
export function findSchedule(document: Document, options: FindScheduleOptions = {}): Schedule {
  const dates = decideDates(document, options);
  const chosen = chooseSchedule(proposeSchedules(document, dates), document, options.models ?? fittedModels);
  return chosen?.schedule ?? { weeks: [], outside: [], blocks: new Set(), dates, firstDate: null, lastDate: null };
}
