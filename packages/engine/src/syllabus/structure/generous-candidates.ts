import type { DateContext } from '../../dates/date-context.ts';
import type { Document, TableRowBlock } from '../../documents/document.ts';
import { type Candidate, type Outline, scoreOf, tableCandidate } from './candidates.ts';
import type { FlowAnchor } from './flow-anchors.ts';
import type { FlowRun } from './flow-runs.ts';
import { slotsOfRun } from './flow-slots.ts';
import { matchLabel } from './labels.ts';
import { tableVariants } from './table-variants.ts';
import { findWeekdayOutlines } from './weekday-outline.ts';

/** The tables of a document, each read in every way that its cells allow. */
function tableCandidates(document: Document, context: DateContext): Candidate[] {
  const rows = document.blocks.filter((b): b is TableRowBlock => b.kind === 'table-row');
  return [...Map.groupBy(rows, (row) => row.table).values()].flatMap((own) =>
    tableVariants(own, context).map(({ table, name }): Candidate => {
      const [first, last] = [own[0]?.index ?? 0, own[own.length - 1]?.index ?? 0];
      return { ...tableCandidate({ tables: [table], first, last }, document, context), source: `table ${name}` };
    }),
  );
}

/** Lines that say "week" count weeks, not classes. */
const namesWeeks = (chain: FlowAnchor[]) => chain.every(({ line }) => matchLabel(line.text)?.kind === 'week');

/**
 * Places that may be the schedule by regular repetition alone: lines and rows that count or date themselves in any way
 * at all. Numbers are read as weeks and as sessions. Few of them are one; what results must tell.
 */
export function findGenerousCandidates(document: Document, context: DateContext, outline: Outline): Candidate[] {
  const { lines, anchors } = outline;
  const read = (run: FlowRun, source: string): Candidate => {
    const { slots, blocks } = slotsOfRun(run, anchors, lines, context);
    return { slots, blocks, score: scoreOf(slots, document, run.anchors[0]?.line.block.index ?? 0), source };
  };
  const chains = outline.chains.flatMap(({ family, anchors: chain }) =>
    (['week', 'session'] as const)
      .filter((kind) => (kind === 'session' ? !namesWeeks(chain) : chain.every((anchor) => anchor.number !== null)))
      .map((kind) => read({ kind, anchors: chain.map((anchor) => ({ ...anchor, kind })) }, `${kind} ${family}`)),
  );
  const outlines = findWeekdayOutlines(lines).map((run) => read(run, 'weekdays'));
  return [...tableCandidates(document, context), ...chains, ...outlines];
}
