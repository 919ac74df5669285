import { limits } from '@weekwise/contracts/limits.ts';
import type { factField } from '@weekwise/contracts/syllabus-review.ts';
import type { PlanItemKind } from '@weekwise/domain/plan.ts';
import type { z } from 'zod';
import type { ExtractedItem, FactField, ItemValue } from '../../db/stored/plan-item.ts';

/** Names of fields between the plan and the contract. */
const wireNames: Record<PlanItemKind, Record<string, string>> = {
  fact: { value: 'value' },
  grading: { name: 'name', percent: 'percent' },
  policy: { name: 'name', text: 'text' },
  week: { number: 'week_number', topic: 'topic', startDate: 'start_date', breakName: 'break_name' },
  reading: { title: 'title', author: 'author', pages: 'pages', optional: 'optional', graduateOnly: 'graduate_only' },
  assignment: {
    title: 'title',
    dueDate: 'due_date',
    dueTime: 'due_time',
    dueZone: 'due_zone',
    type: 'assignment_type',
    weight: 'weight',
    optional: 'optional',
  },
};

export const factNames: Record<FactField, z.infer<typeof factField>> = {
  courseName: 'course_name',
  courseCode: 'course_code',
  professorName: 'professor_name',
  term: 'term',
  email: 'email',
  location: 'location',
  meetingTimes: 'meeting_times',
  officeHours: 'office_hours',
};

const lengths: Record<string, number> = { pages: limits.planPagesLength, text: limits.policyTextLength };

/** A syllabus may print more than a field takes: its beginning is shown, and the rest stays in the source's lines. */
function fitting(name: string, value: ItemValue): ItemValue {
  const most = lengths[name] ?? limits.planTextLength;
  return typeof value === 'string' && value.length > most ? `${value.slice(0, most - 1).trimEnd()}…` : value;
}

/** The editable fields of an item under the contract's names. The answer's schema checks the types. */
export function toWire(item: ExtractedItem): Record<string, ItemValue> {
  const fields = item as unknown as Record<string, ItemValue>;
  return Object.fromEntries(
    Object.entries(wireNames[item.kind]).map(([field, name]) => [name, fitting(name, fields[field] ?? null)]),
  );
}

/** The plan's names of the fields a student sent; null when one is not a field of this kind. */
export function fromWire(kind: PlanItemKind, values: Record<string, unknown>): Record<string, ItemValue> | null {
  const fields = Object.entries(wireNames[kind]);
  const known: Record<string, ItemValue> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find(([, wireName]) => wireName === name)?.[0];
    if (field === undefined) return null;
    known[field] = value as ItemValue;
  }
  return known;
}

export function wireName(kind: PlanItemKind, field: string): string {
  return wireNames[kind][field] ?? field;
}
