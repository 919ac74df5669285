import { type ReactNode, useMemo } from 'react';
import { looks } from '../../ui/markdown/looks.ts';
import { CitationLink } from './citation-link.tsx';
import { Quotation } from './quotation.tsx';
import { type AnswerBlock, simpleBlocks } from './simple-blocks.ts';

/**
 * An answer until what reads Markdown is here. Most answers are paragraphs, lists and quotations of these: they stand
 * as they will stay, so that nothing moves. Anything else is shown as it was written, without the signs of Markdown.
 */
export function AnswerPreview({ linked }: { linked: string }) {
  const blocks = useMemo(() => simpleBlocks(linked), [linked]);
  if (!blocks) return <p className="type-read whitespace-pre-wrap [overflow-wrap:anywhere]">{withoutSigns(linked)}</p>;
  return (
    <div className={looks.text}>
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

/** A mark that is half there is none yet. */
const withoutSigns = (text: string): string =>
  text
    .replace(/^> ?/gm, '')
    .replace(/\*\*|^\|[ :|-]+\|$/gm, '')
    .replace(/ ?\[[^\]]*\]\(#[^)]*\)/g, '');

function Block({ block }: { block: AnswerBlock }) {
  if (block.kind === 'quotation')
    return (
      <Quotation numbers={block.numbers}>
        {block.blocks.map((inner, at) => (
          <Block key={at} block={inner} />
        ))}
      </Quotation>
    );
  const { kind, lines } = block;
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
  // A mark whose end is still to come is none yet.
  return [...drawn, text.slice(from).replaceAll('**', '')];
}
