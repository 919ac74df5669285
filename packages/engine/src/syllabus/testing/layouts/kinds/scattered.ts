import { firstDate, readingsOf, weekTopic, workOf } from '../dated-weeks.ts';
import { layout } from '../layout.ts';
import { bullets, heading, paragraph, table } from '../parts.ts';
import { citations, dateText } from '../phrases.ts';

/** Dates and topics in one list, the readings of the same dates in another, and what is due in a third. */
export const twoLists = layout(
  'lists that share their dates',
  ({ weeks, wording }) => {
    const topics = weeks.map((week) => {
      const about = week.breakName ? `${week.breakName} (${wording.noClass})` : weekTopic(week);
      return `${dateText(firstDate(week), wording)}: ${about}`;
    });
    const readings = weeks
      .filter((week) => readingsOf(week).length > 0)
      .map((week) => `${dateText(firstDate(week), wording)}: ${citations(readingsOf(week), wording)}`);
    const work = weeks.flatMap(workOf).map(({ title, due }) => `${title}: ${dateText(due, wording)}`);
    return [
      heading(2, wording.schedule),
      bullets(...topics),
      heading(2, wording.reading),
      bullets(...readings),
      heading(2, 'Deadlines'),
      bullets(...work),
    ];
  },
  { heldOut: true },
);

/** A schedule of topics and readings; what is due stands in a table of its own. */
export const dueTable = layout(
  'due dates in a table of their own',
  ({ weeks, wording }) => {
    const rows = weeks.map((week) => [
      week.number === null ? '' : String(week.number),
      dateText(firstDate(week), wording),
      week.breakName ?? weekTopic(week),
      citations(readingsOf(week), wording),
    ]);
    const work = weeks.flatMap(workOf).map(({ title, due }) => [title, dateText(due, wording)]);
    return [
      heading(2, 'Assignments and exams'),
      table(['What', 'When'], ...work),
      heading(2, wording.schedule),
      table([wording.week, 'Date', wording.topic, wording.reading], ...rows),
    ];
  },
  { heldOut: true },
);

export const gradingOnly = layout(
  'grading list without a schedule',
  ({ wording }) => [
    heading(2, wording.schedule),
    paragraph('Topics and readings are posted on the course site at the start of each week.'),
  ],
  { counts: 'nothing', dated: false },
);
