import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { CoursePlan, Week } from '../../features/syllabus/course-plan.ts';
import { entryOf, nameOf, type PlanEdits, type PlanEntry } from '../../features/syllabus/plan-edits.ts';
import type { CentreView } from '../../features/syllabus/weeks-rail.tsx';
import type { Decision } from '../../features/syllabus-review/review.queries.ts';
import { isDemo } from '../../lib/demo.ts';
import { lazyComponent, lazyModule } from '../../lib/lazy-module.tsx';
import { placeOf } from './attach-places.ts';
import { focusEntry, neighbourOf } from './entry-focus.ts';
import type { Asked } from './plan-dialogs.tsx';

// What an edit does is no part of the first paint.
const keeping = lazyModule(() => import('../../features/syllabus-review/review.queries.ts'), { soon: true });
const attaching = lazyModule(() => import('../../features/files/drop-files.ts'), { soon: true });
const PlanDialogs = lazyComponent(
  lazyModule(() => import('./plan-dialogs.tsx'), { soon: true }),
  (dialogs) => dialogs.PlanDialogs,
);

/** How the week page changes the plan: each change is a correction, said with its undo. */
export function usePlanEdits(
  folderId: string,
  plan: CoursePlan | null,
  { linkTo, goTo }: { linkTo: (view: CentreView) => string; goTo: (to: string) => void },
): { edits: PlanEdits | undefined; dialog: ReactNode; onDropEntry: (id: string, week: Week) => void } {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const edits = useMemo((): PlanEdits => {
    const keep = async (decision: Decision, said: string) => {
      const { keepDecision } = await keeping.load();
      return keepDecision(client, folderId, decision, said);
    };
    /** The same for what is gone from its place then: the focus goes to what stood beside it. */
    const keepAway = async ({ of }: PlanEntry, decision: Decision, said: string) => {
      const neighbour = neighbourOf(of.id);
      if (await keep(decision, said)) focusEntry(neighbour);
    };
    const leave = (gone: Week, to: Week | undefined) =>
      void (to && to !== gone && goTo(linkTo({ kind: 'week', week: to })));
    return {
      edit: (entry) => setAsked({ for: 'edit', entry }),
      add: (kind, weekId) => setAsked({ for: 'add', kind, weekId }),
      addWeek: (number, as) => setAsked({ for: 'add-week', number, as }),
      chooseWeek: (entry) => setAsked({ for: 'week', entry }),
      chooseOther: (entry) => setAsked({ for: 'other', entry }),
      move: (entry, to) =>
        void keepAway(
          entry,
          { do: 'move', itemId: entry.of.id, weekId: to?.id ?? null },
          to ? t`Moved to week ${to.weekNumber}: ${nameOf(entry)}` : t`Moved out of the schedule: ${nameOf(entry)}`,
        ),
      merge: (entry, into) => {
        const decision = { do: 'merge', itemId: entry.of.id, intoId: into.of.id } as const;
        if (entry.kind !== 'week' || into.kind !== 'week')
          return void keepAway(entry, decision, t`Merged into: ${nameOf(into)}`);
        leave(entry.of, into.of);
        void keep(decision, t`Merged week ${entry.of.weekNumber} into week ${into.of.weekNumber}`);
      },
      remove: (entry) => {
        const decision = { do: 'remove', itemId: entry.of.id } as const;
        if (entry.kind !== 'week') return void keepAway(entry, decision, t`Deleted: ${nameOf(entry)}`);
        const at = plan?.weeks.indexOf(entry.of) ?? -1;
        leave(entry.of, plan?.weeks[at - 1] ?? plan?.weeks[at + 1]);
        void keep(decision, sayWeekDeleted(entry.of));
      },
      takeBack: (entry) => void keep({ do: 'undo', itemId: entry.of.id }, t`Undone: ${nameOf(entry)}`),
      attach: (entry) => setAsked({ for: 'file', entry }),
      drop: (entry, dropped) => {
        const place = placeOf(entry);
        void attaching.load().then(({ dropFiles }) => place && dropFiles(client, folderId, dropped, place));
      },
      detach: (week, file) => {
        const place = placeOf({ kind: 'week', of: week });
        void attaching.load().then(({ detachFromWeek }) => place && detachFromWeek(client, folderId, file, place));
      },
      undoLast: () => void keep({ do: 'undo' }, t`Undone`),
    };
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

function sayWeekDeleted({ weekNumber, readings }: Week): string {
  if (readings.length === 0) return t`Deleted week ${weekNumber}`;
  return t`Deleted week ${weekNumber} and its ${plural(readings.length, { one: '# reading', other: '# readings' })}`;
}
