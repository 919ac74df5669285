/** A paragraph of a file, as citations name it. */
export interface QuotedPlace {
  documentId: string;
  block: number;
}

/**
 * What one page says of one paragraph is one quotation, however many sentences, terms and cards it is spread over: else
 * a pack of cards would publish the text card by card.
 */
export class Quotations {
  readonly #used = new Map<string, { length: number; words: Set<string> }>();
  readonly #most: number;

  /** @param most characters of one paragraph */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Whether the paragraph has room for these words; then they are counted. Words that stand on the page already are
   * free.
   */
  take(words: string, place: QuotedPlace | null): boolean {
    if (place === null) return true;
    const key = `${place.documentId} ${place.block}`;
    const used = this.#used.get(key) ?? { length: 0, words: new Set() };
    if (used.words.has(words)) return true;
    if (used.length + words.length > this.#most) return false;
    used.length += words.length;
    used.words.add(words);
    this.#used.set(key, used);
    return true;
  }
}
