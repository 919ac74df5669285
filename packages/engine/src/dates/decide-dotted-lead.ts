import type { Document } from '../documents/document.ts';
import { classSteps } from './decide-order.ts';

/** Both numbers have two figures, which sections ("1.2") seldom have. */
const leading = /^[^\p{L}\d]*(\d\d)\.(\d\d)\.?(?=$|[\s:|–—-])(?!\s?(?:[ap]\.?m\b|h\b|uhr\b|[-–—]\s?\d))/iu;
const fewestLines = 4;
const leastShare = 0.8;

const isDay = ({ month, day }: { month: number; day: number }) => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/**
 * Whether the lines that open with two numbers around a dot ("20.08 Salt") open with days: the calendar has all of
 * them, which it seldom has of times, and most lie a step behind the one before, as classes do.
 */
export function decideDottedLead(document: Document): boolean {
  const lines = document.blocks.flatMap((block) => (block.kind === 'table-row' ? [] : block.text.split('\n')));
  const pairs = lines.flatMap((line) => {
    const match = leading.exec(line);
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  const orders = [pairs.map(([day, month]) => ({ month, day })), pairs.map(([month, day]) => ({ month, day }))];
  return (
    pairs.length >= fewestLines &&
    orders.some((days) => days.every(isDay) && classSteps(days).length >= (days.length - 1) * leastShare)
  );
}
