import type { DocumentBlock } from '@weekwise/contracts/files.ts';
import { useEffect, useMemo, useRef } from 'react';
import { BlockView, type Highlights, TableView } from './block-view.tsx';
import type { TextRange } from './locate-quote.ts';

type Part = { kind: 'block'; block: DocumentBlock } | { kind: 'table'; rows: DocumentBlock[] };

function partsOf(blocks: readonly DocumentBlock[]): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind !== 'table-row') parts.push({ kind: 'block', block });
    else if (last?.kind === 'table' && last.rows[0]?.table === block.table) last.rows.push(block);
    else parts.push({ kind: 'table', rows: [block] });
  }
  return parts;
}

/** A file without pages of its own (DOCX, HTML, Markdown, text), drawn from what was read. */
export function TextView({ blocks, ranges }: { blocks: readonly DocumentBlock[]; ranges: readonly TextRange[] }) {
  const sheet = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => partsOf(blocks), [blocks]);
  const highlights: Highlights = useMemo(() => new Map(ranges.map((range) => [range.block, range])), [ranges]);

  useEffect(() => {
    if (!highlights.size) return;
    const quote = sheet.current?.querySelector<HTMLElement>('[data-quote]');
    if (!quote) return;
    quote.tabIndex = -1;
    quote.focus({ preventScroll: true });
    quote.scrollIntoView({ block: 'center' });
  }, [highlights]);

  return (
    <div
      ref={sheet}
      className="mx-auto my-6 max-w-[42.5rem] bg-surface px-10 py-10 shadow-sm max-md:my-0 max-md:px-5 max-md:py-6 [&_:focus]:outline-none [&_:focus]:outline-offset-4"
    >
      {parts.map((part) =>
        part.kind === 'block' ? (
          <BlockView key={part.block.index} block={part.block} highlights={highlights} />
        ) : (
          <TableView key={part.rows[0]?.index} rows={part.rows} highlights={highlights} />
        ),
      )}
    </div>
  );
}
