import { lazy, Suspense, useMemo } from 'react';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import { AnswerPreview } from './answer-preview.tsx';
import { type CitationLinks, Links } from './citation-link.tsx';
import { linkCitations } from './link-citations.ts';

const load = () => loadWhenOnline(() => import('./answer-text.tsx'));
const AnswerText = lazy(load);

/** What reads Markdown is larger than the rest of the chat: it comes with the first answer, or when one may be near. */
export const prepareAnswers = (): void => void load().catch(() => undefined);

export function AnswerView({
  text,
  writing,
  brokeOff,
  citations,
  openNumber,
  onOpen,
  isOffer,
}: CitationLinks & { text: string; writing: boolean; brokeOff: boolean }) {
  const state = writing ? 'written' : brokeOff ? 'broke off' : 'whole';
  const linked = useMemo(() => linkCitations(text, citations, state), [text, citations, state]);
  const links = useMemo(() => ({ citations, openNumber, onOpen, isOffer }), [citations, openNumber, onOpen, isOffer]);
  return (
    <Links value={links}>
      <Suspense fallback={<AnswerPreview linked={linked} />}>
        <AnswerText linked={linked} writing={writing} />
      </Suspense>
    </Links>
  );
}
