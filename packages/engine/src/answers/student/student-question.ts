import { alternation } from '../../lexicon/alternation.ts';
import { breakName } from '../../lexicon/breaks.ts';
import { englishMonthNames } from '../../lexicon/calendar-names.ts';
import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { asksForGradeSoFar, asksForOwnMark } from '../course/own-marks.ts';
import { plainQuestion, weekNumbersIn } from '../course/week-words.ts';
import { type PlanRequest, readPlanRequest } from './plan-request.ts';

/** What a student asks about themselves. */
export type StudentQuestion =
  /** What is due, in the span that the words name. */
  | 'due'
  /** What should be handed in by now and is not. */
  | 'overdue'
  /** Whether one piece of work is handed in. */
  | 'handed-in'
  | 'missed'
  /** How far they are, in a week or in the course. */
  | 'standing'
  | 'weak-points'
  | 'cards-due'
  | 'ready'
  | 'next-step'
  | PlanRequest
  /** A mark that a teacher gave: it is kept nowhere here. */
  | 'grade'
  /** Whether something was read: it is kept nowhere here. */
  | 'read-so-far';

const self = "(?:i|i'm|i've|me|my|we|we've|we're|our)";
const deadline = '(?:due|deadlines?|hand(?:ed)? in|turn(?:ed)? in|submit(?:ted)?)';
const span = `(?:in (?:${alternation(englishMonthNames)})|today|tonight|tomorrow|this (?:week|month|weekend)|next (?:\\w+ )?(?:days?|weeks?|month)|next|soon|now|still|left|upcoming|coming up|(?:this|next|on|by|before|until) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:after|since|before|until|by|over|during) (?:the )?${breakName}|within|in the next|in \\w+ days)`;

/**
 * The first that fits decides, so the narrower ones come first. Past tense of others ("was due to") is no question
 * about the student.
 */
const patterns: [StudentQuestion, { test: (text: string) => boolean }][] = [
  [
    'overdue',
    /\boverdue\b(?!.*\b(?:books?|fees?|loans?|debts?)\b)|\b(?:am i|are we|i'm|i am) (?:too )?late (?:with|on|for)\b|\bmissed (?:any |a |my )?(?:deadlines?|due dates?)\b|\bpast due\b/,
  ],
  [
    'handed-in',
    new RegExp(
      `^(?:have|did) ${self}(?: already| ever)? (?:hand(?:ed)?(?: \\w+){0,6}? in|turn(?:ed)?(?: \\w+){0,6}? in|submit(?:ted)?)\\b|\\bis (?:my|the) .+ (?:handed|turned) in\\b`,
    ),
  ],
  [
    'missed',
    new RegExp(
      `\\b(?:what|which|anything|everything|much|have|did|do|am|are|is there)\\b.*\\b(?:${self} (?:have )?(?:already )?(?:miss(?:ed)?|skip(?:ped)?|neglect(?:ed)?)|${self} (?:am |are |have |has )?(?:\\w+ )?(?:fall(?:en)? |fell )?behind|catch(?:ing)? up)\\b|\\b(?:am i|are we|i'm|i am) (?:\\w+ )?behind\\b|\\bhow far behind\\b|^(?:help me )?catch (?:me )?up\\b|\\b(?:weeks?|activities|things?) (?:have |did )?${self}(?: have)? (?:not|never|n't)\\b|\\b(?:haven't|have not|didn't|did not) (?:i )?(?:started?|done|do|touch(?:ed)?)\\b`,
    ),
  ],
  ['ready', /\bam i (?:\w+ )?(?:ready|prepared)\b|\bhow (?:ready|(?:well )?prepared) am i\b/],
  [
    'cards-due',
    /\b(?:flash ?cards?|cards|reviews)\b.*\b(?:due|overdue|to review|waiting|left|for today|today)\b|\bhow many (?:flash ?)?cards\b/,
  ],
  [
    'weak-points',
    /\b(?:my |am i |i'm |i am |do i |did i |i )(?:\w+ )?(?:weak(?:est|er|nesses)?|worst|bad at|struggl\w+|least well|get (?:most(?:ly)? )?wrong|got (?:most(?:ly)? )?wrong|know (?:the )?(?:least|worst))\b|\bwhat (?:questions? )?(?:did|do) i (?:keep )?(?:get|getting|answer)(?:ting)? wrong\b|\bmy (?:mistakes|weak (?:points|spots|topics|concepts))\b/,
  ],
  ['grade', { test: (text) => asksForOwnMark(text) || asksForGradeSoFar(text) }],
  [
    'read-so-far',
    new RegExp(
      `\\b(?:which|what) (?:readings?|chapters?|texts?|articles?)\\b.*\\b${self} (?:have |already |not |still )*(?:(?:n't|not) )?(?:read|have to read|need to read)\\b.*|\\bhave i (?:already )?read\\b|\\b(?:readings?|chapters?)\\b.*\\bhaven't (?:i )?read\\b`,
    ),
  ],
  [
    'standing',
    /\b(?:how|where) (?:do|am|did|have) i (?:stand|doing|getting on|coming along|progressing|perform(?:ing)?|going|done|do)\b(?!.*\b(?:know|find|cite|submit|hand|write|make|apply|use|get to|contact|calculate|compute|solve)\b)|\bhow far (?:along )?(?:am|have) i\b|\bam i doing (?:well|ok(?:ay)?|fine|badly|enough|alright)\b|\bmy (?:progress|standing|scores?|results?|statistics|stats)\b|\bhow well do i (?:know|understand)\b|\bhow much (?:have i|of .* have i|did i) (?:done|do|finish(?:ed)?|complete(?:d)?|learn(?:ed|t)?)\b|\bhow is (?:it|week .+) going for me\b|\bhow's my\b|\bhow is my (?:progress|week|course)\b/,
  ],
  [
    'next-step',
    /\bwhat (?:should|shall|can|must|do) (?:i|we) (?:do|study|learn|review|revise|practi[sc]e|work on|focus on|start with|tackle|prioriti[sz]e)(?: (?:next|now|today|first|tonight|this week|most|more))*\W*$|\b(?:anything|something|what else) (?:that )?i (?:should|need to|have to|must|can) do\b|\bwhat(?:'s| is) (?:next|my next step)\W*$|\bwhere (?:should|do) i start\b|\bwhat (?:should|do) i (?:need to )?(?:study|review|focus on|work on|learn) (?:next|now|today|first|tonight)\b/,
  ],
  [
    'due',
    /\bwhat (?:else )?(?:(?:do|should|must) (?:i|we)|i)(?: still)? (?:(?:have|need|got) to )?(?:do|finish|get done|have done|complete|prepare) (?:by|before|until|for) (?:(?:this|next|on) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the weekend)\b/,
  ],
  [
    'due',
    new RegExp(
      `\\b(?:what|which|when|anything|something|everything|any|list|show|how (?:many|much))\\b.*\\b${deadline}\\b.*\\b${span}\\b|\\b${span}\\b.*\\b${deadline}\\b|^(?:so )?(?:what|anything)(?:'s| is| are)?(?: still)? due\\W*$|\\b(?:do|have) ${self} (?:have )?(?:anything|something|any \\w+|work|homework|assignments?|deadlines?)\\b.*\\b(?:${deadline}|${span})\\b|\\bwhat (?:do|must|should) ${self} (?:still )?(?:have to |need to )?(?:${deadline}|finish|do for class)\\b|\\b(?:upcoming|next|coming|open|outstanding|remaining) (?:deadlines?|due dates?|assignments?|work|homework|exams?|quiz(?:zes)?|papers?|essays?)\\b|\\bcoming up\\b|\\bwhat(?:'s| is| have i| do i have)? (?:still )?(?:left|open|outstanding)(?: (?:to|for) .+)?\\W*$|\\b(?:haven't|have not|not yet) (?:i )?(?:handed|turned|submitted)\\b|\\bnot handed in\\b|\\b(?:have|did) i not (?:yet )?(?:hand(?:ed)?|turn(?:ed)?|submit(?:ted)?)\\b|^what do i have due\\b|\\b(?:what|which|how (?:many|much)) (?:work|assignments?|homework|deadlines?) (?:do i have|have i got|is|are)(?: still)? (?:left|open|outstanding|to do)\\b|\\bwhat (?:do i have|have i got|must i|is there) to do (?:this week|today|tomorrow|next week|by)\\b|\\bon my (?:plate|to-?do list)\\b`,
    ),
  ],
];

const ofOthers = /\b(?:he|she|they|author|king|country|army|company|government)\b/;
/** "What happens if I miss …" asks for a rule of the course, and not what was missed. */
const supposed = /\b(?:if|when) (?:i|we) (?:miss|skip|fail|forget|am|'m|hand|turn|submit|don't|do not)\b/;
/** "What do I hand in for the report?" asks what the work is. */
const ofOneWork = /\bfor (?:the|my|our) (?:\w+ )?(?:essay|paper|report|project|presentation|proposal|portfolio|lab)\b/;
/** "I was sick on the day of the test": a rule of the course, whatever is asked besides. */
const wasIll = new RegExp(
  `\\b${self} (?:was|were|am|got|had) (?:so |really |too )?(?:sick|ill|unwell|in (?:the )?hospital|covid|the flu)\\b|\\b${self} (?:have |already )?missed (?:the |an? |my |our )?(?:mid-?term|final|exam|test|quiz)\\b`,
);
const longest = 160;

/** What a question asks about the student's own state; null where it asks about something else. English only. */
export const readStudentQuestion = memoize((question): StudentQuestion | null => {
  const text = plainQuestion(question);
  if (wasIll.test(text)) return null;
  const plan = readPlanRequest(text);
  if (plan !== null && weekNumbersIn(text).length === 0) return plan;
  if (text.length > longest || ofOthers.test(text) || supposed.test(text)) return null;
  const found = patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  // "What is due in week 3?" asks for the plan of that week.
  return found === 'due' && (weekNumbersIn(text).length > 0 || ofOneWork.test(text)) ? null : found;
}, questionsAtOnce);
