import { t } from '@lingui/core/macro';
import { createContext, type ReactNode, use } from 'react';
import { citationLabel } from '../../lib/citation-label.ts';
import { CitationChip, PendingCitation, UnsupportedMark } from '../../ui/marks.tsx';
import { citationAnchor, unsupportedAnchor } from './link-citations.ts';
import type { Citation } from './turn.ts';

export interface CitationLinks {
  citations: readonly Citation[];
  /** Number of the citation whose passage is open now. */
  openNumber: number | null;
  onOpen: (citation: Citation) => void;
  /** What is quoted does not answer: it is only what comes nearest. */
  isOffer: boolean;
}

export const Links = createContext<CitationLinks>({
  citations: [],
  openNumber: null,
  onOpen: () => undefined,
  isOffer: false,
});

/** A link of an answer: the place that supports it, else `otherwise`. */
export function CitationLink({ href, otherwise }: { href: string | undefined; otherwise: ReactNode }) {
  const { citations, openNumber, onOpen } = use(Links);
  if (href === unsupportedAnchor) return <UnsupportedMark />;
  const number = href?.startsWith(citationAnchor) ? Number(href.slice(citationAnchor.length)) : null;
  const citation = citations.find((other) => other.number === number);
  if (number !== null && !citation) return <PendingCitation number={number} />;
  if (!citation) return otherwise;
  return (
    <CitationChip
      open={citation.number === openNumber}
      onClick={() => onOpen(citation)}
      aria-label={t`Source ${citation.number}: ${citationLabel(citation)}`}
      title={citation.quote}
      data-citation={citation.number}
    >
      {citationLabel(citation)}
    </CitationChip>
  );
}
