import type { Course, Week } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { type Moment, plainQuestion, weekNumbersIn, weeksNamed } from '../course/week-words.ts';

/** A question that sets weeks, or a topic and a week, beside each other. */
export interface WeeksQuestion {
  kind: 'connect' | 'compare';
  weeks: Week[];
  /** What is to be connected with the one week, in the student's words; null where two weeks are named. */
  topic: string | null;
}

const connecting =
  /\b(?:connect\w*|relat(?:e|es|ed|ion\w*)|link(?:s|ed)?|tie[sd]? (?:in|to|back|together)|build(?:s)? (?:up)?on|lead(?:s)? (?:in)?to|fit(?:s)? (?:in )?with|have to do with|has to do with|come(?:s)? back|follow(?:s)? from|draw(?:s)? on|prepare(?:s)? for|go(?:es)? with|show(?:s)? up again|in common|shared?)\b/;
const comparing =
  /\b(?:compar\w+|contrast\w*|differ\w*|distinguish|similar\w*|versus|vs\.?|same as|between|side by side)\b/;
const pointing = /\b(?:this|that|it|these|those|here)\b/;
/** Words of the frame, which name nothing. */
const frame = new Set(
  contentStems(
    'how does do is are connect connected connection connections relate related relation relationship link links linked tie build lead fit follow draw prepare common share shared compare comparison contrast different difference differ similar between week weeks topic topics material reading readings learned class course explain tell show again back come go up versus vs idea ideas',
  ),
);

/** Whether words set something beside a week: "How does this connect to week 2?" */
export const setsBesideWeek = (question: string): boolean => {
  const text = plainQuestion(question);
  return (connecting.test(text) || comparing.test(text)) && weekNumbersIn(text).length > 0;
};

/** Reads a question across weeks; null where it is none. `openWeek` stands for "this" where nothing else does. */
export function readWeeksQuestion(question: string, course: Course, moment: Moment): WeeksQuestion | null {
  const text = plainQuestion(question);
  const isComparison = comparing.test(text) && !/\bconnect|\brelat|\blink/.test(text);
  if (!isComparison && !connecting.test(text)) return null;
  const weeks = weeksNamed(text, course, moment) ?? [];
  const kind = isComparison ? 'compare' : 'connect';
  if (weeks.length >= 2) return { kind, weeks: weeks.slice(0, 3), topic: null };
  const [only] = weeks;
  if (!only) return null;
  const topic = contentStems(text).filter((stem) => !frame.has(stem) && !/^\d+$/.test(stem));
  if (topic.length > 0) return kind === 'connect' ? { kind, weeks, topic: topicWords(question) } : null;
  const open = course.weeks.find(({ number }) => number === moment.openWeek);
  if (!open || open === only || !pointing.test(text)) return null;
  return { kind, weeks: [open, only], topic: null };
}

/** The student's words for the topic, without the frame around them. */
function topicWords(question: string): string {
  return question
    .replace(/\bweeks?\s+\w+/gi, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => contentStems(word).some((stem) => !frame.has(stem)))
    .join(' ');
}
