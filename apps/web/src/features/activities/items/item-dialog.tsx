import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import Trash2 from 'lucide-react/icons/trash';
import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { sayDone } from '../../../ui/toast.ts';
import { refreshItems } from '../week/week.queries.ts';
import { ItemFields } from './item-fields.tsx';
import { type EditableItem, editableItemQuery, saveItem, useTakeOut } from './items.queries.ts';

/** Changes one item, takes it out, or says that it is wrong. What a student wrote stays when its week is made anew. */
export function ItemDialog({
  itemId,
  folderId,
  onChanged,
  onTakenOut,
  onClose,
}: {
  itemId: string;
  folderId: string;
  onChanged?: (item: EditableItem) => void;
  onTakenOut?: () => void;
  onClose: () => void;
}) {
  const query = useQuery(editableItemQuery(itemId));
  const client = useQueryClient();
  const takeOut = useTakeOut(folderId);
  const form = useId();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (fields: Partial<EditableItem['fields']>) => {
    if (saving) return;
    setSaving(true);
    setFailure(null);
    try {
      const saved = await saveItem(itemId, fields);
      void refreshItems(client, folderId);
      sayDone(t`Saved`);
      onChanged?.(saved);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSaving(false);
    }
  };
  const remove = async (how: 'delete' | 'report') => {
    if (!(await takeOut(itemId, how))) return;
    onClose();
    onTakenOut?.();
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => open || onClose()}
      title={titleOf(query.data?.fields)}
      footer={
        <div className="flex w-full flex-wrap items-center gap-2">
          <Button variant="ghost" className="-ms-3.5" onClick={() => void remove('delete')}>
            <Icon of={Trash2} />
            {t`Delete`}
          </Button>
          <Button variant="ghost" onClick={() => void remove('report')}>
            <Icon of={Flag} />
            {t`Report as wrong`}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            className="ms-auto"
            loading={saving ? t`Saving` : false}
            disabled={!query.data}
          >{t`Save`}</Button>
        </div>
      }
    >
      <QueryBoundary query={query} errorTitle={t`It could not be opened`} skeleton={<FieldsSkeleton />}>
        {({ fields }) => (
          <form
            id={form}
            noValidate
            className="grid gap-4"
            onSubmit={(event: FormEvent<HTMLFormElement>) => {
              event.preventDefault();
              void save(changedFields(fields, new FormData(event.currentTarget)));
            }}
          >
            {failure && (
              <Alert tone="danger" title={t`Not saved.`}>
                {failure}
              </Alert>
            )}
            <ItemFields fields={fields} />
          </form>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

function titleOf(fields: EditableItem['fields'] | undefined): string {
  if (fields?.front !== undefined) return t`Edit the card`;
  if (fields?.statement !== undefined) return t`Edit the statement`;
  return fields?.question === undefined ? t`Edit` : t`Edit the question`;
}

/** What the form says otherwise than the item: only that is the student's. */
function changedFields(fields: EditableItem['fields'], form: FormData): Partial<EditableItem['fields']> {
  const changed: Partial<EditableItem['fields']> = {};
  for (const name of ['front', 'back', 'statement', 'question', 'topic', 'explanation'] as const) {
    const value = form.get(name);
    if (typeof value === 'string' && value.trim() && value !== fields[name]) changed[name] = value;
  }
  const answer = form.get('answer');
  if (answer !== null && (answer === 'true') !== fields.answer) changed.answer = answer === 'true';
  const options = form.getAll('option').map(String);
  if (fields.options && options.some((option, i) => option.trim() && option !== fields.options?.[i]))
    changed.options = options.map((option, i) => option.trim() || (fields.options?.[i] ?? ''));
  const index = form.get('answer_index');
  if (index !== null && Number(index) !== fields.answer_index) changed.answer_index = Number(index);
  return changed;
}

function FieldsSkeleton() {
  return (
    <Skeletons label={t`Opening`} className="grid gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
    </Skeletons>
  );
}
