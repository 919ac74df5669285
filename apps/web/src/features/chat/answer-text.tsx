import { Markdown, type MarkdownLinkProps, OutsideLink } from '../../ui/markdown/markdown.tsx';
import { CitationLink } from './citation-link.tsx';
import { QuotationInMarkdown } from './quotation.tsx';

const AnswerLink = ({ href, children }: MarkdownLinkProps) => (
  <CitationLink href={href} otherwise={<OutsideLink href={href}>{children}</OutsideLink>} />
);

/** An answer's Markdown with its citations as chips. `writing` keeps half-arrived marks from flickering. */
export default function AnswerText({ linked, writing }: { linked: string; writing: boolean }) {
  return <Markdown text={linked} writing={writing} link={AnswerLink} quotation={QuotationInMarkdown} />;
}
