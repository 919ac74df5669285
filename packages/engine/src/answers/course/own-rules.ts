import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow } from '../evidence/forms.ts';
import { countWords } from '../render/shorten.ts';
import { readCourseQuestion } from './course-question.ts';
import { statementFrom } from './statement.ts';
import { plainQuestion } from './week-words.ts';
import { missingWork } from './work-facts.ts';

/** Something that only the course itself can say, whatever its readings speak of. */
interface Rule {
  name: string;
  asks: RegExp;
  /** How a sentence of the syllabus begins to say it. */
  says: RegExp;
  /** The words are a course's own, also where the question says neither "we" nor "class". */
  isPlain?: true;
}

/** In words; the citation opens the rest. */
const longest = 60;
const work = '(?:work|papers?|essays?|submissions?|assignments?|homework|problem sets?|labs?|reports?)';
const teacher = '(?<!\\b(?:lab|section|discussion|recitation) )(?:instructor|professor|teacher|lecturer|prof)';
const exam = '(?:mid-?term|final|exams?|tests?|quiz(?:zes)?)';

const rules: Rule[] = [
  {
    name: 'late work',
    asks: new RegExp(
      `\\blate (?:polic(?:y|ies)|penalt(?:y|ies)|days?\\b(?= policy| allowed)|${work})\\b|\\b(?:hand|turn|submit|send|deliver)\\w*\\b.*\\blate\\b|\\b(?:get|ask for|have|grant\\w*|request) an? extension\\b|\\bextension policy\\b|\\bextensions? (?:allowed|possible|granted)\\b|\\b${work}\\b.*\\blate\\b`,
    ),
    says: new RegExp(
      `\\blate\\b.{0,60}\\b(?:${work}|penal\\w*|accept\\w*|days?)\\b|\\b${work}\\b.{0,60}\\blate\\b|\\bextensions?\\b`,
      'i',
    ),
  },
  {
    name: 'attendance',
    asks: /\battendance\b|\babsen(?:ces?|t)\b|\b(?:do|must|should) (?:i|we) (?:(?:need|have) to )?(?:attend|come to class|go to class|be (?:there|in class))\b|\b(?:miss(?:ed|ing)?|skip(?:ped|ping)?) (?:a |an |one |any |too many )?(?:class(?:es)?|lectures?|sessions?|seminars?|meetings?)\b/,
    says: /\battend|\babsen|\bmiss(?:ing|ed)? (?:\w+ ){0,2}(?:class|lecture|session|meeting)/i,
  },
  {
    name: 'plagiarism or academic honesty',
    asks: /\bplagiari\w+|\bcheat(?:ing)?\b|\bacademic (?:integrity|honesty|dishonesty)\b|\bhonou?r code\b/,
    says: /\bplagiari|\bcheat|\bacademic (?:integrity|honesty)|\bhonou?r code/i,
  },
  {
    name: 'working together',
    asks: /\b(?:can|may|are) (?:i|we|students) (?:allowed to )?(?:work (?:together|with|in (?:groups|pairs|teams))|collaborate|share (?:code|answers))\b|\bcollaboration policy\b/,
    says: /\bcollaborat|\bwork(?:ing)? (?:together|in (?:groups|pairs|teams)|with (?:others|classmates))|\bgroups? of\b|\bdiscuss\b.{0,40}\bwith (?:anyone|others|classmates)/i,
  },
  {
    name: 'accommodations',
    asks: /\baccommodations?\b|\bdisability (?:services|support)\b/,
    says: /\baccommodat|\bdisabilit/i,
  },
  {
    name: 'making up what was missed',
    asks: new RegExp(
      `\\bmake-?up (?:(?:an?|the|my) )?(?:missed )?(?:polic(?:y|ies)|work|${exam})|\\bmake up (?:an?|the|my) (?:missed )?${exam}|\\bre-?take (?:the |an? |my )?${exam}`,
    ),
    says: /\bmake-?up|\bmade up\b|\bre-?take/i,
    isPlain: true,
  },
  {
    name: 'extra credit',
    asks: /\b(?:extra|bonus) (?:credit|points)\b/,
    says: /\b(?:extra|bonus) (?:credit|points)/i,
    isPlain: true,
  },
  { name: 'participation', asks: /\bparticipation\b/, says: /\bparticipat/i },
  {
    name: 'having a grade looked at again',
    asks: /\bre-?grad(?:e|ing)\b|\b(?:appeal|dispute|contest|challenge) (?:a|my|the) (?:grade|mark)\b/,
    says: /\bre-?grad|\b(?:appeal|dispute)/i,
    isPlain: true,
  },
  {
    name: 'what the exams are like',
    asks: new RegExp(
      `\\b${exam}\\b.*\\b(?:cumulative|comprehensive|(?:open|closed)[- ](?:book|notes?)|online|in person|take-?home|multiple[- ]choice|calculators?|cheat ?sheets?)\\b|\\b(?:calculators?|cheat ?sheets?|notes)\\b.*\\b(?:in|on|during|for|at) the ${exam}\\b|\\bhow long (?:is|are|will|does) the ${exam}\\b`,
    ),
    says: /\b(?:cumulative|comprehensive|(?:open|closed)[- ](?:book|notes?)|take-?home|calculators?|cheat ?sheets?|\d+[- ](?:minutes?|hours?)[- ](?:long|exam))\b/i,
    isPlain: true,
  },
  {
    name: 'recording classes',
    asks: /\b(?:record|recordings?)\b.*\b(?:class(?:es)?|lectures?|sessions?)\b|^are (?:the |our )?(?:class(?:es)?|lectures?|sessions?) (?:\w+ )?recorded\b/,
    says: /\brecord(?:ed|ings?)?\b/i,
    isPlain: true,
  },
  {
    name: 'office hours',
    asks: /\boffice hours?\b/,
    says: /\boffice hours?\b/i,
    isPlain: true,
  },
  {
    name: 'how to reach the instructor',
    asks: new RegExp(
      `\\b(?:e-?mail|contact|reach|write to|call|phone)\\b.*\\b${teacher}\\b|\\b${teacher}(?:'?s)? (?:e-?mail|phone)`,
    ),
    says: /@|\be-?mail\b|\bphone\b/i,
    isPlain: true,
  },
  {
    name: 'when and where the class meets',
    asks: /\b(?:when|where|what time|which room|what room|what days?)\b.*\b(?:(?:does|do|is) (?:this |the |our |my )?(?:class|course|lecture|seminar)|we)(?: meets?| held| take place|\W*$)/,
    says: /\b(?:meets?|class(?:es)?|lectures?)\b.{0,60}\b(?:mon|tues|wednes|thurs|fri|room|hall|building)/i,
    isPlain: true,
  },
];

/** Words by which a student speaks of their own course. */
const own =
  /\b(?:i|we|my|our|us|polic(?:y|ies)|rules?|allowed|permitted|required|mandatory|compulsory|accepted|graded|syllabus|tas?|penalt(?:y|ies) for late|late (?:submissions?|homework|assignments?|penalt(?:y|ies))|(?:this|the|our) (?:course|class|seminar|module)|in class)\b/;

const ofThisCourse = new RegExp(
  `\\b(?:this|our|my) (?:course|class|seminar|module)\\b(?! of\\b)|\\bin class\\b(?! \\w+s\\b)|\\b(?:leave|enter|come to|late (?:to|for)) (?:the )?class\\b|\\b(?:this|the|our|my) ${teacher}\\b|\\b(?:can|could|may|do|must|should|am|will) (?:i|we)\\b.*\\b(?:the|my|our) (?:${exam}|${work})\\b`,
);
/** "How can I improve my memory for the exam?" asks of the matter, whatever it is for. */
const forExam = / (?:for|before|on) (?:the|my|our) (?:\w+ )?(?:mid-?term|final|exam|test|quiz)(?: exam)?\W*$/;

const ofMatter =
  /\b(?:learn\w*|cover\w*|discuss\w*|talk\w*|read\w*|stud(?:y|ied)|said|says?|mean\w*|explain\w*|about)\b/;

/** "Does she answer mails on Sundays?": of the one who teaches here. */
const ofTeacher = new RegExp(
  `\\b(?:does|will|can|is|are|do) (?:she|he|they|(?:the |our |my )?${teacher}|(?:the |our |my )?tas?)\\b.*\\b(?:e-?mails?|mails?|messages?|answers?|repl(?:y|ies)|responds?|available|reachable|office)\\b`,
);

/** Whether a question asks how the course itself is run and not what it teaches: no reading can answer that. */
export const asksOnlyOfCourse = (text: string): boolean =>
  ofTeacher.test(text) || (ofThisCourse.test(text.replace(forExam, '')) && speaksOfOwn(text) && !ofMatter.test(text));

/** Whether a question speaks of the student's own course and not of any other. */
export const speaksOfOwn = (text: string): boolean => own.test(text) && !/\b(?:was|were|did|had)\b/.test(text);

/**
 * Answers a question about a rule of the course that is no field of its plan: what the syllabus says on it, or that it
 * is silent. Returns null where the question asks for no such rule. No reading answers it: what a chapter says of late
 * work is not when work is late here.
 */
export function ownRule(
  question: string,
  course: Course,
  today: string | null,
  passagesOfSyllabus: () => readonly Passage[],
): { said: Excerpt } | { silentAbout: string; near?: Excerpt | null; matter: string } | null {
  const text = plainQuestion(question);
  const rule = rules.find(({ asks, isPlain }) => asks.test(text) && (isPlain || speaksOfOwn(text)));
  if (!rule) {
    const missing = missingWork(readCourseQuestion(question, course, today));
    if (missing === null) return null;
    // What the plan doesn't have, a line beside the schedule may still say: "Exam: 3 April. Essay due 6 May."
    const spoken = sentenceOf({ says: mentionOf(missing) }, passagesOfSyllabus());
    if (spoken) return { said: spoken };
    return {
      silentAbout: missing,
      near: sentenceOf({ says: mentionOf(missing, false) }, passagesOfSyllabus()),
      matter: '',
    };
  }
  const said = sentenceOf(rule, passagesOfSyllabus()) ?? sectionOf(rule, passagesOfSyllabus());
  return said ? { said } : { silentAbout: rule.name, matter: rule.asks.exec(text)?.[0] ?? '' };
}

const longestHeading = 5;

/** "Extra credit" over "There is one chance: …": below such a heading no sentence need name its matter. */
function sectionOf({ says }: Pick<Rule, 'says'>, passages: readonly Passage[]): Excerpt | null {
  const passage = passages.find(({ headingPath }) => {
    const heading = headingPath.at(-1) ?? '';
    return says.test(heading) && countWords(heading) <= longestHeading;
  });
  return passage ? { passage, ...statementFrom(passage, 0, longest) } : null;
}

/** A sentence that speaks of the work, and of a share of the grade where that was asked. */
function mentionOf(missing: string, isWorth = missing.startsWith('how much')): RegExp {
  const name = missing.replace(/^(?:any|how much the) | counts?$/g, '').replace(/s$/, '');
  // Without its beginning it would be tried at every letter.
  const named = `^(?=.*\\b${name}s?\\b)`;
  return new RegExp(isWorth ? `${named}.*(?:%|\\b(?:per ?cent|points?|marks?|weight|worth)\\b)` : named, 'is');
}

const deniesWork =
  /\b(?:is|are|be|have|has) no (?:\w+ )?(?:mid-?terms?|finals?|exams?|tests?|quiz(?:zes)?|papers?|homework)\b/i;

const sentencesOfText = memoizeByObject(({ text }: Passage) => splitSentences(text));

/** A sentence of the rules says more than a row of the schedule that names the same. */
const sentenceOf = (rule: Pick<Rule, 'says'>, passages: readonly Passage[]): Excerpt | null =>
  sentenceWhere(rule, passages, (passage, start) => !isInRow(passage, start)) ?? sentenceWhere(rule, passages, isInRow);

const isInRow = (passage: Passage, at: number): boolean =>
  blocksOf(passage).some(({ form, start, end }) => isRow(form) && start <= at && at < end);

function sentenceWhere(
  { says }: Pick<Rule, 'says'>,
  passages: readonly Passage[],
  isMeant: (passage: Passage, start: number) => boolean,
): Excerpt | null {
  for (const passage of passages) {
    const span = sentencesOfText(passage).find(
      ({ start, end }) => says.test(passage.text.slice(start, end)) && isMeant(passage, start),
    );
    if (!span) continue;
    // That there is none: what follows is on another.
    if (deniesWork.test(passage.text.slice(span.start, span.end))) return { passage, ...span };
    const statement = statementFrom(passage, span.start, longest);
    // A statement doesn't run on into the table below it.
    const table = blocksOf(passage).find(({ form, start }) => isRow(form) && start > span.start);
    return { passage, ...statement, end: Math.min(statement.end, table ? table.start - 1 : statement.end) };
  }
  return null;
}
