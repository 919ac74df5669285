import { plural, t } from '@lingui/core/macro';
import type {
  AssignmentStatus,
  AssignmentBrief as BriefOnWire,
  AssignmentFacts as FactsOnWire,
  BriefStep as StepOnWire,
  SyllabusQuote,
} from '@weekwise/contracts/assignments.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { type CalendarDate, daysBetween, formatDate, formatTime, today } from '../../lib/dates.ts';
import { type CitedPassage, type CitedSentence, passageFromWire } from '../../lib/passage.ts';

/** What the plan says of an assignment, and how far the student is. */
export interface AssignmentFacts {
  id: string;
  week: number | null;
  title: string;
  optional: boolean;
  asked: CitedSentence[];
  dueDate: CalendarDate | null;
  dueTime: string | null;
  dueZone: string | null;
  /** The day is not certain: it is never shown as a fact. */
  dueInDoubt: boolean;
  /** From the student's own day; negative once it is past. */
  daysLeft: number | null;
  weight: { percent: number; quote: CitedSentence } | null;
  /** Rules that touch the work. */
  counts: CitedSentence[];
  /** What the syllabus leaves open. */
  open: string[];
  status: AssignmentStatus;
  handedInAt: string | null;
}

export interface AssignmentDetail extends AssignmentFacts {
  materials: CitedPassage[];
}

export interface BriefStep {
  id: string;
  date: CalendarDate | null;
  task: string;
  origin: StepOnWire['origin'];
  done: boolean;
}

/** How to get an assignment done: steps back from the due date. */
export interface Brief {
  notes: string;
  steps: BriefStep[];
  removedSteps: BriefStep[];
  materials: CitedPassage[];
  /** The due date has moved since. */
  outdated: boolean;
  source: string;
  fallback: FallbackReason | null;
}

const quote = ({ text, place }: SyllabusQuote): CitedSentence => ({
  text,
  passage: place && {
    fileId: place.file_id,
    fileName: t`Syllabus`,
    page: place.page,
    pageLabel: place.page_label,
    block: place.block,
    lastBlock: place.block,
    quote: text,
  },
});

/**
 * The server's day may be another than the student's: how far it is off is counted here, as in the weeks of the
 * course.
 */
function standingOf({
  due_date,
  due_in_doubt,
  status,
}: Omit<FactsOnWire, 'brief'>): Pick<AssignmentFacts, 'daysLeft' | 'status'> {
  const daysLeft = due_date === null ? null : daysBetween(today(), due_date);
  // Where several days are possible, the server knows which is the last.
  if (status === 'handed-in' || daysLeft === null || due_in_doubt) return { daysLeft, status };
  return { daysLeft, status: daysLeft < 0 ? 'overdue' : 'open' };
}

export const factsFromWire = (wire: Omit<FactsOnWire, 'brief'>): AssignmentFacts => ({
  ...standingOf(wire),
  id: wire.assignment_id,
  week: wire.week_number,
  title: wire.title,
  optional: wire.optional,
  asked: wire.asked.map(quote),
  dueDate: wire.due_date,
  dueTime: wire.due_time,
  dueZone: wire.due_zone,
  dueInDoubt: wire.due_in_doubt,
  weight: wire.weight && { percent: wire.weight.percent, quote: quote(wire.weight.quote) },
  counts: wire.counts.map(quote),
  open: wire.open,
  handedInAt: wire.handed_in_at,
});

const step = ({ step_id: id, date, task, origin, done_at }: StepOnWire): BriefStep => ({
  id,
  date,
  task,
  origin,
  done: done_at !== null,
});

export const briefFromWire = (wire: BriefOnWire): Brief => ({
  notes: wire.user_notes,
  steps: wire.steps.map(step),
  removedSteps: wire.removed_steps.map(step),
  materials: wire.materials.map(passageFromWire),
  outdated: wire.plan_outdated,
  source: wire.source,
  fallback: wire.fallback,
});

/** "Due Friday, January 30, 5:00 pm", and how far that is. */
export function sayDue({ dueDate, dueTime, dueZone, dueInDoubt, daysLeft }: AssignmentFacts): {
  when: string;
  left: string | null;
} {
  if (dueDate === null) {
    return { when: dueInDoubt ? t`The due date is not certain` : t`The syllabus names no due date`, left: null };
  }
  const time = dueTime ? `, ${formatTime(dueTime, dueZone)}` : '';
  const when = t`Due ${formatDate(dueDate, 'full')}${time}`;
  if (dueInDoubt)
    return { when: t`Perhaps ${formatDate(dueDate, 'full')}${time}: the date is not certain`, left: null };
  if (daysLeft === null) return { when, left: null };
  if (daysLeft === 0) return { when, left: t`Today` };
  return {
    when,
    left:
      daysLeft < 0
        ? t`${plural(-daysLeft, { one: '# day', other: '# days' })} ago`
        : t`${plural(daysLeft, { one: '# day', other: '# days' })} left`,
  };
}

/** The first step that is still to be done is the next; one whose day has passed is late. */
export function stepState(
  steps: readonly BriefStep[],
  { id, done, date }: BriefStep,
  today: CalendarDate,
): 'done' | 'late' | 'next' | 'later' {
  if (done) return 'done';
  if (date !== null && date < today) return 'late';
  return steps.find((each) => !each.done)?.id === id ? 'next' : 'later';
}
