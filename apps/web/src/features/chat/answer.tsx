import { lazy, Suspense } from 'react';
import { loadWhenOnline } from '../../lib/load-when-online.ts';
import type { CitationLinks } from './answer-text.tsx';

const load = () => loadWhenOnline(() => import('./answer-text.tsx'));
const AnswerText = lazy(load);

/** What reads Markdown is larger than the rest of the chat: it comes with the first answer, or when one may be near. */
export const prepareAnswers = (): void => void load().catch(() => undefined);

export function Answer(props: CitationLinks & { text: string; writing: boolean; brokeOff: boolean }) {
  return (
    <Suspense fallback={<p className="type-read whitespace-pre-wrap [overflow-wrap:anywhere]">{props.text}</p>}>
      <AnswerText {...props} />
    </Suspense>
  );
}
