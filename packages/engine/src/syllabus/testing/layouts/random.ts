/** A repeatable source of choices: the same seed gives the same choices on every machine. */
export class SeededChoices {
  private state: number;

  constructor(seed: number | string) {
    this.state = typeof seed === 'number' ? seed >>> 0 : hashOf(seed);
  }

  /** A number in [0, 1), by the generator mulberry32. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** One of these, which must not be empty. */
  of<T>(options: readonly T[]): T {
    const choice = options[Math.floor(this.next() * options.length)];
    if (choice === undefined) throw new Error('There is nothing to choose from.');
    return choice;
  }
}

/** The FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
