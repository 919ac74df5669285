import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../lib/api/errors.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { sayDone } from '../../ui/toast.ts';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { emptyValues } from './field-forms.ts';
import { ItemForm, type WeekChoice } from './item-form.tsx';
import { useDecideItem } from './review.queries.ts';
import type { Values } from './review-item.ts';

const kinds = [
  { value: 'reading', label: t`Reading` },
  { value: 'assignment', label: t`Assignment` },
  { value: 'week', label: t`Week` },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** Adds what the syllabus does not say, or says where it could not be read. */
export function AddItemDialog({
  folderId,
  weeks,
  onClose,
}: {
  folderId: string;
  weeks: readonly WeekChoice[];
  onClose: () => void;
}) {
  const [kind, setKind] = useState<Kind>('reading');
  const decide = useDecideItem(folderId);
  const add = (changed: Values, weekId: string | null) =>
    decide.mutate(
      { do: 'add', kind, weekId, values: { ...emptyValues(kind), ...changed } },
      {
        onSuccess: () => {
          sayDone(t`Added to the plan`);
          onClose();
        },
      },
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Add an item`} wide>
      <ToggleGroup label={t`Kind of item`} value={kind} options={kinds} onChange={setKind} />
      <div className="pt-3 pb-2">
        <ItemForm
          key={kind}
          kind={kind}
          values={emptyValues(kind)}
          week={kind === 'week' ? undefined : (weeks[0]?.weekId ?? null)}
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
