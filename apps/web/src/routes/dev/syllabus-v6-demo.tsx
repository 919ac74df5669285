import { useSearchParams } from 'react-router';
import { AboutCourse, OutsideSchedule } from '../../features/syllabus/about-course.tsx';
import { WeekPane } from '../../features/syllabus/week-pane.tsx';
import { type CourseView, WeeksRail } from '../../features/syllabus/weeks-rail.tsx';
import { LivingPage } from './living/living-page.tsx';
import { samplePlan, sampleToday } from './living/sample-syllabus.ts';
import { useSampleLine } from './living/use-sample-line.tsx';

const path = '/syllabus-v6-demo';
const linkTo = (view: CourseView): string => `${path}?view=${view.kind === 'week' ? view.week.weekNumber : view.kind}`;

function viewOf(wanted: string | null): CourseView | null {
  if (wanted === 'about' || wanted === 'undated') return { kind: wanted };
  const week = samplePlan.weeks.find(({ weekNumber }) => String(weekNumber) === (wanted ?? '3'));
  return week ? { kind: 'week', week } : null;
}

/** A plan as the split screen shows it, without a server: list of weeks and the chosen one (spec §2). */
export default function SyllabusDemo() {
  const [query] = useSearchParams();
  const view = viewOf(query.get('view')) ?? { kind: 'about' as const };
  const { open, dialog } = useSampleLine();
  return (
    <LivingPage
      path={path}
      title="A course, week by week"
      lead="The plan of a sample course on a Wednesday in its third week. Week 3 holds what is unsure, optional, edited and due soon; week 5 is a break."
      wide
    >
      <div className="mt-6 overflow-hidden rounded-xl border shadow-sm lg:grid lg:h-192 lg:grid-cols-[256px_minmax(0,1fr)]">
        <div className="flex max-h-80 min-h-0 border-b lg:max-h-none lg:border-e lg:border-b-0">
          <WeeksRail plan={samplePlan} today={sampleToday} view={view} linkTo={linkTo} progressPath={null} />
        </div>
        <div className="min-h-0 overflow-y-auto bg-surface">
          {view.kind === 'week' && <WeekPane week={view.week} today={sampleToday} onOpen={open} />}
          {view.kind === 'about' && <AboutCourse plan={samplePlan} title="OCN 120" onOpen={open} actions={null} />}
          {view.kind === 'undated' && <OutsideSchedule plan={samplePlan} today={sampleToday} onOpen={open} />}
        </div>
      </div>
      {dialog}
    </LivingPage>
  );
}
