import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import { HardDrive } from 'lucide-react';
import type { ReactNode } from 'react';
import { MarginSection } from '../../components/margin-section.tsx';
import { ConfidenceMark } from '../../components/marks.tsx';
import { Notice } from '../../components/notice.tsx';
import type { CalendarDate } from '../../lib/dates.ts';
import { count, readerName } from '../../lib/text.ts';
import type { CoursePlan, SourcedText } from './course-plan.ts';
import { type OpenSource, SourceMark } from './source-mark.tsx';
import { paneWidth } from './week-pane.tsx';
import { AssignmentRow } from './week-rows.tsx';

/** What the syllabus says about the course as a whole. */
export function AboutCourse({
  plan,
  title,
  onOpen,
  actions,
}: {
  plan: CoursePlan;
  title: string;
  onOpen: OpenSource;
  /** A section of what can be done about the syllabus. */
  actions: ReactNode;
}) {
  const { classInfo: info } = plan;
  const facts: [name: string, fact: SourcedText | null][] = [
    ['Taught by', plan.professor],
    ['E-mail', info.email],
    ['Office hours', info.officeHours],
    ['Meets', info.meetingTimes],
    ['Place', info.location],
    ['Term', info.term],
    ['Code', info.courseCode],
  ];
  const known = facts.filter((fact): fact is [string, SourcedText] => fact[1] !== null);
  return (
    <article className={paneWidth}>
      <header className="pt-4 pb-4 md:pt-7 md:pb-5">
        <p className="text-muted text-sm">About the course</p>
        <h1 tabIndex={-1} className="type-week break-words">
          {info.courseName?.value ?? title}
        </h1>
        <p className="mt-2 text-muted text-sm">
          Read from {plan.fileName} by {readerName(plan.readBy)}.
        </p>
        {plan.fallback && (
          <Notice tone="plain" icon={HardDrive} className="mt-3">
            {fallbackTexts[plan.fallback]}
          </Notice>
        )}
      </header>
      <MarginSection title="Facts">
        {known.length === 0 ? (
          <p className="text-muted text-sm">The syllabus names no instructor, time or place.</p>
        ) : (
          <dl className="grid gap-y-3">
            {known.map(([name, fact]) => (
              <div key={name} className="group/row grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
                <dt className="text-muted text-sm sm:leading-6">{name}</dt>
                <dd>
                  <span className="type-read mr-3 break-words">
                    {name === 'E-mail' ? (
                      <a className="link" href={`mailto:${fact.value}`}>
                        {fact.value}
                      </a>
                    ) : (
                      fact.value
                    )}
                  </span>
                  <ConfidenceMark confidence={fact.confidence} /> <SourceMark of={fact} quiet onOpen={onOpen} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </MarginSection>
      {info.grading.length > 0 && (
        <MarginSection title="Grading" aside={count(info.grading.length, 'part')}>
          <ul className="grid gap-2.5">
            {info.grading.map((part) => (
              <li key={part.name} className="group/row">
                <p className="flex items-baseline gap-3">
                  <span className="min-w-0 break-words">{part.name}</span>
                  <span className="flex-1">
                    <SourceMark of={{ source: part.source, origin: 'syllabus' }} quiet onOpen={onOpen} />
                  </span>
                  <span className="tabular w-12 text-right font-medium">{part.percent}%</span>
                </p>
                <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-track">
                  <span
                    className="block h-full bg-accent-primary"
                    style={{ width: `${Math.min(100, Math.max(0, part.percent))}%` }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </MarginSection>
      )}
      {info.policies.length > 0 && (
        <MarginSection title="Policies" aside={count(info.policies.length, 'item')}>
          <div className="grid gap-1">
            {info.policies.map((policy) => (
              <Fold key={policy.name} title={policy.name}>
                <p className="type-read max-w-(--syllabus-measure) whitespace-pre-line">{policy.text}</p>
                <p className="mt-1">
                  <SourceMark of={{ source: policy.source, origin: 'syllabus' }} onOpen={onOpen} />
                </p>
              </Fold>
            ))}
          </div>
        </MarginSection>
      )}
      {actions}
    </article>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t first:border-t-0">
      <summary className="-mx-2 cursor-pointer rounded-md px-2 py-1.5 font-medium marker:text-muted hover:bg-hover">
        {title}
      </summary>
      <div className="pt-1 pb-3 pl-4">{children}</div>
    </details>
  );
}

/** Assignments that no week of the schedule holds. */
export function OutsideSchedule({
  plan,
  today,
  onOpen,
  pathOf,
}: {
  plan: CoursePlan;
  today: CalendarDate;
  onOpen: OpenSource;
  /** Where an assignment has a page of its own. */
  pathOf?: ((assignmentId: string) => string) | undefined;
}) {
  return (
    <article className={paneWidth}>
      <header className="pt-4 pb-4 md:pt-7 md:pb-5">
        <h1 tabIndex={-1} className="type-week">
          Outside the schedule
        </h1>
        <p className="mt-2 max-w-(--syllabus-measure) text-secondary">
          The syllabus names these apart from its weeks: what runs all term, or falls after the last week.
        </p>
      </header>
      <MarginSection title="Assignments" aside={count(plan.assignmentsOutsideSchedule.length, 'item')}>
        <ul>
          {plan.assignmentsOutsideSchedule.map((assignment) => (
            <AssignmentRow
              key={assignment.id}
              assignment={assignment}
              today={today}
              withMonth
              quiet={false}
              to={pathOf?.(assignment.id) ?? null}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </MarginSection>
    </article>
  );
}
