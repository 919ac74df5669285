import {
  answersHeading,
  exerciseHeading,
  exerciseHeadingWhereAsking,
  furtherHeading,
  oneExerciseHeading,
} from '../lexicon/exercise-headings.ts';
import { objectivesHeading } from '../lexicon/front-headings.ts';
import { memoizeByObject } from '../text/memoize.ts';
import { isForChoosing, leadsInOptions, shareAsking } from './asking.ts';
import type { Passage } from './passage.ts';

/** What a chapter promises to teach is not yet the teaching. */
const objectivesLead = /\b(?:you|students|learners) (?:will|should) be able to\s*:/i;
const promises = (text: string, heading: string): boolean =>
  objectivesLead.test(text) || objectivesHeading.test(heading.trim());
/** Of the sentences under a heading that may stand above other things as well. */
const leastAsking = 0.3;
/** Of the sentences where no heading says so. */
const leastAskingBare = 0.7;
const fewestBare = 3;

/** Whether a passage asks its reader something, by the headings above it and its words. */
export function isExercise(text: string, headingPath: readonly string[]): boolean {
  const [heading = '', above = ''] = headingPath
    .slice(-2)
    .reverse()
    .map((each) => each.trim());
  const own = oneExerciseHeading.test(heading) && isExerciseHeading(above) ? above : heading;
  if (exerciseHeading.test(own) || promises(text, heading)) return true;
  if (exerciseHeadingWhereAsking.test(own) && asks(text)) return true;
  return countQuestions(text) >= fewestBare && shareAsking(text) > leastAskingBare;
}

const isExerciseHeading = (heading: string): boolean =>
  exerciseHeading.test(heading) || exerciseHeadingWhereAsking.test(heading);

const countQuestions = (text: string): number => text.match(/\?["'”’)]*(?=\s|$)/g)?.length ?? 0;

/** Whether a text has questions in it, tasks, or the beginnings of sentences that are ended by a choice. */
function asks(text: string): boolean {
  const lines = text.split('\n');
  return isForChoosing(text) || shareAsking(text) > leastAsking || lines.slice(0, -1).some(leadsInOptions);
}

/**
 * Whether a passage only asks its reader and tells nothing, so that it answers no question. A promise of what will be
 * learnt, answers to exercises, and what a course says of its own questions do tell something.
 */
export const onlyAsks = memoizeByObject(
  ({ role, headingPath, text, places }: Passage): boolean =>
    role === 'exercise' &&
    (places[0]?.form === 'choice' ||
      (!promises(text, headingPath.at(-1) ?? '') &&
        !headingPath.some((heading) => answersHeading.test(heading)) &&
        (furtherHeading.test(headingPath.at(-1) ?? '') || asks(text)))),
);
