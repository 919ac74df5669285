import { t } from '@lingui/core/macro';
import type { DayOrder } from '@weekwise/contracts/syllabus.ts';

/** How dates like "3/4" were read throughout the document, and by which words. */
export function sayDayOrder({ day_first: dayFirst, decided_by: by, example }: DayOrder): string {
  if (by === 'assumed') return t`Nothing settles whether the day or the month comes first in dates like ${example}.`;
  const read = dayFirst ? t`Dates are read day first` : t`Dates are read month first`;
  switch (by) {
    case 'numbers':
      return t`${read}: ${example}.`;
    case 'weekdays':
      return t`${read}: only so they fall on their weekdays, as in ${example}.`;
    case 'sequence':
      return t`${read}: only so they follow each other, as in ${example}.`;
    case 'term':
      return t`${read}: only so they fall into the term, as in ${example}.`;
    case 'names':
      return t`${read}, as in ${example}.`;
  }
}
