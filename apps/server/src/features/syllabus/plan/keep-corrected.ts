import { type Correction, concerns } from '../../../db/stored/correction.ts';
import type { ExtractedItem } from '../../../db/stored/plan-item.ts';
import { diffPlans } from './diff.ts';
import { isCorrected, project } from './project.ts';

/**
 * The items of a new reading, with those of the old one that it lacks although the student has corrected them: what a
 * student made right is never dropped by a machine. `alsoConfirmed`: nobody asked for a new reading, so what the
 * student has merely confirmed stays too.
 */
export function keepCorrected(
  older: readonly ExtractedItem[],
  newer: readonly ExtractedItem[],
  corrections: readonly Correction[],
  { alsoConfirmed }: { alsoConfirmed: boolean },
): ExtractedItem[] {
  const there = new Set(newer.map((item) => item.id));
  const isKept = (id: string): boolean =>
    isCorrected(id, corrections) || (alsoConfirmed && isConfirmed(id, corrections));
  const kept = older.filter((item) => !there.has(item.id) && item.kind !== 'week' && isKept(item.id));
  const weeks = new Set([...kept.map(weekOf), ...corrections.map(weekOfCorrection)]);
  const keptWeeks = older.filter(
    (item) => item.kind === 'week' && !there.has(item.id) && (weeks.has(item.id) || isKept(item.id)),
  );
  return [...newer, ...keptWeeks, ...kept];
}

function isConfirmed(id: string, corrections: readonly Correction[]): boolean {
  const last = corrections.findLast((correction) => concerns(correction, id));
  return last?.action === 'confirm';
}

function weekOf(item: ExtractedItem): string | null {
  return item.kind === 'reading' || item.kind === 'assignment' ? item.weekId : null;
}

function weekOfCorrection(correction: Correction): string | null {
  if (correction.action === 'move') return correction.weekId;
  if (correction.action === 'set') return correction.weekId ?? null;
  return correction.action === 'add' ? weekOf(correction.item) : null;
}

/** A confirmation was of what stood there then: items that a new reading changes ask again. */
export function reopened(
  older: readonly ExtractedItem[],
  newer: readonly ExtractedItem[],
  corrections: readonly Correction[],
): Correction[] {
  const changed = new Set(
    diffPlans(project(older, corrections), project(newer, corrections)).map(({ itemId }) => itemId),
  );
  return [...changed]
    .filter((itemId) => isConfirmed(itemId, corrections))
    .map((itemId) => ({ action: 'reopen' as const, itemId }));
}
