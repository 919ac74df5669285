import type { Evidence, SecondReading } from '@weekwise/engine/syllabus/course.ts';

/** Whether the second reader was shown a line, by its `Block.index`. */
export type Saw = (block: number) => boolean;

// Below the 0.8 from which a plan takes items for granted: the student is asked. Between each other they only order
// what is asked.
const disputed = 0.5;
const foundByFirst = 0.7;
const foundBySecond = 0.5;

interface Read {
  evidence: Evidence;
  confidence: number;
  second?: SecondReading;
}

/** Two independent readers err in the same way seldom: half of what doubt there was is left. */
export function agreed<Item extends Read>(item: Item): Item {
  const confidence = Math.min(0.99, Math.round((1 - (1 - item.confidence) / 2) * 100) / 100);
  return { ...item, confidence, second: { foundBy: 'both', otherwise: [] } };
}

export function contradicted<Item extends Read>(item: Item, otherwise: SecondReading['otherwise']): Item {
  return { ...item, confidence: Math.min(item.confidence, disputed), second: { foundBy: 'both', otherwise } };
}

/** Found by both, but not alike enough to be surer. */
export function foundTwice<Item extends Read>(item: Item): Item {
  return { ...item, second: { foundBy: 'both', otherwise: [] } };
}

export function aloneInFirst<Item extends Read>(item: Item, saw: Saw): Item {
  if (!saw(item.evidence.block)) return item;
  return {
    ...item,
    confidence: Math.min(item.confidence, foundByFirst),
    second: { foundBy: 'first', otherwise: [] },
  };
}

export function aloneInSecond<Item extends Read>(item: Item): Item {
  return { ...item, confidence: foundBySecond, second: { foundBy: 'second', otherwise: [] } };
}

export function overlaps(a: Evidence, b: Evidence): boolean {
  return a.block === b.block && a.start < b.end && b.start < a.end;
}
