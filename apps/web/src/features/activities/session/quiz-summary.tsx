import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { StudyCard } from '../../../ui/study-card.tsx';
import type { ActivityQuestion } from '../week/week-items.ts';
import { missedOf, type QuizSession } from './quiz-session.ts';

/** The score of a round, and the missed ones again. */
export function QuizSummary<Q extends ActivityQuestion>({
  session,
  kept = true,
  onAsk,
  actions,
}: {
  session: QuizSession<Q>;
  /** Whether the server knows of it, so that what was missed comes back. */
  kept?: boolean;
  onAsk: (items: readonly Q[]) => void;
  actions: ReactNode;
}) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const missed = missedOf(session);
  const asked = Object.keys(session.outcomes).length;
  return (
    <StudyCard ref={card} label={t`Quiz done`} last>
      <h2 className="type-week">
        {asked === 0 ? t`Nothing left to ask` : t`${asked - missed.length} of ${asked} right`}
      </h2>
      {missed.length > 0 && (
        <>
          <p className="mt-2 text-secondary text-sm">
            {kept
              ? t`${plural(missed.length, { one: 'The one you missed comes', other: `The ${missed.length} you missed come` })} back in your review queue.`
              : t`You missed:`}
          </p>
          <ul className="mt-3 list-disc ps-5 font-serif text-md">
            {missed.map(({ id, prompt }) => (
              <li key={id} className="text-pretty break-words py-0.5">
                {prompt}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {missed.length > 0 && (
          <Button
            variant="primary"
            onClick={() => onAsk(missed)}
          >{t`Ask ${plural(missed.length, { one: '# missed question', other: '# missed questions' })} again`}</Button>
        )}
        {actions}
      </div>
    </StudyCard>
  );
}
