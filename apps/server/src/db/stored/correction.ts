import type { ExtractedItem, ItemValue } from './plan-item.ts';

/** One decision of the student, in the order they were made. Never rewritten: undoing one marks it undone. */
export type Correction =
  | { action: 'set'; itemId: string; values: Record<string, ItemValue> }
  | { action: 'move'; itemId: string; weekId: string | null }
  | { action: 'remove'; itemId: string }
  | { action: 'restore'; itemId: string }
  | { action: 'confirm'; itemIds: string[] }
  | { action: 'reopen'; itemId: string }
  | { action: 'add'; item: ExtractedItem };

export function concerns(correction: Correction, itemId: string): boolean {
  if (correction.action === 'confirm') return correction.itemIds.includes(itemId);
  if (correction.action === 'add') return correction.item.id === itemId;
  return correction.itemId === itemId;
}
