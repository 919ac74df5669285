import type { JudgedRole } from '../labelling/judge-roles.ts';
import type { ScheduleWeek } from '../schedule.ts';
import { type Features, predict } from './boosted-trees.ts';
import type { SyllabusModels } from './models.ts';
import { confidenceOf } from './unseen-doubt.ts';

const mean = (values: number[]) => (values.length ? values.reduce((a, b) => a + b, 0) / values.length : 0);

/** Without fitted weights nothing is called clear. */
const unfitted = 0.7;

/** The probability, in [0, 1], that the topic of a week is right and stands in the right week. */
export const topicConfidence = (features: Features, models: SyllabusModels): number =>
  models['topic-right'] ? confidenceOf(predict(models['topic-right'], features)) : unfitted;

/** The probability, in [0, 1], that a reading is one, has the right title and stands in the right week. */
export const readingConfidence = (features: Features, models: SyllabusModels): number =>
  models['reading-right'] ? confidenceOf(predict(models['reading-right'], features)) : unfitted;

/** What the weeks say of the whole plan: an item in a week that is none is wrong whatever its words. */
function ofWeeks(
  week: ScheduleWeek,
  kind: JudgedRole['kind'],
  decided: JudgedRole[][],
  weeks: ScheduleWeek[],
): Features {
  const own = decided.map((roles) => roles.filter((role) => role.kind === kind));
  const dated = weeks.filter((one) => one.startDate !== null);
  return {
    weekConfidence: week.confidence,
    dateConfidence: week.startDate?.confidence ?? Number.NaN,
    dated: Math.round((4 * dated.length) / (weeks.length || 1)),
    sessions: week.sessions.length,
    entries: week.sessions.reduce((sum, session) => sum + session.entries.length, 0),
    meanEntries: Math.round(
      2 *
        Math.log2(1 + mean(weeks.map((one) => one.sessions.reduce((sum, session) => sum + session.entries.length, 0)))),
    ),
    emptyWeeks: Math.round((8 * own.filter((roles) => roles.length === 0).length) / (weeks.length || 1)),
    meanProbability: mean(own.flat().map((role) => role.probability)),
    perWeek: Math.round((2 * own.flat().length) / (weeks.length || 1)),
    added: mean(own.flat().map((role) => (role.vote === 'taken' ? 0 : 1))),
  };
}

export function describeTopic(
  topics: JudgedRole[],
  week: ScheduleWeek,
  decided: JudgedRole[][],
  weeks: ScheduleWeek[],
): Features {
  const probabilities = topics.map((role) => role.probability);
  return {
    ...ofWeeks(week, 'topic', decided, weeks),
    parts: topics.length,
    best: Math.max(0, ...probabilities),
    mean: mean(probabilities),
    first: probabilities[0] ?? 0,
    words: topics.reduce((sum, role) => sum + role.piece.text.split(/\s+/).length, 0),
    isBreak: week.breakName ? 1 : 0,
    voted: mean(topics.map((role) => (role.vote === 'taken' ? 1 : 0))),
  };
}

/** One description for each reading of a week. */
export function describeReadings(
  readings: JudgedRole[],
  week: ScheduleWeek,
  decided: JudgedRole[][],
  weeks: ScheduleWeek[],
): Features[] {
  const shared = readings.length ? ofWeeks(week, 'reading', decided, weeks) : {};
  return readings.map((role) => {
    const citation = role.kind === 'reading' ? role.reading.citation : null;
    return {
      ...shared,
      inWeek: readings.length,
      probability: role.probability,
      voted: role.vote === 'taken' ? 1 : 0,
      strength: citation?.strength ?? 0,
      author: citation?.author ? 1 : 0,
      pages: citation?.pages ? 1 : 0,
      titleWords: citation?.title.split(/\s+/).length ?? 0,
      titleDigits: (citation?.title.match(/\d/g)?.length ?? 0) / (citation?.title.length || 1),
    };
  });
}
