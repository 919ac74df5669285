import { plural, t } from '@lingui/core/macro';
import BookA from 'lucide-react/icons/book-a';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { GuideText, WikiActivity, WikiGuide, WikiWeek } from '../wiki.ts';

/** A part of a week that stands closed on the screen and open on paper. */
function WeekDisclosure({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <details className="print-open group min-w-0 open:basis-full print:basis-full">
      <summary className="tabular inline-flex min-h-7 cursor-pointer list-none items-center gap-1.5 rounded-sm text-secondary text-sm hover:text-primary hover:underline touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon of={icon} size={14} className="text-muted" />
        {label}
        <Icon
          of={ChevronRight}
          size={14}
          className="text-muted transition-transform group-open:rotate-90 rtl:group-open:-rotate-90 print:hidden"
        />
      </summary>
      <div className="mt-1 mb-2 max-w-(--syllabus-measure) border-s-2 ps-4">{children}</div>
    </details>
  );
}

export function Vocabulary({ terms }: { terms: WikiWeek['vocabulary'] }) {
  return (
    <WeekDisclosure icon={BookA} label={plural(terms.length, { one: '# term', other: '# terms' })}>
      <dl className="grid gap-y-1.5">
        {terms.map(({ term, meaning }) => (
          <div key={term} className="type-read break-words">
            <dt className="inline font-medium">{term}</dt>
            {meaning && <dd className="inline text-secondary">: {meaning}</dd>}
          </div>
        ))}
      </dl>
    </WeekDisclosure>
  );
}

export function GuideFold({ guide }: { guide: WikiGuide }) {
  const { overview, concepts, questions } = guide;
  return (
    <WeekDisclosure
      icon={ScrollText}
      label={
        questions.length > 0
          ? t`Study guide, ${plural(questions.length, { one: '# question', other: '# questions' })}`
          : t`Study guide`
      }
    >
      <div className="grid gap-3">
        <GuidePart name={t`Overview`} texts={overview} />
        <GuidePart name={t`Key concepts`} texts={concepts} />
        <GuidePart name={t`Study questions`} texts={questions} />
      </div>
    </WeekDisclosure>
  );
}

function GuidePart({ name, texts }: { name: string; texts: readonly GuideText[] }) {
  if (texts.length === 0) return null;
  return (
    <section>
      <h4 className="font-semibold text-muted text-xs print:break-after-avoid">{name}</h4>
      <ul className="mt-0.5 grid gap-1">
        {texts.map(({ title, says }, index) => (
          <li key={index} className="type-read break-words">
            {title && <b className="font-medium">{title}</b>}
            {title && says.length > 0 && <br />}
            <span className={title ? 'text-secondary' : undefined}>{says.join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DialogueTopic = Extract<WikiActivity, { type: 'socratic-dialogue' }>;

/** Dialogues need a tutor: here stands what they would be about. */
export function Dialogues({ dialogues }: { dialogues: readonly DialogueTopic[] }) {
  return (
    <WeekDisclosure
      icon={MessageCircleQuestion}
      label={plural(dialogues.length, { one: '# dialogue', other: '# dialogues' })}
    >
      <ul className="grid gap-2">
        {dialogues.map(({ id, topic, turns }) => (
          <li key={id} className="type-read break-words">
            <b className="font-medium">{topic}</b>
            {turns.length > 0 && (
              <ol className="list-decimal ps-5 text-secondary">
                {turns.map(({ question }, index) => (
                  <li key={index}>{question}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-muted text-xs">{t`In a course of your own, the tutor asks these and answers.`}</p>
    </WeekDisclosure>
  );
}
