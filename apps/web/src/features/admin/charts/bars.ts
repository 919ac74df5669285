import { t } from '@lingui/core/macro';
import { addDays, type CalendarDate, formatDate, formatDateRange } from '../../../lib/dates.ts';

/** One thing that a chart tells apart, with its number of every day. */
export interface Series {
  key: string;
  label: string;
  values: readonly number[];
}

/** Some days as one bar. */
export interface Bar {
  from: CalendarDate;
  to: CalendarDate;
  /** One number for each series. */
  values: number[];
  total: number;
}

/** Days in a bar, so that the whole range fits: a narrow screen gets wider bars and never fewer days. */
export function daysPerBar(days: number, narrow: boolean): 1 | 7 | 30 {
  if (days <= 31) return 1;
  if (days <= 92) return narrow ? 7 : 1;
  return narrow ? 30 : 7;
}

/** Counted back from the last day, so that only the first bar can be a shorter one. */
export function barsOf(
  dates: readonly CalendarDate[],
  series: readonly Series[],
  size: number,
  as: 'sum' | 'mean',
): Bar[] {
  const first = dates[0];
  if (first === undefined) return [];
  const count = Math.ceil(dates.length / size);
  return Array.from({ length: count }, (_, at) => {
    const end = dates.length - (count - 1 - at) * size;
    const start = Math.max(0, end - size);
    const values = series.map(({ values: all }) => {
      const sum = all.slice(start, end).reduce((total, value) => total + value, 0);
      return as === 'sum' ? sum : sum / (end - start);
    });
    return {
      from: addDays(first, start),
      to: addDays(first, end - 1),
      values,
      total: values.reduce((total, value) => total + value, 0),
    };
  });
}

export const sayBar = ({ from, to }: Pick<Bar, 'from' | 'to'>): string =>
  from === to ? `${formatDate(from, 'weekday')}, ${formatDate(from, 'short')}` : formatDateRange(from, to);

export const barUnits = { 1: t`day`, 7: t`week`, 30: t`30 days` } as const;

/** In one order everywhere: what a colour means does not change with the mouse. */
export const colourAt = (at: number): string => `var(--syllabus-accent-chart-${(at % 5) + 1})`;
