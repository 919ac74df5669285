import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { MasteryBar } from './mastery-bar.tsx';
import { type ConceptProgress, inRow, sayTime, sayTries, type WeekProgress } from './progress.ts';

/** Each week of a course: how well it is known, what is due, the time spent. */
export function WeekMastery({ folderId, weeks }: { folderId: string; weeks: readonly WeekProgress[] }) {
  return (
    <ol>
      {weeks.map((week) => (
        <li key={week.week} className="border-t py-2.5 first:border-t-0 first:pt-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h3 className="min-w-0 flex-1 basis-56 break-words">
              <span className="tabular me-2 text-muted text-sm">{week.week}</span>
              <Link
                to={`/syllabus/${folderId}?week=${week.week}`}
                className="font-medium font-serif text-md hover:underline"
              >
                {week.topic ?? t`Week ${week.week}`}
              </Link>
            </h3>
            <MasteryBar of={week} label={t`Week ${week.week}`} />
          </div>
          <p className="tabular text-muted text-xs">
            {inRow([
              sayTries(week),
              week.readingsRead > 0 &&
                t`${week.readingsRead} of ${plural(week.readings, { one: '# reading', other: '# readings' })} read`,
              week.cardsDue > 0 && t`${plural(week.cardsDue, { one: '# card', other: '# cards' })} due`,
              week.timeSpent > 0 && t`${sayTime(week.timeSpent)} spent`,
            ])}
          </p>
        </li>
      ))}
    </ol>
  );
}

const shownFirst = 8;

/** What the readings are about, the least known first. */
export function ConceptMastery({ folderId, concepts }: { folderId: string; concepts: readonly ConceptProgress[] }) {
  const [whole, setWhole] = useState(false);
  if (concepts.length === 0)
    return (
      <p className="text-secondary text-sm">{t`Concepts stand here once a week has activities from your readings.`}</p>
    );
  const shown = whole ? concepts : concepts.slice(0, shownFirst);
  return (
    <>
      <ul>
        {shown.map((concept) => (
          <li
            key={`${concept.week} ${concept.name}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t py-2 first:border-t-0 first:pt-0"
          >
            <p className="min-w-0 flex-1 basis-56 break-words">
              <span className="font-serif text-md">{concept.name}</span>{' '}
              <Link
                to={`/syllabus/${folderId}?week=${concept.week}`}
                className="text-muted text-xs hover:underline"
                aria-label={t`Week ${concept.week}, ${concept.name}`}
              >
                {t`week ${concept.week}`}
              </Link>
            </p>
            <MasteryBar of={concept} label={concept.name} />
          </li>
        ))}
      </ul>
      {concepts.length > shown.length && (
        <Button variant="ghost" size="sm" className="-ms-2.5 mt-1" onClick={() => setWhole(true)}>
          {t`Show ${plural(concepts.length - shown.length, { one: '# more', other: '# more' })}`}
        </Button>
      )}
    </>
  );
}
