import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { type CalendarDate, daysBetween, formatDate, formatTime } from '../../lib/dates.ts';
import { formatWeight } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import type { DueItem } from './due-items.ts';
import { CourseDot } from './due-strip.tsx';

const shownFirst = 8;

/** What is due later, by month. Starts short; the rest is one press away. */
export function DueAgenda({ items, today }: { items: readonly DueItem[]; today: CalendarDate }) {
  const [whole, setWhole] = useState(false);
  if (items.length === 0) return <p className="text-muted text-sm">{t`No due dates found after this week.`}</p>;
  const shown = whole ? items : items.slice(0, shownFirst);
  const thisYear = today.slice(0, 4);
  const months = Map.groupBy(shown, ({ dueDate }) => dueDate.slice(0, 7));
  return (
    <>
      {[...months].map(([month, members]) => (
        <section key={month} className="mt-3 first:mt-0">
          <h3 className="border-default border-b pb-1 text-muted text-xs">
            {formatDate(`${month}-01`, month.startsWith(thisYear) ? 'month' : 'monthYear')}
          </h3>
          <ul>
            {members.map((item) => (
              <AgendaRow key={item.id} item={item} today={today} />
            ))}
          </ul>
        </section>
      ))}
      {items.length > shown.length && (
        <Button variant="ghost" size="sm" className="-ms-2.5 mt-2" onClick={() => setWhole(true)}>
          {t`Show ${plural(items.length - shown.length, { one: '# more', other: '# more' })}`}
        </Button>
      )}
    </>
  );
}

function AgendaRow({ item, today }: { item: DueItem; today: CalendarDate }) {
  return (
    <li className="border-t first:border-t-0">
      <Link
        to={`/syllabus/${item.course.folderId}/assignments/${item.id}`}
        className="-mx-2 grid grid-cols-[44px_minmax(0,1fr)_auto] gap-3 rounded-md px-2 py-2 hover:bg-hover"
      >
        <span className="pt-0.5 text-muted text-xs">
          <b className="tabular block font-normal font-serif text-[1.0625rem] text-primary leading-5 lining-nums">
            {formatDate(item.dueDate, 'day')}
          </b>
          {formatDate(item.dueDate, 'weekday')}
        </span>
        <span className="min-w-0">
          <span className="line-clamp-2 font-medium">{item.title}</span>
          <span className="flex items-center gap-1.5 text-muted text-xs">
            <CourseDot folderId={item.course.folderId} />
            <span className="truncate">
              {item.course.shortName}
              {item.dueTime && `, ${formatTime(item.dueTime, item.dueZone)}`}
              {item.weight !== null && t`, ${formatWeight(item.weight)}`}
            </span>
            {item.inDoubt && <span className="shrink-0 text-warning">{t`Date not certain`}</span>}
          </span>
        </span>
        <span className="tabular whitespace-nowrap pt-0.5 text-muted text-xs">
          {plural(daysBetween(today, item.dueDate), { one: '# day', other: '# days' })}
        </span>
      </Link>
    </li>
  );
}
