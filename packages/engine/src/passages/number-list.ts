/** A growing list of whole numbers without the cost of boxed ones: an index holds millions. */
export class NumberList {
  #values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length++] = value;
  }

  at(position: number): number {
    return this.#values[position] ?? 0;
  }

  toArray(): Uint32Array {
    return this.#values.slice(0, this.length);
  }
}
