import { studyLevels, type TrackKind, trackKinds } from '@weekwise/domain/plan.ts';
import { groupOfTitle, levelNamed } from '@weekwise/engine/syllabus/tracks.ts';
import type { Correction } from '../../../db/stored/correction.ts';
import type { ExtractedItem } from '../../../db/stored/plan-item.ts';
import type { PlanItem } from './plan-item.ts';

/** Several kinds of students that one syllabus is for, and which the student is. */
export interface Track {
  kind: TrackKind;
  choices: string[];
  /** null until the student has said so. */
  chosen: string | null;
}

/** For whom alone an item is; null where it is for everybody. */
function trackOf(item: ExtractedItem, kind: TrackKind): string | null {
  if (kind === 'section') return item.kind === 'assignment' ? (groupOfTitle(item.title)?.group ?? null) : null;
  switch (item.kind) {
    case 'reading':
      return item.graduateOnly ? 'graduate' : levelNamed(item.title);
    case 'assignment':
      return levelNamed(item.title) ?? levelNamed(item.source?.text ?? '');
    case 'grading':
      return levelNamed(item.name) ?? levelNamed(item.source?.text ?? '');
    default:
      return null;
  }
}

/** What the student is to be asked, or was: none where the syllabus is for all alike. */
export function tracksOf(items: readonly ExtractedItem[], corrections: readonly Correction[]): Track[] {
  return trackKinds.flatMap((kind) => {
    const named = new Set(items.flatMap((item) => trackOf(item, kind) ?? []));
    const choices = kind === 'level' && named.size > 0 ? [...studyLevels] : [...named].sort();
    const last = corrections.findLast((correction) => correction.action === 'track' && correction.kind === kind);
    const chosen = last?.action === 'track' && choices.includes(last.choice) ? last.choice : null;
    return choices.length > 1 ? [{ kind, choices, chosen }] : [];
  });
}

/** Takes out what is for others alone. What is for the student's own section needs not say so any more. */
export function ofOneTrack(
  plan: ReadonlyMap<string, PlanItem>,
  { kind, choice }: Extract<Correction, { action: 'track' }>,
): Map<string, PlanItem> {
  const changed = new Map<string, PlanItem>();
  for (const [id, entry] of plan) {
    const track = entry.read && trackOf(entry.read, kind);
    if (!track) continue;
    const { item } = entry;
    const own = kind === 'section' && item.kind === 'assignment' ? groupOfTitle(item.title) : null;
    if (track !== choice) changed.set(id, { ...entry, state: 'not-an-item' });
    else if (own && item.kind === 'assignment') changed.set(id, { ...entry, item: { ...item, title: own.title } });
  }
  return changed;
}
