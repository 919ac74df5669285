import { plural, t } from '@lingui/core/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Citation, OpenCitation } from '../../features/chat/turn.ts';
import { citationLabel } from '../../lib/citation-label.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CitationChip } from '../../ui/marks.tsx';

/** The citation whose passage is open, among those of its answer. */
export interface CitationContext {
  open: OpenCitation;
  citation: Citation;
  siblings: readonly Citation[];
}

/** Below an open passage: which citation of the answer it is, and the way to the others. */
export function CitationFooter({
  cited: { open, citation, siblings },
  onOpen,
}: {
  cited: CitationContext;
  onOpen: (open: OpenCitation, citation: Citation, siblings: readonly Citation[]) => void;
}) {
  const at = siblings.findIndex(({ number }) => number === citation.number);
  const go = (step: number) => {
    const next = siblings.at((at + step) % siblings.length);
    if (next) onOpen({ turnId: open.turnId, number: next.number }, next, siblings);
  };
  return (
    <>
      <span className="min-w-0 flex-1">
        <CitationChip open onClick={() => onOpen(open, citation, siblings)}>
          {citationLabel(citation)}
        </CitationChip>
      </span>
      <span role="status" className="tabular shrink-0 text-muted text-sm">
        {t`${at + 1} of ${siblings.length} ${plural(siblings.length, { one: 'citation', other: 'citations' })}`}
      </span>
      {siblings.length > 1 && (
        <>
          <IconButton icon={ChevronLeft} label={t`Previous citation`} keys="[" onClick={() => go(-1)} />
          <IconButton icon={ChevronRight} label={t`Next citation`} keys="]" onClick={() => go(1)} />
        </>
      )}
    </>
  );
}
