import { createContext, use, useMemo } from 'react';
import { Markdown, type MarkdownLinkProps, OutsideLink } from '../../components/markdown/markdown.tsx';
import { CitationChip, PendingCitation, UnsupportedMark } from '../../components/marks.tsx';
import { citationLabel } from '../../lib/citation-label.ts';
import { citationAnchor, linkCitations, unsupportedAnchor } from './link-citations.ts';
import type { Citation } from './turn.ts';

export interface CitationLinks {
  citations: readonly Citation[];
  /** Number of the citation whose passage is open now. */
  openNumber: number | null;
  onOpen: (citation: Citation) => void;
}

const Links = createContext<CitationLinks>({ citations: [], openNumber: null, onOpen: () => undefined });

function AnswerLink({ href, children }: MarkdownLinkProps) {
  const { citations, openNumber, onOpen } = use(Links);
  if (href === unsupportedAnchor) return <UnsupportedMark />;
  const number = href?.startsWith(citationAnchor) ? Number(href.slice(citationAnchor.length)) : null;
  const citation = citations.find((other) => other.number === number);
  if (number !== null && !citation) return <PendingCitation number={number} />;
  if (!citation) return <OutsideLink href={href}>{children}</OutsideLink>;
  return (
    <CitationChip
      open={citation.number === openNumber}
      onClick={() => onOpen(citation)}
      aria-label={`Source ${citation.number}: ${citationLabel(citation)}`}
      title={citation.quote}
      data-citation={citation.number}
    >
      {citationLabel(citation)}
    </CitationChip>
  );
}

/** An answer's Markdown with its citations as chips. `writing` keeps half-arrived marks from flickering. */
export default function AnswerText({
  text,
  writing,
  brokeOff,
  citations,
  openNumber,
  onOpen,
}: CitationLinks & { text: string; writing: boolean; brokeOff: boolean }) {
  const state = writing ? 'written' : brokeOff ? 'broke off' : 'whole';
  const linked = useMemo(() => linkCitations(text, citations, state), [text, citations, state]);
  const links = useMemo(() => ({ citations, openNumber, onOpen }), [citations, openNumber, onOpen]);
  return (
    <Links value={links}>
      <Markdown text={linked} writing={writing} link={AnswerLink} />
    </Links>
  );
}
