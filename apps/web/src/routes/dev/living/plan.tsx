import RotateCcw from 'lucide-react/icons/rotate-ccw';
import StepForward from 'lucide-react/icons/step-forward';
import { useSearchParams } from 'react-router';
import { AboutCourse, OutsideSchedule } from '../../../features/syllabus/about-course.tsx';
import type { CoursePlan } from '../../../features/syllabus/course-plan.ts';
import { WeekPane } from '../../../features/syllabus/week-pane.tsx';
import { type CentreView, WeeksRail } from '../../../features/syllabus/weeks-rail.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { Live } from './live.tsx';
import { samplePlan, samplePlans, sampleToday } from './sample-syllabus.ts';
import type { Specimen } from './specimen.ts';

const quiet = () => undefined;
const frame = 'overflow-hidden rounded-xl border bg-surface shadow-sm';
const linkTo = (view: CentreView): string => `?view=${view.kind === 'week' ? view.week.weekNumber : view.kind}#plan`;

/** A plan as the split screen shows it: the weeks and the chosen one. */
function WholePlan() {
  const view = viewOf(useSearchParams()[0].get('view') ?? '3');
  return (
    <div className={`${frame} lg:grid lg:h-192 lg:grid-cols-[256px_minmax(0,1fr)]`}>
      <div className="flex max-h-80 min-h-0 border-b lg:max-h-none lg:border-e lg:border-b-0">
        <WeeksRail plan={samplePlan} today={sampleToday} view={view} linkTo={linkTo} progressPath={null} />
      </div>
      <div className="min-h-0 overflow-y-auto">
        {view.kind === 'week' && (
          <WeekPane
            week={view.week}
            today={sampleToday}
            onOpen={quiet}
            onOpenFile={quiet}
            schedule={{ isSure: true, place: null }}
          />
        )}
        {view.kind === 'about' && <AboutCourse plan={samplePlan} title="OCN 120" onOpen={quiet} actions={null} />}
        {view.kind === 'undated' && <OutsideSchedule plan={samplePlan} today={sampleToday} onOpen={quiet} />}
      </div>
    </div>
  );
}

function viewOf(wanted: string): CentreView {
  const week = samplePlan.weeks.find(({ weekNumber }) => String(weekNumber) === wanted);
  return week ? { kind: 'week', week } : { kind: wanted === 'undated' ? 'undated' : 'about' };
}

export const plan: readonly Specimen[] = [
  {
    name: 'A course, week by week',
    note: 'On a Wednesday in its third week, which holds what is unsure, optional, edited and due soon.',
    wide: true,
    states: { 'The chosen week': <WholePlan /> },
  },
];

type Found = keyof typeof samplePlans;
const found: { value: Found; label: string }[] = [
  { value: 'full', label: 'Everything' },
  { value: 'sparse', label: 'Nothing named' },
  { value: 'unsure', label: 'Unsure' },
  { value: 'edited', label: 'Edited' },
  { value: 'fallback', label: 'Model failed' },
  { value: 'model', label: 'Read by a model' },
];

export const aboutCourse: readonly Specimen[] = [
  {
    name: 'What a syllabus says about its course',
    wide: true,
    states: {
      'By what the reading found': (
        <Live<Found> from="full">
          {(state, set) => (
            <>
              <div className="-mx-4 mb-4 overflow-x-auto px-4 pb-1">
                <ToggleGroup label="What the reading found" value={state} options={found} onChange={set} />
              </div>
              <div className={frame}>
                <AboutCourse plan={samplePlans[state]} title="ocn-120" onOpen={quiet} actions={null} />
              </div>
            </>
          )}
        </Live>
      ),
    },
  },
];

const facts = Object.entries(samplePlan.classInfo);
const planSoFar = (known: number): CoursePlan => ({
  ...samplePlans.sparse,
  classInfo: { ...samplePlans.sparse.classInfo, ...Object.fromEntries(facts.slice(0, known)) },
});

export const asItIsRead: readonly Specimen[] = [
  {
    name: 'The page of a course while its syllabus is read',
    note: 'Each fact fades in as it is found. What is already there moves only to make room.',
    wide: true,
    states: {
      'Fact by fact': (
        <Live from={0}>
          {(known, set) => (
            <>
              <div className="mb-4 flex flex-wrap items-center gap-4">
                <Button onClick={() => set(known === facts.length ? 0 : known + 1)}>
                  <Icon of={known === facts.length ? RotateCcw : StepForward} size={14} />
                  {known === facts.length ? 'Begin again' : 'Next fact'}
                </Button>
                <div className="min-w-48 flex-1">
                  <Meter label="Read so far" value={known / facts.length} />
                </div>
              </div>
              <div className={`${frame} [&_dl>div]:fade-in [&_h1]:fade-in [&_section]:fade-in`}>
                <AboutCourse
                  plan={planSoFar(known)}
                  title="ocn-120-syllabus"
                  onOpen={quiet}
                  actions={null}
                  reading={known < facts.length}
                />
              </div>
            </>
          )}
        </Live>
      ),
    },
  },
];
