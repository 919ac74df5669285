import { limits } from '@weekwise/contracts/limits.ts';
import type { SuggestionKind } from '@weekwise/domain/suggestions.ts';
import { knownBeside } from '@weekwise/engine/suggestions/context.ts';
import type { SuggestionEvent } from '@weekwise/engine/suggestions/event.ts';
import { suggestionsFor } from '@weekwise/engine/suggestions/suggest.ts';
import type { Suggestion } from '@weekwise/engine/suggestions/suggestion.ts';
import type { Made } from '@weekwise/engine/tutor.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { isDismissed } from './dismissals.service.ts';
import { factsOf } from './facts.service.ts';
import { notify } from './notifications.service.ts';
import { rememberSeen } from './seen.service.ts';
import * as repo from './suggestions.repo.ts';

type SuggestionDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'tutors'>;

interface HeldBack {
  kind: SuggestionKind;
  reason: 'said-lately' | 'dismissed';
}

export interface ProactiveAnswer {
  said: { suggestion: Suggestion; words: Made<string> } | null;
  heldBack: HeldBack[];
}

/** What is worth saying after an event in a course; one of a kind in five minutes, however many ask at once. */
export async function respondTo(
  deps: SuggestionDeps,
  userId: string,
  {
    folderId,
    event,
    timeZone,
    signal,
  }: { folderId: string; event: SuggestionEvent; timeZone: string; signal: AbortSignal },
): Promise<ProactiveAnswer> {
  await requireFolder(deps.db, userId, folderId);
  await rememberSeen(deps, userId, folderId, event);
  const facts = await factsOf(deps, userId, folderId, timeZone);
  const offers = suggestionsFor(event, facts);
  if (offers.length === 0) return { said: null, heldBack: [] };
  const { suggestion, heldBack } = await chooseOne(deps, userId, folderId, offers);
  if (!suggestion) return { said: null, heldBack };
  const known = knownBeside(suggestion, facts);
  const words = await deps.tutors.for({ userId, folderId }).wordSuggestion(suggestion, { known, signal });
  const said = { suggestion, words };
  await notify(deps, { userId, folderId, event }, said);
  return { said, heldBack };
}

/**
 * The first that is not dismissed and has its turn; what was said of the same thing within a day comes after the rest.
 */
async function chooseOne(
  { db, clock }: SuggestionDeps,
  userId: string,
  folderId: string,
  offers: readonly Suggestion[],
): Promise<{ suggestion: Suggestion | null; heldBack: HeldBack[] }> {
  const now = clock();
  const dismissals = await repo.listDismissals(db, userId, folderId, now);
  const paces = await repo.listPaces(db, userId, folderId);
  const isStale = ({ kind, subject }: Suggestion): boolean =>
    paces.some(
      (pace) =>
        pace.kind === kind && pace.subject === subject && now.getTime() - pace.saidAt.getTime() < limits.suggestionRest,
    );
  const inTurn = offers.toSorted((x, y) => Number(isStale(x)) - Number(isStale(y)));
  const pausedSince = new Date(now.getTime() - limits.suggestionPause);
  const heldBack: HeldBack[] = [];
  const paused = new Set<SuggestionKind>();
  for (const suggestion of inTurn) {
    const { kind, subject } = suggestion;
    if (isDismissed(dismissals, suggestion)) {
      heldBack.push({ kind, reason: 'dismissed' });
      continue;
    }
    if (!paused.has(kind)) {
      if (await repo.claimTurn(db, { userId, folderId, kind, subject, saidAt: now }, pausedSince))
        return { suggestion, heldBack };
      paused.add(kind);
      heldBack.push({ kind, reason: 'said-lately' });
    }
  }
  return { suggestion: null, heldBack };
}
