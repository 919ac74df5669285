import { addDays, mondayOf } from '../../dates/calendar.ts';
import type { Course, Week } from '../../syllabus/course.ts';
import { allAssignments, type CourseQuestion } from './course-question.ts';
import { type CourseFact, sayDate, sayDue } from './fact.ts';
import { currentWeek } from './week-words.ts';

const daysOfWeek = 7;
const own = '(?:the |this |our |my )?(?:semester|term|quarter|course|class|classes)';
const asksBeginning = new RegExp(
  `\\b(?:when|what (?:day|date))\\b.*\\b(?:(?:does|do|did|will) ${own} (?:start|begin)|is the (?:first day|start|beginning) of ${own})\\b|\\bfirst day of ${own}\\b`,
);
const asksEnd = new RegExp(
  `\\b(?:when|what (?:day|date))\\b.*\\b(?:(?:does|do|will|is) ${own} (?:end|over|finish)|is the (?:last day|end) of ${own}|is the last class)\\b|\\blast day of ${own}\\b`,
);
const asksLength = new RegExp(
  `\\bhow many weeks\\b.*\\b(?:${own}|are there)\\b|\\bhow long (?:is|does|will|do|are) (?:the |this |our |my )(?:semester|term|quarter|course|class)\\b`,
);
const asksRest = /\bhow many (?:more )?weeks\b.*\b(?:left|remain\w*|to go|until the end)\b/;
const asksBreak =
  /\b(?:break|recess|holidays?|thanksgiving|no class(?:es)?|week off|days? off|(?:reading|study|mid-?term|fall|spring) week)\b/;

/** "When does the semester start?", "How many weeks are there?", "When is spring break?" */
export function termFacts({ text, today }: CourseQuestion, { weeks }: Course): CourseFact[] {
  const dated = weeks.filter(({ startDate }) => startDate !== null);
  const [first] = dated;
  const last = dated.at(-1);
  if (asksBeginning.test(text) && first) return sayStart('The first week begins on', first);
  if (asksEnd.test(text) && last) return sayStart(`The last week of the plan, week ${last.number}, begins on`, last);
  if (asksLength.test(text) && last && !/\b(?:paper|essay|exam|class (?:last|period|meeting)|lecture)\b/.test(text)) {
    const { evidence, confidence } = last.startDate ?? { evidence: null, confidence: 0 };
    return evidence ? [{ text: `The plan has ${weeks.length} weeks.`, evidence, confidence }] : [];
  }
  if (asksRest.test(text) && today !== null && last?.startDate) {
    const left = dated.filter(({ startDate }) => startDate !== null && startDate.value > today).length;
    const { evidence, confidence } = last.startDate;
    return [{ text: `${left === 1 ? 'One week is' : `${left} weeks are`} still to come.`, evidence, confidence }];
  }
  return asksBreak.test(text) ? breaks(text, weeks) : [];
}

/** "What is this week?" where the plan has no such week: between two of its weeks, and after the last one. */
export function outsideFacts({ text, today }: CourseQuestion, course: Course): CourseFact[] {
  const at = currentWeek(course, today);
  const begun = course.weeks[at];
  const isThis = /\b(?:this|the current) week\b/.test(text);
  if (today === null || !begun?.startDate || !(isThis || /\bnext week\b/.test(text))) return [];
  const monday = mondayOf(today);
  if (monday === mondayOf(begun.startDate.value)) return [];
  const next = course.weeks.slice(at + 1).find(({ startDate }) => startDate !== null);
  if (next?.startDate && !isThis) return [];
  const { value, evidence, confidence } = (next ?? begun).startDate ?? begun.startDate;
  const work = allAssignments(course).filter(({ dueDate }) => dueDate !== null && dueDate >= monday);
  const dueNow = work.filter(({ dueDate }) => dueDate !== null && dueDate < addDays(monday, daysOfWeek));
  if (isThis && dueNow.length > 0) return dueNow.map(sayDue);
  if (!next && work.length > 0) return [];
  const { number, topic } = next ?? begun;
  const week = `week ${number}, from ${sayDate(value)}${topic ? `: ${topic.value}` : ''}`;
  const said = next
    ? `The plan has nothing in the week of ${sayDate(monday)}. It goes on with ${week}`
    : `The plan of this course is over. Its last week was ${week}`;
  return [{ text: `${said}.`, evidence, confidence }];
}

function sayStart(lead: string, { startDate }: Week): CourseFact[] {
  if (!startDate) return [];
  const { value, evidence, confidence } = startDate;
  return [{ text: `${lead} ${sayDate(value)}.`, evidence, confidence }];
}

/** Weeks without class; of several the ones that the question names. */
function breaks(text: string, weeks: readonly Week[]): CourseFact[] {
  const free = weeks.filter(({ breakName }) => breakName !== null);
  const named = free.filter(({ breakName }) => {
    const words = (breakName ?? '').toLowerCase().split(/\W+/);
    return words.some((word) => word.length > 3 && word !== 'break' && word !== 'class' && text.includes(word));
  });
  const isGeneral = !/\b(?:spring|fall|autumn|winter|thanksgiving|easter|reading|mid-?\w+|labor|memorial)\b/.test(text);
  return (isGeneral ? free : named).flatMap(({ number, breakName, startDate, topic }) => {
    const place = startDate ?? topic;
    if (!place) return [];
    const when = startDate ? `, from ${sayDate(startDate.value)}` : '';
    return [
      {
        text: `Week ${number}${when}: ${breakName?.replace(/[.\s]+$/, '')}.`,
        evidence: place.evidence,
        confidence: place.confidence,
      },
    ];
  });
}
