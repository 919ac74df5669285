/** Appends without the limit that a call has on the number of its arguments. */
export function appendAll<Item>(target: Item[], items: Iterable<Item>): void {
  for (const item of items) target.push(item);
}
