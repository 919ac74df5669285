import { t } from '@lingui/core/macro';
import { assignmentType } from '@weekwise/contracts/syllabus.ts';
import { assignmentTypeNames } from '../../lib/plan-labels.ts';
import type { ReviewItem, Value, Values } from './review-item.ts';

export interface ItemField {
  name: string;
  label: string;
  input: 'text' | 'lines' | 'date' | 'time' | 'number' | 'type' | 'check';
  /** May be left empty. */
  optional?: boolean;
  /** Takes the whole width of the form. */
  wide?: boolean;
}

/** The fields of each kind, in the order of its form. */
export const formFields: Record<ReviewItem['kind'], readonly ItemField[]> = {
  fact: [{ name: 'value', label: t`Text`, input: 'text', wide: true }],
  grading: [
    { name: 'name', label: t`Part of the grade`, input: 'text' },
    { name: 'percent', label: t`Percent`, input: 'number' },
  ],
  policy: [
    { name: 'name', label: t`Name`, input: 'text', wide: true },
    { name: 'text', label: t`Text`, input: 'lines', wide: true },
  ],
  week: [
    { name: 'topic', label: t`Topic`, input: 'text', optional: true, wide: true },
    { name: 'weekNumber', label: t`Week number`, input: 'number' },
    { name: 'startDate', label: t`Starts`, input: 'date', optional: true },
    { name: 'breakName', label: t`Break, if it is one`, input: 'text', optional: true, wide: true },
  ],
  reading: [
    { name: 'title', label: t`Title`, input: 'text', wide: true },
    { name: 'author', label: t`Author`, input: 'text', optional: true },
    { name: 'pages', label: t`Pages`, input: 'text', optional: true },
    { name: 'optional', label: t`Optional`, input: 'check' },
    { name: 'graduateOnly', label: t`Graduate students only`, input: 'check' },
  ],
  assignment: [
    { name: 'title', label: t`Title`, input: 'text', wide: true },
    { name: 'dueDate', label: t`Due`, input: 'date', optional: true },
    { name: 'dueTime', label: t`Time`, input: 'time', optional: true },
    { name: 'dueZone', label: t`Time zone`, input: 'text', optional: true },
    { name: 'assignmentType', label: t`Type`, input: 'type' },
    { name: 'weight', label: t`Percent of the grade`, input: 'number', optional: true },
    { name: 'optional', label: t`Optional`, input: 'check' },
  ],
};

/** The fields of a break: a week in which nothing is taught. */
export const breakFields: readonly ItemField[] = [
  { name: 'breakName', label: t`Name of the break`, input: 'text', wide: true },
  { name: 'startDate', label: t`First day`, input: 'date', optional: true },
  { name: 'weekNumber', label: t`Week number`, input: 'number' },
];

export const typeNames = assignmentType.options.map((value) => ({
  value,
  label: assignmentTypeNames[value] ?? t`Other`,
}));

/** What a form shows for a value. */
export const textOfValue = (value: Value | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** What was typed, as the field's own kind of value; `undefined` where a required field is empty or no number. */
export function valueOfText(field: ItemField, text: string): Value | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return field.optional ? null : undefined;
  if (field.input !== 'number') return trimmed;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : undefined;
}

/** An empty item of a kind, for adding one. */
export function emptyValues(kind: ReviewItem['kind']): Values {
  const blank = (field: ItemField): Value =>
    field.input === 'check' ? false : field.input === 'type' ? 'other' : null;
  return Object.fromEntries(formFields[kind].map((field) => [field.name, blank(field)]));
}
