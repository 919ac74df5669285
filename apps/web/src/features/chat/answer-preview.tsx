import { type ReactNode, useMemo } from 'react';
import { looks } from '../../components/markdown/looks.ts';
import { CitationLink } from './citation-link.tsx';
import { type AnswerBlock, simpleBlocks } from './simple-blocks.ts';

/**
 * An answer until what reads Markdown is here. Most answers are paragraphs and lists: these stand as they will stay, so that
 * nothing moves. Anything else is shown as it was written.
 */
export function AnswerPreview({ linked }: { linked: string }) {
  const blocks = useMemo(() => simpleBlocks(linked), [linked]);
  if (!blocks) return <p className="type-read whitespace-pre-wrap [overflow-wrap:anywhere]">{linked}</p>;
  return (
    <div className={looks.text}>
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block: { kind, lines } }: { block: AnswerBlock }) {
  if (kind === 'paragraph') return <p className={looks.paragraph}>{inline(lines.join(' '))}</p>;
  const List = kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List className={looks[kind]}>
      {lines.map((line, at) => (
        <li key={at} className={looks.item}>
          {inline(line)}
        </li>
      ))}
    </List>
  );
}

const marks =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*|`(?<code>[^`]+)`|\[[^\]]*\]\((?<href>#[^)]+)\)|\\(?<sign>[!-/:-@[-`{-~])/g;

function inline(text: string): ReactNode[] {
  const drawn: ReactNode[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(marks)) {
    drawn.push(text.slice(from, index));
    const { strong, em, code, href, sign } = groups;
    if (strong)
      drawn.push(
        <strong key={index} className="font-semibold">
          {inline(strong)}
        </strong>,
      );
    else if (em) drawn.push(<em key={index}>{inline(em)}</em>);
    else if (code)
      drawn.push(
        <code key={index} className={looks.code}>
          {code}
        </code>,
      );
    else if (href) drawn.push(<CitationLink key={index} href={href} otherwise={null} />);
    else drawn.push(sign);
    from = index + whole.length;
  }
  return [...drawn, text.slice(from)];
}
