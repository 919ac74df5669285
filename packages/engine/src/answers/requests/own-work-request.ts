import { memoize, questionsAtOnce } from '../../text/memoize.ts';
import { plainQuestion } from '../course/week-words.ts';
import { readStartOfWork } from './own-work-start.ts';
import type { OwnWorkRequest } from './own-work-wish.ts';

const polite =
  '(?:(?:please|pls|plz|hey|hi|ok(?:ay)?|so|just|now|also|can (?:you|u)|could (?:you|u)|would (?:you|u)|will (?:you|u)|i (?:want|need)(?: you| u)? to|i need(?: you| u)?|help me(?: to)?|you should|lol)[, ]+)*(?:just |simply |quickly |please )*';
const work =
  '(?:essays?|papers?|term papers?|reports?|field reports?|lab reports?|lab notebooks?|notebooks?|homeworks?|hw|assignments?|worksheets?|projects?|presentations?|discussion posts?|posts?|reflections?|journals?|proposals?|thesis|drafts?|introductions?|intros?|conclusions?|paragraphs?|speech(?:es)?|quiz answers|sketch(?:es)?|(?:auto)?biograph(?:y|ies)|(?:annotated )?bibliograph(?:y|ies)|case stud(?:y|ies)|(?:book|film|literature) reviews?|digests?|narratives?|commentar(?:y|ies)|memos?|slides|scripts?|problem sets?|psets?|(?:programming|coding) assignments?|(?:hw|pa|ps|mp)(?= ?#?\\d)|take-?home|coursework)(?: ?#?\\d{1,2})?';
const described = `(?:(?:me|us) )?(?:(?:my|the|an?|this|our|that|some|whole|entire|\\d+(?:[- ](?:page|word|paragraph))?|(?:one|two|three|four|five|six|ten)(?:[- ](?:page|word|paragraph))?|pages?|words?|source|final|research|short|long|good|full|complete|\\w+) ){0,5}?`;
const doing =
  '(?:write|make up|crank out|whip up|do|solve|finish|complete|draft|make|create|compose|generate|type up|produce|answer|fill (?:in|out)|start|rewrite|paraphrase)';
/** "… for my project": the work that it is a part of. */
const partOf = `(?: (?:for|in|of) (?:my|our|the|this) (?<whole>(?:\\w+ ){0,2}?${work}))?`;
const onTopic = '(?: (?:on|about|of|over|for|regarding|comparing) (?<topic>.+?))?';
const length =
  '(?:(?:in|of|with|at|about|around|roughly|least|most|max|exactly|minimum|it has to be|has to be|should be) )*\\d[\\d,.]*k?[- ]?(?:words?|pages?|paragraphs?)(?: (?:long|max|minimum))?';
const tail = `(?:,? (?:for|4) me|,? (?:${length})| please| pls| plz| lol| thanks| thx| asap| tonight| today| by tomorrow| now| instead of me)*`;

const wholeWork = new RegExp(`^(?:my|our|the|this) (?:\\w+ ){0,2}?${work}$`);
/** "Do you drop any assignments?" asks. */
const asking = '(?!do (?:you|we|i|they)\\b)';
const writes = new RegExp(`^${polite}${asking}${doing} (?<of>${described}${work})${tail}${onTopic}${partOf}${tail}$`);
const outlines = new RegExp(
  `^${polite}(?:(?:give|make|write|create|show|get|draft|suggest|need|want|do|i need|how do i)(?: me| us)? )?(?:an? |the |my |some )?(?:outlines?|structure|thesis statement|ideas|skeleton|plan)(?: ideas)? (?:for|of|to) (?:writ(?:e|ing) )?(?<of>${described}${work})${onTopic}${tail}$|^${polite}(?:outline|plan|structure|brainstorm)(?: out)? (?<planned>${described}${work})(?: (?:on|about|over) (?<matter>.+?))?${tail}$|^${polite}(?:start|get started (?:on|with)|begin) (?<begun>(?:my|the|this) (?:\\w+ )?${work})(?: (?:on|about) (?<subject>.+?))?${tail}$|^how (?:do|should|can) i (?:start|begin|write|structure|do|approach) (?<how>(?:my|the|this|an?) (?:\\w+ ){0,2}?${work})(?: (?:on|about) (?<theme>.+?))?$`,
);
/** "Write 300 words on the sundial": so many words are handed in. */
const counted = new RegExp(
  `^${polite}(?:write|make up|draft)(?: me)? (?:an? )?(?:\\d[\\d,]*|few hundred|couple hundred) (?:words?|pages?|sentences?|paragraphs?) (?:on|about) (?<topic>.+?)(?: for (?:my|the|our) (?<of>(?:\\w+ ){0,2}?${work}))?${tail}$`,
);
/** Made to practise with, and handed in nowhere. */
const practice = /\b(?:quiz(?:zes)?|flash ?cards?|practice|mock|cards|study plan|schedule|summary|notes)\b/;

/**
 * Reads a request to write graded work for the student; null for everything else. Takes the question as it was typed;
 * English only.
 */
export const readOwnWorkRequest = memoize((question): OwnWorkRequest | null => {
  const text = plainQuestion(question).replace(/[?!.\s]+$/, '');
  if (practice.test(text)) return null;
  const begun = readStartOfWork(question);
  if (begun) return begun;
  const planned = outlines.exec(text)?.groups;
  if (planned) {
    const named = planned.of ?? planned.planned ?? planned.begun ?? planned.how ?? '';
    const topic = planned.topic ?? planned.matter ?? planned.subject ?? planned.theme ?? null;
    return { kind: 'outline', work: nameOf(named), topic };
  }
  const written = writes.exec(text)?.groups;
  const long = counted.exec(text)?.groups;
  if (long) return { kind: 'write', work: long.of ?? 'paper', topic: long.topic ?? null };
  if (!written) return null;
  const { of = '', topic = null, whole } = written;
  // "A bibliography for my paper" is on no paper.
  const isWhole = topic !== null && wholeWork.test(topic);
  return {
    kind: 'write',
    work: nameOf(of),
    topic: isWhole ? null : topic,
    whole: isWhole ? nameOf(topic) : whole,
  };
}, questionsAtOnce);

const nameOf = (words: string): string =>
  words.replace(
    /^(?:(?:me|us|my|the|an?|this|our|that|some|whole|entire|\d+|pages?|words?|one|two|three|four|five|six|ten|\d+[- ]\w+) )+/,
    '',
  );
