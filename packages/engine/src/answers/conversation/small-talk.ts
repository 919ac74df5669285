import { type SmallTalkKind, smallTalkCores, smallTalkFillers, smallTalkKinds } from '../../lexicon/small-talk.ts';
import type { Course } from '../../syllabus/course.ts';
import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { plainQuestion } from '../course/week-words.ts';
import { type AnswerLine, item, sentence } from '../render/answer-line.ts';
import { isOffTask } from './off-task.ts';
import { readConsent } from './read-consent.ts';

const padding = [...smallTalkFillers].join('|');
/** A whole message of each kind: words of the kind among words that ask nothing. */
const kinds = smallTalkKinds.map((kind) => {
  const core = smallTalkCores[kind];
  const filler = `(?:(?:${padding})[,!. ]+)*`;
  // Whoever says thanks may say goodbye with it.
  const rest = `(?:[,!. ]+(?:${core}|${smallTalkCores.parting}|${padding}))*`;
  return [kind, new RegExp(`^${filler}(?:${core})${rest}$`)] as const;
});
const praise =
  /^(?:ok(?:ay)?|k+|great|perfect|awesome|cool|nice|wonderful|excellent|super|sweet|alright|all right|lovely|amazing|yay)(?:[,!. ]+(?:ok(?:ay)?|great|perfect|cool|good|then))*$/;
const ability =
  /^(?:help(?: me)?|who are you|what are you|what is (?:this|weekwise)|what do you do|how (?:do|can|should) i (?:use|ask) (?:this|you|it)|how does (?:this|it|that) work|how do you work|what (?:else )?(?:can|could) (?:you|i|this|we)(?: \w+)? (?:do|ask|help|answer|tell|offer|say)(?: \w+){0,5}|(?:how|what) can you help(?: me)?(?: with)?|what (?:questions )?can i ask(?: you)?(?: about)?(?: \w+){0,3}|what are you (?:able to do|good (?:at|for))|(?:are you|r you|is this|am i talking to) (?:an? |like )?(?:real )?(?:ai|bot|robot|machine|human|person|chat ?gpt|gpt|llm|language model|real)|(?:who|what) (?:even |exactly |the hell )?(?:are|r) you(?:[, ]+(?:an? )?(?:ai|bot|robot|human|person|chat ?gpt|real))?|who (?:made|built) (?:you|this)|how (?:smart|clever) are you)$/;

/** In characters; what is longer says something. */
const longestTalk = 80;

/** What the chat has at hand to speak of. */
export interface SmallTalkContext {
  course: Course | null;
  /** Files with passages, the syllabus not counted. */
  files: number;
  openWeek: number | null;
}

/**
 * Replies to a message that asks nothing: a greeting, thanks, "What can you do?". Returns null for everything else.
 * English only.
 */
export function smallTalk(said: string, offer: () => SmallTalkContext): AnswerLine[] | null {
  switch (kindOfTalk(said)) {
    case 'ability':
      return [sentence(`${whoIAm} ${whatIDo(offer())}`), ...examples(offer())];
    case 'greeting':
      return [sentence(`Hello! ${whatIDo(offer())}`), ...examples(offer())];
    case 'thanks':
      return [sentence('You’re welcome. Ask on whenever you like.')];
    case 'apology':
      return [sentence('No need to be sorry: ask as much as you like.')];
    case 'presence':
      return [sentence(`Yes, I’m here. ${whatIDo(offer())}`), ...examples(offer())];
    case 'feeling':
      return [
        sentence(
          'That sounds hard. Take a short break if you can; afterwards one small step is enough. Ask, for example:',
        ),
        ...['What should I do today?', 'Quiz me'].map((text) => item({ text, evidence: null })),
      ];
    case 'off-task':
      return [
        sentence(
          'That one is beyond me: I only help with this course, from its syllabus and readings. Here is what I can do:',
        ),
        ...['What is due next?', 'Make me a study plan', 'Quiz me'].map((text) => item({ text, evidence: null })),
      ];
    case 'parting':
      return [sentence('See you! What you asked stays here.')];
    case null:
      return readConsent(said) === null
        ? null
        : [sentence('Nothing waits for your yes or no just now. Ask me anything about your course or its readings.')];
  }
}

/** "How does it work?" asks about the tutor only where nothing was spoken of before. */
export const pointsBack = (said: string): boolean =>
  /^(?:(?:and|so|but|ok(?:ay)?)[, ]+)*how does (?:this|it|that) work\W*$/i.test(said.trim());

/** Whether a message asks nothing of the materials, so that a follow-up looks past it. */
export const isSmallTalk = (said: string): boolean =>
  !pointsBack(said) && (kindOfTalk(said) !== null || readConsent(said) !== null);

const kindOfTalk = memoize((said): 'ability' | 'off-task' | SmallTalkKind | null => {
  if (said.length > longestTalk) return null;
  const text = plainQuestion(said)
    .replace(/\bu\b/g, 'you')
    .replace(/\b(can|don|won|isn|doesn|didn)t\b/g, "$1't")
    .replace(/[^\p{L}\p{N}' ,!.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!.,\s]+$/, '')
    .replace(/^(?:so|well|um|please)[, ]+|[, ]+please$/g, '');
  if (ability.test(text)) return 'ability';
  if (isOffTask(said)) return 'off-task';
  if (praise.test(text)) return 'thanks';
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}, questionsAtOnce);

const whoIAm = 'I am Weekwise’s own engine: I work by rules, without a language model.';

function whatIDo({ course, files }: SmallTalkContext): string {
  const name = course?.name ?? course?.code;
  const called = name ? ` of ${name.value}` : '';
  if (files === 0 && !course) {
    return 'I answer from a course’s own files and its syllabus. There are none here yet: upload the syllabus and your readings, and ask away.';
  }
  const from = [
    files > 0 ? `your ${files === 1 ? 'reading' : `${files} readings`}` : null,
    course ? `the plan${called}` : null,
  ];
  return `I answer from ${from.filter((each) => each !== null).join(' and ')}, and show the passage behind each answer. You can ask, for example:`;
}

/** Questions that this course can answer. */
function examples({ course, files, openWeek }: SmallTalkContext): AnswerLine[] {
  const weeks = course?.weeks.filter(({ breakName }) => breakName === null) ?? [];
  const week = weeks.find(({ number }) => number === openWeek) ?? weeks[Math.min(2, weeks.length - 1)];
  const before = weeks.find(({ number }) => number === (week?.number ?? 0) - 1);
  const topic = week?.topic?.value.split(/[;:,.]/)[0]?.trim();
  const asked = [
    ...(course ? ['What is due this week?', 'What did I miss?'] : []),
    ...(week ? [`How do I stand in week ${week.number}?`] : []),
    ...(files > 0 && topic ? [`What do my readings say about ${topic}?`] : []),
    ...(week && before ? [`How does week ${week.number} connect to week ${before.number}?`] : []),
    ...(week ? [`Quiz me on week ${week.number}`] : files > 0 ? ['Quiz me', 'Make flashcards'] : []),
  ];
  return asked.map((text) => item({ text, evidence: null }));
}

const insult =
  /\b(?:fuck\w*|shit\w*|bitch|asshole|idiot\w*|stupid|moron|dumb\w*|useless|worthless|you suck|this sucks|hate you|shut up|screw you|crap)\b/;

/** Whether a message insults the tutor and asks nothing of the materials. */
export function isAbuse(said: string): boolean {
  const text = plainQuestion(said);
  const count = text.split(' ').length;
  return count <= 10 && insult.test(text) && (count <= 3 || /\b(?:you|your|u|this|bot|app)\b/.test(text));
}
