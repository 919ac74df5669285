import type { Citation } from '../answers/citation.ts';
import { fraction } from './hash.ts';

export interface Placed {
  id: string;
  citation: Citation;
  /** Higher is better; comparable among the items spread. */
  weight: number;
  /** Two items with the same subject ask the same thing. */
  subject: string;
  /** Whether it is one of a list: its place there is no part of the text that would have more than its share. */
  isListed?: boolean;
}

const perSection = 0.7;
const perDocument = 0.45;
const perSubject = 2.5;

/** How far a seed may lift an item above one that is as good. */
const chance = 0.8;

/**
 * Picks `count` items, good ones first, so that documents and sections have their share and no subject is asked twice
 * in a row.
 * Among items of nearly the same weight the seed chooses.
 * @param repeats whether an item asks again what one that is chosen asks
 */
export function spreadOverText<T extends Placed>(
  items: readonly T[],
  count: number,
  seed: number,
  repeats: (item: T, chosen: readonly T[]) => boolean = () => false,
): T[] {
  const used = new Map<string, number>();
  const sizes = new Map<string, number>();
  for (const { citation } of items) sizes.set(citation.documentId, (sizes.get(citation.documentId) ?? 0) + 1);
  const left = items
    .map((item) => {
      const { documentId, quote } = item.citation;
      const share = ((sizes.get(documentId) ?? 1) * sizes.size) / Math.max(1, items.length);
      return {
        item,
        weight: item.weight + chance * fraction(item.id, seed),
        scarcity: Math.min(2, Math.max(0.5, 1 / share)),
        document: documentId,
        section: item.isListed ? `listed ${item.subject}` : sectionOf(item.citation),
        subject: `subject ${item.subject}`,
        quote: `quote ${quote}`,
      };
    })
    .sort((x, y) => y.weight - x.weight);
  const chosen: T[] = [];
  const uses = (key: string): number => used.get(key) ?? 0;
  while (chosen.length < count && left.length > 0) {
    let best = 0;
    let most = -Infinity;
    for (const [i, { weight, scarcity, document, section, subject, quote }] of left.entries()) {
      // No use lifts an item by more than this, and they come in the order of their weights.
      if (weight + 1 <= most) break;
      const worth =
        weight -
        perSection * uses(section) -
        perDocument * scarcity * uses(document) -
        perSubject * uses(subject) +
        (uses(document) === 0 ? 1 : 0) -
        perSubject * uses(quote);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    const [next] = left.splice(best, 1);
    if (!next) break;
    if (repeats(next.item, chosen)) continue;
    chosen.push(next.item);
    for (const key of [next.section, next.document, next.subject, next.quote]) used.set(key, uses(key) + 1);
  }
  return chosen;
}

function sectionOf({ documentId, heading }: Citation): string {
  return `section ${documentId}/${heading ?? ''}`;
}
