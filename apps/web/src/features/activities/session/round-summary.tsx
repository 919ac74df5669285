import { plural, t } from '@lingui/core/macro';
import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { StudyCard } from '../../../ui/study-card.tsx';
import { gradeNames } from '../cards/card.ts';

/** How a round of cards went. */
export function RoundSummary({
  cards,
  remembered,
  grades,
  actions,
}: {
  cards: number;
  remembered: number;
  grades: Record<CardGrade, number>;
  actions: ReactNode;
}) {
  const heading = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const given = (Object.keys(grades) as CardGrade[]).filter((grade) => grades[grade] > 0);
  return (
    <StudyCard ref={heading} label={t`Round done`} last>
      <h2 className="type-week">{cards === 0 ? t`Nothing left to ask` : t`Round done`}</h2>
      {cards > 0 && (
        <p className="mt-2 font-serif text-md">
          {plural(cards, { one: '# card', other: '# cards' })},{' '}
          {remembered === cards ? t`all remembered` : t`${remembered} remembered`}.
        </p>
      )}
      {given.length > 0 && (
        <p className="tabular mt-1 text-secondary text-sm">
          {given.map((grade) => `${gradeNames[grade]} ${grades[grade]}`).join(' · ')}
        </p>
      )}
      <p className="mt-3 text-pretty text-secondary text-sm">{t`Each card comes back when you are about to forget it.`}</p>
      <div className="mt-5 flex flex-wrap gap-2">{actions}</div>
    </StudyCard>
  );
}
