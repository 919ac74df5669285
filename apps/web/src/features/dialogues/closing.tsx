import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { OpenPassage } from '../../lib/passage.ts';
import { inLine } from '../../lib/text.ts';
import { CitedText } from '../../ui/cited-text.tsx';
import { StudyCard } from '../../ui/study-card.tsx';
import type { Dialogue } from './dialogue.ts';
import { OutcomeChip } from './verdict-chip.tsx';

/** The end: what was shown and what was not, each point with its place. */
export function Closing({
  topic,
  summary,
  onOpen,
}: {
  topic: string;
  summary: NonNullable<Dialogue['summary']>;
  onOpen: OpenPassage;
}) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <StudyCard ref={card} label={t`The dialogue is over`}>
      <p className="text-muted text-sm">{topic}</p>
      <h2 className="type-card mt-1 text-pretty">{summary.text}</h2>
      <ol className="mt-5">
        {summary.outcomes.map(({ question, outcome, hintsUsed, replies, missing, evidence }) => (
          <li key={question} className="border-t py-4">
            <p className="flex flex-wrap items-center gap-2 text-muted text-xs">
              <OutcomeChip outcome={outcome} />
              {plural(replies, { one: '# reply', other: '# replies' })},{' '}
              {hintsUsed === 0 ? t`no hint` : plural(hintsUsed, { one: '# hint', other: '# hints' })}
            </p>
            <h3 className="mt-2 break-words font-medium">{question}</h3>
            <p className="type-read mt-1 max-w-[62ch] break-words text-secondary">
              <CitedText said={evidence} onOpen={onOpen} />
            </p>
            {missing.length > 0 && (
              <p className="mt-1.5 text-muted text-sm">
                <Trans>
                  Not said yet:{' '}
                  <span className="font-serif">{inLine(missing.slice(0, 3).map((fact) => t`“${fact}”`))}</span>
                </Trans>
              </p>
            )}
          </li>
        ))}
      </ol>
    </StudyCard>
  );
}
