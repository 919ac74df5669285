import { daysBetween } from '../../dates/calendar.ts';
import type { FlowAnchor } from './flow-anchor.ts';
import type { OpenerFamily } from './openers.ts';

/** Lines of one family in which numbers count up and dates rise. */
export interface Chain {
  family: string;
  anchors: FlowAnchor[];
}

const fewest = 3;
/** How many openers back a chain may skip: figures of another list may stand between. */
const reach = 40;
const perFamily = 2;

/**
 * What it costs to go from one opener to the next, or null where the next cannot follow. A step costs less than the
 * opener gains, so that long chains win; leaps of the number or of the calendar cost more.
 */
function stepCost(from: FlowAnchor, to: FlowAnchor): number | null {
  let cost = 0;
  if (from.number !== null && to.number !== null) {
    const step = to.number - from.number;
    if (step <= 0) return null;
    cost += step === 1 ? 0 : 0.4 + 0.2 * Math.min(step - 2, 5);
  }
  const [a, b] = [from.opening.date, to.opening.date];
  if (a && b) {
    const days = daysBetween(a.from, b.from);
    if (days < 0 || days > 60) return null;
    cost += days === 0 ? 0.3 : days > 21 ? 0.4 : 0;
  }
  const distance = to.line.position - from.line.position;
  return cost + (distance > 120 ? 0.4 : distance > 60 ? 0.2 : 0);
}

/** Among lines that count alike, those with dates are the classes. */
const datedGain = 0.1;

const startCost = (anchor: FlowAnchor) => (anchor.number !== null && anchor.number > 2 ? 1 : 0);

/** The best rising chain of some openers by dynamic programming. */
function bestChain(anchors: FlowAnchor[]): FlowAnchor[] {
  const best: { score: number; previous: number }[] = [];
  anchors.forEach((anchor, i) => {
    const gain = 1 + (anchor.opening.date ? datedGain : 0);
    let own = { score: gain - startCost(anchor), previous: -1 };
    for (let j = Math.max(0, i - reach); j < i; j++) {
      const cost = stepCost(anchors[j] as FlowAnchor, anchor);
      const score = (best[j]?.score ?? 0) + gain - (cost ?? 0);
      if (cost !== null && score > own.score) own = { score, previous: j };
    }
    best.push(own);
  });
  let at = best.reduce((top, { score }, i) => (score > (best[top]?.score ?? 0) ? i : top), 0);
  const chain: FlowAnchor[] = [];
  while (at >= 0) {
    const anchor = anchors[at];
    if (!anchor) break;
    chain.unshift(anchor);
    at = best[at]?.previous ?? -1;
  }
  return chain;
}

/** Picks the best chains of each family: the best, then the best of what it leaves. The same lines are one chain. */
export function findChains(families: OpenerFamily[]): Chain[] {
  const chains = new Map<string, Chain>();
  for (const { name, anchors } of families) {
    if (anchors.length < fewest) continue;
    if (name.startsWith('section')) {
      const numbered = anchors.map((anchor, i) => ({ ...anchor, number: i + 1 }));
      chains.set(`${name}`, { family: name, anchors: numbered });
      continue;
    }
    let left = anchors;
    for (let i = 0; i < perFamily && left.length >= fewest; i++) {
      const chain = bestChain(left);
      if (chain.length < fewest) break;
      const key = chain.map(({ line, number }) => `${line.position}:${number}`).join(' ');
      if (!chains.has(key)) chains.set(key, { family: name, anchors: chain });
      const used = new Set(chain);
      left = left.filter((anchor) => !used.has(anchor));
    }
  }
  return [...chains.values()];
}
