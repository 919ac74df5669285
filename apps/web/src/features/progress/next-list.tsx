import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { linkOf, type NextStep } from './progress.ts';

/** What to study next and why, the most urgent first. */
export function NextList({
  steps,
  courseName,
  practised,
}: {
  steps: readonly NextStep[];
  /** Where courses stand beside each other. */
  courseName?: (folderId: string) => string | null;
  /** Whether there is anything yet that could be practised. */
  practised: boolean;
}) {
  if (steps.length === 0)
    return (
      <p className="text-secondary text-sm">
        {practised
          ? t`Nothing is waiting. What you know now is asked again in time.`
          : t`Nothing yet. Make the activities of a week, and what to study next stands here.`}
      </p>
    );
  return (
    <ol>
      {steps.map((step) => {
        const { to, label } = linkOf(step);
        const { week } = step;
        const course = courseName?.(step.folderId);
        const where = course ? (week === null ? course : t`${course}, week ${week}`) : week !== null && t`Week ${week}`;
        return (
          <li
            key={`${step.folderId} ${step.action} ${step.week} ${step.concept}`}
            className="flex items-center gap-4 border-t py-2.5 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0 flex-1">
              <p className="break-words font-medium">{step.sentence}</p>
              <p className="text-muted text-xs">{where}</p>
            </div>
            <Button size="sm" asChild>
              <Link to={to} aria-label={`${label}${where && `, ${where}`}`}>
                {label}
              </Link>
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
