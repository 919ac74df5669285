import { plural, t } from '@lingui/core/macro';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import type { ReactNode } from 'react';
import { MarginSection } from '../../layout/margin-section.tsx';
import { dayOf, formatDate } from '../../lib/dates.ts';
import type { CitedPassage, CitedSentence, OpenPassage } from '../../lib/passage.ts';
import { formatWeight } from '../../lib/text.ts';
import { Chip } from '../../ui/chip.tsx';
import { CitedText, PassageChip } from '../../ui/cited-text.tsx';
import { type AssignmentFacts, sayDue } from './assignment.ts';

/** The head of an assignment: what it is, when it is due, what it counts, and whether it is done. */
export function AssignmentHeader({
  facts,
  onOpen,
  children,
}: {
  facts: AssignmentFacts;
  onOpen: OpenPassage;
  /** Handed in or not. */
  children: ReactNode;
}) {
  const { when, left } = sayDue(facts);
  const { weight } = facts;
  return (
    <header className="pt-4 pb-4 md:pt-7 md:pb-5">
      <p className="text-muted text-sm">
        {facts.week === null ? t`Assignment` : t`Assignment, week ${facts.week}`}
        {facts.optional && t`, optional`}
      </p>
      <h1 tabIndex={-1} className="type-week break-words">
        {facts.title}
      </h1>
      <p className="tabular mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-secondary text-sm">
        <span>{when}</span>
        <StatusChip facts={facts} left={left} />
        {weight && (
          <span>
            {t`${formatWeight(weight.percent)} of grade`}{' '}
            {weight.quote.passage && <PassageChip passage={weight.quote.passage} onOpen={onOpen} />}
          </span>
        )}
      </p>
      <div className="mt-4 print:hidden">{children}</div>
    </header>
  );
}

function StatusChip({
  facts: { status, daysLeft, handedInAt },
  left,
}: {
  facts: AssignmentFacts;
  left: string | null;
}) {
  if (status === 'handed-in')
    return (
      <Chip tone="success" icon={Check}>
        {handedInAt ? t`Handed in ${formatDate(dayOf(handedInAt), 'short')}` : t`Handed in`}
      </Chip>
    );
  if (!left) return null;
  if (status === 'overdue')
    return (
      <Chip tone="danger" icon={CircleAlert}>
        {t`Overdue by ${plural(-(daysLeft ?? 0), { one: '# day', other: '# days' })}`}
      </Chip>
    );
  const soon = daysLeft !== null && daysLeft <= 3;
  return (
    <Chip tone={soon ? 'warning' : 'plain'} icon={soon ? Clock : undefined}>
      {left}
    </Chip>
  );
}

export function RequirementsSection({ facts, onOpen }: { facts: AssignmentFacts; onOpen: OpenPassage }) {
  return (
    <>
      <MarginSection title={t`What is asked`}>
        {facts.asked.length === 0 ? (
          <p className="text-muted text-sm">{t`Your syllabus says no more than its name.`}</p>
        ) : (
          <Quotes quotes={facts.asked} onOpen={onOpen} />
        )}
      </MarginSection>
      {facts.counts.length > 0 && (
        <MarginSection title={t`What counts`} aside={t`Rules of the course`}>
          <Quotes quotes={facts.counts} onOpen={onOpen} />
        </MarginSection>
      )}
      {facts.open.length > 0 && (
        <MarginSection title={t`To ask about`}>
          <ul className="list-disc space-y-1 ps-4 text-sm marker:text-muted">
            {facts.open.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </MarginSection>
      )}
    </>
  );
}

function Quotes({ quotes, onOpen }: { quotes: readonly CitedSentence[]; onOpen: OpenPassage }) {
  return (
    <ul className="space-y-2">
      {quotes.map((said, i) => (
        <li key={i} className="type-read max-w-[62ch] whitespace-pre-line break-words">
          <CitedText said={said} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

/** Passages that help, word for word. */
export function MaterialsSection({ materials, onOpen }: { materials: readonly CitedPassage[]; onOpen: OpenPassage }) {
  return (
    <MarginSection title={t`Materials`} aside={materials.length > 0 && `${materials.length}`}>
      {materials.length === 0 ? (
        <p className="text-muted text-sm">{t`No passage of your files is close to it. Add the readings it is about.`}</p>
      ) : (
        <ul>
          {materials.map((passage) => (
            <li
              key={`${passage.fileId} ${passage.block} ${passage.quote}`}
              className="border-t py-2.5 first:border-t-0 first:pt-0 print:break-inside-avoid"
            >
              <p className="line-clamp-3 max-w-[62ch] break-words font-serif text-secondary italic print:line-clamp-none">
                “{passage.quote}”
              </p>
              <p className="mt-1">
                <PassageChip passage={passage} onOpen={onOpen} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </MarginSection>
  );
}
