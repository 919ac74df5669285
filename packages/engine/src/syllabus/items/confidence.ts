import type { ScheduleWeek } from '../schedule.ts';
import type { PlacedWork } from './assignments/merge-works.ts';
import type { FoundReading } from './readings.ts';
import type { FoundTopic } from './understand-session.ts';

const clamp = (value: number) => Math.round(Math.min(0.98, Math.max(0.05, value)) * 100) / 100;

export function topicConfidence(topics: FoundTopic[], week: ScheduleWeek): number {
  const best = topics.some((t) => t.from === 'heading' || t.from === 'label')
    ? 0.95
    : topics.some((t) => t.from === 'plain')
      ? 0.8
      : 0.7;
  return clamp(best * Math.min(1, week.confidence + 0.1));
}

export function readingConfidence(found: FoundReading, resolved: boolean): number {
  const { strength } = found.citation;
  return clamp((found.labelled ? 0.6 : 0.35) + 0.35 * strength + (resolved ? 0.1 : 0));
}

export function assignmentConfidence(work: PlacedWork): number {
  const { signs } = work;
  let value = 0.3 + 0.3 * signs.name + (signs.due ? 0.2 : 0) + (signs.label ? 0.1 : 0) + (signs.known ? 0.15 : 0);
  if (work.places > 1) value += 0.15;
  if (work.datesAgree === false) value -= 0.3;
  if (work.dueDate === null) value -= 0.15;
  return clamp(value);
}
