import { Children, isValidElement, type ReactNode, use } from 'react';
import { CitationLink, Links } from './citation-link.tsx';
import { citationAnchor } from './link-citations.ts';

/** Words of a file as they stand there, above the heading they stand under and the chips that open them. */
export function Quotation({ numbers, children }: { numbers: readonly number[]; children: ReactNode }) {
  const { citations, isOffer } = use(Links);
  const heading = citations.find(({ number }) => number === numbers[0])?.heading;
  return (
    <figure className={`mt-4 border-strong border-s-2 ps-3 first:mt-0 ${isOffer ? 'border-dashed' : ''}`}>
      {/* The key is as dark as the rest is calm, and heavier: it is found without colour. */}
      <blockquote dir="auto" className="text-secondary [&_strong]:font-semibold [&_strong]:text-primary">
        {children}
      </blockquote>
      {numbers.length > 0 && (
        <figcaption className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-muted text-xs">
          {heading && <span className="[overflow-wrap:anywhere]">{heading}</span>}
          {numbers.map((number) => (
            <CitationLink key={number} href={`${citationAnchor}${number}`} otherwise={null} />
          ))}
        </figcaption>
      )}
    </figure>
  );
}

/** A quotation of Markdown. Where its last paragraph is nothing but citations, these are its source. */
export function QuotationInMarkdown({ children }: { children?: ReactNode }) {
  const blocks = Children.toArray(children).filter((block) => isValidElement(block));
  const numbers = citedBy(blocks.at(-1));
  return <Quotation numbers={numbers}>{numbers.length > 0 ? blocks.slice(0, -1) : blocks}</Quotation>;
}

/** The numbers of a paragraph that holds nothing else. */
function citedBy(block: ReactNode): number[] {
  if (!isValidElement<{ children?: ReactNode }>(block)) return [];
  const parts = Children.toArray(block.props.children).filter((part) => typeof part !== 'string' || part.trim() !== '');
  const numbers = parts.map((part) => {
    const href = isValidElement<{ href?: string }>(part) ? part.props.href : undefined;
    return href?.startsWith(citationAnchor) ? Number(href.slice(citationAnchor.length)) : null;
  });
  return numbers.every((number) => number !== null) ? numbers : [];
}
