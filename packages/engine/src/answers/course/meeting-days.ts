import { weekdayFromName } from '../../dates/names.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { englishWeekdayNames } from '../../lexicon/calendar-names.ts';
import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Answer } from '../answer-types.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow } from '../evidence/forms.ts';
import { andList } from '../render/answer-line.ts';
import { says, type WrittenPart } from '../requests/written-answer.ts';

const meeting =
  /\b(?:when|what time|what days?|which days?|how often)\b.*(?:\b(?:this|the|our|my) (?:class|course|lectures?|seminar|module)|\bclass(?:es)?|\bwe) (?:meets?|held|takes? place)\b|\b(?:what days?|when) is (?:class|(?:this|the|our|my) (?:class|course|lecture|seminar))\W*$|\b(?:class|meeting|lecture) (?:times?|days?)\W*$/;
const dayOrTime = new RegExp(
  `\\b(?:${alternation(englishWeekdayNames)})s?\\b|\\b\\d{1,2}(?::\\d{2})? ?[ap]\\.?m\\b|\\b\\d{1,2}:\\d{2}\\b|\\b(?:MWF|TTh|TR|MW)\\b`,
  'i',
);
const ofMeeting =
  /\b(?:meet\w*|held|takes? place|class times?|class (?:is|starts|begins)|no class)\b|\d ?[ap]\.?m\b|\d:\d{2}|&|\band\b|\//i;
const weekdayCell = new RegExp(`^(?:${alternation(englishWeekdayNames)})s?\\.?$`, 'i');
const fewestRows = 3;
const mostDays = 4;
const names = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** @param text as `plainQuestion` gives it */
export const asksWhenClassMeets = (text: string): boolean => meeting.test(text);

/** Whether an answer says when the class meets: a day that is spoken of for something else is none. */
export const tellsDayOrTime = ({ citations, answer }: Answer): boolean =>
  [answer, ...citations.map(({ quote }) => quote)].some((text) => dayOrTime.test(text) && ofMeeting.test(text));

/** The days of the week that a schedule has in a column of their own; null where it has none. */
export function meetingDays(passages: readonly Passage[]): WrittenPart[] | null {
  const days = new Map<number, Excerpt>();
  let rows = 0;
  for (const passage of passages)
    for (const { form, start, end } of blocksOf(passage)) {
      if (!isRow(form)) continue;
      const cell = passage.text
        .slice(start, end)
        .split(' | ')
        .find((each) => weekdayCell.test(each.trim()));
      const day =
        cell === undefined
          ? null
          : weekdayFromName(
              cell
                .trim()
                .replace(/s?\.?$/, '')
                .toLowerCase(),
            );
      if (day === null) continue;
      rows++;
      if (!days.has(day)) days.set(day, { passage, start, end });
    }
  if (rows < fewestRows || days.size === 0 || days.size > mostDays) return null;
  const order = [...days].toSorted(([one], [other]) => one - other);
  const [first] = order;
  const told = order.map(([day]) => names[day] ?? '');
  return first ? [says(`${andList(told)}, by the schedule. Your syllabus gives no time of day.`, first[1])] : null;
}
