import { t } from '@lingui/core/macro';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { addDays, type CalendarDate, formatDate, mondayOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import type { TermSetup } from './weeks.queries.ts';

interface Break {
  id: number;
  name: string;
  firstDay: string;
  lastDay: string;
}

const mostWeeks = 60;
/** Any Monday: only the names of its week's days are read. */
const someMonday = mondayOf('2026-01-05');

/** Asks for the frame of a term: its first day, how many weeks it has, when class meets, and its breaks. */
export function TermForm({
  layout,
  submitLabel,
  saving,
  error,
  onSubmit,
  onCancel,
}: {
  layout: TermSetup | null;
  submitLabel: string;
  saving: boolean;
  error: string | null;
  onSubmit: (layout: TermSetup) => void;
  onCancel?: (() => void) | undefined;
}) {
  const [firstDay, setFirstDay] = useState<string>(layout?.firstDay ?? '');
  const [weekCount, setWeekCount] = useState(String(layout?.weekCount ?? 15));
  const [classDays, setClassDays] = useState<readonly number[]>(layout?.classDays ?? []);
  const [breaks, setBreaks] = useState<readonly Break[]>(
    () => layout?.breaks.map((each, id) => ({ id, ...each })) ?? [],
  );
  const [complaints, setComplaints] = useState<{ firstDay?: string; weekCount?: string; breaks?: string }>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const count = Number(weekCount);
    const wrong = {
      ...(firstDay === '' && { firstDay: t`Enter the first day of class.` }),
      ...(!(Number.isInteger(count) && count >= 1 && count <= mostWeeks) && {
        weekCount: t`Enter a number from 1 to ${mostWeeks}.`,
      }),
      ...(breaks.some((each) => each.firstDay === '' || lastDayOf(each) < each.firstDay) && {
        breaks: t`Enter the first and the last day of each break.`,
      }),
    };
    setComplaints(wrong);
    if (Object.keys(wrong).length > 0) return;
    const named = breaks.map((each) => ({
      name: each.name.trim() || t`Break`,
      firstDay: each.firstDay,
      lastDay: lastDayOf(each),
    }));
    onSubmit({ firstDay: firstDay as CalendarDate, weekCount: count, classDays, breaks: named });
  };
  const change = (id: number, part: Partial<Break>) =>
    setBreaks((now) => now.map((each) => (each.id === id ? { ...each, ...part } : each)));

  return (
    <form onSubmit={submit} noValidate>
      <FormSection title={t`Term`}>
        <div className="grid gap-3 sm:grid-cols-2">
          <Input
            label={t`First day`}
            type="date"
            value={firstDay}
            error={complaints.firstDay}
            onChange={(event) => setFirstDay(event.target.value)}
          />
          <Input
            label={t`Number of weeks`}
            type="number"
            inputMode="numeric"
            min={1}
            max={mostWeeks}
            value={weekCount}
            hint={t`Breaks included`}
            error={complaints.weekCount}
            onChange={(event) => setWeekCount(event.target.value)}
          />
        </div>
      </FormSection>
      <FormSection title={t`Days of class`} aside={t`Optional`}>
        <fieldset aria-label={t`Days of class`} className="flex flex-wrap gap-x-5 gap-y-2 md:pt-2.5">
          {Array.from({ length: 7 }, (_, day) => (
            <Checkbox
              key={day}
              label={formatDate(addDays(someMonday, day), 'weekdayLong')}
              checked={classDays.includes(day)}
              onCheckedChange={(checked) =>
                setClassDays((now) => (checked ? [...now, day].sort() : now.filter((each) => each !== day)))
              }
            />
          ))}
        </fieldset>
      </FormSection>
      <FormSection title={t`Breaks`} aside={t`Optional`}>
        <div className="grid justify-items-start gap-3">
          {breaks.map((each) => (
            <fieldset
              key={each.id}
              aria-label={each.name || t`Break`}
              className="grid w-full grid-cols-2 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem_auto]"
            >
              <Input
                label={t`Name`}
                fieldClassName="max-sm:col-span-2"
                value={each.name}
                placeholder={t`Fall break`}
                onChange={(event) => change(each.id, { name: event.target.value })}
              />
              <Input
                label={t`From`}
                type="date"
                value={each.firstDay}
                onChange={(event) => change(each.id, { firstDay: event.target.value })}
              />
              <Input
                label={t`To`}
                type="date"
                value={each.lastDay}
                onChange={(event) => change(each.id, { lastDay: event.target.value })}
              />
              <IconButton
                icon={Trash}
                label={t`Remove break`}
                onClick={() => setBreaks((now) => now.filter(({ id }) => id !== each.id))}
              />
            </fieldset>
          ))}
          {complaints.breaks && (
            <p role="alert" className="text-danger text-xs">
              {complaints.breaks}
            </p>
          )}
          <Button
            size="sm"
            onClick={() =>
              setBreaks((now) => [
                ...now,
                { id: Math.max(-1, ...now.map(({ id }) => id)) + 1, name: '', firstDay: '', lastDay: '' },
              ])
            }
          >
            <Icon of={Plus} size={14} />
            {t`Add break`}
          </Button>
        </div>
      </FormSection>
      {error && (
        <p role="alert" className="mb-3 text-danger text-sm">
          {error}
        </p>
      )}
      <div className="flex gap-2 border-t pt-4">
        <Button type="submit" variant="primary" loading={saving ? t`Creating` : false}>
          {submitLabel}
        </Button>
        {onCancel && <Button variant="ghost" onClick={onCancel}>{t`Cancel`}</Button>}
      </div>
    </form>
  );
}

/** A break of one day needs no second date. */
const lastDayOf = ({ firstDay, lastDay }: Break): string => lastDay || firstDay;
