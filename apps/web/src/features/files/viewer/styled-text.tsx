import type { DocumentBlock } from '@weekwise/contracts/files.ts';
import type { ReactNode } from 'react';

type Mark = DocumentBlock['marks'][number];

const elements: Record<Mark['style'], (children: ReactNode) => ReactNode> = {
  bold: (children) => <b>{children}</b>,
  italic: (children) => <i>{children}</i>,
  underline: (children) => <u className="underline-offset-2">{children}</u>,
  strike: (children) => <s>{children}</s>,
  code: (children) => <code>{children}</code>,
  // The words of a link, never the link: a document's addresses are not followed.
  link: (children) => children,
};

/** Text with its typography and, over it, the part a citation quotes. Both are cut at each other's ends. */
export function StyledText({
  text,
  marks,
  highlight,
}: {
  text: string;
  marks: readonly Mark[];
  highlight: { start: number; end: number } | null;
}) {
  const cuts = new Set([0, text.length]);
  for (const { start, end } of highlight ? [...marks, highlight] : marks)
    for (const cut of [start, end]) if (cut > 0 && cut < text.length) cuts.add(cut);
  const edges = [...cuts].sort((a, b) => a - b);
  return edges.slice(0, -1).map((start, i) => {
    const end = edges[i + 1] ?? text.length;
    let piece: ReactNode = text.slice(start, end);
    for (const mark of marks) if (mark.start <= start && mark.end >= end) piece = elements[mark.style](piece);
    const quoted = highlight && highlight.start <= start && highlight.end >= end;
    return quoted ? (
      <mark key={start} className="highlight" data-quote>
        {piece}
      </mark>
    ) : (
      <span key={start}>{piece}</span>
    );
  });
}
