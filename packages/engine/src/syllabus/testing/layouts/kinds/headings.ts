import { weekdayOf } from '../../../../dates/calendar.ts';
import { readingsOf, weekTopic, workOf } from '../dated-weeks.ts';
import { layout } from '../layout.ts';
import { bullets, heading, type LayoutPart, paragraph } from '../parts.ts';
import { citation, dayOfMonth, monthName, weekDateText, weekdayName, workWithDate } from '../phrases.ts';

export const weekHeadings = layout('week headings with bullets', ({ weeks, wording }) => [
  heading(2, wording.schedule),
  ...weeks.flatMap((week): LayoutPart[] => {
    const date = weekDateText(week, wording);
    const lead = week.number === null ? '' : `${wording.week} ${week.number}`;
    if (week.breakName) {
      return [heading(3, `${lead ? `${lead}: ` : ''}${week.breakName} (${date})`), paragraph(`${wording.noClass}.`)];
    }
    return [
      heading(3, `${lead}: ${weekTopic(week)} (${date})`),
      ...listOf([
        ...readingsOf(week).map((reading) => `${wording.reading}: ${citation(reading, wording)}`),
        ...workOf(week).map((work) => `${wording.due}: ${workWithDate(work, wording)}`),
      ]),
    ];
  }),
]);

/** "October 22 (M)" above lines that name what they hold. */
export const datedHeadings = layout(
  'dated headings with labelled lines',
  ({ weeks, wording }) => {
    const letters = ['M', 'T', 'W', 'R', 'F', 'S', 'U'];
    const parts = weeks.flatMap((week) =>
      week.meetings.flatMap((meeting): LayoutPart[] => {
        const letter = letters[weekdayOf(meeting.date)];
        const title = heading(3, `${monthName(meeting.date)} ${dayOfMonth(meeting.date)} (${letter})`);
        if (week.breakName) return [title, paragraph(`${week.breakName}, ${wording.noClass}`)];
        return [
          title,
          paragraph(meeting.topic),
          ...meeting.readings.map((reading) => paragraph(`reading: ${citation(reading, wording)}`)),
          ...meeting.work.map(({ title: work }) => paragraph(`due: ${work}`)),
        ];
      }),
    );
    return [heading(2, wording.schedule), ...parts];
  },
  { counts: 'weeks by meetings' },
);

/** The topic of a week as its heading, and the class days below it without dates. */
export const weekdayHeadings = layout(
  'topic headings with weekdays',
  ({ weeks, wording }) => [
    heading(2, wording.schedule),
    ...weeks
      .filter((week) => !week.breakName)
      .flatMap((week): LayoutPart[] => [
        heading(3, weekTopic(week)),
        ...week.meetings.flatMap((meeting): LayoutPart[] => [
          heading(4, weekdayName(meeting.date).slice(0, 3).toUpperCase()),
          ...listOf([
            ...meeting.readings.map((reading) => `Read ${citation(reading, wording)}`),
            ...meeting.work.map(({ title }) => `Due: ${title}`),
          ]),
        ]),
      ]),
  ],
  { dated: false, numbersTeachingWeeks: true },
);

export const modules = layout(
  'modules without dates',
  ({ weeks, wording }) => [
    heading(2, wording.schedule),
    ...weeks
      .filter((week) => !week.breakName)
      .flatMap((week, at): LayoutPart[] => [
        heading(3, `Module ${at + 1}: ${weekTopic(week)}`),
        ...listOf([
          ...readingsOf(week).map((reading) => `Read ${citation(reading, wording)}`),
          ...workOf(week).map(({ title }) => `Submit ${title}`),
        ]),
      ]),
  ],
  { dated: false, numbersTeachingWeeks: true },
);

export const weekOf = layout(
  'week-of headings with labels',
  ({ weeks, wording }) => [
    heading(2, wording.schedule),
    ...weeks.flatMap((week): LayoutPart[] => [
      heading(3, `Week of ${monthName(week.monday)} ${dayOfMonth(week.monday)}`),
      ...(week.breakName
        ? [paragraph(week.breakName)]
        : [
            paragraph(`**${wording.topic}:** ${weekTopic(week)}`),
            ...readingsOf(week).map((reading) => paragraph(`**${wording.reading}:** ${citation(reading, wording)}`)),
            ...workOf(week).map((work) => paragraph(`**${wording.due}:** ${workWithDate(work, wording)}`)),
          ]),
    ]),
  ],
  { heldOut: true },
);

export const listOf = (items: string[]): LayoutPart[] => (items.length > 0 ? [bullets(...items)] : []);
