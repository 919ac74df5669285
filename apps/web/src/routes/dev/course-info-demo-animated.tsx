import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AboutCourse } from '../../features/syllabus/about-course.tsx';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Meter } from '../../ui/meter.tsx';
import { LivingPage } from './living/living-page.tsx';
import { planSoFar, readingSteps } from './living/plan-so-far.ts';
import { samplePlan } from './living/sample-syllabus.ts';
import { useSampleLine } from './living/use-sample-line.tsx';

/** Milliseconds from one step to the next: a fact can be read before the next one comes. */
const pace = 700;
const all = readingSteps.length;

/**
 * The page of a course as it fills while its syllabus is read (spec §2). Without motion, for whoever wants none, at
 * once.
 */
export default function CourseInfoDemoAnimated() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [played, setPlayed] = useState(0);
  const [running, setRunning] = useState(true);
  const known = still ? all : played;
  const ended = known === all;
  const { open, dialog } = useSampleLine();
  useEffect(() => {
    if (!running || ended) return;
    const timer = setTimeout(() => setPlayed(played + 1), pace);
    return () => clearTimeout(timer);
  }, [running, ended, played]);
  const press = () => {
    if (ended) setPlayed(0);
    setRunning(ended || !running);
  };
  return (
    <LivingPage
      path="/course-info-demo-animated"
      title="A course as its syllabus is read"
      lead="Each fact fades in as it is found. What is already there moves only to make room."
    >
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!still && (
          <Button onClick={press}>
            <Icon of={ended ? RotateCcw : running ? Pause : Play} size={14} />
            {ended ? 'Play again' : running ? 'Pause' : 'Go on'}
          </Button>
        )}
        <div className="min-w-48 flex-1">
          <p role="status" className="tabular mb-1 text-secondary text-sm">
            {ended ? 'Everything is read.' : `Looking for: ${readingSteps[known]}`}
          </p>
          <Meter label="Read so far" value={known / all} />
        </div>
      </div>
      <div className="mt-5 min-h-160 rounded-xl border bg-surface shadow-sm [&_dl>div]:fade-in [&_h1]:fade-in [&_section]:fade-in">
        <AboutCourse
          key={known === 0 ? 'blank' : 'reading'}
          plan={planSoFar(samplePlan, known)}
          title="ocn-120-syllabus"
          onOpen={open}
          actions={null}
          reading={!ended}
        />
      </div>
      {dialog}
    </LivingPage>
  );
}
