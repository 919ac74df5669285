import { t } from '@lingui/core/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { Ref } from 'react';
import { citationLabel } from '../../../lib/citation-label.ts';
import { Icon } from '../../../ui/icon.tsx';
import { EvidenceQuote } from '../../../ui/study-card.tsx';
import { moreThanQuote } from './more-than-quote.ts';
import type { QuizOutcome } from './quiz-session.ts';

/** Icon, word, explanation, and the passage it follows from. */
export function QuizResult({
  outcome,
  ref,
  onOpenPassage,
}: {
  outcome: QuizOutcome;
  ref: Ref<HTMLDivElement>;
  onOpenPassage: () => void;
}) {
  const { correct, rightAnswer, passage } = outcome;
  const explanation = moreThanQuote(outcome.explanation, passage);
  return (
    <div ref={ref} tabIndex={-1} className="fade-in mt-5 border-t pt-4 outline-none md:mt-7 md:pt-5">
      <p className={`flex items-center gap-2 font-semibold ${correct ? 'text-success' : 'text-danger'}`}>
        <Icon of={correct ? CircleCheck : CircleX} size={20} />
        {correct ? t`Right` : t`Wrong`}
        {!correct && <span className="font-normal text-secondary text-sm">{t`Right answer: ${rightAnswer}`}</span>}
      </p>
      {explanation && <p className="mt-2 break-words font-serif text-md">{explanation}</p>}
      {passage && <EvidenceQuote quote={passage.quote} label={citationLabel(passage)} onOpen={onOpenPassage} />}
    </div>
  );
}
