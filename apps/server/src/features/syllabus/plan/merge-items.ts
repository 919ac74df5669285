import type { AssignmentItem, ExtractedItem, ReadingItem, WeekItem } from '../../../db/stored/plan-item.ts';

/** Two items of one kind as one: the first keeps its place and what it says; the second adds what the first lacks. */
export function merged(into: ExtractedItem, from: ExtractedItem): ExtractedItem {
  if (into.kind === 'week' && from.kind === 'week') return mergedWeeks(into, from);
  if (into.kind === 'reading' && from.kind === 'reading') return mergedReadings(into, from);
  if (into.kind === 'assignment' && from.kind === 'assignment') return mergedAssignments(into, from);
  return into;
}

function mergedWeeks(into: WeekItem, from: WeekItem): WeekItem {
  const isEarlier = from.startDate !== null && (into.startDate === null || from.startDate < into.startDate);
  const { startDoubt: _, ...dateless } = into;
  const { startDate, startSource, startDoubt } = from;
  const dated = isEarlier ? { ...dateless, startDate, startSource, ...(startDoubt && { startDoubt }) } : into;
  return { ...dated, topic: joined(into.topic, from.topic), breakName: into.breakName ?? from.breakName };
}

const mergedReadings = (into: ReadingItem, from: ReadingItem): ReadingItem => ({
  ...into,
  title: joined(into.title, from.title) ?? into.title,
  author: joined(into.author, from.author),
  pages: joined(into.pages, from.pages, ', ', 100),
  optional: into.optional && from.optional,
  graduateOnly: into.graduateOnly && from.graduateOnly,
});

function mergedAssignments(into: AssignmentItem, from: AssignmentItem): AssignmentItem {
  const { dueDoubt: _, ...undated } = into;
  const { dueDate, dueTime, dueZone = null, dueSource, dueDoubt } = from;
  const due = { dueDate, dueTime, dueZone, dueSource, ...(dueDoubt && { dueDoubt }) };
  return {
    ...(into.dueDate === null && dueDate !== null ? { ...undated, ...due } : into),
    title: joined(into.title, from.title) ?? into.title,
    type: into.type === 'other' ? from.type : into.type,
    weight: into.weight ?? from.weight,
    optional: into.optional && from.optional,
  };
}

/** Both texts; one alone where it says what the other says, or where both are more than a field holds. */
function joined(one: string | null, other: string | null, between = '; ', longest = 500): string | null {
  if (!one || !other) return one || other;
  if (one.toLowerCase().includes(other.toLowerCase())) return one;
  if (other.toLowerCase().includes(one.toLowerCase())) return other;
  const both = `${one}${between}${other}`;
  return both.length <= longest ? both : one;
}
