import { limits } from '@weekwise/contracts/limits.ts';
import { type DismissalScope, type SuggestionKind, suggestionKinds } from '@weekwise/domain/suggestions.ts';
import type { Suggestion } from '@weekwise/engine/suggestions/suggestion.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import type { DismissalRow, PaceRow } from './suggestions.repo.ts';
import * as repo from './suggestions.repo.ts';

type DismissalDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

export interface Dismissal {
  folderId: string;
  kind: SuggestionKind;
  subject: string;
  scope: DismissalScope;
}

export function isDismissed(dismissals: readonly DismissalRow[], { kind, subject }: Suggestion): boolean {
  return dismissals.some((each) => each.kind === kind && (each.subject === null || each.subject === subject));
}

/** Puts one suggestion aside until tomorrow, or its kind for good. */
export async function dismiss(
  { db, clock, newId }: DismissalDeps,
  userId: string,
  { folderId, kind, subject, scope }: Dismissal,
): Promise<string> {
  await requireFolder(db, userId, folderId);
  const now = clock();
  const forNow = scope === 'for-now';
  return repo.keepDismissal(db, {
    id: newId(),
    userId,
    folderId: scope === 'all-courses' ? null : folderId,
    kind,
    subject: forNow ? subject : null,
    until: forNow ? new Date(now.getTime() + limits.suggestionRest) : null,
    createdAt: now,
  });
}

export async function undoDismissal({ db }: DismissalDeps, userId: string, id: string): Promise<void> {
  if (!(await repo.deleteDismissal(db, userId, id))) throw new AppError('dismissal_not_found');
}

export const lastingDismissals = ({ db }: DismissalDeps, userId: string) => repo.listLastingDismissals(db, userId);

export interface KindState {
  kind: SuggestionKind;
  pace: PaceRow | null;
  /** null: at once. */
  nextAt: Date | null;
  dismissed: 'course' | 'all-courses' | null;
  /** Subjects that rest until tomorrow. */
  resting: string[];
}

/** Every kind with what holds it back in a course. */
export async function stateOf({ db, clock }: DismissalDeps, userId: string, folderId: string): Promise<KindState[]> {
  await requireFolder(db, userId, folderId);
  const now = clock();
  const paces = await repo.listPaces(db, userId, folderId);
  const dismissals = await repo.listDismissals(db, userId, folderId, now);
  return suggestionKinds.map((kind) => {
    const pace = paces.find((each) => each.kind === kind) ?? null;
    const next = pace && new Date(pace.saidAt.getTime() + limits.suggestionPause);
    const ofKind = dismissals.filter((each) => each.kind === kind);
    const lasting = ofKind.filter(({ subject }) => subject === null);
    return {
      kind,
      pace,
      nextAt: next && next > now ? next : null,
      dismissed:
        lasting.length === 0 ? null : lasting.some((each) => each.folderId === null) ? 'all-courses' : 'course',
      resting: ofKind.flatMap(({ subject }) => subject ?? []).sort(),
    };
  });
}
