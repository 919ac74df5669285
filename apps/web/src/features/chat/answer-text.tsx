import { type ComponentProps, createContext, type ReactNode, use, useMemo } from 'react';
import { Streamdown } from 'streamdown';
import { CitationChip, UnsupportedMark } from '../../components/marks.tsx';
import { citationLabel } from '../../lib/citation-label.ts';
import type { Citation } from './turn.ts';

interface CitationLinks {
  citations: readonly Citation[];
  /** Number of the citation whose passage is open now. */
  openNumber: number | null;
  onOpen: (citation: Citation) => void;
}

const Links = createContext<CitationLinks>({ citations: [], openNumber: null, onOpen: () => undefined });
const anchor = '#citation-';

const unsupported = '#unsupported';

/**
 * `[2]` and `[?]` become links that only this file understands; brackets that name no citation stay as they are. While the
 * answer is being written its citations are still to come.
 */
export function linkCitations(text: string, citations: readonly Citation[]): string {
  const known = new Set(citations.map((citation) => citation.number));
  return text.replace(/ ?\[(\d{1,3}|\?)\](?!\()/g, (whole, number: string) => {
    if (number === '?') return ` [?](${unsupported})`;
    return known.has(Number(number)) ? ` [${number}](${anchor}${number})` : whole;
  });
}

/** Answers may quote anything, so no address in them is ever a link or an image of ours. */
function Anchor({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const { citations, openNumber, onOpen } = use(Links);
  if (href === unsupported) return <UnsupportedMark />;
  const number = href?.startsWith(anchor) ? Number(href.slice(anchor.length)) : null;
  const citation = citations.find((other) => other.number === number);
  if (!citation) return <span>{children}</span>;
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

const components = {
  a: Anchor,
  img: () => null,
  p: (props: ComponentProps<'p'>) => <p className="type-read mt-2 first:mt-0">{props.children}</p>,
  ul: (props: ComponentProps<'ul'>) => <ul className="type-read mt-2 list-disc pl-5">{props.children}</ul>,
  ol: (props: ComponentProps<'ol'>) => <ol className="type-read mt-2 list-decimal pl-5">{props.children}</ol>,
  li: (props: ComponentProps<'li'>) => <li className="mt-1.5 pl-0.5 marker:text-muted">{props.children}</li>,
  blockquote: (props: ComponentProps<'blockquote'>) => (
    <blockquote className="type-read mt-2 border-strong border-l-2 pl-3">{props.children}</blockquote>
  ),
};

/** An answer's Markdown with its citations as chips. `writing` keeps half-arrived marks from flickering. */
export function AnswerText({
  text,
  writing,
  citations,
  openNumber,
  onOpen,
}: CitationLinks & { text: string; writing: boolean }) {
  const linked = useMemo(() => linkCitations(text, citations), [text, citations]);
  const links = useMemo(() => ({ citations, openNumber, onOpen }), [citations, openNumber, onOpen]);
  return (
    <Links value={links}>
      <Streamdown components={components} parseIncompleteMarkdown={writing} controls={false} className="space-y-0">
        {linked}
      </Streamdown>
    </Links>
  );
}
