import { t } from '@lingui/core/macro';
import { type ReactNode, useReducer } from 'react';
import type { CitedPassage } from '../../../lib/passage.ts';
import { Button } from '../../../ui/button.tsx';
import { QuizScreen, type QuizState } from '../session/quiz-screen.tsx';
import { quizSession, startQuiz } from '../session/quiz-session.ts';
import { QuizSummary } from '../session/quiz-summary.tsx';
import { TriedCards } from './tried-cards.tsx';
import { outcomeOf, type TriedItem } from './tried-item.ts';

export interface TriedRoundProps {
  items: readonly TriedItem[];
  title: string;
  subtitle: string;
  /** What can be done at the end, beside asking again. */
  ended: ReactNode;
  /** Something else covers the round and has the keys. */
  covered?: boolean;
  onOpenPassage?: (passage: CitedPassage) => void;
  onLeave: () => void;
}

/** A round without an account: what is answered stays in this browser, and is gone when it is left. */
export function TriedRound({
  items,
  title,
  subtitle,
  ended,
  covered = false,
  onOpenPassage,
  onLeave,
}: TriedRoundProps) {
  const [session, dispatch] = useReducer(quizSession<TriedItem>, items, startQuiz<TriedItem>);
  const item = session.items[session.at] ?? null;
  const outcome = (item && session.outcomes[item.id]) ?? null;
  const quiz: QuizState<TriedItem> = {
    session,
    item,
    outcome,
    chosen: outcome?.answer ?? null,
    answer: (answer) => item && dispatch({ do: 'answered', itemId: item.id, outcome: outcomeOf(item, answer) }),
    dispatch,
  };
  const summary = (
    <QuizSummary
      session={session}
      kept={false}
      onAsk={(again) => dispatch({ do: 'start', items: again })}
      actions={
        <>
          <Button onClick={() => dispatch({ do: 'start', items })}>{t`Another round`}</Button>
          {ended}
        </>
      }
    />
  );
  const shared = { quiz, title, subtitle, summary, covered, onLeave, ...(onOpenPassage && { onOpenPassage }) };
  return items[0]?.type === 'flashcards' ? (
    <TriedCards {...shared} />
  ) : (
    <QuizScreen {...shared} hints={[{ keys: ['Escape'], label: t`Leave` }]} />
  );
}
