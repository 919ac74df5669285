import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import { clsx } from 'clsx';
import Clock from 'lucide-react/icons/clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { type FormEvent, useState } from 'react';
import { type CalendarDate, formatDate } from '../../lib/dates.ts';
import { useEditInPlace } from '../../lib/edit-in-place.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { InlineFormActions } from '../../ui/inline-form-actions.tsx';
import { Input } from '../../ui/input.tsx';
import { ProvenanceMark } from '../../ui/marks.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { BriefStep, stepState } from './assignment.ts';
import type { BriefEdits } from './assignments.queries.ts';

/** One step towards an assignment: its day, what to do, whether it is done. */
export function StepListItem({
  step,
  state,
  edits,
}: {
  step: BriefStep;
  state: ReturnType<typeof stepState>;
  edits: BriefEdits;
}) {
  const { editing, edit, leave, row } = useEditInPlace();
  if (editing)
    return (
      <li ref={row} className="py-2">
        <StepForm
          start={step}
          action={t`Save`}
          onCancel={leave}
          onSave={async ({ task, date }) => {
            const kept = await edits.changeStep(step.id, { task, date });
            if (kept) leave();
            return kept;
          }}
        />
      </li>
    );
  return (
    <li
      ref={row}
      className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-3 border-t py-2.5 first:border-t-0 first:pt-0 print:break-inside-avoid"
    >
      <p className="tabular pt-0.5 text-muted text-xs">{step.date ? formatDate(step.date, 'short') : t`No date`}</p>
      <div className="min-w-0">
        <Checkbox
          label={step.task}
          checked={step.done}
          onCheckedChange={(done) => void edits.tick(step, done)}
          className={clsx('break-words', step.done && 'text-secondary')}
        />
        <p className="mt-1 ms-7 flex flex-wrap items-center gap-2 empty:hidden">
          {state === 'next' && <Chip tone="accent">{t`Next`}</Chip>}
          {state === 'late' && <Chip tone="warning" icon={Clock}>{t`Its day has passed`}</Chip>}
          {step.origin !== 'made' && (
            <ProvenanceMark kind="edited">
              {step.origin === 'edited' ? t`Edited by you` : t`Added by you`}
            </ProvenanceMark>
          )}
        </p>
      </div>
      <span className="print:hidden">
        <Menu
          trigger={
            <IconButton data-more icon={Ellipsis} size="sm" label={t`More for ${step.task}`} className="-mt-1 -me-2" />
          }
        >
          <MenuItem icon={Pencil} onSelect={edit}>{t`Edit`}</MenuItem>
          <MenuItem icon={Trash2} danger onSelect={() => void edits.takeOut(step)}>{t`Take out`}</MenuItem>
        </Menu>
      </span>
    </li>
  );
}

/** What to do and when. */
export function StepForm({
  start = { task: '', date: null },
  action,
  onSave,
  onCancel,
}: {
  start?: { task: string; date: CalendarDate | null };
  action: string;
  /** Resolves to whether it was kept. */
  onSave: (step: { task: string; date: CalendarDate | null }) => Promise<boolean>;
  onCancel: () => void;
}) {
  const [task, setTask] = useState(start.task);
  const [date, setDate] = useState(start.date ?? '');
  const [complaint, setComplaint] = useState(false);
  const [saving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setComplaint(task.trim() === '');
    if (task.trim() === '') return;
    setSaving(true);
    if (!(await onSave({ task: task.trim(), date: date || null }))) setSaving(false);
  };
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      className="rounded-lg border border-default bg-canvas p-4 print:hidden"
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Input
          label={t`Step`}
          value={task}
          maxLength={limits.briefStepLength}
          error={complaint ? t`Say what to do.` : null}
          onChange={(event) => setTask(event.target.value)}
          autoFocus
        />
        <Input label={t`By`} type="date" value={date} onChange={(event) => setDate(event.target.value)} />
      </div>
      <div className="mt-3">
        <InlineFormActions action={action} saving={saving} onCancel={onCancel} />
      </div>
    </form>
  );
}
