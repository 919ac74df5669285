import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { addDays, type CalendarDate, formatDateRange, mondayOf, today } from '../../../lib/dates.ts';
import { Input } from '../../../ui/input.tsx';
import type { TermDates } from './same-term.ts';

/** When the taken course begins: with the page, where its term is still on, else on a day of the student's. */
export function TermChoice({
  sameTerm,
  firstDate,
  onChange,
}: {
  sameTerm: TermDates | null;
  firstDate: CalendarDate;
  onChange: (firstDate: CalendarDate) => void;
}) {
  const [isOther, setOther] = useState(sameTerm === null);
  const field = (
    <Input
      type="date"
      label={t`First day of your term`}
      value={firstDate}
      error={firstDate === '' ? t`Choose the first day.` : null}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  if (!sameTerm) return field;
  const choices = [
    { other: false, label: t`Same term, same dates`, hint: formatDateRange(sameTerm.first, sameTerm.last) },
    { other: true, label: t`Another term`, hint: t`The dates move with its first day.` },
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t`Term`}</legend>
      {choices.map(({ other, label, hint }) => (
        <label key={label} className="flex cursor-pointer items-baseline gap-2.5 touch:py-1.5">
          <input
            type="radio"
            name="term"
            className="size-4 shrink-0 translate-y-0.5 accent-(--syllabus-accent-primary)"
            checked={isOther === other}
            onChange={() => {
              setOther(other);
              onChange(other ? addDays(mondayOf(today()), 7) : sameTerm.first);
            }}
          />
          <span>
            {label}
            <span className="block text-muted text-xs">{hint}</span>
          </span>
        </label>
      ))}
      {isOther && <div className="sm:max-w-52">{field}</div>}
    </fieldset>
  );
}
