import type { ActivityType } from '@weekwise/domain/activities.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { chapterWords, sectionWords, seriesWords } from '../../lexicon/reading-words.ts';
import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { currentWeek, type Moment, plainQuestion, weekNumbersIn, weeksNamed } from '../course/week-words.ts';
import { type PartNumber, partsOfReading, partsOfSeries } from '../question/part-numbers.ts';

/** What a student wants to practise with, as their words say it. */
export interface PracticeRequest {
  types: ActivityType[];
  /** Weeks of the plan; empty where none is named, nor open, nor running. */
  weeks: number[];
  /** Chapters and sections that are named by number; empty where none is. */
  parts: PartNumber[];
  /** What it is to be about, in the student's words; null where only parts, only weeks are named, or nothing. */
  topic: string | null;
  /** How many; null where it is not said. */
  count: number | null;
  /** "Make activities for week 3": all that a week has, rather than something to do now. */
  isWholeWeek: boolean;
}

const polite =
  "(?:(?:please|pls|plz|quick|yo|just|hi|hello|hey|ok(?:ay)?|so|now|then|and|also|next|great|thanks?|(?:can|could|would|will) (?:you|u|we|i)(?: please| pls| just)?(?: have| get| do)?|(?:i|we)(?:'d| would)? (?:want|need|like)(?: you)?(?: to)?(?: have| do)?|let'?s|let us|let me|go ahead and|help me(?: to)?|i am ready (?:for|to)|i'm ready (?:for|to)|gimme|gonna need)[,:]? )*";
const makable =
  '(?:flash ?cards?|cards|(?:pop |short |quick |little |practice )?quiz(?:zes)?|(?:practice |test |review |study |exam |some |more |\\d+ )*questions?|practice(?: test| exam)?|exercises?|true[- ](?:or[- ])?false(?: \\w+)?|multiple[- ]choice(?: \\w+)?|(?:socratic )?dialogues?|activit(?:y|ies)|mock exam|self-?test)';
const amount =
  '(?:(?:me|us) )?(?:with )?(?:an?|some|a few|a couple of|more|another|new|the|my|\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)?(?: (?:new|more|other|good|hard|easy|short|quick|socratic|few))* ?';
const orders = [
  new RegExp(
    `^${polite}(?:re-?)?(?:quiz|test|drill|examine|question|grill) (?:me|us|myself|my (?:knowledge|understanding))\\b`,
  ),
  new RegExp(`^${polite}ask (?:me|us) ${amount}(?:\\w+ ){0,2}questions?\\b`),
  new RegExp(
    `^${polite}(?:make|create|generate|give|gimme|whip up|throw me|cook up|hit me with|prepare|write|produce|build|show|get|start|do|have|bring|begin|take|run|turn \\w+ into|review|practi[sc]e with|go through) ${amount}${makable}\\b`,
  ),
  new RegExp(
    `^${polite}${amount}(?:flash ?cards?|quiz|quizlet|mcqs?|review questions?|practice (?:questions?|test|quiz)|multiple[- ]choice(?: questions?)?|true[- ]or[- ]false(?: (?:questions?|statements?))?)(?: (?:please|pls|plz|on|about|for|from|of|over|covering|weeks?|chapter) ?.*)?$`,
  ),
  new RegExp(
    `^${polite}(?:\\d{1,2}|a few|some|one|two|three|four|five|six|seven|eight|nine|ten) (?:\\w+ ){0,2}questions? (?:on|about|for|from|over|covering) `,
  ),
  new RegExp(`^${polite}(?:practi[sc]e|rehearse)\\b(?! (?:is|was|are|of|makes|in the)\\b)`),
];
const aboutThePlan = /\b(?:due|deadlines?|postpone|move|reschedule|syllabus says|worth|percent|grade[sd]?)\b/;
const numberedWork = /\b(?:quiz|test|exam)\s+(?:#\s?)?\d/;
const longest = 240;

const kinds: [RegExp, ActivityType[]][] = [
  [/\bflash ?cards?\b|\bcards\b/, ['flashcards']],
  [/\btrue[- ](?:or[- ])?false\b/, ['true-false']],
  [/\bmultiple[- ]choice\b/, ['multiple-choice']],
  [/\bdialogues?\b|\bsocratic/, ['socratic-dialogue']],
];
const quiz: ActivityType[] = ['multiple-choice', 'true-false'];

/** What is named to practise with, in lower case: "flashcards", "true or false"; empty where nothing is. */
export const kindsOfPractice = (text: string): ActivityType[] =>
  kinds.flatMap(([pattern, types]) => (pattern.test(text) ? types : []));

const figures = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const counted =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s(?:[\w-]+\s){0,3}?(?:questions?|flash ?cards?|cards?|statements?|dialogues?|quiz(?:zes)?|exercises?)\b/;
/** "A practice question", "another card": one is wanted. */
const single = /\b(?:an?|another|one more)\s(?:[\w-]+\s){0,3}?(?:question|flash ?card|card|statement|exercise|mcq)\b/;
const mostCounted = 20;
const partWord = alternation([...chapterWords, ...sectionWords, ...seriesWords]);
/** "Chapter 18", "sections 6.2 and 6.3", "6.2": no count, and no topic. */
const numberedPart = new RegExp(
  String.raw`\b(?:${partWord})\.?\s?#?\d+(?:\.\d+)*(?:\s?(?:,|-|–|&|and|to|through)\s?\d+(?:\.\d+)*(?!\s(?:[a-z-]+\s){0,3}(?:questions?|cards?|flash|statements?|dialogues?|exercises?|mcqs?)))*|\b\d+\.\d+\b`,
  'gi',
);

/**
 * Reads an order to practise: "Quiz me on week 3", "Make flashcards about photosynthesis", "Test me"; null for
 * everything else. Where it names neither week nor topic, the week that is open counts, else the one that runs.
 * English only.
 */
export function readPracticeRequest(said: string, course: Course | null, moment: Moment): PracticeRequest | null {
  const text = plainQuestion(said).replace(/[!.?]+$/, '');
  if (text.length > longest || aboutThePlan.test(text) || numberedWork.test(text)) return null;
  if (!orders.some((order) => order.test(text))) return null;
  const types = kindsOfPractice(text);
  const count = countIn(text.replace(/\bweeks? \w+/g, ' ').replace(numberedPart, ' '));
  const isWholeWeek = /\bactivit(?:y|ies)\b/.test(text);
  const topic = topicOf(said);
  const parts = [...partsOfReading(said).parts, ...partsOfSeries(said)];
  const named = course ? (weeksNamed(text, course, moment)?.map(({ number }) => number) ?? []) : [];
  return {
    types: types.length > 0 ? types : quiz,
    parts,
    weeks: named.length > 0 || parts.length > 0 || topic !== null || !course ? named : unnamed(text, course, moment),
    topic,
    count: count === null ? null : Math.min(mostCounted, Math.max(1, count)),
    isWholeWeek,
  };
}

function countIn(text: string): number | null {
  const said = counted.exec(text)?.[1];
  if (said === undefined) return single.test(text) ? 1 : null;
  return /^\d/.test(said) ? Number(said) : figures.indexOf(said);
}

/** For an exam all weeks so far; else the week that is open, else the one that runs, else the first. */
function unnamed(text: string, course: Course, moment: Moment): number[] {
  const running = currentWeek(course, moment.today);
  if (weekNumbersIn(text).length > 0) return [];
  if (
    /\b(?:mid-?term|final|exam|everything|whole (?:course|class)|all (?:the )?(?:weeks|topics)|so far)\b/.test(text)
  ) {
    return course.weeks.slice(0, running < 0 ? course.weeks.length : running + 1).map(({ number }) => number);
  }
  const open = course.weeks.find(({ number }) => number === moment.openWeek);
  const week = open ?? course.weeks[Math.max(0, running)];
  return week ? [week.number] : [];
}

const lead = /\b(?:on|about|of|for|from|over|regarding|covering|concerning|with|using|into|in)\b/;
/** Words of an order that name nothing to be asked about. */
const frame = new Set(
  contentStems(
    'quiz test drill examine question questions flashcard flashcards flash card cards practice practise true false multiple choice dialogue socratic activity activities make create generate give prepare write show start please week weeks today next last this course class material materials reading readings chapter chapters section sections topic topics exam midterm final everything far lecture thing things stuff new hard easy short quick good knowledge understanding ready let want need know learn study review help statement exercise want mock pop me us folder file files upload uploaded all whole first second third number',
  ),
);

/** A part with the word that ties it to a topic: "levees from chapter 4". */
const partOfTopic = new RegExp(`(?:\\b(?:in|of|from|for)\\s+)?(?:${numberedPart.source})`, 'gi');

/** What follows "on", "about" and the like, if it names something. */
function topicOf(said: string): string | null {
  const text = said.replace(/[“”"]/g, '').replace(/[!.?]+$/, '');
  const at = lead.exec(text.toLowerCase());
  const practised = /\bpracti[sc]e\s+(?!with\b|for\b|on\b|questions?\b)/i.exec(text);
  const from = at ? at.index + at[0].length : practised ? practised.index + practised[0].length : -1;
  if (from < 0) return null;
  const rest = text
    .slice(from)
    .replace(
      /\b(?:in|of|from|for)?\s*(?:weeks?\s+[\w-]+(?:\s*(?:,|and|to)\s*(?:week\s)?\d+)*|(?:the\s)?(?:this|next|last|current|first|second|third|\w+th)\sweek)\b/gi,
      ' ',
    )
    .replace(partOfTopic, ' ')
    .replace(
      /\b(?:please|pls|plz|(?:the|all|this|that) (?:topic|concept|idea|subject) of|(?:stuff|things?|material|part|bit)\b(?=\W*$)|thanks?(?: you)?)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    // "Chapter 4, the levees part": what stood beside the comma is read.
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
  const names = contentStems(rest).filter((stem) => !frame.has(stem) && !/^\d+$/.test(stem));
  return names.length > 0 ? rest.replace(/^(?:the|an?|some|on|about|of|and)\s/i, '').slice(0, 120) : null;
}
