import { daysBetween } from '../../dates/calendar.ts';
import { resolveTypedDay } from '../../dates/resolve-day.ts';
import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { allAssignments, matchTitles } from '../course/course-question.ts';
import { sayDue } from '../course/fact.ts';
import { searchSyllabus } from '../course/search-syllabus.ts';
import { termStartOf } from '../course/term-start.ts';
import { plainQuestion } from '../course/week-words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { type AnswerLine, sentence } from '../render/answer-line.ts';
import { countWords, firstSentences } from '../render/shorten.ts';
import { quoteOf } from '../requests/written-answer.ts';
import { inDays } from './due-answer.ts';
import type { StudentState } from './student-state.ts';

const asks =
  /^(?:(?:so|and|wait|oh|hey|ok(?:ay)?|shoot|crap|ugh)[, ]+)*(?:did|have|had) (?:i|we) (?:already |just )?(?:miss(?:ed)?)(?: out on)? (?:(?:the|my|our|an?|that|this) )(?<name>[^?,]{3,60}?)(?: (?:thing|stuff|already|yet))*\W*$/;
/** What is no thing of its own: the list of all that was missed tells it. */
const general =
  /^(?:(?:any|last|past|other|whole|few|lot of) )*(?:class(?:es)?|lectures?|sessions?|weeks?|days?|deadlines?|due dates?|things?|stuff|assignments?|work|homework|readings?|lot|bunch)\b/;

/** Answers "Did I miss the talk?" by the day that the plan or a line of the syllabus has for that one thing. */
export function missedThing(
  question: string,
  { today, work }: Pick<StudentState, 'today' | 'work'>,
  course: Course,
  passages: () => readonly Passage[],
): AnswerLine[] | null {
  const name = asks.exec(plainQuestion(question))?.groups?.name;
  if (name === undefined || general.test(name)) return null;
  const asked = { text: name, stems: new Set(contentStems(name)), weeks: null, today };
  const titled = matchTitles(asked, allAssignments(course), ({ title }) => title).filter(
    ({ dueDate }) => dueDate !== null,
  );
  if (titled.length > 0)
    return titled.map((each) => {
      const isHandedIn = work.some(({ assignment, handedIn }) => assignment.title === each.title && handedIn);
      const mark = isHandedIn ? ' You marked it as handed in.' : '';
      const { text, evidence } = sayDue(each);
      return sentence(`${verdict(each.dueDate ?? today, today)} ${text}${mark}`, evidence);
    });
  const [found] = searchSyllabus(name, passages())?.pieces ?? [];
  const piece = found && withParagraph(found);
  if (!piece)
    return [sentence(`I find no ${name} in your plan or your syllabus, so I cannot tell whether you missed it.`)];
  const termStart = termStartOf(course) ?? today;
  const said = quoteOf(piece);
  const day = resolveTypedDay(said, { today, termStart, current: null });
  const lead = day ? verdict(day.date, today) : 'Your syllabus says of it:';
  return [sentence(`${lead} “${said}”`, piece)];
}

/** In words: so short a line is the name of its paragraph. */
const longestLabel = 4;
const longestShown = 50;

function withParagraph(piece: Excerpt): Excerpt {
  const { passage, start } = piece;
  const block = blocksOf(passage).findLast((each) => each.start <= start);
  if (!block || countWords(quoteOf(piece)) > longestLabel) return piece;
  return { ...piece, end: start + firstSentences(passage.text.slice(start, block.end), longestShown).end };
}

function verdict(date: string, today: string): string {
  if (date === today) return 'No, it is today:';
  const far = inDays(today, date);
  return daysBetween(today, date) > 0 ? `No, it is still to come, ${far}:` : `Its day is over, ${far}:`;
}
