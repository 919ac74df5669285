import { plural, t } from '@lingui/core/macro';
import type { Card as CardOnWire, GradeOption as OptionOnWire } from '@weekwise/contracts/spaced-repetition.ts';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import { type CalendarDate, daysBetween } from '../../../lib/dates.ts';
import { type CitedPassage, passageFromWire } from '../../../lib/passage.ts';

export const gradeNames: Record<CardGrade, string> = { again: t`Again`, hard: t`Hard`, good: t`Good`, easy: t`Easy` };

/** What a grade would do. */
export interface GradeOption {
  grade: CardGrade;
  /** 0 within the steps of minutes. */
  days: number;
  /** From when the card was asked for. */
  minutes: number;
  /** Brought forward for the exam of this day. */
  beforeExam: CalendarDate | null;
}

export interface Card {
  id: string;
  folderId: string;
  folderName: string;
  weekNumber: number | null;
  type: ActivityType;
  front: string;
  choices: string[] | null;
  back: string;
  explanation: string;
  passage: CitedPassage | null;
  source: string;
  edited: boolean;
  /** The file that it rests on is deleted, and nobody has said that it stays. */
  fileDeleted: boolean;
  state: CardOnWire['state'];
  /** A question that was answered wrong. */
  missed: boolean;
  suspended: boolean;
  dueAt: string;
  dueDay: CalendarDate;
  reviews: number;
  options: GradeOption[];
}

const optionFromWire = (wire: OptionOnWire): GradeOption => ({
  grade: wire.grade,
  days: wire.days,
  minutes: wire.minutes,
  beforeExam: wire.before_exam,
});

export const cardFromWire = (wire: CardOnWire): Card => ({
  id: wire.card_id,
  folderId: wire.folder_id,
  folderName: wire.folder_name,
  weekNumber: wire.week_number,
  type: wire.type,
  front: wire.front,
  choices: wire.choices,
  back: wire.back,
  explanation: wire.explanation,
  passage: wire.citation && passageFromWire(wire.citation),
  source: wire.source,
  edited: wire.edited,
  fileDeleted: wire.file_deleted,
  state: wire.state,
  missed: wire.missed,
  suspended: wire.suspended,
  dueAt: wire.due_at,
  dueDay: wire.due_day,
  reviews: wire.reviews,
  options: wire.options.map(optionFromWire),
});

/** Whether a card is to be asked today. */
export const isDue = (card: Card, today: CalendarDate): boolean =>
  !card.suspended && (card.state === 'new' || card.dueDay <= today);

/** "in 10 min", "in 6 days", "in 3 months": when a card comes back. */
export function sayInterval({ days, minutes }: Pick<GradeOption, 'days' | 'minutes'>): string {
  if (days === 0)
    return minutes < 90
      ? t`in ${Math.max(1, minutes)} min`
      : t`in ${plural(Math.round(minutes / 60), { one: '# hour', other: '# hours' })}`;
  if (days < 60) return t`in ${plural(days, { one: '# day', other: '# days' })}`;
  if (days < 365) return t`in ${plural(Math.round(days / 30.4), { one: '# month', other: '# months' })}`;
  return t`in ${plural(Math.round(days / 36.5) / 10, { one: '# year', other: '# years' })}`;
}

/** "Due now", "New", "In 3 days": how a card in a list stands. */
export function sayState(card: Card, today: CalendarDate): string {
  if (card.suspended) return t`Suspended`;
  if (card.state === 'new') return t`New`;
  const days = daysBetween(today, card.dueDay);
  if (days <= 0) return t`Due today`;
  return plural(days, { one: 'Tomorrow', other: `In ${days} days` });
}
