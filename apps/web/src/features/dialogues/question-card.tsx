import { t } from '@lingui/core/macro';
import type { DialogueVerdict } from '@weekwise/contracts/dialogues.ts';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { FallbackNotice, MadeBy } from '../../ui/made-by.tsx';
import { CardSide, StudyCard } from '../../ui/study-card.tsx';
import type { Judgement } from './dialogue.queries.ts';
import { type Dialogue, exchangesNow } from './dialogue.ts';
import { VerdictChip } from './verdict-chip.tsx';

/** The question that waits, what was said to it, and the hints so far. */
export function QuestionCard({ dialogue, judgement }: { dialogue: Dialogue; judgement: Judgement | null }) {
  const { question, depth, questions, topic } = dialogue;
  const said = exchangesNow(dialogue);
  const card = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  // What was just said stands last, below what may be a long card.
  useEffect(() => {
    if (said.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [said.length]);
  const last = dialogue.exchanges.at(-1);
  return (
    <>
      {judgement?.movesOn && (
        <div className="mb-3 flex flex-wrap items-center gap-2 rounded-lg border bg-surface px-4 py-2.5 text-sm">
          <VerdictChip verdict={judgement.verdict} />
          <p className="min-w-0 flex-1">{judgement.message}</p>
        </div>
      )}
      <StudyCard ref={card} label={t`Question ${depth + 1} of ${questions}, on ${topic}`}>
        <CardSide kind={t`Question`}>
          <p className="text-xl leading-7">{question}</p>
        </CardSide>
        {said.map((exchange, i) => {
          const isLast = i === said.length - 1;
          return (
            <div key={i} className="mt-5 border-t pt-4">
              {exchange.reply !== '' && (
                <>
                  <p className="text-muted text-sm">{t`You`}</p>
                  <p className="mt-0.5 whitespace-pre-line break-words font-serif text-md">{exchange.reply}</p>
                  <p className="mt-2 flex flex-wrap items-center gap-2 text-secondary text-sm">
                    <VerdictChip verdict={exchange.verdict} />
                    {isLast && judgement && !judgement.movesOn && (
                      <span className="min-w-0 flex-1 basis-60">{judgement.message}</span>
                    )}
                  </p>
                </>
              )}
              {exchange.hint !== null && (
                <p className="mt-3 flex gap-2.5 break-words font-serif text-md first:mt-0">
                  <Icon of={Lightbulb} className="mt-1 shrink-0 text-muted" />
                  <span>
                    <span className="me-1.5 font-sans text-muted text-sm">
                      {helpOf(exchange.verdict, dialogue.revealed && isLast)}
                    </span>
                    {exchange.hint}
                  </span>
                </p>
              )}
            </div>
          );
        })}
        <div ref={end} />
      </StudyCard>
      {last && (
        <div className="mt-3">
          <FallbackNotice reason={last.fallback} />
          <MadeBy source={last.source} />
        </div>
      )}
    </>
  );
}

/** What is shown after a reply: an example, the passage itself, or one hint more. */
function helpOf(verdict: DialogueVerdict, isPassage: boolean): string {
  if (verdict === 'asks-example') return t`Example`;
  return isPassage ? t`The passage` : t`Hint`;
}
