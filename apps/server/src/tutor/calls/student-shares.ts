/** How many calls each student has under way in this process. */
export class StudentShares {
  readonly #most: number;
  readonly #underWay = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place until the result is called; null where the student has all of theirs. */
  enter(userId: string): (() => void) | null {
    const count = this.#underWay.get(userId) ?? 0;
    if (count >= this.#most) return null;
    this.#underWay.set(userId, count + 1);
    return () => {
      const left = (this.#underWay.get(userId) ?? 1) - 1;
      if (left > 0) this.#underWay.set(userId, left);
      else this.#underWay.delete(userId);
    };
  }
}
