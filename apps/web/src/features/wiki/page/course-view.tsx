import { plural, t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { say } from '#lingui';
import { dayOf, formatDate } from '../../../lib/dates.ts';
import { Cover, colourOf } from '../../../ui/cover/cover.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { levelNames, type WikiPage } from '../wiki.ts';
import { WeekBars } from './week-bars.tsx';
import { AssignmentLine, WeekListItem } from './week-list-item.tsx';

export interface ShownParts {
  activities: boolean;
  guides: boolean;
}

/**
 * A published course: what it is, the term at a glance, and its schedule. A preview shows the same before it is
 * published.
 */
export function CourseView({
  page,
  wikiId,
  shown,
  onShow,
  notice,
  primary,
  actions,
  heading: Heading = 'h1',
  stacked = false,
}: {
  page: WikiPage;
  /** null in a preview. */
  wikiId: string | null;
  shown: ShownParts;
  onShow: (shown: ShownParts) => void;
  /** Above the course, for its owner. */
  notice?: ReactNode;
  /** What one is to do with it. */
  primary?: ReactNode;
  actions?: ReactNode;
  heading?: 'h1' | 'h2';
  /** In one column, whatever room there is: beside the form of what is shared. */
  stacked?: boolean;
}) {
  const { title, subject, description, schedule, outsideSchedule } = page;
  const colour = colourOf(page.wikiId);
  return (
    <article
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] print:block',
        !stacked && 'md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-10 lg:gap-x-16',
      )}
    >
      <header className={clsx('min-w-0', !stacked && 'md:col-start-2')}>
        {notice && <div className="mb-4 print:hidden">{notice}</div>}
        {wikiId !== null && (
          <p className="text-muted text-sm print:hidden">
            <Link to="/wiki" className="link">{t`Course wiki`}</Link>
            {subject && (
              <>
                {' / '}
                <Link to={`/wiki?${new URLSearchParams({ subject })}`} className="link">
                  {say(subject)}
                </Link>
              </>
            )}
          </p>
        )}
        <Heading tabIndex={-1} className="type-week mt-1 break-words">
          {title}
        </Heading>
        {description && <p className="type-lead mt-2 max-w-[58ch] break-words max-md:text-md">{description}</p>}
        <p className="tabular mt-3 flex flex-wrap gap-x-5 gap-y-1 text-secondary text-sm">
          <span>{plural(page.weeks, { one: '# week', other: '# weeks' })}</span>
          <span>{plural(page.readings, { one: '# reading', other: '# readings' })}</span>
          <span>{plural(page.assignments, { one: '# assignment', other: '# assignments' })}</span>
          {page.terms > 0 && <span>{plural(page.terms, { one: '# term', other: '# terms' })}</span>}
          {page.activities > 0 && <span>{plural(page.activities, { one: '# activity', other: '# activities' })}</span>}
        </p>
      </header>
      <aside
        aria-label={t`About this course`}
        className={clsx('min-w-0', !stacked && 'md:col-start-1 md:row-span-2 md:row-start-1')}
      >
        <div className={clsx(!stacked && 'md:sticky md:top-22 print:static')}>
          {!stacked && (
            <div className="h-36 overflow-hidden rounded-md shadow-sm max-md:hidden print:hidden">
              <Cover id={page.wikiId} width={240} height={144} />
            </div>
          )}
          <Facts page={page} />
          {primary && <div className="mt-4 grid gap-2 max-md:hidden print:hidden">{primary}</div>}
          <Shown page={page} shown={shown} onShow={onShow} />
          {actions && (
            <div className="mt-4 border-t pt-3 print:hidden">
              <div className="-mx-2.5 flex flex-wrap md:flex-col md:items-start">{actions}</div>
            </div>
          )}
        </div>
      </aside>
      <div className={clsx('min-w-0', !stacked && 'md:col-start-2')}>
        {Heading === 'h1' && <h2 className="sr-only">{t`Schedule`}</h2>}
        <WeekBars weeks={schedule} colour={colour} />
        <ol aria-label={t`Schedule`} className="print:mt-5 print:border-t">
          {schedule.map((week) => (
            <WeekListItem
              key={week.weekNumber}
              wikiId={wikiId}
              week={week}
              showActivities={shown.activities}
              showGuides={shown.guides}
            />
          ))}
        </ol>
        {outsideSchedule.length > 0 && (
          <section aria-labelledby="outside" className="@container border-t py-5">
            {/* They stand where the weeks have theirs. */}
            <div className="grid items-baseline gap-x-8 gap-y-1 @xl:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
              <h3 id="outside" className="type-card">{t`All term`}</h3>
              <ul>
                {outsideSchedule.map((assignment) => (
                  <AssignmentLine key={assignment.id} assignment={assignment} />
                ))}
              </ul>
            </div>
          </section>
        )}
      </div>
    </article>
  );
}

function Facts({ page }: { page: WikiPage }) {
  const { professor, university, level, courseCode, term, publishedAt, updatedAt, copies, licence } = page;
  const published = dayOf(publishedAt);
  const updated = dayOf(updatedAt);
  const facts: [name: string, value: ReactNode][] = [
    [t`Instructor`, professor],
    [t`University`, university],
    [t`Level`, level && levelNames[level]],
    [t`Code`, courseCode],
    [t`Taught in`, term],
    [t`Shared by`, t`A student, ${formatDate(published, 'withYear')}`],
    [t`Updated`, updated === published ? null : formatDate(updated, 'withYear')],
    [t`Copied`, copies > 0 ? plural(copies, { one: '# time', other: '# times' }) : null],
    [
      t`Licence`,
      <a key="licence" href={licence.url} rel="license noopener noreferrer" target="_blank" className="link">
        {licence.name}
      </a>,
    ],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[5.25rem_minmax(0,1fr)] gap-y-1.5 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Shown({ page, shown, onShow }: { page: WikiPage; shown: ShownParts; onShow: (shown: ShownParts) => void }) {
  if (page.activities === 0 && page.guides === 0) return null;
  return (
    <div className="mt-4 grid gap-3 border-t pt-4 print:hidden">
      {page.activities > 0 && (
        <Switch
          label={t`Show activities`}
          checked={shown.activities}
          onCheckedChange={(activities) => onShow({ ...shown, activities })}
        />
      )}
      {page.guides > 0 && (
        <Switch
          label={t`Show study guides`}
          checked={shown.guides}
          onCheckedChange={(guides) => onShow({ ...shown, guides })}
        />
      )}
    </div>
  );
}
