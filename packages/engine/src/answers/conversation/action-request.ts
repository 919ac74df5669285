import type { ReadingState } from '@weekwise/domain/plan.ts';
import { englishMonthNames, englishWeekdayNames } from '../../lexicon/calendar-names.ts';
import { cardinals } from '../../lexicon/numbers.ts';
import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { allAssignments, namedTypes } from '../course/course-question.ts';
import { plainQuestion, weekNumbersIn } from '../course/week-words.ts';

/** A change to the plan that a student asks for: the tool that proposes it, with what they mean in their own words. */
export type ActionRequest =
  | { tool: 'set_due_date'; input: { item: string; when: string } }
  | { tool: 'mark_reading'; input: { reading: string; state: ReadingState } }
  | { tool: 'mark_handed_in'; input: { work: string; handed_in: boolean } };

const polite =
  "(?:(?:please|pls|plz|actually|wait|oops|sorry|hmm|um|no|hi|hey|hello|ok(?:ay)?|so|now|also|and|btw|oh|well|just|quick|can (?:you|u|i|we)|could (?:you|u|i|we)|would (?:you|u)|will (?:you|u)|i(?:'d| would)? (?:want|need|like)(?: you| u)?(?: to)?|i (?:want|need) to|let'?s|help me(?: to)?|go ahead and|(?:my |the |our )?(?:prof(?:essor)?|teacher|instructor)(?: just)?|(?:she|he|they)(?: just)?)[,:]? +)*";
const i = "(?:i|we|i'?ve|we'?ve|ive|i have|we have)(?: just| already| finally| actually| now| also)*";
const due = '(?:due ?dates?|deadlines?|dates?|due)';
const moving =
  '(?:move|moved|shift|shifted|push|pushed|postpone|postponed|delay|delayed|reschedule|rescheduled|bring|brought|switch|switched|extend|extended|put|change|changed|set|update|updated)';
const courtesy = '(?:[,. ]+(?:please|pls|plz|thanks|thx|ty|for me|ok|now|instead|i think))*';

const dateForms: RegExp[] = [
  new RegExp(
    `^${polite}(?:change|changed|set|update|updated|fix|edit|correct|move|moved|make|push|extend|extended) (?:the |my )?${due} (?:of|for|on) (?<item>.+?) (?:back |forward )?(?:to|as|until|till|on|by|is|=|→|->) (?<when>.+?)${courtesy}$`,
  ),
  new RegExp(
    `^${polite}(?:change|set|update|fix|edit|correct|move|make|push|extend) (?:the |my )?(?<item>.+?)(?:'s)? ${due} (?:back |forward )?(?:to|as|until|till|on|by|is|=|→|->) (?<when>.+?)${courtesy}$`,
  ),
  new RegExp(
    `^${polite}${moving} (?:back |forward |up )?(?<item>.+?) (?:back |forward |up |out |over |from .+? )?(?:to|until|till|for|on) (?<when>.+?)${courtesy}$`,
  ),
  new RegExp(
    `^${polite}${moving} (?<back>back |forward |up )?(?<item>.+?) (?:by )?(?<when>(?:back |forward |up )?(?:by )?(?:an?|${cardinals.slice(1, 11).join('|')}|another|\\d{1,2}) (?:more )?(?:days?|weeks?)(?: later| earlier| back| forward| sooner| ahead)?)${courtesy}$`,
  ),
  new RegExp(
    `^${polite}(?<item>.+?)(?:'s)?(?: ${due})? (?:(?:is|was|has been|got|gets|is being|been) )?(?:now |actually |really |just )*(?:moved|postponed|pushed|rescheduled|extended|shifted|changed|delayed|(?<=(?:is|was|now) )due)(?: back| forward| now)? (?:to |until |till |on |by |for )?(?<when>.+?)${courtesy}$`,
  ),
  new RegExp(`^${polite}(?<item>.+?)(?:'s)? ${due} (?:is|=) (?:now |actually )?(?<when>.+?)${courtesy}$`),
  new RegExp(`^${polite}(?:make|have) (?<item>.+?) due (?:on |by )?(?<when>.+?)${courtesy}$`),
];
const calendarName = [...englishMonthNames, ...englishWeekdayNames].join('|');
const isDay = new RegExp(
  `\\b(?:${calendarName})\\b|\\d{1,2}\\s?[/.-]\\s?\\d{1,2}|\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\btomorrow\\b|\\btoday\\b|\\b(?:days?|weeks?)\\b`,
);

/** Whether words name a day, or how far one is moved. */
export const namesDay = (words: string): boolean => isDay.test(plainQuestion(words));

const handed = '(?:handed|turned|sent|gave|given|passed) (?:it )?in|submitted|uploaded';
const handForms: [RegExp, boolean][] = [
  [
    new RegExp(
      `^${polite}(?:mark|check|set|put|tick) (?:off )?(?<work>.+?) (?:as |off as )?(?:not |un)(?:${handed}|submitted|done|finished)${courtesy}$`,
    ),
    false,
  ],
  [
    new RegExp(
      `^${polite}(?:mark|check|set|put|tick|log|record) (?:off )?(?<work>.+?) (?:as |off as )?(?:${handed}|turned in|handed in|done|finished|completed?)${courtesy}$`,
    ),
    true,
  ],
  [new RegExp(`^${polite}${i} (?:${handed}) (?<work>.+?)$`), true],
  [new RegExp(`^${polite}(?:${i} )?(?:handed|turned|sent|gave) (?<work>.+?) in\\b.*$`), true],
  [new RegExp(`^${polite}(?:just |already |finally )*(?:${handed}) (?<work>.+?)$`), true],
  [
    new RegExp(
      `^${polite}(?<work>.+?) (?:is|was|has been|got) (?:already |now |finally )?(?:${handed}|done|finished)${courtesy}$`,
    ),
    true,
  ],
  [
    new RegExp(
      `^${polite}(?:${i} |i'?m |im |i am )?(?:just |already |finally |all )*(?:done with|finished(?: with)?|completed|did) (?<work>.+?)$`,
    ),
    true,
  ],
  [new RegExp(`^${polite}(?:check|tick|cross) (?:off )?(?<work>.+?)(?: off)?${courtesy}$`), true],
];

const readForms: [RegExp, ReadingState][] = [
  [
    new RegExp(
      `^${polite}(?:mark|check|set|put|tick) (?<of>.+?) (?:as |back to )?(?:unread|not read(?: yet)?|not done|undone)${courtesy}$`,
    ),
    'unread',
  ],
  [new RegExp(`^${polite}(?:unmark|uncheck|untick) (?<of>.+?)(?: as read)?${courtesy}$`), 'unread'],
  [
    new RegExp(
      `^${polite}(?:i|we) (?:actually |really )?(?:haven'?t|have not|didn'?t|did not)(?: actually| really)? (?:read|finished|finish) (?<of>.+?)(?: yet| after all)?${courtesy}$`,
    ),
    'unread',
  ],
  [
    new RegExp(`^${polite}(?:mark|set|put) (?<of>.+?) (?:as )?(?:in progress|started|half read|half done)${courtesy}$`),
    'in-progress',
  ],
  [
    new RegExp(
      `^${polite}(?:${i} |i'?m |im |i am )?(?:started|begun|half ?way through|in the middle of|still reading|currently reading|partway through)(?: reading| with)? (?<of>.+?)$`,
    ),
    'in-progress',
  ],
  [
    new RegExp(
      `^${polite}(?:mark|check|set|put|tick|cross|log) (?:off )?(?<of>.+?)(?: off)? (?:as |off as )?(?:read|done|finished|completed?)${courtesy}$`,
    ),
    'read',
  ],
  [
    new RegExp(
      `^${polite}(?:${i} )?(?:just |already |finally )*(?:read|finished(?: reading| with)?|completed|got through|done reading|done with|did) (?<of>.+?)$`,
    ),
    'read',
  ],
  [new RegExp(`^${polite}(?:i'?m |im |i am |all )*(?:done|finished|through)(?: with| reading)? (?<of>.+?)$`), 'read'],
  [new RegExp(`^${polite}(?<of>.+?)(?: is|'s)? (?:read|done|finished)(?: now| already)?${courtesy}$`), 'read'],
  [new RegExp(`^${polite}(?:check|tick|cross) (?:off )?(?<of>.+?)(?: off)?${courtesy}$`), 'read'],
];
/** "…, mark it", "yesterday": behind the name. */
const behind =
  /[,;.]? *(?:(?:so |and |can you |can u |please |pls |you can )*(?:mark|check|tick|cross|log)(?: (?:it|that|this|them))?(?: off)?(?: (?:as )?(?:read|done|finished))?(?: please| pls)?|yesterday|today|last night|this morning|already|earlier|just now|on time|late|btw|finally|now|in class|thanks|thx|please|pls|(?:on|last) \w+day)[ .!]*$/;
const question = /^(?:what|when|where|why|how|who|which|did|do|does|have|has|is|are|was|were|should|if)\b|\?.*\w/;
const longestName = 10;

/**
 * Reads an order to change the plan, or a report of what was done; null for everything else. Takes the message as it
 * was typed; English only.
 */
export function readActionRequest(said: string, course: Course | null): ActionRequest | null {
  if (!course) return null;
  const text = plainQuestion(said)
    .replace(/\b(haven|didn)t\b/g, "$1't")
    .replace(/[?!.\s]+$/, '');
  if (question.test(text)) return null;
  return dateRequest(text, course) ?? handedRequest(text, course) ?? readRequest(text, course);
}

function dateRequest(text: string, course: Course): ActionRequest | null {
  for (const form of dateForms) {
    const { item = '', when = '', back = '' } = form.exec(text)?.groups ?? {};
    const name = nameIn(item);
    if (name && isDay.test(when) && isBrief(when) && isWork(name, course))
      return { tool: 'set_due_date', input: { item: name, when: `${back}${when}` } };
  }
  return null;
}

function handedRequest(text: string, course: Course): ActionRequest | null {
  for (const [form, isHandedIn] of handForms) {
    const work = nameIn(form.exec(text)?.groups?.work ?? '');
    if (work && isWork(work, course)) return { tool: 'mark_handed_in', input: { work, handed_in: isHandedIn } };
  }
  return null;
}

function readRequest(text: string, course: Course): ActionRequest | null {
  for (const [form, state] of readForms) {
    const reading = nameIn(form.exec(text)?.groups?.of ?? '');
    if (reading && isReading(reading, course)) return { tool: 'mark_reading', input: { reading, state } };
  }
  return null;
}

/** What is named, without what is said behind it; null where that is too much for a name. */
function nameIn(words: string): string | null {
  let name = words.trim();
  for (let shorter = name.replace(behind, ''); shorter !== name; shorter = name.replace(behind, '')) name = shorter;
  const length = name.split(/\s+/).length;
  return name === '' || length > longestName || /\b(?:but|because|what|why|how)\b/.test(name) ? null : name;
}

const general = new Set(
  contentStems(
    'reading chapter ch section sec module unit lesson article text paper book page pages week assignment work homework thing class the my',
  ),
);

/** Work of the plan, by its title or its kind. */
function isWork(name: string, course: Course): boolean {
  if (/\breadings?\b|\bchapters?\b|\bweeks?\b/.test(name)) return false;
  const stems = contentStems(name).filter((stem) => !/^\d+$/.test(stem));
  const work = allAssignments(course);
  const types = namedTypes(name);
  if (work.some(({ type }) => types.includes(type))) return true;
  return stems.length > 0 && work.some(({ title }) => holds(contentStems(title), stems));
}

function isReading(name: string, course: Course): boolean {
  if (weekNumbersIn(name).length > 0 || /\b(?:this|last|next) week\b|\bweek'?s readings?\b/.test(name)) return true;
  const stems = contentStems(name.replace(/'s\b/g, '')).filter((stem) => !general.has(stem));
  const readings = course.weeks.flatMap((week) => week.readings);
  return (
    stems.length > 0 &&
    readings.some(({ author, title, pages }) => holds(contentStems(`${author ?? ''} ${title} ${pages ?? ''}`), stems))
  );
}

const holds = (has: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((stem) => has.includes(stem));

/** A day takes few words; behind more of them something else is said. */
const isBrief = (when: string): boolean => when.split(/\s+/).length <= 7 && !/\b(?:and|but|because|so)\b/.test(when);
