import { t } from '@lingui/core/macro';
import type { Ref } from 'react';
import { citationLabel } from '../../../lib/citation-label.ts';
import { CardSide, EvidenceQuote, StudyCard } from '../../../ui/study-card.tsx';
import type { Card } from '../cards/card.ts';
import { moreThanQuote } from './more-than-quote.ts';

/** A front of so many letters is set as a heading. */
const shortFront = 60;

const kinds: Record<Card['type'], string> = {
  flashcards: t`Recall`,
  'true-false': t`True or false`,
  'multiple-choice': t`Question`,
  'socratic-dialogue': t`Question`,
};

/** One card: its front, and below it the other side once it is turned. */
export function CardFace({
  card,
  turned,
  face,
  back,
  onOpenPassage,
}: {
  card: Card;
  turned: boolean;
  face: Ref<HTMLElement>;
  back: Ref<HTMLDivElement>;
  onOpenPassage: () => void;
}) {
  const explanation = card.type === 'flashcards' ? null : moreThanQuote(card.explanation, card.passage);
  const kind = card.missed ? t`${kinds[card.type]}, missed before` : kinds[card.type];
  return (
    <StudyCard ref={face} label={`${kind}: ${card.front}`}>
      <CardSide kind={kind} large={card.front.length <= shortFront}>
        {card.front}
        {card.choices && card.type === 'multiple-choice' && (
          <ol className="mt-3 list-[upper-alpha] ps-6 text-md">
            {card.choices.map((choice) => (
              <li key={choice} className="py-0.5">
                {choice}
              </li>
            ))}
          </ol>
        )}
      </CardSide>
      {turned && (
        <CardSide ref={back} kind={t`Answer`} divided>
          {card.back}
          {explanation && <p className="mt-2 text-md text-secondary">{explanation}</p>}
        </CardSide>
      )}
      {turned && card.passage && (
        <EvidenceQuote
          quote={card.passage.quote}
          label={citationLabel(card.passage)}
          onOpen={card.fileDeleted ? null : onOpenPassage}
        />
      )}
    </StudyCard>
  );
}
