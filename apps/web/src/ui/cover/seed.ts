/** FNV-1a, 32 bit, with the murmur3 finaliser: short ids still differ in every bit. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 0x01000193) >>> 0;
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b) >>> 0;
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35) >>> 0;
  h ^= h >>> 16;
  return h >>> 0;
}

/** Numbers from 0 to 1. */
export type Random = () => number;

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: Random, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0];
}

/** Which of the six course colours an id has. */
export function hueOf(id: string): number {
  return (hash(id) % 6) + 1;
}

export interface Tile<T> {
  value: T;
  /** The block is mirrored here. */
  flip: boolean;
}

/** A small random block, tiled and mirrored: the eye reads a woven pattern, not noise. */
export function weaveBlock<T>(
  random: Random,
  width: number,
  height: number,
  make: (random: Random) => T,
): (x: number, y: number) => Tile<T> {
  const cells = Array.from({ length: height * width }, () => make(random));
  return (x, y) => {
    const flip = Math.floor(x / width) % 2 !== 0;
    const column = flip ? width - 1 - (x % width) : x % width;
    return { value: cells[(y % height) * width + column] as T, flip };
  };
}
