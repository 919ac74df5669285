import type { DateContext } from '../../../dates/date-context.ts';
import { type ResolvedDate, resolveDates } from '../../../dates/resolve-date.ts';
import type { Block, Document } from '../../../documents/document.ts';
import { splitSentences } from '../../../text/sentences.ts';
import type { Component } from './components.ts';
import { dueDateOf, isOnlyDate, leavesDateOpen } from './due-date.ts';
import { isKindOnly } from './nouns.ts';

const noAnchor = { session: null, weekStart: null };
/** Blocks below the line of a part that may still speak of it. */
const reach = 4;
const share = /[([]?\d+(?:\.\d+)?\s?(?:%|pts?\b\.?|points?\b|percent\b)[)\]]?/gi;
/** "Deadline: 3 May", "Submission due June 2". */
const tellsDeadline = /^\W*(?:(?:the|submission|final)\s+)?(?:deadline|due(?:\s+date)?)\b/i;

/**
 * Dates the parts of the grade that print their day beside their share ("Field report 10 % (March 8)", a column of
 * dates) or in the lines below, alone or behind "Deadline". What recurs has no one day.
 */
export function withPartDates(components: Component[], document: Document, dates: DateContext): Component[] {
  const starts = new Set(components.map(({ evidence }) => evidence.block));
  const own = Map.groupBy(components, ({ evidence }) => evidence.block);
  return components.map((part) => {
    if (part.from !== 'grading' || isKindOnly(part.name) || own.get(part.evidence.block)?.length !== 1) return part;
    const block = document.blocks[part.evidence.block];
    if (!block || block.index !== part.evidence.block) return part;
    const due = besideShare(block, part.name, dates) ?? below(block, starts, document, dates);
    return due ? { ...part, due } : part;
  });
}

/** The one day that a text is, whatever else is said in brackets. */
function onlyDay(text: string, dates: DateContext): ResolvedDate | null {
  const found = resolveDates(text, dates, noAnchor);
  const day = dueDateOf(text, found);
  if (!day?.to || found.length > 1 || day.from !== day.to || day.relative || leavesDateOpen(text)) return null;
  return isOnlyDate(text, found) ? day : null;
}

function besideShare(block: Block, name: string, dates: DateContext): ResolvedDate | null {
  if (block.kind === 'table-row') {
    const days = block.cells.flatMap(({ text }) => onlyDay(text, dates) ?? []);
    return days.length === 1 ? (days[0] ?? null) : null;
  }
  const at = block.text.indexOf(name);
  return at < 0
    ? null
    : onlyDay(
        block.text
          .slice(at + name.length)
          .replace(share, ' ')
          .replace(/[()[\]]/g, ' '),
        dates,
      );
}

function below(block: Block, starts: ReadonlySet<number>, document: Document, dates: DateContext) {
  for (const next of document.blocks.slice(block.index + 1, block.index + 1 + reach)) {
    if (starts.has(next.index) || next.kind === 'table-row') return null;
    const alone = onlyDay(next.text, dates);
    if (alone && next.index === block.index + 1) return alone;
    if (next.kind === 'heading') return null;
    for (const { start, end } of splitSentences(next.text)) {
      const text = next.text.slice(start, end);
      const [day, ...others] = tellsDeadline.test(text) ? resolveDates(text, dates, noAnchor) : [];
      if (day?.to && others.length === 0 && !day.relative && !leavesDateOpen(text)) return day;
    }
  }
  return null;
}
