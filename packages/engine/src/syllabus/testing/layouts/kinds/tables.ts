import { addDays } from '../../../../dates/calendar.ts';
import { readingsOf, weekTopic, workOf } from '../dated-weeks.ts';
import { type LayoutPlan, layout } from '../layout.ts';
import { heading, type LayoutPart, table } from '../parts.ts';
import { citations, dateText, dayFirstText, dayOfMonth, monthName, weekDateText, workWithDate } from '../phrases.ts';

const breakLine = (name: string, { noClass }: LayoutPlan['wording']): string => `${name} – ${noClass}`;

export const weekTable = layout('week table', ({ weeks, wording }) => {
  const rows = weeks.map((week) => [
    week.number === null ? '' : String(week.number),
    weekDateText(week, wording),
    week.breakName ? breakLine(week.breakName, wording) : weekTopic(week),
    citations(readingsOf(week), wording),
    workOf(week)
      .map((work) => workWithDate(work, wording))
      .join('\n'),
  ]);
  return [
    heading(2, wording.schedule),
    table([wording.week, 'Date', wording.topic, wording.reading, wording.due], ...rows),
  ];
});

export const dateTable = layout(
  'date table',
  ({ weeks, wording }) => [
    heading(2, wording.schedule),
    table(['Date', wording.topic, wording.reading, wording.due], ...meetingRows({ weeks, wording }, dateText)),
  ],
  { counts: 'weeks by meetings' },
);

export const dayFirstTable = layout(
  'day-first table',
  ({ weeks, wording }) => [
    heading(2, wording.schedule),
    table(['Date', wording.topic, wording.reading, wording.due], ...meetingRows({ weeks, wording }, dayFirstText)),
  ],
  { counts: 'weeks by meetings', dayFirst: true },
);

function meetingRows({ weeks, wording }: Pick<LayoutPlan, 'weeks' | 'wording'>, date: typeof dateText): string[][] {
  return weeks.flatMap((week) =>
    week.meetings.map((meeting) => [
      date(meeting.date, wording),
      week.breakName ? breakLine(week.breakName, wording) : meeting.topic,
      citations(meeting.readings, wording),
      meeting.work.map(({ title }) => title).join('\n'),
    ]),
  );
}

export const mixedColumn = layout(
  'mixed column',
  ({ weeks, wording }) => {
    const rows = weeks.map((week) => {
      if (week.breakName) return [weekDateText(week, wording), breakLine(week.breakName, wording)];
      const readings = readingsOf(week).map((each) => citations([each], wording));
      const work = workOf(week).map((each) => workWithDate(each, wording));
      return [weekDateText(week, wording), [`**${weekTopic(week)}**`, ...readings, ...work].join('\n')];
    });
    return [heading(2, wording.schedule), table(['Week of', 'Topics, readings and assignments'], ...rows)];
  },
  { heldOut: true },
);

export const numberTable = layout(
  'table without dates',
  ({ weeks, wording }) => {
    const rows = weeks
      .filter((week) => week.number !== null)
      .map((week) => [
        `${wording.week} ${week.number}`,
        week.breakName ? breakLine(week.breakName, wording) : weekTopic(week),
        citations(readingsOf(week), wording),
        workOf(week)
          .map(({ title }) => title)
          .join('\n'),
      ]);
    return [heading(2, wording.schedule), table(['', wording.topic, wording.reading, wording.due], ...rows)];
  },
  { dated: false },
);

/** Columns from Monday to Friday; every cell of a teaching month begins with the number of its day. */
export const calendarGrid = layout(
  'calendar grid',
  ({ weeks, wording }) => {
    const parts: LayoutPart[] = [heading(2, wording.schedule)];
    let rows: string[][] = [];
    const flush = (): void => {
      if (rows.length > 0) parts.push(table(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ...rows));
      rows = [];
    };
    let month = '';
    for (const week of weeks) {
      const name = monthName(week.monday);
      if (name !== month) {
        flush();
        parts.push(heading(3, name));
        month = name;
      }
      rows.push([0, 1, 2, 3, 4].map((offset) => gridCell(week, offset, wording)));
    }
    flush();
    return parts;
  },
  { counts: 'weeks by meetings' },
);

function gridCell(week: LayoutPlan['weeks'][number], offset: number, wording: LayoutPlan['wording']): string {
  const date = addDays(week.monday, offset);
  // The last week of a month runs on into the next one, whose first days are printed with their month.
  const day =
    monthName(date) === monthName(week.monday)
      ? String(dayOfMonth(date))
      : `${monthName(date).slice(0, 3)} ${dayOfMonth(date)}`;
  const meeting = week.meetings.find((each) => each.date === date);
  if (!meeting) return day;
  if (week.breakName) return `${day}\n${breakLine(week.breakName, wording)}`;
  return [
    day,
    meeting.topic,
    ...meeting.readings.map((each) => `Read: ${citations([each], wording)}`),
    ...meeting.work.map(({ title }) => `${title} due`),
  ].join('\n');
}
