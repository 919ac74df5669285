import type { Citation } from '../answers/answer.ts';

export interface Placed {
  citation: Citation;
  /** Higher is better; comparable among the items spread. */
  weight: number;
  /** Two items with the same subject ask the same thing. */
  subject: string;
}

const perSection = 0.7;
const perDocument = 0.45;
const perSubject = 2.5;

/** Picks `count` items, good ones first, so that documents and sections have their share and no subject is asked twice in a row. */
export function spread<T extends Placed>(items: readonly T[], count: number): T[] {
  const used = new Map<string, number>();
  const sizes = new Map<string, number>();
  for (const { citation } of items) sizes.set(citation.documentId, (sizes.get(citation.documentId) ?? 0) + 1);
  const left = [...items].sort((x, y) => y.weight - x.weight);
  const chosen: T[] = [];
  const uses = (key: string): number => used.get(key) ?? 0;
  const value = ({ citation, weight, subject }: T): number => {
    const share = ((sizes.get(citation.documentId) ?? 1) * sizes.size) / Math.max(1, items.length);
    const scarcity = Math.min(2, Math.max(0.5, 1 / share));
    return (
      weight -
      perSection * uses(sectionOf(citation)) -
      perDocument * scarcity * uses(citation.documentId) -
      perSubject * uses(`subject ${subject}`) +
      (uses(citation.documentId) === 0 ? 1 : 0) -
      perSubject * uses(`quote ${citation.quote}`)
    );
  };
  while (chosen.length < count && left.length > 0) {
    let best = 0;
    let most = -Infinity;
    left.forEach((item, i) => {
      const worth = value(item);
      if (worth > most) {
        most = worth;
        best = i;
      }
    });
    const [item] = left.splice(best, 1);
    if (!item) break;
    chosen.push(item);
    const { citation, subject } = item;
    for (const key of [sectionOf(citation), citation.documentId, `subject ${subject}`, `quote ${citation.quote}`])
      used.set(key, uses(key) + 1);
  }
  return chosen;
}

function sectionOf({ documentId, heading }: Citation): string {
  return `section ${documentId}/${heading ?? ''}`;
}
