import type { Schedule } from '../schedule.ts';

/** A schedule in short lines for tests: "2 2023-09-04 [unit] label=text / text; session …". */
export function printSchedule(schedule: Schedule): string[] {
  return schedule.weeks.map((week) => {
    const sessions = week.sessions.map((session) => {
      const entries = session.entries.map((e) => (e.label ? `${e.label}=${e.text}` : e.text)).join(' / ');
      const unit = session.unit ? `[${session.unit}] ` : '';
      return `${session.date ? `${session.date.slice(5)} ` : ''}${unit}${entries}`.trim();
    });
    const start = week.startDate ? ` ${week.startDate.value}` : '';
    return `${week.number}${start}${week.breakName ? ' (break)' : ''}: ${sessions.join('; ')}`;
  });
}
