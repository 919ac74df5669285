import { t } from '@lingui/core/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import type { CoursePlan, Week } from '../../features/syllabus/course-plan.ts';
import { termPosition } from '../../features/syllabus/term-position.ts';
import type { CentreView } from '../../features/syllabus/weeks-rail.tsx';
import { TermRuler } from '../../layout/term-ruler.tsx';
import { today } from '../../lib/dates.ts';
import { Icon } from '../../ui/icon.tsx';

/** On a phone: the term as a ruler, and the weeks before and after. */
export function WeekStepper({
  plan,
  week,
  linkTo,
}: {
  plan: CoursePlan;
  week: Week;
  linkTo: (view: CentreView) => string;
}) {
  const { ticks } = termPosition(plan, today());
  const index = plan.weeks.findIndex(({ id }) => id === week.id);
  return (
    <nav
      aria-label={t`Weeks before and after`}
      className="flex shrink-0 items-center gap-1 border-b bg-canvas p-1 md:hidden"
    >
      <Step to={plan.weeks[index - 1]} linkTo={linkTo} icon={ChevronLeft} />
      <div className="min-w-0 flex-1">
        <TermRuler label={t`Week ${week.weekNumber}, ${index + 1} of ${ticks.length}`} ticks={ticks} current={index} />
      </div>
      <Step to={plan.weeks[index + 1]} linkTo={linkTo} icon={ChevronRight} />
    </nav>
  );
}

function Step({
  to,
  linkTo,
  icon,
}: {
  to: Week | undefined;
  linkTo: (view: CentreView) => string;
  icon: typeof ChevronLeft;
}) {
  if (!to) return <span className="size-11" />;
  return (
    <Link
      to={linkTo({ kind: 'week', week: to })}
      aria-label={t`Week ${to.weekNumber}`}
      className="flex size-11 items-center justify-center rounded-md text-secondary hover:bg-hover"
    >
      <Icon of={icon} />
    </Link>
  );
}
