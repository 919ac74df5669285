import { t } from '@lingui/core/macro';
import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import { clsx } from 'clsx';
import { formatDate } from '../../../lib/dates.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { type GradeOption, gradeNames, sayInterval } from '../cards/card.ts';

const marks: Record<CardGrade, string> = {
  again: 'bg-accent-danger',
  hard: 'bg-accent-warning',
  good: 'bg-accent-success',
  easy: 'bg-accent-info',
};

/** The four grades, each with when the card comes back. */
export function GradeButtons({
  options,
  onGrade,
}: {
  options: readonly GradeOption[];
  onGrade: (grade: CardGrade) => void;
}) {
  const exam = options.find(({ beforeExam }) => beforeExam)?.beforeExam;
  return (
    <fieldset>
      <legend className="mx-auto mb-2 text-center text-secondary text-sm md:mb-3">{t`How well did you remember it?`}</legend>
      <div className="grid grid-cols-4 gap-1.5 md:gap-2">
        {options.map((option, index) => (
          <button
            key={option.grade}
            type="button"
            onClick={() => onGrade(option.grade)}
            aria-keyshortcuts={String(index + 1)}
            className="flex min-h-16 items-center justify-center gap-2 rounded-lg border border-button-secondary bg-button-secondary px-2 py-2.5 text-button-secondary shadow-xs transition-colors duration-(--syllabus-motion-instant) hover:bg-button-secondary-hover active:bg-button-secondary-active md:min-h-14 md:justify-between md:px-3.5"
          >
            <span className="min-w-0 md:text-start">
              <span className="block items-center gap-2 font-semibold text-sm md:flex">
                <span
                  aria-hidden="true"
                  className={clsx('mx-auto mb-1.5 block h-1 w-5 rounded-sm md:m-0 md:size-2', marks[option.grade])}
                />
                {gradeNames[option.grade]}
              </span>
              <span className="tabular block text-muted text-xs">{sayInterval(option)}</span>
            </span>
            <span aria-hidden="true" className="max-md:hidden pointer-coarse:hidden">
              <Kbd>{String(index + 1)}</Kbd>
            </span>
          </button>
        ))}
      </div>
      {exam && (
        <p className="mt-2 text-center text-muted text-xs">{t`Brought forward, so that you see it before the exam on ${formatDate(exam, 'long')}.`}</p>
      )}
    </fieldset>
  );
}
