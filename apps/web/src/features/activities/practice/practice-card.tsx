import { t } from '@lingui/core/macro';
import { type ReactNode, type Ref, useState } from 'react';
import { citationLabel } from '../../../lib/citation-label.ts';
import type { CitedPassage } from '../../../lib/passage.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSide, EvidenceQuote, StudyCard } from '../../../ui/study-card.tsx';
import { choicesOf, QuizAnswers } from '../session/quiz-answers.tsx';
import { QuizResult } from '../session/quiz-result.tsx';
import type { QuizAnswer, QuizOutcome } from '../session/quiz-session.ts';
import type { Item } from '../week/week-items.ts';

const kinds: Record<Item['type'], string> = {
  flashcards: t`Recall`,
  'true-false': t`True or false`,
  'multiple-choice': t`Question`,
  'socratic-dialogue': t`Question`,
};

const grades = [
  { grade: 1, label: t`Again` },
  { grade: 2, label: t`Hard` },
  { grade: 3, label: t`Good` },
  { grade: 4, label: t`Easy` },
];

/** One item in the chat: what is asked, what can be answered, and how it went. */
export function PracticeCard({
  item,
  chosen,
  outcome,
  face,
  result,
  onAnswer,
  onOpenPassage,
  children,
}: {
  item: Item;
  chosen: QuizAnswer | null;
  outcome: QuizOutcome | null;
  face: Ref<HTMLElement>;
  result: Ref<HTMLDivElement>;
  onAnswer: (answer: QuizAnswer) => void;
  onOpenPassage: (passage: CitedPassage) => void;
  /** Below the answers. */
  children: ReactNode;
}) {
  const { back } = item;
  const passage = outcome?.passage;
  return (
    <>
      <StudyCard ref={face} label={`${kinds[item.type]}: ${item.prompt}`}>
        <CardSide kind={kinds[item.type]}>{item.prompt}</CardSide>
      </StudyCard>
      <div className="mt-3">
        {back ? (
          <Recall
            back={back}
            graded={outcome !== null || chosen !== null}
            onGrade={onAnswer}
            onOpenPassage={onOpenPassage}
          />
        ) : (
          <QuizAnswers choices={choicesOf(item)} chosen={chosen} outcome={outcome} onAnswer={onAnswer} />
        )}
        {/* Below the answers, where the conversation grows. */}
        {outcome && !back && (
          <QuizResult outcome={outcome} ref={result} onOpenPassage={() => passage && onOpenPassage(passage)} />
        )}
        {children}
      </div>
    </>
  );
}

/** The other side of a flashcard, and how well it was remembered. */
function Recall({
  back,
  graded,
  onGrade,
  onOpenPassage,
}: {
  back: NonNullable<Item['back']>;
  graded: boolean;
  onGrade: (grade: number) => void;
  onOpenPassage: (passage: CitedPassage) => void;
}) {
  const [turned, setTurned] = useState(graded);
  const { passage } = back;
  if (!turned) return <Button block variant="primary" onClick={() => setTurned(true)}>{t`Show the answer`}</Button>;
  return (
    <>
      <CardSide kind={t`Answer`} ref={(side) => side?.focus({ preventScroll: true })}>
        {back.text}
      </CardSide>
      {passage && (
        <EvidenceQuote quote={passage.quote} label={citationLabel(passage)} onOpen={() => onOpenPassage(passage)} />
      )}
      {!graded && (
        <fieldset className="mt-3">
          <legend className="mb-2 text-secondary text-sm">{t`How well did you remember it?`}</legend>
          <div className="grid grid-cols-4 gap-1.5">
            {grades.map(({ grade, label }) => (
              <Button key={grade} size="sm" aria-keyshortcuts={String(grade)} onClick={() => onGrade(grade)}>
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
