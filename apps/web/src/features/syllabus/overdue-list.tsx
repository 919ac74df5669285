import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { type CalendarDate, formatDate, formatDueIn } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import type { DueItem } from './due-items.ts';
import { CourseDot } from './due-strip.tsx';
import { useMarks } from './marks.ts';

const shownFirst = 3;

/** Work whose day has passed, the latest first, to be marked or opened. Nothing where nothing is. */
export function OverdueList({ items, today }: { items: readonly DueItem[]; today: CalendarDate }) {
  const [whole, setWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = whole ? items : items.slice(0, shownFirst);
  return (
    <section aria-labelledby="overdue" className="mt-4 rounded-lg border bg-surface px-4 py-3">
      <h2 id="overdue" className="font-semibold text-sm">
        {plural(items.length, { one: '# item is overdue', other: '# items are overdue' })}
      </h2>
      <ul className="mt-1 divide-y">
        {shown.map((item) => (
          <OverdueRow key={item.id} item={item} today={today} />
        ))}
      </ul>
      {items.length > shown.length && (
        <Button variant="ghost" size="sm" className="-ms-2.5 mt-1" onClick={() => setWhole(true)}>
          {t`Show ${plural(items.length - shown.length, { one: '# more', other: '# more' })}`}
        </Button>
      )}
    </section>
  );
}

function OverdueRow({ item, today }: { item: DueItem; today: CalendarDate }) {
  const { folderId, shortName } = item.course;
  const marks = useMarks(folderId);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <Link to={`/syllabus/${folderId}/assignments/${item.id}`} className="font-medium hover:underline">
          {item.title}
        </Link>
        <p className="tabular flex flex-wrap items-center gap-x-1.5 text-muted text-xs">
          <CourseDot folderId={folderId} />
          {shortName} · {formatDate(item.dueDate, 'short')} · {formatDueIn(item.dueDate, today)}
          {item.inDoubt && <span className="text-warning">{t`Date not certain`}</span>}
        </p>
      </div>
      <Button size="sm" aria-label={t`Mark as handed in: ${item.title}`} onClick={() => marks.handIn(item, true)}>
        {t`Mark as handed in`}
      </Button>
    </li>
  );
}
