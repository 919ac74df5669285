/** FNV-1a over UTF-16 code units, twice with different seeds: 52 bits in base 36, stable for ever. */
export function stableHash(text: string): string {
  return fnv(text, 0x811c9dc5).toString(36).padStart(7, '0') + (fnv(text, 0x01000193) & 0xfffff).toString(36);
}

/** A number in [0, 1) that depends on the text and the seed alone. */
export function fraction(text: string, seed: number): number {
  return fnv(`${seed}/${text}`, 0x811c9dc5) / 2 ** 32;
}

/** The items in an order that depends on their names and the seed alone. */
export function shuffled<T>(items: readonly T[], nameOf: (item: T) => string, seed: number): T[] {
  return items
    .map((item) => ({ item, order: fraction(nameOf(item), seed) }))
    .sort((x, y) => x.order - y.order)
    .map(({ item }) => item);
}

function fnv(text: string, start: number): number {
  let value = start;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  // Short texts differ in few bits: the finaliser of MurmurHash3 spreads them.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
