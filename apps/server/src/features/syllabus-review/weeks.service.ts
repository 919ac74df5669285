import { createHash } from 'node:crypto';
import type { LineUse, TrackKind } from '@weekwise/domain/plan.ts';
import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import type { LineItem } from '@weekwise/engine/syllabus/syllabus-lines.ts';
import { AppError } from '../../app-error.ts';
import type { Correction } from '../../db/stored/correction.ts';
import type { ExtractedItem, WeekItem } from '../../db/stored/plan-item.ts';
import type { Deps } from '../../deps.ts';
import type { StructurePreview, UsableLine } from '../../reading/plan-work.ts';
import { packedDocument } from '../files/files.service.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { lockOrBeginPlan, type SyllabusInHand, syllabusInHand } from '../syllabus/hand-built.service.ts';
import { type TermLayout, termWeeks } from '../syllabus/plan/term-weeks.ts';
import { tracksOf } from '../syllabus/plan/tracks.ts';
import type { WorkingPlan } from '../syllabus/plan.service.ts';
import * as plans from '../syllabus/plan.service.ts';
import { type CurrentReview, change, type ReviewDeps, requireWeek } from './review.service.ts';

type WeeksDeps = ReviewDeps & Pick<Deps, 'reader'>;

/** Who asks, and for which course. */
export interface Asking {
  userId: string;
  folderId: string;
  signal: AbortSignal;
}

async function requireSyllabus(deps: Pick<Deps, 'db'>, { userId, folderId }: Asking): Promise<SyllabusInHand> {
  await requireFolder(deps.db, userId, folderId);
  const inHand = await syllabusInHand(deps.db, folderId);
  if (!inHand) throw new AppError('syllabus_not_found');
  return inHand;
}

export interface KnownStructure extends StructurePreview {
  key: string;
  isCurrent: boolean;
}

export interface SyllabusStructures {
  syllabus: SyllabusInHand;
  structures: KnownStructure[];
}

/** The ways in which the weeks of a syllabus can be read; none of a file whose text was never read. */
export async function structures(deps: WeeksDeps, asking: Asking): Promise<SyllabusStructures> {
  const syllabus = await requireSyllabus(deps, asking);
  const packed = await packedDocument(deps.db, syllabus.fileId, null);
  const options = { signal: asking.signal, today: utcDay(deps.clock()) };
  const found = packed ? await deps.reader.structures(packed, options) : [];
  const known = found.map((one) => ({ ...one, key: keyOf(one), isCurrent: isCurrent(one, syllabus.plan) }));
  return { syllabus, structures: known };
}

const keyOf = ({ openings }: StructurePreview): string =>
  createHash('sha256').update(openings.join('\n')).digest('hex').slice(0, 16);

/** As it was read: topics that the student corrected since are the same reading still. */
function isCurrent({ weeks }: StructurePreview, plan: WorkingPlan | null): boolean {
  const own =
    plan?.items.flatMap(({ read, state }) => (read?.kind === 'week' && state !== 'not-an-item' ? read : [])) ?? [];
  const said = (week: WeekItem) => `${week.number} ${week.topic ?? week.breakName}`;
  const read = new Set(own.map(said));
  return own.length === weeks.length && weeks.every(({ number, topic }) => read.has(`${number} ${topic}`));
}

/** Reads the weeks in another way from now on. */
export async function choose(deps: WeeksDeps, asking: Asking, key: string): Promise<CurrentReview> {
  const { userId, folderId, signal } = asking;
  const { syllabus, structures: known } = await structures(deps, asking);
  const wanted = known.find((one) => one.key === key);
  const packed = wanted && (await packedDocument(deps.db, syllabus.fileId, null));
  if (!packed) throw new AppError('structure_not_found');
  const { openings } = wanted;
  const options = { signal, today: utcDay(deps.clock()), openings };
  const { items } = await deps.reader.understand(packed, syllabus.fileId, options);
  return changeAll(deps, userId, folderId, async (tx, plan) => {
    // Another syllabus came meanwhile.
    if (plan.extraction.fileId !== syllabus.fileId) throw new AppError('structure_not_found');
    await plans.chooseReading(tx, deps, plan, { items, openings });
  });
}

/** Changes the weeks of a plan, which is begun where the syllabus came to none. */
const changeAll = (deps: ReviewDeps, userId: string, folderId: string, make: Parameters<typeof change>[3]) =>
  change(deps, userId, folderId, make, (tx) => lockOrBeginPlan(tx, deps, folderId));

/** Lays the weeks out by hand. Those that were laid out before keep what stands in them. */
export function build(deps: ReviewDeps, userId: string, folderId: string, layout: TermLayout): Promise<CurrentReview> {
  return changeAll(deps, userId, folderId, (tx, plan) => {
    const before = new Map(builtBefore(plan).map(({ number, id }) => [number, id]));
    const weeks = termWeeks(layout, (number) => before.get(number) ?? deps.newId());
    return plans.record(tx, deps, plan, { action: 'build', weeks });
  });
}

function builtBefore({ corrections }: WorkingPlan) {
  const last = corrections.findLast(({ correction: { action } }) => action === 'build' || action === 'choose');
  return last?.correction.action === 'build' ? last.correction.weeks : [];
}

export function startTerm(
  deps: ReviewDeps,
  userId: string,
  folderId: string,
  firstDay: string,
): Promise<CurrentReview> {
  return change(deps, userId, folderId, (tx, plan) => plans.record(tx, deps, plan, { action: 'start', firstDay }));
}

/** Takes out of the plan what is for other students alone. */
export function chooseTrack(
  deps: ReviewDeps,
  userId: string,
  folderId: string,
  { kind, choice }: { kind: TrackKind; choice: string },
): Promise<CurrentReview> {
  return change(deps, userId, folderId, (tx, plan) => {
    const track = tracksOf(plan.extraction.items, []).find((each) => each.kind === kind);
    if (!track?.choices.includes(choice)) throw new AppError('track_not_found');
    return plans.record(tx, deps, plan, { action: 'track', kind, choice });
  });
}

export interface LinesOfSyllabus {
  syllabus: SyllabusInHand;
  lines: UsableLine[];
}

/** The syllabus line by line; none of a file whose text was never read. */
export async function lines(deps: WeeksDeps, asking: Asking): Promise<LinesOfSyllabus> {
  const syllabus = await requireSyllabus(deps, asking);
  return { syllabus, lines: (await readLines(deps, asking, syllabus, [])).lines };
}

async function readLines(deps: WeeksDeps, { signal }: Asking, { fileId }: SyllabusInHand, texts: readonly string[]) {
  const packed = await packedDocument(deps.db, fileId, null);
  return deps.reader.lines(packed, fileId, texts, { signal, today: utcDay(deps.clock()) });
}

export interface WantedLines {
  weekId: string;
  use: LineUse;
  /** Places in the file. */
  places: readonly { block: number; start: number; end: number }[];
  texts: readonly string[];
}

/** Puts what lines say into a week. A place that the file does not have is passed over. */
export async function useLines(deps: WeeksDeps, asking: Asking, wanted: WantedLines): Promise<CurrentReview> {
  const syllabus = await requireSyllabus(deps, asking);
  const { lines: own, typed } = await readLines(deps, asking, syllabus, wanted.texts);
  const chosen = wanted.places.flatMap(
    ({ block, start, end }) =>
      own.find(({ source }) => source?.block === block && source.start === start && source.end === end) ?? [],
  );
  return change(deps, asking.userId, asking.folderId, async (tx, plan) => {
    requireWeek(plan, wanted.weekId);
    const week = plan.items.find(({ item }) => item.id === wanted.weekId)?.item as WeekItem;
    let { topic } = week;
    for (const line of [...chosen, ...typed]) {
      for (const item of line.says[wanted.use]) {
        if (item.kind === 'topic') topic = topic === null ? item.topic : `${topic}; ${item.topic}`.slice(0, 500);
        await plans.record(tx, deps, plan, correctionOf(item, line, { ...week, topic }, deps.newId));
      }
    }
  });
}

function correctionOf(item: LineItem, line: UsableLine, week: WeekItem, newId: () => string): Correction {
  const { source } = line;
  if (item.kind === 'topic') {
    return { action: 'set', itemId: week.id, values: { topic: week.topic }, ...(source && { source }) };
  }
  const shared = { id: newId(), weekId: week.id, confidence: 1, source };
  const added: ExtractedItem =
    item.kind === 'reading'
      ? { ...shared, ...item, graduateOnly: false }
      : { ...shared, ...item, dueTime: null, dueZone: null, weight: null, optional: false, dueSource: null };
  return { action: 'add', item: added };
}
