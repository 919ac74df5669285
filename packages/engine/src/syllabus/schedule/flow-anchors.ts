import type { DateContext } from '../dates/date-context.ts';
import type { FlowLine } from './flow-lines.ts';
import { type Opening, readOpening } from './opening.ts';

/** A line outside tables that opens a week, a session or a unit. */
export interface FlowAnchor {
  line: FlowLine;
  kind: 'week' | 'session' | 'unit';
  /** Number of the week or session as printed. */
  number: number | null;
  /** Offsets count from the beginning of the line. */
  opening: Opening;
}

const longestOpening = 400;
const shortLine = 160;

/** A long line opens something only where its label or date is set apart from its first sentence. */
function isSetApart({ block, start, text, level }: FlowLine, opening: Opening): boolean {
  if (level <= 6 || text.length <= shortLine) return true;
  const bold = block.marks.some(
    (mark) => mark.style === 'bold' && mark.start <= start + opening.start + 2 && mark.end >= start + opening.end - 2,
  );
  return bold || /^[\s)\]]*[:.\n–—|-]/.test(text.slice(opening.end));
}

/** Every line outside tables that opens a part of a schedule, in printed order. */
export function findFlowAnchors(lines: FlowLine[], context: DateContext): FlowAnchor[] {
  const anchors: FlowAnchor[] = [];
  for (const line of lines) {
    const { block, text } = line;
    if (block.kind === 'table-row') continue;
    const marker =
      block.kind === 'list-item' && block.marker && line.start === 0 ? Number.parseInt(block.marker, 10) : Number.NaN;
    const opening = readOpening(text.slice(0, longestOpening), context, {
      marker: Number.isNaN(marker) ? null : marker,
    });
    if (!opening || !isSetApart(line, opening)) continue;
    // The pieces were read from the beginning of the line only: the last one goes on to its end.
    const last = opening.rest[opening.rest.length - 1];
    if (last && last[1] >= longestOpening - 1) last[1] = text.length;
    const kind = opening.week ? 'week' : opening.session || opening.date ? 'session' : opening.unit ? 'unit' : null;
    if (!kind) continue;
    const label = kind === 'week' ? opening.week : kind === 'unit' ? opening.unit : opening.session;
    anchors.push({ line, kind, number: label?.number ?? opening.number, opening });
  }
  return anchors;
}
