import type { Passage } from '../../passages/passage.ts';
import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { countWords, firstSentences } from '../render/shorten.ts';
import { isLabelAlone, labelWithLines, statementFrom } from './statement.ts';

/** Something that a syllabus has a section, a labelled line or a sentence of, and that is no field of the plan. */
interface Topic {
  name: string;
  asks: RegExp;
  /** How its heading or its label begins. */
  label: RegExp;
  /** A sentence that says it, where there is neither. */
  says?: RegExp;
}

/** In words; the citation opens the rest. */
const longest = 60;
const longestSection = 90;
const ownCourse = '(?:this|the|our|my) (?:class|course|seminar|module)';

const aboutCourse = 'what the course is about';

const topics: Topic[] = [
  {
    name: 'a textbook',
    asks: /^(?!.*\b(?:text ?)?books? (?:says?|mentions?|tells?|explains?|defines?|describes?|means?|calls?|treats?|discuss(?:es)?)\b)(?!.*\b(?:in|according to|by) (?:the|our|my) (?:text ?)?book\b).*(?:\btext ?books?\b|\b(?:required|course|recommended) (?:texts?|books?|materials?)\b|\b(?:which|what) books? (?:do|does|should|must|will|are|is)\b|\bbooks? (?:do|should|must) (?:i|we) (?:buy|get|need|have)\b|\b(?:texts?|books?|materials?) (?:are|is) (?:required|needed|recommended)\b|\b(?:buy|purchase)\b.*\b(?:anything|something|books?|materials?|supplies|stuff|for (?:this|the|our) (?:class|course))\b|\bwhat (?:do|should|must) (?:i|we) (?:have to |need to )?(?:buy|purchase)\b|\b(?:older|newest|latest|new|newer|old|previous|current|which|what|any) editions?\b|\b(?:the|our|my) (?:text ?)?books? (?:cost|costs|free|online|in the library|on reserve|expensive)\b|\b(?:is|are) (?:the|our) (?:text ?)?books? (?:free|online|expensive|in the library|on reserve|available|required|optional|mandatory)\b|\b(?:need|have to have|have to get|get) (?:the|a|an|any) (?:text ?)?books?\b)/,
    label:
      /^(?:(?:required|recommended|course|assigned|class)(?:\s(?:and|or)\s\w+)?\s)*(?:text ?books?|texts?|books?|materials?|supplies|(?<=required |assigned |course )readings?)\b|^(?:what (?:you|to)(?:'ll| will)? (?:need|buy)(?: to buy)?|readings and (?:materials|books))\b/i,
    says: /\b(?:required|course|main|assigned|one) (?:course )?(?:text ?books?|texts?|books?)\b.{0,60}\b(?:is|are|will be)\b|\btext ?books?:\s/i,
  },
  {
    name: 'prerequisites',
    asks: /\bpre-?requisites?\b|\bco-?requisites?\b|\bprior (?:courses?|classes)\b|\b(?:courses?|classes) (?:do|should|must) i (?:have taken|take) (?:before|first)\b/,
    label: /^(?:pre|co)-?\s?requisites?\b/i,
    says: /\bpre-?requisites?\b/i,
  },
  {
    name: 'credits',
    asks: /\bhow many (?:credits?|credit hours|units|ects)\b|\bcredit hours?\b|\bworth how many credits\b/,
    label: /^(?:number of )?(?:course )?(?:credit hours?|credits?|units)\b/i,
    says: /\b(?:\d(?:\.\d)?|one|two|three|four|five|six)[- ](?:credits?(?:[- ]hours?)?|units?)\b(?! (?:lost|off))/i,
  },
  {
    name: 'a teaching assistant',
    asks: /\b(?:the |my |our |any )?(?:ta|tas|ta's|teaching (?:assistant|fellow)s?|course assistants?|graders?)\b(?!.*\boffice hours)/,
    label:
      /^(?:(?:graduate|undergraduate|course)\s)?(?:TAs?\b|teaching (?:assistant|fellow|team)s?|course assistants?|graders?)/i,
    says: /\b(?:TAs?|[Tt]eaching (?:[Aa]ssistant|[Ff]ellow)s?|[Gg]raders?)\b.{0,40}\b(?:is|are|will be)\s\p{Lu}|\p{Lu}\p{L}+,? (?:is )?(?:the|your|our) (?:TA|teaching assistant)\b/u,
  },
  {
    name: 'a grading scale',
    asks: /\bgrad(?:e|ing) scale\b|\bletter grades?\b|\bgrade (?:cut-?offs?|boundaries|ranges?)\b|\bwhat (?:letter )?grade (?:is|does|do|would|will|for)\b.*\d|\b(?:cut-?offs?|thresholds?|ranges?|minimum|points?|percent(?:age)?|scores?)\b.{0,20}\b(?:for|of|is) an? ['"]?[abcdf](?:[+-]|\b)(?![\w'])|\bis an? \d{2}(?:\.\d+)?%? (?:an? )?(?:['"]?[abcdf](?:[+-]|\b)(?!\w)|passing)|\b(?:need|get|take|takes|required) (?:for |to get |to earn )?an? ['"]?[abcd][+-]?['"]?(?: in| for|\W*$)|\b(?:what|which) (?:grade|score|percent(?:age)?|number|average|total|points?) (?:is|makes|gets(?: me)?|gives(?: me)?|do (?:i|you|we) need for) an? ['"]?[abcd][+-]?['"]?(?: in| for|\W*$)|\bhow (?:do|can|could) (?:i|we|you|one) (?:get|earn|make) an? ['"]?[abcd][+-]?['"]?(?: in (?:this|the|our|your)|\W*$)|\bpass(?:ing)? (?:grade|mark)\b|\b(?:need|have) to pass\b|\bto pass (?:this|the) (?:class|course)\b/,
    label:
      /^(?:(?:letter|final|course)\s)*(?:grad(?:e|ing) scale|letter grades?|grade (?:ranges?|distribution|cut-?offs?|boundaries|conversion))\b/i,
    says: /\bA[+-]?\b\D{0,15}\d{2,3}.{0,60}\bB[+-]?\b\D{0,15}\d{2}|\d{2,3}(?:\.\d+)?\s?%?\D{0,6}\bA\b[\s\S]{0,60}\bB\b/,
  },
  {
    name: 'the goals of the course',
    asks: new RegExp(
      `\\b(?:course|learning|class) (?:goals?|objectives?|outcomes?|aims?)\\b|\\b(?:goals?|objectives?|outcomes?|aims?|purpose) of ${ownCourse}\\b|\\bwhat (?:will|do|should|can) (?:i|we|students) (?:learn|be able to do|get out of)\\b.*${ownCourse}|\\bwhat (?:will|do) (?:i|we) learn\\W*$`,
    ),
    label:
      /^(?:(?:student|course|learning|specific|general|main|class|program)\s)*(?:learning )?(?:objectives?|outcomes?|goals?|aims?)\b|^what (?:you|we)(?:'ll| will) learn/i,
    says: /\b(?:by the end of|upon (?:successful )?completion of|after (?:taking|completing)) (?:this|the) (?:course|class|semester)\b|\bin this (?:course|class),? (?:we|you|students) will (?:learn|explore|study|examine)\b|\b(?:goal|aim|objective|purpose) of this (?:course|class)\b/i,
  },
  {
    name: aboutCourse,
    asks: new RegExp(
      `\\bwhat(?: is|'s) (?:${ownCourse}|this) (?:all )?about\\b|\\b(?:course|class) (?:description|overview|summary)\\b|\\b(?:describe|summari[sz]e) ${ownCourse}\\b`,
    ),
    label:
      /^(?:(?:course|class|catalog|general|brief|official)\s)*(?:description|overview|introduction|summary)\b|^about (?:this|the) (?:course|class)/i,
    says: /^(?:this|the) (?:course|class|seminar) (?:\w+ ){0,2}(?:introduces|explores|examines|covers|surveys|provides|studies|investigates|offers|is (?:an|a|designed|about|intended))\b|\bin this (?:course|class),? (?:we|you|students) will\b/i,
  },
  {
    name: 'devices in class',
    asks: /\b(?:laptops?|(?:cell ?|mobile |smart)?phones?|tablets?|electronics?|electronic devices?|devices|computers?)\b.*\b(?:class|lectures?|allowed|permitted|use|policy|ban(?:ned)?)\b|\b(?:policy|rules?) (?:on|for|about|regarding) (?:\w+ )?(?:laptops?|(?:cell ?)?phones?|tablets?|electronics?|devices|computers)\b|\b(?:can|may) (?:i|we) (?:use|bring|have) (?:my |our |a )?(?:laptops?|phones?|tablets?|computers?)\b/,
    label:
      /^(?:(?:use of|classroom|class|personal|mobile)\s)*(?:laptops|electronics|electronic devices?|technology|(?:cell ?)?phones|devices)\b/i,
    says: /\b(?:laptops?|cell ?phones?|phones|electronic devices?|tablets)\b.{0,80}\b(?:not|prohibit\w*|allow\w*|permit\w*|off|away|welcome|ban\w*|silence\w*|only)\b|\b(?:prohibit|allow|permit|ban|no)\w*\b.{0,50}\b(?:laptops?|cell ?phones?|electronic devices?)\b/i,
  },
  {
    name: 'the use of AI',
    asks: /\bchat ?gpt\b|\b(?:generative |use (?:of )?)(?:ai|a\.i\.|artificial intelligence)\b|\b(?:ai|a\.i\.) (?:tools?|policy|assistants?|writing)\b|\blarge language models?\b|\b(?:is|are) (?:the use of )?(?:ai|a\.i\.)\b.*\b(?:allowed|permitted|ok(?:ay)?|forbidden|banned)\b|\b(?:can|may) (?:i|we) use (?:ai|a\.i\.|an llm|copilot)\b/,
    label: /^(?:(?:use of|policy on|generative)\s)*(?:AI\b|A\.I\.|artificial intelligence|generative|chat ?gpt)/i,
    says: /\b(?:chat ?gpt|generative (?:ai|artificial)|AI (?:tools?|software|assistants?)|large language models?)\b.{0,120}\b(?:not|allow\w*|permit\w*|prohibit\w*|cit\w*|disclos\w*|violat\w*|may|must)\b/i,
  },
  {
    name: 'where the office is',
    asks: /\bwhere(?: is|'s)\b.*\boffice\b(?! hours)|\boffice (?:location|number|room)\b|\bwhat (?:is|room is) (?:the|my) (?:professor|instructor|teacher)(?:'s)? office\b/,
    label: /^office(?: location| room| number)?(?=\s*[:|–-])/i,
    says: /\boffice\b.{0,20}\b(?:is|in|at|:)\s.{0,40}\d/i,
  },
];

/** Whether a question asks what the course is about. */
export const asksForDescription = (text: string): boolean => sectionAsked(text) === aboutCourse;

/**
 * Reads what a question asks for that a syllabus would have a section on; null where it asks for nothing of the kind.
 */
export const sectionAsked = (text: string): string | null => topicAsked(text)?.name ?? null;

const topicAsked = memoize((text): Topic | null => topics.find(({ asks }) => asks.test(text)) ?? null, questionsAtOnce);

/** Whether a question asks what is to be bought for the course, and not what is to be read of it. */
export const asksForBooks = (text: string): boolean =>
  sectionAsked(text) === 'a textbook' &&
  !/\b(?:weeks?|chapters?|pages?|due|read|reading for|says?|quiz|exam)\b/.test(text);

/**
 * Answers what the syllabus says of textbooks, prerequisites, credits, assistants, the grading scale, goals, devices
 * and the like: with the section or the labelled line of that name, else with a sentence that says it. Returns null
 * where the question asks for none of these, or the syllabus has none.
 * @param text as `plainQuestion` gives it
 * @param passagesOfSyllabus in reading order
 */
export function sectionOn(text: string, passagesOfSyllabus: () => readonly Passage[]): Excerpt | null {
  const topic = topicAsked(text);
  if (!topic) return null;
  const passages = passagesOfSyllabus();
  return labelled(topic, passages) ?? headed(topic, passages) ?? said(topic, passages);
}

/** "Prerequisites: CS 201", or a row of a table that opens so. */
function labelled({ label }: Topic, passages: readonly Passage[]): Excerpt | null {
  for (const passage of passages) {
    let start = 0;
    for (const line of passage.text.split('\n')) {
      const text = line.replace(/^[^\p{L}]+/u, '');
      const found = label.exec(text)?.[0];
      const value =
        found === undefined ? null : /^(?:\s*\([^)]*\))?\s*[:|–]\s*(\S.*)$/.exec(text.slice(found.length))?.[1];
      // "Required text:" with the book on the lines below.
      if (found !== undefined && isLabelAlone(line)) {
        const whole = labelWithLines(passage, start, longestSection);
        if (whole.end > start + line.length) return { passage, ...whole };
      }
      if (value && countWords(value) > 0 && countWords(line) <= 2 * longest) {
        // A row of a table may only head those below it.
        const rest = line.includes(' | ') ? passage.text.slice(start) : line;
        return { passage, start, end: start + firstSentences(rest, longest).end };
      }
      start += line.length + 1;
    }
  }
  return null;
}

/** What stands first below a heading of that name. */
function headed({ label }: Topic, passages: readonly Passage[]): Excerpt | null {
  const passage = passages.find(
    ({ headingPath, text }) => label.test(headingPath.at(-1)?.trim() ?? '') && countWords(text) > 1,
  );
  return passage ? { passage, ...firstSentences(passage.text, longestSection) } : null;
}

function said({ says }: Topic, passages: readonly Passage[]): Excerpt | null {
  if (!says) return null;
  for (const passage of passages) {
    const spans = splitSentences(passage.text);
    const span = spans.find(({ start, end }) => says.test(passage.text.slice(start, end)));
    if (!span) continue;
    return { passage, ...statementFrom(passage, span.start, longest) };
  }
  return null;
}
