import type { SoughtWork } from './sought-work.ts';
import { stripTitleMarkup } from './title-form.ts';

/** What a text about another work is: what to work with beside it, a review, a short form of it, a correction of it. */
export type Derivative = 'study_aid' | 'review' | 'summary' | 'correction' | 'about' | 'adaptation';

/** Said by a title about itself. A work that is sought under such a title is no derivative. */
const cues: [Derivative, RegExp][] = [
  [
    'correction',
    /^(?:correction|corrigendum|erratum|errata|retraction(?: note)?|retracted|publisher correction|author correction|addendum|expression of concern)\b(?:\s*(?:to|of|for|:|–|-)|\s*$)/i,
  ],
  [
    'review',
    /\bbook reviews?\b|^(?:a\s)?reviews?:|^(?:a\s|the\s)?review(?:s|ed)?\s(?:of|essay)\b|[([]\s*(?:book\s)?review\s*[)\]]|\breviewed\b|\breview essay\b|\bpp?\.?\s[ivxl]+\s?[+,]\s?\d+|,\s?\d{2,4}\s?pp\b|\$\d+(?:\.\d\d)?\b|^(?:comptes? rendus?|rezension|recensione|reseña)\b/i,
  ],
  [
    'study_aid',
    /\bstud(?:y|ies)\s?guides?\b|\b(?:students?|instructors?|teachers?|teaching|resource|reading|readers?)['’]?s?\s(?:solutions?\s)?(?:guide|manual|handbook|resource|companion|workbook|supplement)\b|\bwork\s?books?\b|\btest\s?banks?\b|\bsolutions\s(?:to|for)\b|\bsolutions?\s(?:manual|guide)\b|\banswers?\s(?:key|to|for)\b|\bflash\s?cards?\b|\blab(?:oratory)?\smanual\b|\bexam\s(?:prep|questions|review)\b|\bpractice\s(?:problems|tests|exams|exercises|questions)\b|\bproblems and solutions\b|\bto accompany\b|\baccompan(?:ies|y)\b|\bfor use with\b|\bsupplement(?:ary)?\s(?:to|for)\b|\b\w*notes\son\b|\blesson plans?\b|\bquiz(?:zes)?\s(?:for|on|to)\b|\bstudy notes\b|\boutlines?\s(?:of|for)\b|\blecture slides\b|\bcompanion\s(?:to|for|website)\b|\bcoursepack\b|\bmultiple[- ]choice questions\b/i,
  ],
  // Series of aids behind the title: "(… Notes)", "(Modern … Interpretations)".
  ['study_aid', /[([][^)\]]*\b\w*(?:notes|study aids?|interpretations|criticism)\b[^)\]]*[)\]]/i],
  [
    'about',
    /\b(?:movie|film|photo|visual|official|art)\s(?:guide|companion|book)\b|\bfilmbook\b|\bsketch\s?book\b|\bsoundtrack\b|\bcalendar\b/i,
  ],
  [
    'summary',
    /\bsummar(?:y|ies)\b|\bin a nutshell\b|\babridged\b|\bcondensed\b|\bkey (?:ideas|takeaways|insights)\b|\bconversation starters\b|\bin \d+ minutes\b|\bsynopsis\b|\bdigest of\b/i,
  ],
  [
    'adaptation',
    /\bgraphic (?:novel|edition|adaptation)\b|\baudio\s?books?\b|\bsound recording\b|\bvideorecording\b|\bmotion picture\b|\bfilm adaptation\b|\bscreenplay\b|\bfor (?:kids|children|young (?:readers|adults|people))\b|\bmanga\b/i,
  ],
];

/** What a title says it is, beside a work of its own; null where it says nothing of the kind. */
export function derivativeIn(title: string, sought: string): Derivative | null {
  const text = stripTitleMarkup(title.slice(0, 600));
  for (const [kind, cue] of cues) if (cue.test(text) && !cue.test(sought)) return kind;
  return null;
}

/** Words in front of another work's title that make a title about it. */
const aboutBefore =
  /\b(?:on|of|to|about|beyond|after|against|reading|rereading|re-reading|understanding|interpreting|rethinking|revisiting|teaching|analy[sz]ing|deconstructing|exploring|in|from|and|commentary|guide|companion|introduction|essays?|reflections?|perspectives?|response|reply|critique|criticism|context|legacy|making|world|philosophy|discourse|intention|context)\s*[:,]?\s*[“"‘'«]?\s*$/i;
const aboutBehind =
  /^\s*[”"’'»]?\s*[:,.;–—-]?\s*(?:(?:a|an|the|its|some)\s)?(?:\w+\s){0,2}(?:revisited|reconsidered|reloaded|at \w+|after \w+ years|\w+ years (?:on|later|after)|today|now|comment|a comment|reply|rejoinder|critique|commentary|in context|in theory and practice|and its critics|as (?:\w+\s)?\w+|in \w+ perspective|reassessed|re-?examined|rethought|debate|controversy|symposium|legacy|reader|casebook|companion|sourcebook)\b/i;

/** Whether a title names another work inside itself, as what it is about. */
export function isAbout(title: string, { title: sought, authors }: Pick<SoughtWork, 'title' | 'authors'>): boolean {
  const text = stripTitleMarkup(title).toLowerCase();
  const work = stripTitleMarkup(sought)
    .toLowerCase()
    .replace(/^(?:the|an?)\s+/, '');
  const at = work.length > 3 ? text.indexOf(work) : -1;
  if (at < 0) return false;
  const whole = text.slice(0, at).replace(/\b(?:the|an?)\s+$/, '');
  const before = whole.replace(/[“"‘'«]\s*$/, '');
  const behind = text.slice(at + work.length);
  // A possessive: "Rawls's A Theory of Justice", "Machiavelli's Prince".
  const owned = /(?:['’]s|s['’])\s*[“"‘]?\s*$/.test(before);
  // One word is as often a word as a title.
  const named = whole !== before || owned || /^\s*[”"’»]/.test(behind) || namesAuthor(text, authors);
  if (!/\s/.test(work)) return named;
  if (whole !== before && /^\s*[”"’'»]/.test(behind)) return true;
  return owned || aboutBefore.test(before) || aboutBehind.test(behind);
}

const offshoot =
  /\b(?:from|version|draft|manuscript|poems|poetry|songs|letters|notes?|selections?|sketch\w*|history|making|companion|reader|reliving|return|beyond|after|before|to|more|new|another)\b(?:\s+\w+){0,2}\s*[“"‘']?\s*$/i;

/**
 * Whether an author's title holds that of another work of theirs as something it came from or follows: "Poems from …".
 */
export function isOffshoot(title: string, sought: string): boolean {
  const text = stripTitleMarkup(title).toLowerCase();
  const at = text.indexOf(
    stripTitleMarkup(sought)
      .toLowerCase()
      .replace(/^(?:the|an?)\s+/, ''),
  );
  return at > 0 && offshoot.test(text.slice(0, at).replace(/\b(?:the|an?)\s+$/, ''));
}

/** Whether a text in lower case holds the family name of one of the authors. */
export const namesAuthor = (text: string, authors: readonly string[]): boolean =>
  authors.some((author) => {
    const family = (author.includes(',') ? author.split(',')[0] : author.split(/\s+/).at(-1)) ?? '';
    return family.length > 2 && text.includes(family.toLowerCase());
  });
