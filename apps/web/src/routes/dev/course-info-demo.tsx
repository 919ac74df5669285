import { useSearchParams } from 'react-router';
import { AboutCourse } from '../../features/syllabus/about-course.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { LivingPage } from './living/living-page.tsx';
import { samplePlans } from './living/sample-syllabus.ts';
import { useSampleLine } from './living/use-sample-line.tsx';

type State = keyof typeof samplePlans;
const states: { value: State; label: string }[] = [
  { value: 'full', label: 'Everything' },
  { value: 'sparse', label: 'Nothing named' },
  { value: 'unsure', label: 'Unsure' },
  { value: 'edited', label: 'Edited' },
  { value: 'fallback', label: 'Model failed' },
  { value: 'model', label: 'Read by a model' },
];

/** What a syllabus says about its course, as it looks in each of its states (spec §2). */
export default function CourseInfoDemo() {
  const [query, setQuery] = useSearchParams();
  const state = states.find(({ value }) => value === query.get('state'))?.value ?? 'full';
  const { open, dialog } = useSampleLine();
  return (
    <LivingPage
      path="/course-info-demo"
      title="What a syllabus says about its course"
      lead="The page “About the course” with a sample of our own. Choose what the reading found; press a mark to see its line."
    >
      <div className="-mx-4 mt-5 overflow-x-auto px-4 pb-1">
        <ToggleGroup
          label="What the reading found"
          value={state}
          options={states}
          onChange={(value) => setQuery({ state: value }, { replace: true })}
        />
      </div>
      <div className="mt-5 rounded-xl border bg-surface shadow-sm">
        <AboutCourse plan={samplePlans[state]} title="ocn-120" onOpen={open} actions={null} />
      </div>
      {dialog}
    </LivingPage>
  );
}
