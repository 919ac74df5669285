import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { CoursePlan, Week } from '../../features/syllabus/course-plan.ts';
import { entryOf, type PlanEdits } from '../../features/syllabus/plan-edits.ts';
import type { CentreView } from '../../features/syllabus/weeks-rail.tsx';
import { isDemo } from '../../lib/demo.ts';
import { lazyComponent, lazyModule } from '../../lib/lazy-module.tsx';
import type { Asked } from './plan-dialogs.tsx';

// What an edit does is no part of the first paint.
const actions = lazyModule(() => import('./plan-edit-actions.ts'), { soon: true });
const PlanDialogs = lazyComponent(
  lazyModule(() => import('./plan-dialogs.tsx'), { soon: true }),
  (dialogs) => dialogs.PlanDialogs,
);

/** How the week page changes the plan. */
export function usePlanEdits(
  folderId: string,
  plan: CoursePlan | null,
  { linkTo, goTo }: { linkTo: (view: CentreView) => string; goTo: (to: string) => void },
): { edits: PlanEdits | undefined; dialog: ReactNode; onDropEntry: (id: string, week: Week) => void } {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const edits = useMemo(() => {
    const onGoTo = (week: Week) => goTo(linkTo({ kind: 'week', week }));
    const whole = actions.load;
    return new Proxy({} as PlanEdits, {
      get:
        (_, name: keyof PlanEdits) =>
        (...said: unknown[]) =>
          void whole().then(({ planEdits }) => {
            const act = planEdits({ client, folderId, plan, onAsk: setAsked, onGoTo })[name] as (
              ...of: unknown[]
            ) => void;
            act(...said);
          }),
    });
  }, [client, folderId, plan, linkTo, goTo]);
  const dialog = asked && plan && (
    <Suspense fallback={null}>
      <PlanDialogs folderId={folderId} plan={plan} asked={asked} edits={edits} onClose={() => setAsked(null)} />
    </Suspense>
  );
  const onDropEntry = useCallback(
    (id: string, week: Week) => {
      const entry = plan && entryOf(plan, id);
      const isThere = week.readings.some((of) => of.id === id) || week.assignments.some((of) => of.id === id);
      if (entry && !isThere) edits.move(entry, week);
    },
    [plan, edits],
  );
  // The demo is everybody's: nothing can be changed there.
  return { edits: isDemo(folderId) ? undefined : edits, dialog, onDropEntry };
}
