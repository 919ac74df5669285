import { t } from '@lingui/core/macro';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Input, Select, Textarea } from '../../ui/input.tsx';
import { formFields, type ItemField, textOfValue, typeNames, valueOfText } from './field-forms.ts';
import type { ReviewItem, Value, Values } from './review-item.ts';

export interface WeekChoice {
  weekId: string;
  label: string;
}

/** Corrects an item, or fills a new one. Only what differs from `values` is handed over. */
export function ItemForm({
  kind,
  fields = formFields[kind],
  values,
  week,
  weeks,
  submitLabel,
  saving,
  error,
  onSubmit,
  onCancel,
}: {
  kind: ReviewItem['kind'];
  /** Those of the kind, unless only some are asked for. */
  fields?: readonly ItemField[];
  values: Values;
  /** The week it stands in; `undefined` for kinds that stand in none. */
  week: string | null | undefined;
  weeks: readonly WeekChoice[];
  submitLabel: string;
  saving: boolean;
  error: string | null;
  onSubmit: (changed: Values, week: string | null) => void;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState<Record<string, Value>>({ ...values });
  const [weekId, setWeekId] = useState(week ?? null);
  const [complaints, setComplaints] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed: Record<string, Value> = {};
    const wrong: Record<string, string> = {};
    for (const field of fields) {
      const value = draft[field.name];
      const parsed = typeof value === 'boolean' ? value : valueOfText(field, textOfValue(value));
      if (parsed === undefined) wrong[field.name] = field.input === 'number' ? t`Enter a number.` : t`Fill this in.`;
      else if (parsed !== values[field.name]) changed[field.name] = parsed;
    }
    setComplaints(wrong);
    if (Object.keys(wrong).length === 0) onSubmit(changed, weekId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };

  return (
    <form ref={form} onSubmit={submit} onKeyDown={onKeyDown} noValidate className="mt-1">
      <div className="grid gap-x-3 gap-y-2 md:grid-cols-2">
        {fields.map((field) => (
          <FormControl
            key={field.name}
            field={field}
            value={draft[field.name] ?? null}
            error={complaints[field.name] ?? null}
            onChange={(value) => setDraft((current) => ({ ...current, [field.name]: value }))}
          />
        ))}
        {week !== undefined && (
          <Select label={t`Week`} value={weekId ?? ''} onChange={(event) => setWeekId(event.target.value || null)}>
            {kind === 'assignment' && <option value="">{t`Outside the schedule`}</option>}
            {weeks.map(({ weekId: id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {error}
        </p>
      )}
      <div className="mt-3 flex gap-1.5">
        <Button type="submit" variant="primary" size="sm" loading={saving ? t`Saving` : false}>
          {submitLabel}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}

function FormControl({
  field,
  value,
  error,
  onChange,
}: {
  field: ItemField;
  value: Value;
  error: string | null;
  onChange: (value: Value) => void;
}) {
  const { label, input, wide } = field;
  if (input === 'check')
    return <Checkbox label={label} checked={value === true} onCheckedChange={onChange} className="self-center py-1" />;
  const shared = { label, error, fieldClassName: wide ? 'md:col-span-2' : undefined };
  if (input === 'type')
    return (
      <Select {...shared} value={textOfValue(value)} onChange={(event) => onChange(event.target.value)}>
        {typeNames.map((type) => (
          <option key={type.value} value={type.value}>
            {type.label}
          </option>
        ))}
      </Select>
    );
  if (input === 'lines')
    return <Textarea {...shared} value={textOfValue(value)} onChange={(event) => onChange(event.target.value)} />;
  return (
    <Input
      {...shared}
      type={input === 'number' ? 'text' : input}
      inputMode={input === 'number' ? 'decimal' : undefined}
      value={textOfValue(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
