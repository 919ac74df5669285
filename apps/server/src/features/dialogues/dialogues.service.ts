import { demoUser } from '@weekwise/domain/demo.ts';
import type { SocraticDialogue } from '@weekwise/engine/activities/activity.ts';
import type { Judgement } from '@weekwise/engine/activities/judge-reply.ts';
import type { Made } from '@weekwise/engine/tutor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { contentOf, type ItemRow, itemsOf, requireItem } from '../activities/items/items.service.ts';
import { recordResult } from '../activities/results/results.service.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { requireWeek } from '../study-guides/study-guide.service.ts';
import { afterReply, dialogueScore, initialState, isRepeated, timeSpent } from './dialogue-state.ts';
import type { DialogueRow } from './dialogues.repo.ts';
import * as repo from './dialogues.repo.ts';
import { replay, repliesOf } from './replay.ts';

type ReadDeps = Pick<Deps, 'db' | 'payments'>;
type DialogueDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'tutors'>;

/** An item that is a dialogue, and where the student is in it; `row` null before the first reply. */
export interface OpenDialogue {
  item: ItemRow;
  dialogue: SocraticDialogue;
  row: DialogueRow | null;
}

export interface Reply {
  text: string;
  /** Questions that the client takes to lie behind. */
  depth: number | null;
  /** What was said before, as the client tells it; it counts in the demo alone. */
  history: unknown;
}

/** Null: the reply was not judged, because there was none, or it was sent a second time. */
export type Judged = Made<Judgement> | null;

export async function requireDialogue(
  { db }: ReadDeps,
  userId: string,
  folderId: string,
  itemId: string,
): Promise<OpenDialogue> {
  await requireFolder(db, userId, folderId);
  const item = await requireItem(db, userId, itemId);
  const opened = item.folderId === folderId ? await open(db, item) : null;
  if (!opened) throw new AppError('activity_not_found');
  return opened;
}

/**
 * Null for an item that is no dialogue. What the student is in goes on as it began, whatever became of the item since.
 */
async function open(db: ReadDeps['db'], item: ItemRow): Promise<OpenDialogue | null> {
  const content = contentOf(item);
  if (content.type !== 'socratic-dialogue') return null;
  const row = await repo.findNewest(db, item.folderId, item.id);
  return { item, dialogue: row?.dialogue ?? content, row };
}

/** The dialogue of a week: the one under way, else the first that has not ended, else the first. */
export async function dialogueOfWeek(
  deps: ReadDeps,
  userId: string,
  folderId: string,
  weekNumber: number,
): Promise<OpenDialogue> {
  const { weekId } = await requireWeek(deps, userId, folderId, weekNumber);
  const items = await itemsOf(deps.db, folderId, weekId);
  const all = (await Promise.all(items.map((item) => open(deps.db, item)))).filter((each) => each !== null);
  const underWay = all.find(({ row }) => row && !row.endedAt);
  const found = underWay ?? all.find(({ row }) => !row) ?? all[0];
  if (!found) throw new AppError('dialogue_not_found');
  return found;
}

export async function restart(deps: DialogueDeps, opened: OpenDialogue): Promise<OpenDialogue> {
  const content = contentOf(opened.item);
  const dialogue = content.type === 'socratic-dialogue' ? content : opened.dialogue;
  return { ...opened, dialogue, row: await begin(deps, { ...opened, dialogue }) };
}

function begin({ db, clock, newId }: DialogueDeps, { item, dialogue }: OpenDialogue): Promise<DialogueRow> {
  const { folderId, weekId, id: itemId } = item;
  const now = clock();
  const state = { ...initialState, version: 0, startedAt: now, updatedAt: now };
  return repo.insertDialogue(db, { id: newId(), folderId, weekId, itemId, dialogue, ...state });
}

/**
 * Judges a reply to the question that waits, and moves on where it may. An ended dialogue stays as it is. Of two
 * replies at the same time one is judged, and the other is told where the dialogue stands.
 */
export async function respond(
  deps: DialogueDeps,
  userId: string,
  opened: OpenDialogue,
  { text, depth, history }: Reply,
  signal: AbortSignal,
): Promise<{ opened: OpenDialogue; judged: Judged }> {
  const reply = text.trim();
  if (userId === demoUser.id) {
    return respondInDemo(deps, userId, opened, [...repliesOf(history), reply], signal);
  }
  // The first question is asked: nothing was said yet.
  if (!opened.row && reply === '') return { opened: { ...opened, row: await begin(deps, opened) }, judged: null };
  const row = opened.row ?? (await begin(deps, opened));
  const { turns } = row.dialogue;
  const turn = turns[row.turn];
  const isStale = row.endedAt !== null || isRepeated(row, turns, reply, depth);
  if (!turn || isStale) return { opened: { ...opened, row }, judged: null };
  const tutor = deps.tutors.for({ userId, folderId: row.folderId });
  const judged = await tutor.judgeReply(turn, reply, row.hintsUsed, { signal });
  const kept = await keep(deps, userId, { ...opened, row }, reply, judged);
  if (kept) return { opened: { ...opened, row: kept }, judged };
  return { opened: { ...opened, row: await repo.findNewest(deps.db, row.folderId, row.itemId) }, judged: null };
}

/**
 * The same for somebody of whom nothing is kept: all replies so far are judged again, by rules that judge them as
 * before.
 */
async function respondInDemo(
  { tutors, clock }: DialogueDeps,
  userId: string,
  opened: OpenDialogue,
  replies: readonly string[],
  signal: AbortSignal,
): Promise<{ opened: OpenDialogue; judged: Judged }> {
  const { item, dialogue } = opened;
  const { id: itemId, folderId, weekId } = item;
  const now = clock();
  const tutor = tutors.for({ userId, folderId });
  const { state, judged } = await replay(tutor, dialogue.turns, replies, { at: now.toISOString(), signal });
  const endedAt = state.turn >= dialogue.turns.length ? now : null;
  const row = {
    id: itemId,
    itemId,
    folderId,
    weekId,
    dialogue,
    ...state,
    version: 0,
    startedAt: now,
    updatedAt: now,
    endedAt,
  };
  return { opened: { ...opened, row }, judged };
}

/** Stores what came of a reply, and with the last question the result. Null where another reply came first. */
function keep(
  deps: DialogueDeps,
  userId: string,
  { item, row }: OpenDialogue & { row: DialogueRow },
  reply: string,
  { result: judgement, source, fallback }: Made<Judgement>,
): Promise<DialogueRow | null> {
  const now = deps.clock();
  const state = afterReply(row, { reply, source, fallback, at: now.toISOString() }, judgement);
  const isEnd = state.turn >= row.dialogue.turns.length;
  return deps.db.transaction(async (tx) => {
    const kept = await repo.updateDialogue(tx, row, { ...state, updatedAt: now, endedAt: isEnd ? now : null });
    if (kept && isEnd) {
      const shown = state.outcomes.filter(({ outcome }) => outcome === 'shown').length;
      await recordResult(tx, deps, item, {
        userId,
        response: `${shown} of ${state.outcomes.length} shown`,
        correct: null,
        score: dialogueScore(state),
        grade: null,
        duration: timeSpent(row.startedAt, state),
        place: 'session',
        attemptId: row.id,
      });
    }
    return kept;
  });
}
