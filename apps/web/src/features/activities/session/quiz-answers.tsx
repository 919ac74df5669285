import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { LucideIcon } from 'lucide-react/types';
import { Icon } from '../../../ui/icon.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import type { ActivityQuestion } from '../week/week-items.ts';
import type { QuizAnswer, QuizOutcome } from './quiz-session.ts';

export interface Choice {
  answer: QuizAnswer;
  label: string;
  /** tinykeys spelling. */
  key: string;
}

export const choicesOf = (item: ActivityQuestion): Choice[] =>
  item.options
    ? item.options.map((label, index) => ({ answer: index, label, key: String(index + 1) }))
    : [
        { answer: true, label: t`True`, key: 't' },
        { answer: false, label: t`False`, key: 'f' },
      ];

const isRight = ({ answer, label }: Choice, outcome: QuizOutcome): boolean =>
  typeof answer === 'number' ? answer === outcome.rightIndex : label === outcome.rightAnswer;

/** What can be answered; once it was, which one was right. */
export function QuizAnswers({
  choices,
  chosen,
  outcome,
  onAnswer,
}: {
  choices: readonly Choice[];
  chosen: QuizAnswer | null;
  outcome: QuizOutcome | null;
  onAnswer: (answer: QuizAnswer) => void;
}) {
  const short = choices.every(({ label }) => label.length <= 12);
  return (
    <fieldset>
      <legend className="sr-only">{t`Your answer`}</legend>
      <div className={clsx('grid gap-2', short && 'grid-cols-2', choices.length > 2 && 'in-data-inline:grid-cols-1')}>
        {choices.map((choice) => {
          const mine = choice.answer === chosen;
          const mark: { icon: LucideIcon; word: string; more?: string; tone: string } | null = !outcome
            ? null
            : isRight(choice, outcome)
              ? {
                  icon: CircleCheck,
                  word: t`Right`,
                  more: mine ? '' : t` answer`,
                  tone: 'border-accent-success bg-success-soft',
                }
              : mine
                ? { icon: CircleX, word: t`Wrong`, tone: 'border-danger bg-danger-soft' }
                : null;
          return (
            <button
              key={choice.key}
              type="button"
              aria-pressed={mine}
              aria-disabled={chosen !== null || undefined}
              aria-keyshortcuts={choice.key}
              onClick={() => chosen === null && onAnswer(choice.answer)}
              className={clsx(
                'flex min-h-12 gap-x-3 gap-y-1 rounded-lg border px-3.5 py-2.5 text-start max-md:flex-col max-md:items-start max-md:justify-center md:items-center',
                mark
                  ? mark.tone
                  : mine
                    ? 'border-strong bg-selected'
                    : 'border-button-secondary bg-button-secondary text-button-secondary shadow-xs',
                chosen === null && 'hover:bg-button-secondary-hover active:bg-button-secondary-active',
              )}
            >
              <span className="min-w-0 max-w-full break-words font-serif text-md md:flex-1">{choice.label}</span>
              {mark ? (
                <span className="inline-flex shrink-0 items-center gap-1.5 font-medium text-sm">
                  <Icon of={mark.icon} />
                  <span>
                    {mark.word}
                    {mark.more && <span className="in-data-inline:sr-only">{mark.more}</span>}
                  </span>
                </span>
              ) : (
                <span aria-hidden="true" className="max-md:hidden pointer-coarse:hidden">
                  <Kbd>{choice.key}</Kbd>
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
