import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { type NextStep, nextStepLink } from './progress.ts';

/** What to study next and why, the most urgent first. */
export function NextList({
  steps,
  courseName,
  practised,
  start,
}: {
  steps: readonly NextStep[];
  /** Where courses stand beside each other. */
  courseName?: (folderId: string) => string | null;
  /** Whether there is anything yet that could be practised. */
  practised: boolean;
  /** Where activities are made, while there are none. */
  start: { to: string; label: string };
}) {
  if (steps.length === 0 && practised)
    return <p className="text-secondary text-sm">{t`Nothing is waiting. What you know now is asked again in time.`}</p>;
  if (steps.length === 0)
    return (
      <>
        <p className="mb-3 text-secondary text-sm">{t`Nothing yet. Make the activities of a week, and what to study next stands here.`}</p>
        <Button size="sm" asChild>
          <Link to={start.to}>{start.label}</Link>
        </Button>
      </>
    );
  return (
    <ol>
      {steps.map((step) => {
        const { to, label } = nextStepLink(step);
        const { week } = step;
        const course = courseName?.(step.folderId);
        const where = course ? (week === null ? course : t`${course}, week ${week}`) : week !== null && t`Week ${week}`;
        // The sentence names the week, and of cards the course.
        const more = step.action === 'review' ? null : course;
        return (
          <li
            key={`${step.folderId} ${step.action} ${step.week} ${step.concept}`}
            className="flex items-center gap-4 border-t py-2.5 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0 flex-1">
              <p className="break-words font-medium">{step.sentence}</p>
              {more && <p className="text-muted text-xs">{more}</p>}
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
