import { Clock, Ellipsis, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ConfidenceMark } from '../../components/marks.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { type CalendarDate, daysBetween, formatDate, formatDueIn, formatTime } from '../../lib/dates.ts';
import { assignmentTypeNames, pagesOf } from '../../lib/plan-labels.ts';
import type { Assignment, Reading } from './course-plan.ts';
import { type OpenSource, SourceMark } from './source-mark.tsx';

const meta = 'flex flex-wrap items-center gap-x-2.5 text-secondary text-sm';
const row = 'group/row relative border-t py-2 first:border-t-0 first:pt-0 last:pb-0';

/** On a phone the whole row opens the line; the mark stays for the keyboard and the mouse. */
function RowTarget({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      title={label}
      onClick={onPress}
      className="absolute inset-0 md:hidden"
    />
  );
}

export function ReadingRow({
  reading,
  quiet,
  onOpen,
  children,
}: {
  reading: Reading;
  quiet: boolean;
  onOpen: OpenSource;
  /** Below: where it can be had. */
  children?: ReactNode;
}) {
  const { source } = reading;
  const open = source && (() => onOpen(source));
  const pages = pagesOf(reading);
  return (
    <li className={row} data-reading={reading.id}>
      {open && <RowTarget label="Show in the syllabus" onPress={open} />}
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="break-words font-medium font-serif text-md">{reading.title}</h3>
          <p className={meta}>
            {reading.author && <span>{reading.author}</span>}
            {pages && <span className="tabular">{pages}</span>}
            {reading.optional && <Chip tone="line">Optional</Chip>}
            {reading.graduateOnly && <Chip tone="line">Graduate students</Chip>}
            <span className="relative empty:hidden">
              <ConfidenceMark confidence={reading.confidence} />
            </span>
            <span className="relative">
              <SourceMark of={reading} quiet={quiet} onOpen={onOpen} />
            </span>
          </p>
          {children}
        </div>
        {open && <RowMenu title={reading.title} onOpen={open} />}
      </div>
    </li>
  );
}

function RowMenu({ title, onOpen }: { title: string; onOpen: () => void }) {
  return (
    <span className="relative md:hidden">
      <Menu trigger={<IconButton icon={Ellipsis} label={`More for ${title}`} size="sm" className="-mt-1 -mr-2" />}>
        <MenuItem icon={ScrollText} onSelect={onOpen}>
          Show in the syllabus
        </MenuItem>
      </Menu>
    </span>
  );
}

export function AssignmentRow({
  assignment,
  today,
  withMonth,
  quiet,
  to,
  onOpen,
}: {
  assignment: Assignment;
  today: CalendarDate;
  /** Shows the month instead of the weekday, where nothing around the row names it. */
  withMonth: boolean;
  quiet: boolean;
  /** Its own page: on a phone the whole row leads there. */
  to: string | null;
  onOpen: OpenSource;
}) {
  const { source, dueDate, dueTime, weight, confidence, title } = assignment;
  const type = assignmentTypeNames[assignment.type];
  return (
    <li className={row}>
      {source && !to && <RowTarget label="Show in the syllabus" onPress={() => onOpen(source)} />}
      <div className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-start gap-3">
        <p className="text-muted text-xs">
          {dueDate ? (
            <>
              <span className="sr-only">Due {formatDate(dueDate, 'long')}</span>
              <span aria-hidden="true">
                <b className="block font-normal font-serif text-primary text-xl leading-6 lining-nums">
                  {formatDate(dueDate, 'day')}
                </b>
                {formatDate(dueDate, withMonth ? 'monthShort' : 'weekday')}
              </span>
            </>
          ) : (
            <span className="block pt-1">No date</span>
          )}
        </p>
        <div className="min-w-0">
          <h3 className="break-words font-medium text-base leading-6">
            {to ? (
              <Link to={to} className="inline-block hover:underline max-md:after:absolute max-md:after:inset-0">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className={meta}>
            {type && <span>{type}</span>}
            {weight !== null && <span className="tabular">{weight}% of grade</span>}
            {dueTime && <span className="tabular">{formatTime(dueTime)}</span>}
            {assignment.optional && <Chip tone="line">Optional</Chip>}
            <span className="relative empty:hidden">
              <ConfidenceMark confidence={confidence} />
            </span>
            <span className="relative">
              <SourceMark of={assignment} quiet={quiet} onOpen={onOpen} />
            </span>
          </p>
        </div>
        <span className="flex items-center gap-2 pt-0.5 empty:hidden">
          {dueDate && <DueChip dueDate={dueDate} today={today} />}
          {to && (
            <Button size="sm" asChild className="max-md:hidden">
              <Link to={to} aria-label={`Brief of ${title}`}>
                Brief
              </Link>
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}

function DueChip({ dueDate, today }: { dueDate: CalendarDate; today: CalendarDate }) {
  const days = daysBetween(today, dueDate);
  const soon = days >= 0 && days <= 3;
  return (
    <Chip tone={soon ? 'warning' : 'plain'} icon={soon ? Clock : undefined}>
      {days < -30 ? 'Past' : formatDueIn(dueDate, today)}
    </Chip>
  );
}
