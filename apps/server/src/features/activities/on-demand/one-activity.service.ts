import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { isSameActivity } from '@weekwise/engine/activities/same-activity.ts';
import { variedAnswers } from '@weekwise/engine/activities/vary-answers.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { PassageIndex } from '@weekwise/engine/passages/passage-index.ts';
import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { localDate } from '../../../lib/local-date.ts';
import { requireOpenWeek } from '../../billing/folder-plans.service.ts';
import { filesOf, type ListedFile } from '../../files/files.service.ts';
import { isReading, weekPassages } from '../../retrieval/week-materials.ts';
import { idsOfFiles, requireSyllabusPlan, type SyllabusPlan } from '../../syllabus/syllabus.service.ts';
import { addItem, decidedItems, type ItemRow, itemsOf } from '../items/items.service.ts';
import { type Focus, focusOnAll, focusOnSelection, focusOnTopic, isPassage } from './focus.ts';

type MakingDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'newId' | 'indexes' | 'tutors'>;

/** What is asked for; the first of selection, file, topic and week that is there decides. */
export interface Request {
  folderId: string;
  type: ActivityType;
  selected: string | null;
  fileId: string | null;
  topic: string | null;
  weekNumber: number | null;
}

/** Where items are kept that belong to no week. */
export const noWeek = 'none';
/** One is wanted, but a model may make some about something else that stands there, or what the student has. */
const asked: Record<Focus['madeOf'], number> = { passage: 12, topic: 6, reading: 4, week: 4 };
const mostAsked = 40;

export interface MadeOf {
  madeOf: Focus['madeOf'];
  weekNumber: number | null;
}

export async function makeOneActivity(
  deps: MakingDeps,
  userId: string,
  request: Request,
  signal: AbortSignal,
): Promise<{ item: ItemRow } & MadeOf> {
  const { items, ...made } = await makeSomeActivities(deps, userId, request, 1, signal);
  const [item] = items;
  if (!item) throw new AppError('activity_not_makeable');
  return { item, ...made };
}

/** Up to so many, none of which the student has; where the text bears no other, those that they have of it. */
export async function makeSomeActivities(
  deps: MakingDeps,
  userId: string,
  request: Request,
  most: number,
  signal: AbortSignal,
): Promise<{ items: ItemRow[] } & MadeOf> {
  const { folderId, type } = request;
  const files = await filesOf(deps, userId, folderId);
  const plan = await planOrNull(deps, userId, folderId);
  const index = await deps.indexes.get(folderId);
  const focus = focusOf(index, files, plan, request);
  if (focus.passages.length === 0) throw new AppError(noFocus(focus));
  const week = plan && weekOf(plan, files, focus, request);
  const locking = week ?? (plan && runningWeek(plan, localDate(deps.clock())));
  if (locking) await requireOpenWeek(deps, folderId, locking.number);
  const weekId = week?.id ?? noWeek;
  const before = [...(await itemsOf(deps.db, folderId)), ...(await decidedItems(deps.db, { folderId, weekId }))];
  const tutor = deps.tutors.for({ userId, folderId });
  // Another choice each time that one more is asked for.
  const seed = 1 + before.filter((row) => row.type === type).length;
  const count = Math.min(mostAsked, asked[focus.madeOf] + knownIn(focus, before, type) + most - 1);
  const of = { madeOf: focus.madeOf, weekNumber: week?.number ?? null };
  const materials = { passages: focus.passages, ...(focus.around && { around: focus.around }) };
  const options = { type, count, seed, isWanted: focus.isAbout, signal };
  const { result, ...made } = await tutor.activities(materials, options);
  const about = result.activities.filter(focus.isAbout);
  const unknown = about.filter((activity) => !before.some((row) => isOf(row, activity)));
  const ordered = unknown.toSorted((x, y) => Number(focus.isLast(x)) - Number(focus.isLast(y)));
  const fresh = variedAnswers(ordered, (activity) => activity).slice(0, most);
  const items: ItemRow[] = [];
  for (const content of fresh) items.push(await addItem(deps, { folderId, weekId }, { content, ...made }));
  if (items.length > 0) return { items, ...of };
  // The text bears no other than the ones that the student has of it.
  const known = before.filter((row) => isKept(row) && about.some((activity) => isOf(row, activity)));
  return { items: known.slice(0, most), ...of };
}

const noFocus = ({ madeOf }: Focus) => (madeOf === 'passage' ? 'passage_not_found' : 'activity_not_makeable');

/** A course may be studied before it has a syllabus. */
async function planOrNull(deps: Pick<Deps, 'db'>, userId: string, folderId: string): Promise<SyllabusPlan | null> {
  try {
    return await requireSyllabusPlan(deps, userId, folderId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'syllabus_not_found') return null;
    throw error;
  }
}

function focusOf(
  index: PassageIndex,
  files: readonly ListedFile[],
  plan: SyllabusPlan | null,
  { selected, fileId, topic, weekNumber }: Request,
): Focus {
  if (fileId !== null && !files.some(({ id }) => id === fileId)) throw new AppError('file_not_found');
  const materials = new Set(files.filter(({ role }) => role === 'material').map(({ id }) => id));
  const isAllowed = ({ documentId, role }: Passage): boolean =>
    (role === 'body' || role === 'exercise') && (fileId === null ? materials.has(documentId) : documentId === fileId);
  if (selected && isPassage(selected)) return focusOnSelection(index, isAllowed, selected);
  const named = selected || topic;
  const names = new Map(files.map(({ id, name }) => [id, name]));
  if (named) return focusOnTopic(index, isAllowed, named, (id) => names.get(id) ?? '');
  if (fileId !== null) return focusOnAll('reading', index.passages.filter(isAllowed));
  if (weekNumber === null) throw new AppError('invalid_request');
  if (!plan) throw new AppError('syllabus_not_found');
  const week = requireNumber(plan, weekNumber);
  const readings = plan.readings.filter(({ weekId }) => weekId === week.id);
  return focusOnAll('week', weekPassages(index, files, { topic: week.topic, readings, fileIds: idsOfFiles(week) }));
}

/** The week that was named, else the one whose reading it is; null where it belongs to none. */
function weekOf(
  plan: SyllabusPlan,
  files: readonly ListedFile[],
  { passages }: Focus,
  { weekNumber }: Request,
): SyllabusPlan['weeks'][number] | null {
  if (weekNumber !== null) return requireNumber(plan, weekNumber);
  const file = files.find(({ id }) => id === passages[0]?.documentId);
  const reading = plan.readings.find((each) => file && isReading(file, each));
  return plan.weeks.find(({ id }) => id === reading?.weekId) ?? null;
}

/** The week of the day, else the first: it must be open to whoever makes what belongs to no week. */
const runningWeek = ({ weeks }: SyllabusPlan, today: string): SyllabusPlan['weeks'][number] | null =>
  weeks.find(({ startDate, endDate }) => startDate && startDate <= today && today <= (endDate ?? '')) ??
  weeks[0] ??
  null;

function requireNumber({ weeks }: SyllabusPlan, weekNumber: number): SyllabusPlan['weeks'][number] {
  const week = weeks.find(({ number }) => number === weekNumber);
  if (!week) throw new AppError('week_not_found');
  return week;
}

/** How many of the student's items rest on the passages in focus: they would be made again. */
function knownIn({ passages }: Focus, before: readonly ItemRow[], type: ActivityType): number {
  const ids = new Set(passages.map(({ id }) => id));
  return before.filter((row) => row.type === type && ids.has(row.content.citation.passageId ?? '')).length;
}

const isKept = ({ deletedAt, reportedAt, retiredAt }: ItemRow): boolean => !deletedAt && !reportedAt && !retiredAt;

const isOf = ({ content, edited }: ItemRow, activity: Activity): boolean =>
  isSameActivity(content, activity) || (edited !== null && isSameActivity(edited, activity));
