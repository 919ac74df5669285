import type { ActivityType, BloomLevel } from '@weekwise/domain/activities.ts';
import type { Citation } from '../../answers/citation.ts';
import type { Course, Evidence } from '../../syllabus/course.ts';
import { phraseKey } from '../../vocabulary/corpus.ts';
import type {
  Activity,
  ActivitySet,
  Flashcard,
  MultipleChoice,
  SocraticDialogue,
  SocraticTurn,
  TrueFalse,
} from '../activity.ts';
import { fraction, shuffled, stableHash } from '../hash.ts';
import { hintLadder } from '../hints.ts';
import { type CoursePoint, coursePoints } from './course-points.ts';

export interface SyllabusActivityOptions {
  type: ActivityType;
  count: number;
  seed?: number;
  /** Cites lines of the syllabus. */
  cite(evidence: Evidence): Citation;
}

/**
 * Activities about a week from the syllabus alone: its topic, its readings, what is due, and the rules of the course.
 * For a week whose materials are not there yet. Each has the verbatim lines that support it. Deterministic.
 */
export function makeSyllabusActivities(
  course: Course,
  weekNumber: number,
  options: SyllabusActivityOptions,
): ActivitySet {
  const week = course.weeks.find(({ number }) => number === weekNumber);
  const points = week ? coursePoints(course, week) : [];
  const activities = make(points, weekNumber, options).slice(0, Math.max(0, options.count));
  return { activities, shortage: activities.length < options.count ? 'too-few-facts' : null };
}

function make(
  points: readonly CoursePoint[],
  week: number,
  { type, cite, seed = 1 }: SyllabusActivityOptions,
): Activity[] {
  switch (type) {
    case 'flashcards':
      return points.map((point) => flashcard(point, cite(point.evidence)));
    case 'true-false':
      return points.map((point, i) => trueFalse(point, cite(point.evidence), i, seed));
    case 'multiple-choice':
      return points.flatMap((point) => multipleChoice(point, cite(point.evidence), seed));
    case 'socratic-dialogue':
      return dialogue(points, week, cite);
  }
}

const says = ({ quote }: Citation): string => `Your syllabus says: “${quote}”`;

function flashcard({ question: front, answer: back }: CoursePoint, citation: Citation): Flashcard {
  const id = stableHash(`syllabus card ${front} ${back}`);
  const level = { bloomLevel: 'remember', difficulty: 'easy' } as const;
  return { type: 'flashcards', form: 'question', id, front, back, ...level, citation, explanation: says(citation) };
}

/** About every other one is false, where the course has a wrong answer to offer. */
function trueFalse(point: CoursePoint, citation: Citation, order: number, seed: number): TrueFalse {
  const [rival] = shuffled(point.rivals, (other) => `${point.question} ${other}`, seed);
  const isFalse = rival !== undefined && (order % 2 === 1) !== fraction(point.question, seed) < 0.2;
  const statement = point.say(isFalse ? rival : point.answer);
  return {
    type: 'true-false',
    id: stableHash(`syllabus ${!isFalse} ${statement}`),
    statement,
    answer: !isFalse,
    bloomLevel: 'remember',
    difficulty: isFalse ? 'medium' : 'easy',
    citation,
    explanation: `${isFalse ? `False. Not “${rival}” but “${point.answer}”.` : 'True.'} ${says(citation)}`,
  };
}

function multipleChoice({ question, answer, rivals }: CoursePoint, citation: Citation, seed: number): MultipleChoice[] {
  const quote = ` ${phraseKey(citation.quote)} `;
  const wrong = rivals.filter((rival) => !quote.includes(` ${phraseKey(rival)} `));
  const distractors = shuffled(wrong, (other) => `${question} ${other}`, seed).slice(0, 3);
  if (distractors.length < 3) return [];
  const options = shuffled([answer, ...distractors], (option) => `${option} ${question}`, seed);
  return [
    {
      type: 'multiple-choice',
      id: stableHash(`syllabus choice ${question} ${[...options].sort().join(' ')}`),
      question,
      options,
      answerIndex: options.indexOf(answer),
      bloomLevel: 'remember',
      difficulty: 'medium',
      citation,
      explanation: says(citation),
    },
  ];
}

/** What the dialogue asks about each kind of line, from recall to a plan of one's own. */
const turnsAbout: [about: CoursePoint['about'], bloomLevel: BloomLevel, question: (week: number) => string][] = [
  ['topic', 'remember', (week) => `What is week ${week} about, as the syllabus names it?`],
  ['reading', 'understand', (week) => `What do you read for week ${week}, and what do you expect it to be about?`],
  ['due date', 'apply', (week) => `What is due in week ${week}, and by when?`],
  [
    'policy',
    'analyze',
    () => 'Which rule of the course matters most for your work this week, and what does it ask of you?',
  ],
];

function dialogue(
  points: readonly CoursePoint[],
  week: number,
  cite: (evidence: Evidence) => Citation,
): SocraticDialogue[] {
  const topic = `What week ${week} asks of you`;
  const turns = turnsAbout.flatMap(([about, bloomLevel, ask]): SocraticTurn[] => {
    const point = points.find((candidate) => candidate.about === about);
    if (!point) return [];
    const citation = cite(point.evidence);
    const question = ask(week);
    const hints = hintLadder(citation.quote, question, citation, point.answer);
    const evidence = citation.quote;
    return [
      {
        question,
        bloomLevel,
        evidence,
        citation,
        hints: hints.map((hint) => hint.replaceAll('our reading', 'our syllabus')),
      },
    ];
  });
  const [first] = turns;
  if (!first || turns.length < 2) return [];
  const said = turns.map(({ evidence }) => evidence).join(' ');
  return [
    {
      type: 'socratic-dialogue',
      id: stableHash(`syllabus dialogue ${week} ${said}`),
      topic,
      turns,
      bloomLevel: 'apply',
      difficulty: 'easy',
      citation: first.citation,
      explanation: `A good dialogue comes to say: ${said}`,
    },
  ];
}
