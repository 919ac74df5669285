import { t } from '@lingui/core/macro';
import CheckCheck from 'lucide-react/icons/check-check';
import Layers from 'lucide-react/icons/layers';
import ListChecks from 'lucide-react/icons/list-checks';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from 'react-router';
import { formatDate, formatDateRange } from '../../../lib/dates.ts';
import { assignmentTypeNames, pagesOf } from '../../../lib/plan-labels.ts';
import { formatWeight, inLine } from '../../../lib/text.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import {
  practiceNames,
  practicePath,
  practiceTypes,
  titleOfWeek,
  type WikiAssignment,
  type WikiPracticeType,
  type WikiReading,
  type WikiWeek,
} from '../wiki.ts';
import { weekAnchor } from './week-bars.tsx';
import { Dialogues, GuideFold, Vocabulary } from './week-folds.tsx';

const icons: Record<WikiPracticeType, LucideIcon> = {
  flashcards: Layers,
  'true-false': CheckCheck,
  'multiple-choice': ListChecks,
};

/** One week of the schedule: what is read, what is handed in, and what there is to learn it with. */
export function WeekListItem({
  wikiId,
  week,
  showActivities,
  showGuides,
}: {
  /** null in a preview: nothing can be tried before it is published. */
  wikiId: string | null;
  week: WikiWeek;
  showActivities: boolean;
  showGuides: boolean;
}) {
  const { weekNumber, startDate, endDate, breakName, topic, readings, assignments, vocabulary, activities, guide } =
    week;
  const dates = startDate && formatDateRange(startDate, endDate);
  const dialogues = activities.flatMap((each) => (each.type === 'socratic-dialogue' ? [each] : []));
  return (
    <li
      id={weekAnchor(weekNumber)}
      tabIndex={-1}
      className="grid scroll-mt-24 grid-cols-[2.25rem_minmax(0,1fr)] gap-x-1 border-t py-5 outline-none first:border-t-0 md:scroll-mt-16 md:grid-cols-[3.25rem_minmax(0,1fr)] md:gap-x-3 print:py-3"
    >
      <span
        aria-hidden="true"
        className="font-light font-serif text-2xl text-secondary leading-8 lining-nums md:text-3xl"
      >
        {weekNumber}
      </span>
      <div className="@container min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 print:break-inside-avoid print:break-after-avoid">
          <h3 className="type-card min-w-0 break-words">
            <span className="sr-only">{t`Week ${weekNumber}:`} </span>
            {titleOfWeek(week)}
          </h3>
          {dates && <span className="tabular text-muted text-sm">{dates}</span>}
          {breakName && topic && breakName !== topic && <Chip tone="line">{breakName}</Chip>}
        </div>
        {(readings.length > 0 || assignments.length > 0) && (
          <div className="mt-1 grid gap-x-8 gap-y-1.5 print:break-inside-avoid @xl:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
            {readings.length > 0 && (
              <ul aria-label={t`Readings of week ${weekNumber}`}>
                {readings.map((reading) => (
                  <ReadingLine key={reading.id} reading={reading} />
                ))}
              </ul>
            )}
            {assignments.length > 0 && (
              <ul aria-label={t`Assignments of week ${weekNumber}`} className="@xl:col-start-2">
                {assignments.map((assignment) => (
                  <AssignmentLine key={assignment.id} assignment={assignment} />
                ))}
              </ul>
            )}
          </div>
        )}
        <div className="mt-1.5 flex flex-wrap gap-x-5 empty:hidden">
          {showActivities && <PracticeLinks wikiId={wikiId} week={week} />}
          {vocabulary.length > 0 && <Vocabulary terms={vocabulary} />}
          {showGuides && guide && <GuideFold guide={guide} />}
          {showActivities && dialogues.length > 0 && <Dialogues dialogues={dialogues} />}
        </div>
      </div>
    </li>
  );
}

/** A reading as one cites it: "Mills, The Sociological Imagination, pp. 3–24". */
function ReadingLine({ reading }: { reading: WikiReading }) {
  const pages = pagesOf(reading);
  return (
    <li className="type-read break-words py-px">
      {reading.author && <span className="text-secondary">{reading.author}, </span>}
      <cite className="not-italic">{reading.title}</cite>
      {pages && <span className="tabular text-secondary">, {pages}</span>}
      {reading.optional && (
        <>
          {' '}
          <Chip tone="line">{t`Optional`}</Chip>
        </>
      )}
    </li>
  );
}

export function AssignmentLine({ assignment }: { assignment: WikiAssignment }) {
  const { title, type, dueDate, weight, optional } = assignment;
  const more = [
    assignmentTypeNames[type],
    dueDate && t`due ${formatDate(dueDate, 'short')}`,
    weight !== null && formatWeight(weight),
    optional && t`optional`,
  ];
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-0.5 text-sm">
      <span className="min-w-0 break-words">{title}</span>
      <span className="tabular text-muted text-xs">{inLine(more)}</span>
    </li>
  );
}

function PracticeLinks({ wikiId, week }: { wikiId: string | null; week: WikiWeek }) {
  const offered = practiceTypes
    .map((type) => ({ type, many: week.activities.filter((activity) => activity.type === type).length }))
    .filter(({ many }) => many > 0);
  if (offered.length === 0) return null;
  const look = 'inline-flex min-h-7 items-center gap-1.5 touch:min-h-11';
  return (
    <ul aria-label={t`Try week ${week.weekNumber}`} className="tabular flex flex-wrap gap-x-5 text-sm print:hidden">
      {offered.map(({ type, many }) => {
        const label = (
          <>
            <Icon of={icons[type]} size={14} className="text-muted" />
            {practiceNames[type].counted(many)}
          </>
        );
        return (
          <li key={type}>
            {wikiId === null ? (
              <span className={`${look} text-secondary`}>{label}</span>
            ) : (
              <Link to={practicePath(wikiId, week.weekNumber, type)} className={`${look} link`}>
                {label}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
