import { t } from '@lingui/core/macro';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Combine from 'lucide-react/icons/combine';
import Paperclip from 'lucide-react/icons/paperclip';
import PencilLine from 'lucide-react/icons/pencil-line';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import Palmtree from 'lucide-react/icons/tree-palm';
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import type { Week } from './course-plan.ts';
import type { PlanEdits, PlanEntry } from './plan-edits.ts';

/** What can be changed of a reading or an assignment. */
export function MenuOfEntry({ entry, edits }: { entry: PlanEntry; edits: PlanEdits }) {
  return (
    <>
      <MenuItem icon={PencilLine} onSelect={() => edits.edit(entry)}>{t`Edit`}</MenuItem>
      <MenuItem icon={ArrowRightLeft} onSelect={() => edits.chooseWeek(entry)}>{t`Move to another week`}</MenuItem>
      <MenuItem icon={Combine} onSelect={() => edits.chooseOther(entry)}>{t`Merge with another`}</MenuItem>
      {entry.kind === 'reading' && <AttachItem entry={entry} edits={edits} />}
      <TakeBack entry={entry} edits={edits} />
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => edits.remove(entry)}>{t`Delete`}</MenuItem>
    </>
  );
}

const AttachItem = ({ entry, edits }: { entry: PlanEntry; edits: PlanEdits }) => (
  <MenuItem icon={Paperclip} onSelect={() => edits.attach(entry)}>{t`Attach a file`}</MenuItem>
);

function TakeBack({ entry, edits }: { entry: PlanEntry; edits: PlanEdits }) {
  if (entry.of.origin !== 'edited') return null;
  return <MenuItem icon={RotateCcw} onSelect={() => edits.takeBack(entry)}>{t`Undo your last edit`}</MenuItem>;
}

/** What can be changed of a week, and what can stand before and after it. */
export function MenuOfWeek({
  week,
  before,
  after,
  edits,
}: {
  week: Week;
  before: Week | null;
  after: Week | null;
  edits: PlanEdits;
}) {
  const entry: PlanEntry = { kind: 'week', of: week };
  const next = week.weekNumber + 1;
  return (
    <>
      <MenuItem icon={PencilLine} onSelect={() => edits.edit(entry)}>{t`Edit week ${week.weekNumber}`}</MenuItem>
      <MenuItem
        icon={CalendarPlus}
        onSelect={() => edits.addWeek(next, 'week')}
      >{t`Add a week after this one`}</MenuItem>
      <MenuItem
        icon={Palmtree}
        onSelect={() => edits.addWeek(next, 'break')}
      >{t`Add a break after this week`}</MenuItem>
      <AttachItem entry={entry} edits={edits} />
      {before && (
        <MenuItem
          icon={Combine}
          onSelect={() => edits.merge(entry, { kind: 'week', of: before })}
        >{t`Merge into week ${before.weekNumber}`}</MenuItem>
      )}
      {after && (
        <MenuItem
          icon={Combine}
          onSelect={() => edits.merge({ kind: 'week', of: after }, entry)}
        >{t`Merge week ${after.weekNumber} into this one`}</MenuItem>
      )}
      <TakeBack entry={entry} edits={edits} />
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => edits.remove(entry)}>{t`Delete week ${week.weekNumber}`}</MenuItem>
    </>
  );
}
