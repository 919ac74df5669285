import { plural, t } from '@lingui/core/macro';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import { clsx } from 'clsx';
import HardDrive from 'lucide-react/icons/hard-drive';
import type { ReactNode } from 'react';
import { say } from '#lingui';
import { MarginSection } from '../../layout/margin-section.tsx';
import type { CalendarDate } from '../../lib/dates.ts';
import { formatWeight } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfidenceMark } from '../../ui/marks.tsx';
import { AssignmentListItem } from './assignment-list-item.tsx';
import type { CoursePlan, SourcedText } from './course-plan.ts';
import type { MarkActions } from './marks.ts';
import type { PlanEdits } from './plan-edits.ts';
import { type OpenSource, SourceMark } from './source-mark.tsx';
import { paneWidth } from './week-pane.tsx';

/** What the syllabus says about the course as a whole. */
export function AboutCourse({
  plan,
  title,
  onOpen,
  books,
  actions,
  reading,
}: {
  plan: CoursePlan;
  title: string;
  onOpen: OpenSource;
  /** A section of the books that it asks for. */
  books?: ReactNode;
  /** A section of what can be done about the syllabus. */
  actions: ReactNode;
  /** Still being read: what is not here may come. */
  reading?: boolean;
}) {
  const { classInfo: info } = plan;
  const facts: [name: string, fact: SourcedText | null][] = [
    [t`Taught by`, plan.professor],
    [t`E-mail`, info.email],
    [t`Office hours`, info.officeHours],
    [t`Meets`, info.meetingTimes],
    [t`Place`, info.location],
    [t`Term`, info.term],
    [t`Code`, info.courseCode],
  ];
  const known = facts.filter((fact): fact is [string, SourcedText] => fact[1] !== null);
  return (
    <article className={paneWidth}>
      <header className="pt-4 pb-4 md:pt-7 md:pb-5">
        <p className="text-muted text-sm">{t`About the course`}</p>
        <h1 tabIndex={-1} className="type-week break-words">
          {info.courseName?.value ?? title}
        </h1>
        <p className="mt-2 text-muted text-sm">
          {plan.readBy === 'engine' ? t`Read from ${plan.fileName}.` : t`Read from ${plan.fileName} by ${plan.readBy}.`}
        </p>
        {plan.fallback && (
          <Alert tone="plain" icon={HardDrive} className="mt-3">
            {say(fallbackTexts[plan.fallback])}
          </Alert>
        )}
      </header>
      <MarginSection title={t`Facts`}>
        {known.length === 0 ? (
          <p className="text-muted text-sm">
            {reading ? t`Nothing is found yet.` : t`The syllabus names no instructor, time or place.`}
          </p>
        ) : (
          <dl className="grid gap-y-3">
            {known.map(([name, fact]) => (
              <div key={name} className="group/row grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
                <dt className="text-muted text-sm sm:leading-6">{name}</dt>
                <dd className="type-read break-words">
                  <Fact fact={fact} isMail={fact === info.email} onOpen={onOpen} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </MarginSection>
      {books}
      {info.grading.length > 0 && (
        <MarginSection title={t`Grading`} aside={plural(info.grading.length, { one: '# part', other: '# parts' })}>
          <ul className="grid gap-2.5">
            {info.grading.map((part) => (
              <li key={part.name} className="group/row">
                <p className="flex items-baseline gap-3">
                  <span className="min-w-0 break-words">{part.name}</span>
                  <span className="flex-1">
                    <SourceMark of={{ source: part.source, origin: 'syllabus' }} quiet onOpen={onOpen} />
                  </span>
                  <span className="tabular w-12 text-end font-medium">{formatWeight(part.percent)}</span>
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
        <MarginSection title={t`Policies`} aside={plural(info.policies.length, { one: '# item', other: '# items' })}>
          <div className="grid gap-1">
            {info.policies.map((policy) => (
              <PolicyDisclosure key={policy.name} title={policy.name}>
                <p className="type-read max-w-(--syllabus-measure) whitespace-pre-line">{policy.text}</p>
                <p className="mt-1">
                  <SourceMark of={{ source: policy.source, origin: 'syllabus' }} onOpen={onOpen} />
                </p>
              </PolicyDisclosure>
            ))}
          </div>
        </MarginSection>
      )}
      {actions}
    </article>
  );
}

/** What is said and its marks. They stand with its last word: none stands alone on a line. */
function Fact({ fact, isMail, onOpen }: { fact: SourcedText; isMail: boolean; onOpen: OpenSource }) {
  const { value, confidence } = fact;
  const lastWord = /(?<=\s)\S{1,24}$/.exec(value)?.[0] ?? '';
  const marks = (
    <span className={clsx('inline-flex items-center gap-2 font-sans', !isMail && 'ms-3')}>
      <ConfidenceMark confidence={confidence} />
      <SourceMark of={fact} quiet onOpen={onOpen} />
    </span>
  );
  if (isMail)
    return (
      // An address has no last word to hold them: where they find no room they begin the next line.
      <span className="flex flex-wrap items-baseline gap-x-3">
        <a className="link min-w-0" href={`mailto:${value}`}>
          {value}
        </a>
        {marks}
      </span>
    );
  return (
    <>
      {value.slice(0, value.length - lastWord.length)}
      <span className={lastWord && 'whitespace-nowrap'}>
        {lastWord}
        {marks}
      </span>
    </>
  );
}

function PolicyDisclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="print-open group border-t first:border-t-0">
      <summary className="-mx-2 cursor-pointer rounded-md px-2 py-1.5 font-medium marker:text-muted hover:bg-hover">
        {title}
      </summary>
      <div className="pt-1 pb-3 ps-4">{children}</div>
    </details>
  );
}

/** Assignments that no week of the schedule holds. */
export function OutsideSchedule({
  plan,
  today,
  onOpen,
  pathOf,
  marks,
  edits,
}: {
  plan: CoursePlan;
  today: CalendarDate;
  marks?: MarkActions | undefined;
  edits?: PlanEdits | undefined;
  onOpen: OpenSource;
  /** Where an assignment has a page of its own. */
  pathOf?: ((assignmentId: string) => string) | undefined;
}) {
  return (
    <article className={paneWidth}>
      <header className="pt-4 pb-4 md:pt-7 md:pb-5">
        <h1 tabIndex={-1} className="type-week">{t`Outside the schedule`}</h1>
        <p className="mt-2 max-w-(--syllabus-measure) text-secondary">{t`The syllabus names these apart from its weeks: what runs all term, or falls after the last week.`}</p>
      </header>
      <MarginSection
        title={t`Assignments`}
        aside={plural(plan.assignmentsOutsideSchedule.length, { one: '# item', other: '# items' })}
      >
        <ul>
          {plan.assignmentsOutsideSchedule.map((assignment) => (
            <AssignmentListItem
              key={assignment.id}
              assignment={assignment}
              today={today}
              withMonth
              quiet={false}
              to={pathOf?.(assignment.id) ?? null}
              marks={marks}
              edits={edits}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </MarginSection>
    </article>
  );
}
