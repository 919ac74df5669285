import { daysBetween, mondayOf } from '../../dates/calendar.ts';
import type { Document } from '../../documents/document.ts';
import type { ScheduleWeek } from '../schedule.ts';
import type { Features } from '../scoring/boosted-trees.ts';
import { headingOver } from './heading-over.ts';
import { matchLabel } from './labels.ts';
import type { Proposal } from './propose-schedules.ts';
import { isBreakLine, namesDeadlines, namesSchedule } from './vocabulary.ts';

const share = (count: number, of: number) => (of ? count / of : 0);
const mean = (values: number[]) =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const spread = (values: number[]) => {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
};

const locator =
  /\b(?:pp?|chs?|chap|chapters?|vol|sec|section)\.?\s*\d|\(\d{4}\)|\d+\s*[-–]\s*\d+|[“"”]|\b(?:19|20)\d\d\b/i;
const graded = /\d\s*(?:%|points?\b|pts?\b|marks\b)/i;
/** Policies and instructions speak to the student; schedules name things. */
const instructs = /\b(?:you|your|must|should|will|please|may not|students?)\b/i;
const handIn = /\b(?:due|deadline|submit|assignment|homework|exam|quiz|paper|project|test|midterm|essay|report|hw)\b/i;
const longEntry = 200;

const entriesOf = (week: ScheduleWeek) => week.sessions.flatMap((session) => session.entries);

/** How regularly the weeks are numbered and dated. */
function paceOf(weeks: ScheduleWeek[]) {
  const numbers = weeks.map((week) => week.number);
  const dates = weeks.flatMap((week) => week.startDate?.value ?? []);
  const gaps = dates.slice(1).map((date, i) => daysBetween(dates[i] ?? date, date));
  const days = weeks.flatMap((week) => week.sessions.flatMap((session) => session.date ?? []));
  return {
    weeks: weeks.length,
    firstNumber: numbers[0] ?? 0,
    missingNumbers: share((numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1 - numbers.length, numbers.length),
    dated: share(dates.length, weeks.length),
    medianGap: gaps.length ? median(gaps) : Number.NaN,
    evenGaps: share(gaps.filter((gap) => gap === 7).length, gaps.length),
    falling: share(gaps.filter((gap) => gap <= 0).length, gaps.length),
    longestGap: Math.max(0, ...gaps),
    sharedWeeks: share(
      gaps.filter((gap, i) => gap < 7 && mondayOf(dates[i] ?? '') === mondayOf(dates[i + 1] ?? '')).length,
      gaps.length,
    ),
    duration: dates.length > 1 ? daysBetween(dates[0] ?? '', dates.at(-1) ?? '') : Number.NaN,
    weekdays: new Set(days.map((day) => (daysBetween('2001-01-01', day) + 7e5) % 7)).size,
    sessions: share(
      weeks.reduce((sum, week) => sum + week.sessions.length, 0),
      weeks.length,
    ),
    confidence: mean(weeks.map((week) => week.startDate?.confidence ?? 0)),
  };
}

/** What stands under the weeks. */
function contentOf(weeks: ScheduleWeek[], documentLength: number) {
  const entries = weeks.flatMap(entriesOf);
  const lengths = weeks.map((week) => entriesOf(week).reduce((sum, entry) => sum + entry.text.length, 0));
  const counts = weeks.map((week) => entriesOf(week).length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const of = (test: (text: string) => boolean) =>
    share(entries.filter((entry) => test(entry.text)).length, entries.length);
  const firsts = weeks.map((week) => entriesOf(week)[0]?.text ?? '');
  const places = (place: string) => share(entries.filter((entry) => entry.place === place).length, entries.length);
  const typical = median(lengths);
  return {
    entries: entries.length,
    entriesPerWeek: mean(counts),
    medianEntries: median(counts),
    charactersPerWeek: mean(lengths),
    medianCharacters: typical,
    unevenness: share(spread(lengths), mean(lengths)),
    emptyWeeks: share(lengths.filter((length) => length < 4).length, weeks.length),
    lastWeek: share(lengths.at(-1) ?? 0, Math.max(1, typical)),
    longestWeek: share(Math.max(0, ...lengths), Math.max(1, total)),
    covered: share(total, documentLength),
    entryLength: mean(entries.map((entry) => entry.text.length)),
    longEntries: of((text) => text.length > longEntry),
    locators: of((text) => locator.test(text)),
    graded: of((text) => graded.test(text)),
    instructs: of((text) => instructs.test(text)),
    handIns: of((text) => handIn.test(text)),
    breaks: of(isBreakLine),
    capitals: of((text) => /^\W*\p{Lu}/u.test(text)),
    labelled: share(entries.filter((entry) => entry.label).length, entries.length),
    titleFirst: share(firsts.filter((text) => text.length > 3 && text.length < 120).length, weeks.length),
    firstLength: median(firsts.map((text) => text.length)),
    firstInstructs: share(firsts.filter((text) => instructs.test(text)).length, weeks.length),
    differentFirsts: share(new Set(firsts).size, weeks.length),
    cells: places('cell'),
    headings: places('heading'),
    items: places('list-item'),
    paragraphs: places('paragraph'),
  };
}

/** Where it stands in the document, and under what. */
function placeOf(blocks: Set<number>, document: Document) {
  const first = Math.min(...blocks);
  const last = Math.max(...blocks);
  const above = document.blocks.slice(0, first + 1);
  const headings = above.filter((block) => block.kind === 'heading');
  const near = above.slice(-5).filter((block) => block.kind !== 'table-row');
  const over = headingOver(document, first);
  return {
    begins: share(first, document.blocks.length),
    ends: share(last, document.blocks.length),
    density: share(blocks.size, last - first + 1),
    namedAbove: near.some((block) => namesSchedule(block.text)) ? 1 : 0,
    namedHeading: headings.slice(-3).some((block) => namesSchedule(block.text)) ? 1 : 0,
    deadlinesAbove: over && namesDeadlines(over.text) ? 1 : 0,
    gradedAbove: near.some((block) => graded.test(block.text)) ? 1 : 0,
  };
}

/** Kinds of openers, from the name of the family. */
function openerOf({ candidate, rank, joined }: Proposal) {
  const source = candidate?.source ?? '';
  const is = (pattern: RegExp) => (pattern.test(source) ? 1 : 0);
  const opened = candidate?.slots.filter((slot) => slot.kind !== 'apart') ?? [];
  const evidence = opened.map((slot) => slot.evidence.text.length);
  return {
    rank: rank ?? Number.NaN,
    joined,
    prior: candidate?.score ?? 0,
    isTable: is(/^table/),
    isChain: is(/^(?:week|session) /),
    isVariant: is(/^table ./),
    marker: is(/marker|any number/),
    word: is(/ word /),
    date: is(/ date /),
    section: is(/section/),
    headingLevel: is(/ [1-6]$/),
    asWeeks: share(opened.filter((slot) => slot.kind === 'week').length, opened.length),
    asUnits: share(opened.filter((slot) => slot.kind === 'unit').length, opened.length),
    openedDated: share(opened.filter((slot) => slot.date).length, opened.length),
    openedNumbered: share(opened.filter((slot) => slot.number !== null).length, opened.length),
    openerLength: mean(evidence),
    namedOpeners: share(opened.filter((slot) => matchLabel(slot.evidence.text)).length, opened.length),
    bareOpeners: share(opened.filter((slot) => slot.evidence.text.trim() === '').length, opened.length),
    apart: share((candidate?.slots.length ?? 0) - opened.length, candidate?.slots.length ?? 0),
    units: new Set(opened.map((slot) => slot.unit)).size,
  };
}

/** What other readings of the same blocks give that this one does not. */
function besideRivals(at: number, own: Record<string, number>[], proposals: Proposal[]): Record<string, number> {
  const blocks = proposals[at]?.schedule.blocks ?? new Set<number>();
  const rivals = own.filter((_, i) => {
    const others = proposals[i]?.schedule.blocks ?? new Set<number>();
    const common = [...blocks].filter((block) => others.has(block)).length;
    return i !== at && common > 0 && common >= Math.min(blocks.size, others.size) * 0.6;
  });
  const gain = (name: string) => Math.max(-1e3, ...rivals.map((r) => r[name] ?? 0)) - (own[at]?.[name] ?? 0);
  if (!rivals.length) return { rivals: 0 };
  return {
    rivals: rivals.length,
    rivalDated: gain('dated'),
    rivalNumbered: gain('openedNumbered'),
    rivalEntries: gain('entries'),
    rivalWeeks: gain('weeks'),
    rivalPrior: gain('prior'),
    rivalNamed: gain('namedOpeners'),
  };
}

/**
 * What each proposal for the schedule looks like: how regular its numbers and dates are, what stands under them, where it
 * stands, compared with the others of its document.
 */
function looksOf(proposals: Proposal[], document: Document): Record<string, number>[] {
  const length = document.blocks.reduce((sum, block) => sum + block.text.length, 0);
  const own = proposals.map((proposal): Record<string, number> => {
    const { weeks, blocks } = proposal.schedule;
    if (!weeks.length) return { weeks: 0 };
    return { ...openerOf(proposal), ...paceOf(weeks), ...contentOf(weeks, length), ...placeOf(blocks, document) };
  });
  const most = (name: string) => Math.max(...own.map((features) => features[name] ?? 0));
  return own.map((features, i) => ({
    ...features,
    ...besideRivals(i, own, proposals),
    priorShare: share(features.prior ?? 0, most('prior')),
    weeksShare: share(features.weeks ?? 0, most('weeks')),
    coveredShare: share(features.covered ?? 0, most('covered')),
    charactersShare: share(features.medianCharacters ?? 0, most('medianCharacters')),
  }));
}

/**
 * The proposal that stands until another promises more: the one that the document's words name best, or one that takes
 * it in as a list beside its own; where they name nothing, none.
 */
export function defaultOf(proposals: Proposal[]): number {
  const named = proposals.findIndex((proposal) => proposal.rank === 0 && !proposal.joined);
  const own = proposals[named]?.candidate;
  if (!own) return proposals.length - 1;
  const holding = proposals.findIndex(({ candidate, rank, joined, schedule }) => {
    const isOther =
      rank !== null && !joined && candidate !== own && ![...own.blocks].some((b) => candidate?.blocks.has(b));
    return isOther && [...own.blocks].every((block) => schedule.blocks.has(block));
  });
  return holding < 0 ? named : holding;
}

/**
 * Features of each proposal for the model "structure", which predicts how much better than the default a proposal is:
 * what it looks like, and what of this differs from the default.
 */
export function scheduleFeatures(proposals: Proposal[], document: Document): Features[] {
  const looks = looksOf(proposals, document);
  const at = defaultOf(proposals);
  const standing = proposals[at]?.candidate ? looks[at] : undefined;
  return looks.map((own) => {
    const differences = Object.entries(own).flatMap(([name, value]) => {
      const other = standing?.[name];
      return other === undefined ? [] : [[`${name} gained`, value - other] as const];
    });
    return { ...own, ...Object.fromEntries(differences), named: standing ? 1 : 0 };
  });
}
