import { t } from '@lingui/core/macro';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import { nameOf, type PlanEdits, type PlanEntry } from '../../features/syllabus/plan-edits.ts';
import { ChooseDialog } from '../../features/syllabus-review/choose-dialog.tsx';
import { AddItemDialog, EditItemDialog } from '../../features/syllabus-review/plan-item-dialog.tsx';
import { AttachFileDialog } from './attach-dialogs.tsx';
import { othersOf, valuesOf, weekChoices, weekName, weekOf } from './entry-values.ts';

/** What a dialog of the week page asks for. */
export type Asked =
  | { for: 'edit' | 'week' | 'other' | 'file'; entry: PlanEntry }
  | { for: 'add'; kind: 'reading' | 'assignment'; weekId: string | null }
  | { for: 'add-week'; number: number; as: 'week' | 'break' };

const editTitles = { week: t`Edit the week`, reading: t`Edit the reading`, assignment: t`Edit the assignment` };
const addTitles = { reading: t`Add a reading`, assignment: t`Add an assignment` };

/** The dialogs in which a student changes the plan on the week page. */
export function PlanDialogs({
  folderId,
  plan,
  asked,
  edits,
  onClose,
}: {
  folderId: string;
  plan: CoursePlan;
  asked: Asked;
  edits: PlanEdits;
  onClose: () => void;
}) {
  const shared = { folderId, weeks: weekChoices(plan), onClose };
  switch (asked.for) {
    case 'add': {
      const { kind, weekId } = asked;
      return <AddItemDialog {...shared} preset={{ kind, weekId, title: addTitles[kind] }} />;
    }
    case 'add-week': {
      const { number: weekNumber } = asked;
      const isBreak = asked.as === 'break';
      const title = isBreak ? t`Add a break` : t`Add a week`;
      return (
        <AddItemDialog {...shared} preset={{ kind: 'week', weekId: null, title, values: { weekNumber }, isBreak }} />
      );
    }
    case 'edit': {
      const { kind, of } = asked.entry;
      const item = { id: of.id, kind, weekId: weekOf(plan, asked.entry)?.id ?? null, values: valuesOf(asked.entry) };
      return <EditItemDialog {...shared} item={item} title={editTitles[kind]} />;
    }
    case 'week':
      return <WeekDialog plan={plan} entry={asked.entry} edits={edits} onClose={onClose} />;
    case 'file':
      return <AttachFileDialog folderId={folderId} entry={asked.entry} onClose={onClose} />;
    case 'other':
      return <OtherDialog plan={plan} entry={asked.entry} edits={edits} onClose={onClose} />;
  }
}

interface OfEntry {
  plan: CoursePlan;
  entry: PlanEntry;
  edits: PlanEdits;
  onClose: () => void;
}

const outside = 'outside';

function WeekDialog({ plan, entry, edits, onClose }: OfEntry) {
  const from = weekOf(plan, entry);
  const at = plan.weeks.findIndex(({ id }) => id === from?.id);
  const choices = plan.weeks.filter((week) => week !== from).map((week) => ({ id: week.id, label: weekName(week) }));
  // A reading belongs to a week; an assignment can stand outside them all.
  if (entry.kind === 'assignment' && from) choices.push({ id: outside, label: t`Outside the schedule` });
  return (
    <ChooseDialog
      title={t`Move to another week`}
      description={nameOf(entry)}
      label={t`Week`}
      choices={choices}
      first={(plan.weeks[at + 1] ?? plan.weeks[at - 1])?.id ?? choices[0]?.id ?? ''}
      action={t`Move`}
      acting={t`Moving`}
      onChoose={(id) => edits.move(entry, plan.weeks.find((week) => week.id === id) ?? null)}
      onClose={onClose}
    />
  );
}

function OtherDialog({ plan, entry, edits, onClose }: OfEntry) {
  const others = othersOf(plan, entry);
  const choices = others.map((other) => {
    const week = weekOf(plan, other);
    return { id: other.of.id, label: week ? t`Week ${week.weekNumber}: ${nameOf(other)}` : nameOf(other) };
  });
  return (
    <ChooseDialog
      title={t`Merge with another`}
      description={t`“${nameOf(entry)}” becomes part of the one you choose.`}
      label={t`Merge into`}
      choices={choices}
      first={choices[0]?.id ?? ''}
      action={t`Merge`}
      acting={t`Merging`}
      onChoose={(id) => {
        const into = others.find(({ of }) => of.id === id);
        if (into) edits.merge(entry, into);
      }}
      onClose={onClose}
    />
  );
}
