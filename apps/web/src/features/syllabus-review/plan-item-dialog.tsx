import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { breakFields, emptyValues } from './field-forms.ts';
import { ItemForm, type WeekChoice } from './item-form.tsx';
import { useDecideItem, useSaveItem } from './review.queries.ts';
import type { ReviewItem, Values } from './review-item.ts';

const kinds = [
  { value: 'reading', label: t`Reading` },
  { value: 'assignment', label: t`Assignment` },
  { value: 'week', label: t`Week` },
] as const;
type Kind = (typeof kinds)[number]['value'];

interface DialogOfPlan {
  folderId: string;
  weeks: readonly WeekChoice[];
  onClose: () => void;
}

/** What is to be added, where the place that asks knows it. */
export interface Preset {
  kind: Kind;
  title: string;
  weekId: string | null;
  values?: Values;
  isBreak?: boolean;
}

/** Adds what the syllabus does not say, or says where it could not be read. */
export function AddItemDialog({ folderId, weeks, preset, onClose }: DialogOfPlan & { preset?: Preset }) {
  const [kind, setKind] = useState<Kind>(preset?.kind ?? 'reading');
  const decide = useDecideItem(folderId);
  const values = { ...emptyValues(kind), ...preset?.values };
  const add = (changed: Values, weekId: string | null) =>
    decide.mutate(
      { do: 'add', kind, weekId, values: { ...values, ...changed }, pushes: preset !== undefined },
      {
        onSuccess: (answer) => {
          decide.say(t`Added to the plan`, answer);
          onClose();
        },
      },
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={preset?.title ?? t`Add an item`} wide>
      {!preset && <ToggleGroup label={t`Kind of item`} value={kind} options={kinds} onChange={setKind} />}
      <div className={preset ? 'pb-2' : 'pt-3 pb-2'}>
        <ItemForm
          key={kind}
          kind={kind}
          {...(preset?.isBreak && { fields: breakFields })}
          values={values}
          week={kind === 'week' ? undefined : preset ? preset.weekId : (weeks[0]?.weekId ?? null)}
          weeks={weeks}
          submitLabel={t`Add`}
          saving={decide.isPending}
          error={decide.isError ? messageOf(decide.error) : null}
          onSubmit={add}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}

/** Corrects one item of the plan. */
export function EditItemDialog({
  folderId,
  weeks,
  item,
  title,
  onClose,
}: DialogOfPlan & { item: Pick<ReviewItem, 'id' | 'kind' | 'weekId' | 'values'>; title: string }) {
  const save = useSaveItem(folderId, item);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} wide>
      <div className="pb-2">
        <ItemForm
          kind={item.kind}
          values={item.values}
          week={save.inWeek ? item.weekId : undefined}
          weeks={weeks}
          submitLabel={t`Save`}
          saving={save.isPending}
          error={save.error}
          onSubmit={(changed, weekId) =>
            save.run(changed, weekId, (answer) => {
              if (answer) save.say(t`Saved`, answer);
              onClose();
            })
          }
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
