import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { type Structure, sayHoldings, sayStructure } from './structures.ts';

/** As many weeks tell one reading from another. */
const shownWeeks = 4;

/** Another reading of the syllabus: its first weeks, and the button that takes it. */
export function StructureCard({
  structure,
  choosing,
  disabled,
  onChoose,
}: {
  structure: Structure;
  /** It is being chosen now. */
  choosing: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  const { weeks, isCurrent } = structure;
  const shown = weeks.slice(0, shownWeeks);
  const last = weeks.length > shownWeeks ? weeks[weeks.length - 1] : undefined;
  const holdings = sayHoldings(structure);
  return (
    <li className="border-t py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="type-card">
            {sayStructure(structure)}
          </h2>
          {holdings && <p className="mt-0.5 text-muted text-sm">{holdings}</p>}
        </div>
        {isCurrent ? (
          <Chip>{t`In your plan now`}</Chip>
        ) : (
          <Button
            aria-describedby={id}
            loading={choosing ? t`Reading` : false}
            disabled={disabled}
            onClick={onChoose}
          >{t`Use this reading`}</Button>
        )}
      </div>
      <ol className="mt-2.5 grid gap-1">
        {shown.map((week, at) => (
          <WeekLine key={`${week.weekNumber} ${at}`} {...week} />
        ))}
        {last && weeks.length > shownWeeks + 1 && (
          <li aria-hidden="true" className="ps-10 text-muted">
            …
          </li>
        )}
        {last && <WeekLine {...last} />}
      </ol>
    </li>
  );
}

function WeekLine({ weekNumber, topic, startDate }: Structure['weeks'][number]) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-2">
      <span className="tabular text-end text-muted">{weekNumber}</span>
      <span className="truncate font-serif">{topic ?? '–'}</span>
      {startDate && <span className="tabular text-muted text-sm">{formatDate(startDate, 'short')}</span>}
    </li>
  );
}
