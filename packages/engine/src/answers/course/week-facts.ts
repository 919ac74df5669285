import type { Course, Field, Week } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { andList } from '../render/answer-line.ts';
import { type CourseQuestion, matchTitles } from './course-question.ts';
import { type CourseFact, sayDate, sayDue, sayReading } from './fact.ts';

const aboutWork =
  /\b(?:due|hand(?:ed)? in|turn(?:ed)? in|submit\w*|deadlines?|assignments?|homework|exams?|quiz(?:zes)?|papers?|essays?)\b/;
const aboutReading = /\b(?:read|readings?|chapters?|pages)\b/;
const aboutDate = /\bwhen (?:is|does|do|are)\b|\bwhat (?:date|day)\b/;

/** "What is due in week 3?", "What do we read this week?", "What is week 5 about?", "When does week 2 begin?" */
export function weekFacts({ text, weeks }: CourseQuestion): CourseFact[] {
  return (weeks ?? []).flatMap((week) => {
    if (aboutReading.test(text)) return orNothing(week.readings.map(sayReading), week, 'to read');
    if (aboutWork.test(text)) return orNothing(week.assignments.map(sayDue), week, 'due');
    if (aboutDate.test(text) && week.startDate) {
      const { value, evidence, confidence } = week.startDate;
      return [{ text: `Week ${week.number} begins on ${sayDate(value)}.`, evidence, confidence }];
    }
    return overview(week);
  });
}

/** A week without work is an answer too; the lines that open the week show it. */
function orNothing(facts: CourseFact[], { number, topic, startDate }: Week, what: string): CourseFact[] {
  const opening = topic ?? startDate;
  if (facts.length > 0 || !opening) return facts;
  const { evidence, confidence } = opening;
  return [{ text: `The syllabus lists nothing ${what} in week ${number}.`, evidence, confidence }];
}

function overview({ number, topic, readings, assignments }: Week): CourseFact[] {
  const about = topic ? [sayTopic(number, topic)] : [];
  return [...about, ...readings.map(sayReading), ...assignments.map(sayDue)];
}

const asksForWeek =
  /\b(?:which|what) weeks?\b|\b(?:which|what) (?:chapters?|readings?|sections?|units?|modules?|lectures?|sessions?|class(?:es)?) (?:covers?|is (?:about|on)|are (?:about|on)|talks? about|deals? with|discuss(?:es)?|explains?)\b|\bwhen\b.*\b(?:we|in class|this course|the course|the syllabus)\b/;
const spoken = new Set(
  contentStems(
    'covered covers deals discuss discussed explains talk study learn read reading class course syllabus topic chapter section unit module lecture session',
  ),
);

const asksForAll =
  /\b(?:what|which|list|show|all|name)\b.*\btopics\b.*\b(?:course|class|semester|term|we|covered?|syllabus)\b|\b(?:overview|outline|schedule|plan|structure) (?:of|for) (?:the |this |our )?(?:course|class|semester|term|lectures?)\b|\b(?:course|class|semester) (?:schedule|outline|plan|calendar)\b|\bwhat(?:'s| is) the (?:schedule|plan)\W*$|\bwhat (?:do|will|have|did) we (?:cover|do|done|learn(?:ed)?|covered|study|studied) (?:so far|this (?:semester|term)|in (?:this|the) (?:course|class))\b/;

/** "What topics are covered?", "What have we covered so far?": the weeks with their topics. */
export function outlineFacts({ text, today }: CourseQuestion, { weeks }: Course): CourseFact[] {
  if (!asksForAll.test(text)) return [];
  const asked = /\bso far\b|\bhave we\b|\bdid we\b/.test(text)
    ? weeks.filter(({ startDate }) => startDate !== null && today !== null && startDate.value <= today)
    : weeks;
  return topicsOf(asked);
}

/** "What is learning?" ends as it is. */
const sayTopic = (number: number, topic: Field<string>): CourseFact => ({
  ...topic,
  text: `Week ${number}: ${topic.value}${/[.!?]$/.test(topic.value) ? '' : '.'}`,
});

/** What each week is about. */
export const topicsOf = (weeks: readonly Week[]): CourseFact[] =>
  weeks.flatMap(({ number, topic }) => (topic ? [sayTopic(number, topic)] : []));

/** "When do we read Goffman?", "Which week covers inflation?", "When do we discuss photosynthesis?" */
export function coverageFacts(question: CourseQuestion, course: Course): CourseFact[] {
  if (!asksForWeek.test(question.text)) return [];
  const stems = new Set([...question.stems].filter((stem) => !spoken.has(stem)));
  const things = course.weeks.flatMap((week) => [
    ...(week.topic ? [{ ...week.topic, week, title: week.topic.value }] : []),
    ...week.readings.map((reading) => ({ ...reading, week, title: `${reading.author ?? ''} ${reading.title}`.trim() })),
  ]);
  const found = matchTitles({ ...question, stems }, things, ({ title }) => title, 'half');
  const told = found.map(({ week, title, evidence, confidence }) => {
    const from = week.startDate ? `, from ${sayDate(week.startDate.value)}` : '';
    return { text: `Week ${week.number}${from}: ${title}.`, evidence, confidence };
  });
  return [
    ...told,
    ...chapterOf(
      found.map(({ week }) => week),
      question,
      course,
    ),
  ];
}

/** "25.3 Hard Times", "ch. 25" */
const chapterIn = (title: string): string | null =>
  /(?:^|\s)(\d{1,2})\.\d{1,2}\b/.exec(title)?.[1] ?? /\bch(?:apter|\.)? ?(\d{1,2})\b/i.exec(title)?.[1] ?? null;

/** A topic that one title names may fill the chapter that it is of, which the plan has in other weeks as well. */
function chapterOf(found: readonly Week[], { text }: CourseQuestion, { weeks }: Course): CourseFact[] {
  if (found.length === 0 || /\d/.test(text)) return [];
  const chaptersOf = ({ readings }: Week) => new Set(readings.flatMap(({ title }) => chapterIn(title) ?? []));
  const named = new Set(found.flatMap((week) => [...chaptersOf(week)]));
  const [chapter] = named;
  const all = weeks.filter((week) => chapter !== undefined && chaptersOf(week).has(chapter));
  const [first] = all.flatMap(({ readings }) => readings.filter(({ title }) => chapterIn(title) === chapter));
  if (named.size !== 1 || !first || all.every((week) => found.includes(week))) return [];
  const numbers = all.map(({ number }) => number);
  return [{ ...first, text: `All of chapter ${chapter}, which this is in: ${sayWeeksOf(numbers)}.` }];
}

const sayWeeksOf = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `week ${numbers[0]}` : `weeks ${andList(numbers)}`;

const asksAuthor = /\bwho (?:wrote|is the author of|are the authors of)\b|\bauthors? of\b/;
const ofAuthors = new Set(contentStems('wrote write author reading article book chapter text week'));

/** "Who wrote Snow Crystals?" of what the plan has to read. */
export function authorFacts(question: CourseQuestion, course: Course): CourseFact[] {
  if (!asksAuthor.test(question.text) || question.weeks !== null) return [];
  const stems = new Set([...question.stems].filter((stem) => !ofAuthors.has(stem)));
  const readings = course.weeks.flatMap((week) => week.readings).filter(({ author }) => author !== null);
  return matchTitles({ ...question, stems }, readings, ({ author, title, pages }) => `${author} ${title} ${pages}`).map(
    sayReading,
  );
}
