import { type ReactNode, useEffect, useRef } from 'react';
import { StudyCard } from '../../../components/study-card.tsx';
import { count } from '../../../lib/text.ts';
import { type Grade, gradeNames } from '../cards/card.ts';

/** How a round of cards went. */
export function RoundSummary({
  cards,
  remembered,
  grades,
  actions,
}: {
  cards: number;
  remembered: number;
  grades: Record<Grade, number>;
  actions: ReactNode;
}) {
  const heading = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const given = (Object.keys(grades) as Grade[]).filter((grade) => grades[grade] > 0);
  return (
    <StudyCard ref={heading} label="Round done">
      <h2 className="type-week">{cards === 0 ? 'Nothing left to ask' : 'Round done'}</h2>
      {cards > 0 && (
        <p className="mt-2 font-serif text-md">
          {count(cards, 'card')}, {remembered === cards ? 'all remembered' : `${remembered} remembered`}.
        </p>
      )}
      {given.length > 0 && (
        <p className="tabular mt-1 text-secondary text-sm">
          {given.map((grade) => `${gradeNames[grade]} ${grades[grade]}`).join(' · ')}
        </p>
      )}
      <p className="mt-3 text-secondary text-sm">Each card comes back when you are about to forget it.</p>
      <div className="mt-5 flex flex-wrap gap-2">{actions}</div>
    </StudyCard>
  );
}
