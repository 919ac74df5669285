import { addDays } from '../dates/calendar.ts';
import { examOver } from './due.ts';
import type { SuggestionFacts, WeekFacts } from './facts.ts';
import { capital, count, describeDue, titles, weekName } from './format.ts';
import type { Suggestions } from './suggestion.ts';

const daysInWeek = 7;

/** A week that begins or has just begun: what there is to read in it and what is due. */
export function newWeek(week: WeekFacts | null, { today, due, currentWeek }: SuggestionFacts): Suggestions {
  if (!week?.startDate || (week.number !== currentWeek && week.startDate < today)) return [];
  // Weeks that are far ahead are looked at, not begun.
  if (week.startDate > addDays(today, daysInWeek)) return [];
  const { readings, number } = week;
  const ofWeek = due.filter(({ weekNumber, daysLeft }) => weekNumber === number && daysLeft >= 0);
  const next = ofWeek[0];
  if (readings.length === 0 && !next) return [];
  const name = capital(weekName(week));
  const has = week.startDate > today ? 'will bring' : 'brings';
  const toRead =
    readings.length > 0
      ? `${name} ${has} ${count(readings.length, 'reading')}: ${titles(readings.map(({ title }) => title))}.`
      : null;
  const toDo = next && `“${next.title}” ${describeDue(next)}.`;
  const file = readings.find((reading) => reading.file !== null && !reading.opened)?.file;
  return [
    {
      kind: 'week-new',
      subject: `week ${number}`,
      text: [toRead ?? `${name} asks for work.`, toDo].flatMap((part) => part ?? []).join(' '),
      keeps: [String(number)],
      week: number,
      actions: file
        ? [{ do: 'open-file', label: 'Begin to read', fileId: file.fileId, week: number }]
        : next
          ? [{ do: 'open-assignment', label: 'See what is due', assignmentId: next.id }]
          : [{ do: 'open-week', label: `Open week ${number}`, week: number }],
    },
  ];
}

/** A guide that was made and never opened. */
export function unopenedGuide(week: WeekFacts | null): Suggestions {
  if (week?.guide !== 'never-opened' || week.guideFromSyllabus) return [];
  return [
    {
      kind: 'guide-unopened',
      subject: `week ${week.number}`,
      text: `The study guide of ${weekName(week)} is made, and you have not opened it: concepts, terms and study questions, each with its page.`,
      keeps: [String(week.number)],
      week: week.number,
      actions: [{ do: 'open-guide', label: 'Open the guide', week: week.number }],
    },
  ];
}

/** A week without a guide where one would help: an exam asks for it, or guides are what the student reads. */
export function absentGuide(week: WeekFacts | null, facts: SuggestionFacts): Suggestions {
  if (week?.guide !== 'absent' || !week.startDate || week.startDate > facts.today) return [];
  const readable = week.readings.filter(({ file }) => file !== null).length;
  if (readable === 0) return [];
  const exam = examOver(week, facts);
  if (!exam && !facts.weeks.some(({ guide }) => guide === 'opened')) return [];
  const of = `${count(readable, 'reading')} of it ${readable === 1 ? 'is' : 'are'} in the course to make one of.`;
  return [
    {
      kind: 'guide-absent',
      subject: `week ${week.number}`,
      text: exam
        ? `${exam} covers ${weekName(week)}, which has no study guide. ${of}`
        : `${capital(weekName(week))} has no study guide, as other weeks have. ${of}`,
      keeps: [String(week.number)],
      week: week.number,
      actions: [{ do: 'open-guide', label: 'Make the guide', week: week.number }],
    },
  ];
}

/** A guide that had only the syllabus to go by. */
export function thinGuide(week: WeekFacts | null): Suggestions {
  if (!week?.guideFromSyllabus || week.guide === 'absent') return [];
  const missing = week.readings.filter(({ file }) => file === null);
  const [first] = missing;
  if (!first) return [];
  return [
    {
      kind: 'reading-missing',
      subject: first.id,
      text: `The guide of ${weekName(week)} rests on the syllabus alone. With ${titles(missing.map(({ title }) => title))} among your files it would say what the readings say.`,
      keeps: [String(week.number), first.title],
      week: week.number,
      actions: [
        { do: 'find-reading', label: 'Find it', week: week.number, readingId: first.id },
        { do: 'open-files', label: 'Upload a copy' },
      ],
    },
  ];
}

/** A guide that could not be made: what would help. */
export function guideFailed(week: WeekFacts | null): Suggestions {
  if (week?.guide !== 'absent') return [];
  const { number, readings } = week;
  const hasText = readings.some(({ file }) => file !== null);
  const advice = hasText ? 'Nothing is lost: try again.' : 'None of its readings is among your files.';
  return [
    {
      kind: 'making-failed',
      subject: `guide ${number}`,
      text: `The study guide of ${weekName(week)} could not be made. ${advice}`,
      keeps: [String(number)],
      week: number,
      actions: hasText
        ? [{ do: 'open-guide', label: 'Try again', week: number }]
        : [{ do: 'open-files', label: 'Add a reading' }],
    },
  ];
}

/**
 * Where the plan needs the student: what was read without certainty, a revised syllabus, one that could not be read.
 */
export function planNeeds({ plan, files }: SuggestionFacts): Suggestions {
  const { state, failure, itemsToReview, proposalWaits } = plan;
  const syllabus = files.findLast(({ role }) => role === 'syllabus');
  const review = { do: 'review-plan', label: 'Look at them' } as const;
  if (state === 'failed') {
    const subject = syllabus?.fileId ?? 'syllabus';
    const name = syllabus?.name ?? 'The syllabus';
    return [
      {
        kind: 'plan-failed',
        subject,
        text: `${name} gave no plan. ${failure ?? 'It could not be read.'}`,
        keeps: [name],
        week: null,
        actions: [{ do: 'open-files', label: 'Replace the file' }],
      },
    ];
  }
  if (proposalWaits) {
    return [
      {
        kind: 'plan-unsure',
        subject: 'proposal',
        text: 'A revised syllabus differs from your plan. Nothing changes until you decide which lines to take.',
        keeps: [],
        week: null,
        actions: [{ ...review, label: 'Compare them' }],
      },
    ];
  }
  if (state !== 'completed' || itemsToReview === 0) return [];
  const items = count(itemsToReview, 'item');
  return [
    {
      kind: 'plan-unsure',
      subject: `review ${itemsToReview}`,
      text: `The plan is read, but ${items} of it ${itemsToReview === 1 ? 'is' : 'are'} not certain. A date taken wrong is a deadline missed.`,
      keeps: [String(itemsToReview)],
      week: null,
      actions: [{ ...review, label: itemsToReview === 1 ? 'Look at it' : 'Look at them' }],
    },
  ];
}
