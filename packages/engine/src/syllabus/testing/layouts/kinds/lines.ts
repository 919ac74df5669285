import { readingsOf, weekTopic, workOf } from '../dated-weeks.ts';
import { layout } from '../layout.ts';
import { heading, type LayoutPart, numbered, paragraph } from '../parts.ts';
import { citation, citations, dateText, weekDateText, workWithDate } from '../phrases.ts';
import { listOf } from './headings.ts';

export const datesInBrackets = layout('numbered list with dates in brackets', ({ weeks, wording }) => [
  heading(2, wording.schedule),
  numbered(
    ...weeks
      .filter((week) => !week.breakName)
      .map((week) =>
        [
          `${weekTopic(week)} (${weekDateText(week, wording)})`,
          ...readingsOf(week).map((reading) => citation(reading, wording)),
          ...workOf(week).map((work) => workWithDate(work, wording)),
        ].join('\n'),
      ),
  ),
]);

export const numberedMeetings = layout(
  'numbered meetings',
  ({ weeks, wording }) => [
    heading(2, wording.schedule),
    ...weeks
      .filter((week) => !week.breakName)
      .flatMap((week) => week.meetings)
      .flatMap((meeting, at): LayoutPart[] => [
        paragraph(`**Class ${at + 1}. ${meeting.topic}**`),
        ...meeting.readings.map((reading) => paragraph(`Read: ${citation(reading, wording)}`)),
        ...meeting.work.map(({ title }) => paragraph(`Due: ${title}`)),
      ]),
  ],
  { counts: 'meetings', dated: false, heldOut: true },
);

export const proseLayout = layout('prose', ({ weeks, wording }) => [
  heading(2, wording.schedule),
  ...weeks.map((week) => {
    const date = weekDateText(week, wording);
    const lead = week.number === null ? date : `${wording.week} ${week.number} (${date})`;
    if (week.breakName) return paragraph(`${lead}. ${week.breakName}, ${wording.noClass}.`);
    const readings = readingsOf(week).length > 0 ? ` We read ${citations(readingsOf(week), wording)}.` : '';
    const work = workOf(week).map((each) => ` ${each.title} is due on ${dateText(each.due, wording)}.`);
    return paragraph(`**${lead}.** ${weekTopic(week)}.${readings}${work.join('')}`);
  }),
]);

/** A line of date and topic for each meeting, with what belongs to it in the bullets below. */
export const dateLines = layout(
  'date lines with bullets',
  ({ weeks, wording }) => [
    heading(2, wording.schedule),
    ...weeks.flatMap((week) =>
      week.meetings.flatMap((meeting): LayoutPart[] => {
        const date = dateText(meeting.date, wording);
        if (week.breakName) return [paragraph(`${date}: ${week.breakName} (${wording.noClass})`)];
        return [
          paragraph(`**${date}:** ${meeting.topic}`),
          ...listOf([
            ...meeting.readings.map((reading) => `Read ${citation(reading, wording)}`),
            ...meeting.work.map(({ title }) => `${title} due`),
          ]),
        ];
      }),
    ),
  ],
  { counts: 'weeks by meetings', heldOut: true },
);
