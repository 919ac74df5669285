import { t } from '@lingui/core/macro';
import { useShortcut } from '../../lib/shortcuts.ts';
import type { CoursePlan, Week } from './course-plan.ts';
import type { PlanEdits, PlanEntry } from './plan-edits.ts';

/** The keys that change the plan: of the row that has the focus, else of the week. */
export function EditKeys({ plan, week, edits }: { plan: CoursePlan; week: Week; edits: PlanEdits }): null {
  const focused = (): PlanEntry | null => {
    const id = document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset.entry;
    const reading = week.readings.find((item) => item.id === id);
    if (reading) return { kind: 'reading', of: reading };
    const assignment = week.assignments.find((item) => item.id === id);
    return assignment ? { kind: 'assignment', of: assignment } : null;
  };
  const withFocused = (run: (edits: PlanEdits, entry: PlanEntry) => void) => () => {
    const entry = focused();
    if (entry) run(edits, entry);
  };
  const step = (by: 1 | -1) =>
    withFocused((actions, entry) => {
      const to = plan.weeks[plan.weeks.findIndex(({ id }) => id === week.id) + by];
      if (to) actions.move(entry, to);
    });
  const edit = () => {
    edits.edit(focused() ?? { kind: 'week', of: week });
  };
  useShortcut({ keys: 'e', label: t`Edit`, group: 'Course' }, edit);
  const choose = withFocused((actions, entry) => actions.chooseWeek(entry));
  useShortcut({ keys: 'm', label: t`Move to another week`, group: 'Course' }, choose);
  useShortcut({ keys: 'Shift+J', label: t`Move to the next week`, group: 'Course' }, step(1));
  useShortcut({ keys: 'Shift+K', label: t`Move to the previous week`, group: 'Course' }, step(-1));
  const remove = withFocused((actions, entry) => actions.remove(entry));
  useShortcut({ keys: 'Delete', label: t`Delete`, group: 'Course' }, remove);
  useShortcut({ keys: 'z', label: t`Undo the last edit`, group: 'Course' }, () => edits.undoLast());
  return null;
}
