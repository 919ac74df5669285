import { daysBetween, mondayOf } from '@weekwise/engine/dates/calendar.ts';
import { decideDates } from '@weekwise/engine/dates/decide-dates.ts';
import type { Schedule } from '@weekwise/engine/syllabus/schedule.ts';
import { leastGain } from '@weekwise/engine/syllabus/structure/find-schedule.ts';
import { proposeSchedules } from '@weekwise/engine/syllabus/structure/propose-schedules.ts';
import { defaultOf, scheduleFeatures } from '@weekwise/engine/syllabus/structure/schedule-features.ts';
import { wordsOf } from '../alike.ts';
import type { Example } from '../fit-trees.ts';
import { type Gold, type GoldWeek, type Labelled, renderings } from '../labelled.ts';
import { type Step, trainingDay } from '../step.ts';

const isLeftOut = (place: { do_not_score?: string[] }, field: string) => (place.do_not_score ?? []).includes(field);

/** Titles of a week that a right schedule holds in that week. */
function titlesOf(gold: Gold, week: GoldWeek): string[] {
  const counts = (field: string) => !isLeftOut(week, field) && !isLeftOut(gold, field);
  const topics = week.topic && counts('topic') ? week.topic.split(/;\s+/) : [];
  const readings = counts('readings') ? (week.readings ?? []).filter((item) => !item.optional) : [];
  return [...topics, ...readings.map((item) => item.title)].filter((title) => wordsOf(title).length > 0);
}

interface FoundWeek {
  number: number;
  date: string | null;
  words: Set<string>;
}

/** Pairs each labelled week with the found week of the same calendar week, else of the same number, as the scorer does. */
function pairWeeks(gold: Gold, found: FoundWeek[]): Map<GoldWeek, FoundWeek> {
  const left = new Set(found);
  const pairs = new Map<GoldWeek, FoundWeek>();
  const take = (week: GoldWeek, test: (one: FoundWeek) => boolean) => {
    const same = pairs.has(week) ? undefined : [...left].find(test);
    if (!same) return;
    left.delete(same);
    pairs.set(week, same);
  };
  const weeks = gold.weeks ?? [];
  const sameWeek = (a: string | null, b: string | null) =>
    a !== null && b !== null && (gold.year_not_stated ? a.slice(5) === b.slice(5) : mondayOf(a) === mondayOf(b));
  for (const week of weeks)
    take(week, (one) => renderings(week, 'start_date').some((date) => sameWeek(date, one.date)));
  for (const week of weeks) {
    const mustAgree = week.start_date !== null && !gold.year_not_stated;
    take(week, (one) => one.number === week.week_number && !(mustAgree && one.date !== null));
  }
  for (const week of weeks)
    take(week, (one) => {
      if (one.number !== week.week_number || !one.date || !week.start_date) return false;
      const days = Math.abs(daysBetween(one.date, week.start_date));
      return days <= 8 || days >= 300;
    });
  return pairs;
}

/**
 * How good the weeks of a schedule are, in [0, 1]: the mean of the F1 of its weeks and of the share of labelled topics and
 * readings whose words stand in the right week.
 */
export function scheduleQuality(gold: Gold, schedule: Schedule): number {
  const found = schedule.weeks.map((week): FoundWeek => {
    const texts = week.sessions.flatMap((session) => [session.unit, ...session.entries.map((entry) => entry.text)]);
    return { number: week.number, date: week.startDate?.value ?? null, words: new Set(wordsOf(texts.join('\n'))) };
  });
  const pairs = pairWeeks(gold, found);
  const weeks = gold.weeks ?? [];
  const filled = weeks.filter((week) => titlesOf(gold, week).length || week.assignments?.length);
  const scored = filled.length ? filled : weeks;
  const right = scored.filter((week) => pairs.has(week)).length;
  if (!scored.length) return Math.max(0, 1 - found.length / 4);
  const f1 = (2 * right) / (right + found.length - (pairs.size - right) - right + scored.length);
  const titles = weeks.flatMap((week) => titlesOf(gold, week).map((title) => ({ week, title })));
  const placed = titles.filter(({ week, title }) => {
    const own = pairs.get(week)?.words;
    const words = wordsOf(title);
    return own && words.filter((word) => own.has(word)).length >= words.length * 0.8;
  });
  return titles.length ? (f1 + placed.length / titles.length) / 2 : f1;
}

interface StructureExample extends Omit<Example, 'group'> {
  document: string;
  /** Quality of the proposal and of the default. */
  quality: number;
  standing: number;
}

function examplesOf({ name, gold, document }: Labelled): StructureExample[] {
  const proposals = proposeSchedules(document, decideDates(document, { today: trainingDay }));
  const features = scheduleFeatures(proposals, document);
  const at = defaultOf(proposals);
  const qualities = proposals.map(({ schedule }) => scheduleQuality(gold, schedule));
  const standing = qualities[at] ?? 0;
  return proposals.flatMap((_, i) => {
    const quality = qualities[i] ?? 0;
    if (i === at) return [];
    const weight = 1 / Math.sqrt(proposals.length);
    return [{ features: features[i] ?? {}, target: quality - standing, weight, document: name, quality, standing }];
  });
}

/** The chosen proposals beside the default and the best there is. */
function report(examples: readonly Omit<Example, 'group'>[], heldOut: readonly number[]): string[] {
  const rows = examples.map((example, i) => ({ ...(example as StructureExample), gain: heldOut[i] ?? 0 }));
  const documents = [...Map.groupBy(rows, (row) => row.document).values()];
  const mean = (value: (own: typeof rows) => number) =>
    (documents.reduce((sum, own) => sum + value(own), 0) / documents.length).toFixed(3);
  const standing = (own: typeof rows) => own[0]?.standing ?? 0;
  const chosen = (own: typeof rows) => {
    const best = own.reduce((top, row) => (row.gain > top.gain ? row : top));
    return best.gain > leastGain ? best.quality : standing(own);
  };
  const oracle = (own: typeof rows) => Math.max(standing(own), ...own.map((row) => row.quality));
  return [
    `default ${mean(standing)}  chosen ${mean(chosen)}  oracle ${mean(oracle)} of ${documents.length} documents with a choice`,
  ];
}

export const structureStep: Step = {
  model: 'structure',
  options: {
    loss: 'squared',
    rounds: 150,
    leaves: 4,
    leastInLeaf: 16,
    learningRate: 0.04,
    rowShare: 0.6,
    featureShare: 0.4,
  },
  examplesOf,
  report,
};
