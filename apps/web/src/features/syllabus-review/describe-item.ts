import { t } from '@lingui/core/macro';
import { formatDate, formatTime } from '../../lib/dates.ts';
import { formatWeight, keepRange } from '../../lib/text.ts';
import { typeNames } from './field-forms.ts';
import type { ReviewItem, Value, Values } from './review-item.ts';

const kindNames = {
  fact: t`Course`,
  grading: t`Part of the grade`,
  policy: t`Policy`,
  week: t`Week`,
  reading: t`Reading`,
  assignment: t`Assignment`,
} as const satisfies Record<ReviewItem['kind'], string>;

const factNames: Record<string, string> = {
  courseName: t`Course name`,
  courseCode: t`Course code`,
  professorName: t`Instructor`,
  term: t`Term`,
  email: t`E-mail`,
  location: t`Place`,
  meetingTimes: t`Meetings`,
  officeHours: t`Office hours`,
};

export function kindOf(item: Pick<ReviewItem, 'kind' | 'fact'>): string {
  return (item.fact && factNames[item.fact]) ?? kindNames[item.kind];
}

const text = (value: Value | undefined): string | null => (typeof value === 'string' && value ? value : null);

/** The words an item goes by. */
export function titleOfItem({ kind, values }: Pick<ReviewItem, 'kind' | 'values'>): string {
  if (kind === 'fact') return text(values.value) ?? '';
  if (kind === 'week') return text(values.topic) ?? text(values.breakName) ?? t`Week ${String(values.weekNumber)}`;
  return text(values.title) ?? text(values.name) ?? '';
}

function detailsOf(kind: ReviewItem['kind'], values: Values): (string | null)[] {
  const date = (name: string) => {
    const value = text(values[name]);
    return value && formatDate(value, 'withYear');
  };
  switch (kind) {
    case 'grading':
      return [t`${formatWeight(Number(values.percent))} of the grade`];
    case 'policy':
      return [text(values.text)];
    case 'week':
      return [t`Week ${String(values.weekNumber)}`, date('startDate') ?? t`no date`];
    case 'reading': {
      const pages = text(values.pages);
      return [
        text(values.author),
        pages && keepRange(pages),
        values.optional ? t`optional` : null,
        values.graduateOnly ? t`graduate students` : null,
      ];
    }
    case 'assignment': {
      const due = date('dueDate');
      const time = text(values.dueTime);
      return [
        due ? t`Due ${due}${time ? `, ${formatTime(time, text(values.dueZone))}` : ''}` : t`No due date`,
        typeNames.find(({ value }) => value === values.assignmentType)?.label ?? null,
        values.weight === null ? null : formatWeight(Number(values.weight)),
        values.optional ? t`optional` : null,
      ];
    }
    default:
      return [];
  }
}

/** The smaller line under the title: "Week 8 · Davis and Moore · 242–249". */
export function detailOfItem(item: Pick<ReviewItem, 'kind' | 'values' | 'weekNumber'>): string {
  const week = item.weekNumber !== null && item.kind !== 'week' ? t`Week ${item.weekNumber}` : null;
  return [week, ...detailsOf(item.kind, item.values)].filter(Boolean).join(' · ');
}

/** A field's value in a sentence. */
export function print(value: Value): string {
  if (value === null || value === '') return t`nothing`;
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, 'withYear') : String(value);
}
