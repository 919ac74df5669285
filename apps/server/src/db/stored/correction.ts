import type { ExtractedItem, ItemValue } from './plan-item.ts';

/** One decision of the student, in the order they were made. Never rewritten: undoing one marks it undone. */
export type Correction =
  /** `weekId`: the week it was put into with the same press; absent where it stayed. */
  | { action: 'set'; itemId: string; values: Record<string, ItemValue>; weekId?: string | null }
  | { action: 'move'; itemId: string; weekId: string | null }
  | { action: 'remove'; itemId: string }
  | { action: 'restore'; itemId: string }
  | { action: 'confirm'; itemIds: string[] }
  | { action: 'reopen'; itemId: string }
  /** The item is one with another of its kind; what stands in a week goes along with it. */
  | { action: 'merge'; itemId: string; intoId: string }
  /** `pushes`, of a week: those from its number on count one more. */
  | { action: 'add'; item: ExtractedItem; pushes?: boolean };

export function concerns(correction: Correction, itemId: string): boolean {
  if (correction.action === 'confirm') return correction.itemIds.includes(itemId);
  if (correction.action === 'add') return correction.item.id === itemId;
  return correction.itemId === itemId || (correction.action === 'merge' && correction.intoId === itemId);
}
