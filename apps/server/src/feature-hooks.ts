import { dropPassages } from './features/retrieval/passages.service.ts';
import { gradeWithin } from './features/spaced-repetition/cards.service.ts';
import { requestFit } from './features/spaced-repetition/fit.service.ts';
import { listFolder, unlistFolder } from './features/wiki/listing.service.ts';
import { findPublishedReadings } from './features/wiki/published-readings.service.ts';
import type { Hooks } from './hooks.ts';

export const featureHooks: Hooks = {
  folderDeleted: unlistFolder,
  folderRestored: listFolder,
  fileDeleted: dropPassages,
  answerGraded: gradeWithin,
  answerKept: requestFit,
  publishedReadings: findPublishedReadings,
};
