import type { Course, Field } from '../../syllabus/course.ts';
import { splitSentences } from '../../text/sentences.ts';
import { contentStems } from '../../text/words.ts';
import { countWords, firstSentences } from '../render/shorten.ts';
import { type CourseQuestion, matchTitles, readCourseQuestion } from './course-question.ts';
import type { CourseFact } from './fact.ts';
import { yesOrNo } from './on-weekday.ts';
import { outsideFacts, termFacts } from './term-facts.ts';
import { authorFacts, coverageFacts, outlineFacts, weekFacts } from './week-facts.ts';
import { asksWhomAndHow } from './whom-and-how.ts';
import { gradingFacts, gradingPolicy, longestPolicy, workFacts } from './work-facts.ts';

/** The lab's is another one. */
const teacher = '(?<!\\b(?:lab|section|discussion|recitation) )(?:instructor|professor|teacher|lecturer|prof)';
const course = '(?:this|the|our|my) (?:class|course|lectures?|seminar|module)';
const meets = '(?:meets?|held|takes? place|starts?|begins?)';

/** What asks for one single fact of the course; strict, so as not to take questions to the readings. */
const single: {
  asks: Pick<RegExp, 'test'>;
  fieldOf: (course: Course) => Field<string> | null;
  nowhereElse?: true;
  kind?: 'office-hours' | 'room';
}[] = [
  {
    asks: { test: asksWhomAndHow },
    fieldOf: ({ instructor, email, officeHours }) => (instructor ? reachable(instructor, email ?? officeHours) : email),
  },
  {
    asks: new RegExp(
      `\\boffice hours?\\b|\\bwhen (?:can|could|may) (?:i|we) (?:see|meet|visit|find|catch|talk to|speak (?:to|with)) (?:with )?(?:the |my |our )?${teacher}\\b`,
    ),
    fieldOf: ({ officeHours }) => officeHours,
    kind: 'office-hours',
  },
  {
    asks: new RegExp(
      `\\b(?:e-?mail|contact|reach|write to) ${course}|\\b(?:e-?mail|contact|reach)\\b.*\\b${teacher}\\b|\\b${teacher}(?:'?s)? e-?mail\\b`,
    ),
    fieldOf: ({ email }) => email,
  },
  {
    asks: /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*who(?:m)? (?:do|should|can|must|would) (?:i|we) (?:e-?mail|contact|tell|notify|inform|message|write(?: to)?|talk to|let know|reach out to)\b/,
    fieldOf: ({ instructor, email }) => (instructor && email ? named(instructor, email) : email),
  },
  {
    asks: new RegExp(
      `\\b(?:who's teaching|who (?:teaches|is teaching|taught|runs|leads|gives)) (?:${course}|(?:this|it|us)\\W*$)|\\b(?:who is|who's|name of) (?:the|my|our|this course's) (?:course )?${teacher}\\b|\\b${teacher}(?:'?s)? name\\b`,
    ),
    fieldOf: ({ instructor }) => instructor,
    nowhereElse: true,
  },
  {
    asks: new RegExp(
      `\\b(?:where|what room|which room|what building)\\b.*(?:${course}|\\bclass(?:es)? (?:${meets})|\\bis class\\b|\\bwe meet\\b)|\\bclass(?:room)? location\\b`,
    ),
    fieldOf: ({ location, meetingTimes }) => location ?? meetingTimes,
    kind: 'room',
  },
  {
    asks: new RegExp(
      `\\b(?:when|what time|what days?|which days?|how often)\\b.*(?:${course}|\\bclass(?:es)?|\\bwe) ${meets}\\b|\\b(?:when|what time|what days?) is (?:class\\b|${course})|\\b(?:class|meeting|lecture) (?:times?|days?)\\b`,
    ),
    fieldOf: ({ meetingTimes }) => meetingTimes,
  },
  { asks: /\b(?:course|class) (?:code|number)\b/, fieldOf: ({ code }) => code, nowhereElse: true },
  {
    asks: /\b(?:what|which) (?:term|semester|quarter) (?:is|are)\b/,
    fieldOf: ({ term }) => term,
    nowhereElse: true,
  },
  {
    asks: /\b(?:name|title) of (?:this|the|our) (?:course|class)\b|\bwhat is (?:this|the) (?:course|class) called\b|\b(?:course|class) (?:name|title)\b|\bwhat (?:course|class) is this\b/,
    fieldOf: ({ name }) => name,
    nowhereElse: true,
  },
];

/**
 * Finds the facts of the course that answer a question, each with its lines in the syllabus. Empty where the question
 * is about the course and the syllabus does not say; null where it is not about the course, or other passages may say
 * it.
 * @param today `YYYY-MM-DD`; without it "this week" and "next" cannot be answered
 * @param openWeek the week that is open on the screen, which "this week" can mean too
 */
export function courseFacts(
  question: string,
  course: Course,
  today: string | null,
  openWeek: number | null = null,
): CourseFact[] | null {
  const asked = readCourseQuestion(question, course, today, openWeek);
  for (const { asks, fieldOf, nowhereElse, kind } of single) {
    if (!asks.test(asked.text)) continue;
    const field = fieldOf(course);
    if (field)
      return [
        {
          text: `${answersDay.test(asked.text) ? yesOrNo(asked.text, field.value) : ''}${closed(field.value)}`,
          evidence: field.evidence,
          confidence: field.confidence,
          ...(kind && { states: { kind, value: field.value, instructor: course.instructor?.value ?? null } }),
        },
      ];
    if (nowhereElse) return [];
  }
  const outside = openWeek === null && asked.weeks !== null ? outsideFacts(asked, course) : [];
  if (outside.length > 0) return outside;
  for (const find of [
    policyFacts,
    gradingFacts,
    gradingPolicy,
    termFacts,
    outlineFacts,
    weekFacts,
    workFacts,
    coverageFacts,
    authorFacts,
  ]) {
    const facts = find(asked, course);
    if (facts.length > 0) return facts;
  }
  return null;
}

/** "Dr. Petra Holm, p.holm@…": the address stands with whom it reaches. */
const named = (instructor: Field<string>, email: Field<string>): Field<string> => ({
  ...email,
  value: `${instructor.value}, ${email.value}`,
  confidence: Math.min(instructor.confidence, email.confidence),
});

/** Whom to reach with how, or that the syllabus does not say how. */
const reachable = (instructor: Field<string>, way: Field<string> | null): Field<string> =>
  way
    ? named(instructor, way)
    : { ...instructor, value: `${instructor.value}. Your syllabus doesn’t say how to reach them` };

const answersDay = /\boffice hours?\b/;

/** What is asked, the policy's name, and what a sentence says that gets to the point. */
const policyTopics: [asks: RegExp, name: string, point: RegExp][] = [
  [
    /\blate (?:polic|work|papers?|submissions?|assignments?|homework|penalt|days?)|\b(?:hand|turn|submit)\w*\b.*\blate\b|\bextensions?\b/,
    'late work',
    /\blate\b(?! work\.)|\bpenal|\bextension|\bdeadline|\bpast due|\b(?:lose|loses|deduct\w*|(?:each|per|every) (?:\w+ )?day)\b/i,
  ],
  [
    /\battendance\b|\babsen(?:t|ces?)\b|\bmiss(?:ed|ing)? (?:a )?(?:class|lecture|session)/,
    'attendance',
    /\battend|\babsen|\bmiss/i,
  ],
  [
    /\bplagiari\w+|\bcheating\b|\bacademic (?:integrity|honesty|dishonesty)\b/,
    'academic integrity honesty',
    /\bplagiari|\bcheat|\bintegrity|\bhonest/i,
  ],
  [
    /\baccommodations?\b|\bdisabilit(?:y|ies) (?:services|accommodations?)/,
    'accommodations',
    /\baccommodat|\bdisabilit/i,
  ],
  [/\bmake-?up (?:(?:an?|the|my) )?(?:missed )?(?:exam|quiz|test|work|assignment)/, 'make-up', /\bmake-?up/i],
  [/\bextra credit\b/, 'extra credit', /\bextra credit/i],
];

/** "What is the late policy?", "Can I hand in late?", "Is attendance mandatory?" */
function policyFacts(question: CourseQuestion, course: Course): CourseFact[] {
  const { text } = question;
  const known = policyTopics.find(([asks]) => asks.test(text));
  const other = /\bpolic(?:y|ies)\b/.test(text) ? text.replace(/\b(?:polic(?:y|ies)|course|class)\b/g, ' ') : null;
  const name = known?.[1] ?? other;
  if (name === null || question.weeks !== null || /\b(?:was|were|did)\b/.test(text)) return [];
  const wanted = { ...question, stems: new Set(contentStems(name)) };
  // What the plan keeps of a section may be its opening alone; the rule stands further on then.
  const says = known?.[2] ?? null;
  const policies = matchTitles(wanted, course.policies, ({ value }) => value.name).filter(
    ({ value }) => says === null || (/\bhow many\b/.test(text) ? pointOf(text, says) : says)?.test(value.text),
  );
  return policies.map(({ value, evidence, confidence }) => ({
    text: toThePoint(value.text, pointOf(text, known?.[2] ?? null)),
    evidence,
    confidence,
  }));
}

const cost =
  /\b(?:lose[sd]?|lost|loss|penal\w*|deduct\w*|minus|off|lowered|reduced|costs?|(?:a|per|each|every) (?:\w+ )?day)\b/;

/** "How many absences" asks for a number besides, "how much" for what is lost, also where "late" stands above only. */
function pointOf(text: string, point: RegExp | null): RegExp | null {
  const [, amount] = /\bhow (many|much)\b/.exec(text) ?? [];
  if (!point || amount === undefined) return point;
  const said = amount === 'much' ? `${point.source}|${cost.source}` : point.source;
  return new RegExp(`(?=.*\\d|.*\\b(?:one|two|three|four|five)\\b)(?=.*(?:${said}))`, 'is');
}

/** The policy from the first sentence on that gets to the point, in so many words. */
function toThePoint(text: string, point: RegExp | null): string {
  const isAmount = point?.source.startsWith('(?=') === true;
  // What comes before the point is a part of the rule: the grace days that the penalty follows on.
  const from =
    point && (isAmount || countWords(text) > longestPolicy)
      ? (splitSentences(text).find(({ start, end }) => point.test(text.slice(start, end)))?.start ?? 0)
      : 0;
  const rest = text.slice(from);
  const { start, end } = firstSentences(rest, longestPolicy);
  return rest.slice(start, end);
}

function closed(value: string): string {
  return /[.!?]$/.test(value) ? value : `${value}.`;
}
