import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Course, Week } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { sayDue, sayReading } from '../course/fact.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { type AnswerLine, andList, item, sentence } from '../render/answer-line.ts';
import { type SharedTerm, sentenceWith, sharedTerms } from './shared-terms.ts';
import type { WeeksQuestion } from './weeks-question.ts';

/** What an answer across weeks is made of. */
export interface WeekMaterials {
  index: PassageIndex;
  course: Course;
  /** The folder's passages on a week, in reading order; empty where there are none. */
  passagesOf(week: number): readonly Passage[];
}

const mostPairs = 2;
const mostReadings = 3;
const mostNamed = 4;

/** An answer across weeks, and whether it found anything that connects them. */
export interface AcrossWeeks {
  told: AnswerLine[];
  connects: boolean;
}

/**
 * Sets weeks, or a topic and a week, beside each other, with passages and lines of both; says so where nothing connects
 * them.
 */
export function acrossWeeks({ kind, weeks, topic }: WeeksQuestion, materials: WeekMaterials): AcrossWeeks {
  const [first, second] = weeks;
  if (!first) return { told: [], connects: false };
  if (!second) return topicAndWeek(topic ?? '', first, materials);
  const about = kind === 'compare' ? weeks.flatMap(overview) : [];
  const found = [...sameReadings(first, second), ...samePassages(first, second, materials)];
  if (found.length > 0) return { told: [...about, ...found], connects: true };
  const none = sentence(`I find nothing in your materials that connects ${nameOf(first)} and ${nameOf(second)}.`);
  const why = missing([first, second], materials);
  const lines = about.length > 0 ? about : weeks.flatMap(overview);
  return { told: kind === 'compare' ? [...lines, none, ...why] : [none, ...why, ...lines], connects: false };
}

const nameOf = ({ number, topic }: Week): string => (topic ? `week ${number} (${topic.value})` : `week ${number}`);
const titleOf = (week: Week): string => `Week ${nameOf(week).slice(5)}`;

/** What the plan has in a week, as a few lines. */
function overview(week: Week): AnswerLine[] {
  const { number, topic, readings, assignments } = week;
  const opening = topic ?? week.startDate;
  const lines = [...readings.slice(0, mostReadings).map(sayReading), ...assignments.map(sayDue)];
  return [
    ...(opening
      ? [item({ text: `Week ${number}${topic ? ` is about ${topic.value}` : ''}.`, evidence: opening.evidence })]
      : []),
    ...lines.map(({ text, evidence }) => item({ text: `Week ${number}: ${text}`, evidence })),
  ];
}

/** Readings by one author, or out of one book. */
function sameReadings(first: Week, second: Week): AnswerLine[] {
  const pairs = first.readings.flatMap((here) =>
    second.readings
      .filter((there) => isSame(here.author, there.author) || isSame(here.title, there.title))
      .map((there) => [here, there] as const),
  );
  const [pair] = pairs;
  if (!pair) return [];
  const [here, there] = pair;
  const what = isSame(here.title, there.title) ? `from “${here.title}”` : `something by ${here.author}`;
  return [
    sentence(`Both weeks read ${what}:`),
    item({ text: `Week ${first.number}: ${sayReading(here).text}`, evidence: here.evidence }),
    item({ text: `Week ${second.number}: ${sayReading(there).text}`, evidence: there.evidence }),
  ];
}

const isSame = (x: string | null, y: string | null): boolean =>
  x !== null && y !== null && x.trim() !== '' && x.trim().toLowerCase() === y.trim().toLowerCase();

const compared = new WeakMap<readonly Passage[], WeakMap<readonly Passage[], AnswerLine[]>>();

/**
 * What the passages of both weeks speak of, with a sentence of each; looked for once as long as the passages are the
 * same.
 */
function samePassages(first: Week, second: Week, materials: WeekMaterials): AnswerLine[] {
  const [here, there] = [materials.passagesOf(first.number), materials.passagesOf(second.number)];
  const known = compared.get(here) ?? new WeakMap<readonly Passage[], AnswerLine[]>();
  compared.set(here, known);
  const told = known.get(there) ?? comparePassages(first, second, here, there, materials);
  known.set(there, told);
  return told;
}

function comparePassages(
  first: Week,
  second: Week,
  all: readonly Passage[],
  others: readonly Passage[],
  { index, course }: WeekMaterials,
): AnswerLine[] {
  const common = new Set(all.filter((passage) => others.includes(passage)));
  const here = all.filter((passage) => !common.has(passage));
  const there = others.filter((passage) => !common.has(passage));
  const ofCourse = new Set(contentStems(`${course.name?.value ?? ''} ${course.code?.value ?? ''}`));
  const terms = sharedTerms(index, here, there, ofCourse);
  const pairs = pairsFor(terms, (term) => [
    sentenceWith(index, here, term, terms),
    sentenceWith(index, there, term, terms),
  ]);
  if (pairs.length === 0) return [];
  const named = terms.slice(0, mostNamed).map(({ word }) => `“${word}”`);
  return [
    sentence(`${titleOf(first)} and ${nameOf(second)} both speak of ${andList(named)}:`),
    ...pairs.flatMap(([before, after]) => [
      item({ text: `Week ${first.number}: ${textOf(before)}`, evidence: before }),
      item({ text: `Week ${second.number}: ${textOf(after)}`, evidence: after }),
    ]),
  ];
}

/** For the first terms a sentence of either side, none twice. */
function pairsFor(
  terms: readonly SharedTerm[],
  find: (term: SharedTerm) => [Excerpt | null, Excerpt | null],
): [Excerpt, Excerpt][] {
  const pairs: [Excerpt, Excerpt][] = [];
  for (const term of terms) {
    const [before, after] = find(term);
    const isNew = !pairs.some(([x, y]) => isSamePiece(x, before) || isSamePiece(y, after));
    if (before && after && isNew) pairs.push([before, after]);
    if (pairs.length === mostPairs) break;
  }
  return pairs;
}

const isSamePiece = (x: Excerpt, y: Excerpt | null): boolean => x.passage === y?.passage && x.start === y.start;
const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);

/** What a week's materials say of a topic. */
function topicAndWeek(topic: string, week: Week, { index, passagesOf }: WeekMaterials): AcrossWeeks {
  const passages = passagesOf(week.number);
  const stems = [...new Set(contentStems(topic))];
  const terms = stems.flatMap((stem): SharedTerm[] => {
    const term = index.termNumbers.get(stem);
    return term === undefined ? [] : [{ term, word: stem, weight: index.termWeight[term] ?? 0 }];
  });
  const [rarest] = terms.toSorted((x, y) => y.weight - x.weight);
  const found = rarest && terms.length === stems.length ? sentenceWith(index, passages, rarest, terms) : null;
  if (found) {
    return {
      told: [sentence(`${titleOf(week)} speaks of it:`), item({ text: textOf(found), evidence: found })],
      connects: true,
    };
  }
  const none = sentence(`I find nothing on “${topic}” in the materials of ${nameOf(week)}.`);
  return { told: [none, ...missing([week], { index, passagesOf }), ...overview(week)], connects: false };
}

function missing(weeks: readonly Week[], { passagesOf }: Pick<WeekMaterials, 'index' | 'passagesOf'>): AnswerLine[] {
  const without = weeks.filter(({ number }) => passagesOf(number).length === 0).map(({ number }) => number);
  if (without.length === 0) return [];
  const which = `${without.length === 1 ? 'week' : 'weeks'} ${andList(without)}`;
  return [sentence(`There is no file here on ${which}; with its readings I could say more.`)];
}
