import { t } from '@lingui/core/macro';
import type { DateDoubt } from '@weekwise/contracts/syllabus.ts';
import { formatDate } from './dates.ts';
import { listOf } from './text.ts';

/** "Check the date: Sep 12 or Sep 11?": what a plan says beside a date in doubt. */
export function askForDate({ printed, days }: DateDoubt): string {
  if (days.length === 0) return t`Check the date: “${printed}”`;
  const named = listOf(
    days.map((day) => formatDate(day, 'short')),
    'disjunction',
  );
  return days.length === 1 ? t`Check the date: perhaps ${named}` : t`Check the date: ${named}?`;
}

/** Why a date needs a look, for the student to decide. */
export function explainDoubt({ reason, printed }: DateDoubt): string {
  switch (reason) {
    case 'day-order':
      return t`Nothing settles which number is the day: “${printed}”.`;
    case 'weekday':
      return t`The weekday and the date disagree: “${printed}”.`;
    case 'no-such-day':
      return t`The calendar has no such day: “${printed}”.`;
    case 'no-anchor':
      return t`The syllabus does not say from which day it counts: “${printed}”.`;
    case 'no-year':
      return t`The syllabus does not say in which year: “${printed}”.`;
    case 'places':
      return t`Another place of the syllabus says: “${printed}”.`;
    case 'sequence':
      return t`It is out of step with the weeks around it: “${printed}”.`;
  }
}
