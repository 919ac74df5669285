import { alternation } from '../../../lexicon/alternation.ts';
import { englishMonthNames, englishWeekdayNames } from '../../../lexicon/calendar-names.ts';
import { countedWords } from '../../../lexicon/grading.ts';
import { ordinals } from '../../../lexicon/numbers.ts';
import { platforms } from '../../../lexicon/platforms.ts';
import { withPlurals } from '../../../lexicon/plural.ts';
import { classWords, weekWords } from '../../../lexicon/schedule-words.ts';
import { saysNotHeld } from '../../labelling/notes.ts';
import { isOnlyBreak } from '../../structure/vocabulary.ts';
import { isPlace } from './place.ts';

/** Days that the registrar sets: "Last day to drop", "Withdrawal deadline". */
const registrar =
  /\b(?:last day|deadline|final day)\b.*\b(?:drop|add|withdraw\w*|refund|register)\b|\b(?:drop|withdraw(?:al)?|refund|registration)\s+(?:deadline|date|day|period)\b/i;
/** "But it", "So there", "Canvas": words of a sentence that name nothing. */
const fragment = new RegExp(
  String.raw`^(?:\W*\b(?:but|so|and|or|if|then|it|this|that|there|they|these|those|you|we|bring|in|on|to|your|${alternation(platforms)})\b\W*)+$`,
  'i',
);
/** "12th", "40 marks", "4-12 thru 4-20", "Week 3 Tuesday": a day, a week or points of what stands elsewhere. */
const onlyCounts = new RegExp(
  String.raw`^(?:[\W\d_]|(?<=\d)(?:st|nd|rd|th)\b|\b(?:${alternation([...weekWords, ...englishMonthNames, ...englishWeekdayNames, ...countedWords])})\b)+$`,
  'i',
);
/** "Notes for the test", "I will bring the graded essays": what a teacher does about work. */
const aboutWork = /^\W*(?:(?:lecture\s+)?notes\s+(?:for|on|from)\b|I(?:\s+will|['’]ll)\b)/i;

const classes = alternation(withPlurals(classWords));
const weekdays = alternation(englishWeekdayNames);
/**
 * "Class", "First discussion section", "Class on Tuesday only", "Lectures begin": when the class meets, and how.
 */
const onlyMeets = new RegExp(
  String.raw`^\W*(?:(?:only|no|the|our|last|regular|normal|usual|${alternation(ordinals)}|${weekdays})\s+)*(?:(?:lab|laboratory|discussion|review|class)\s+)?(?:${classes})(?:\s+(?:meets?|will|is|are|be|held|begins?|starts?|ends?|resumes?|on|in|via|as|usual|normal|only|online|remotely|${weekdays}|${alternation(platforms)})\b)*\W*$`,
  'i',
);

/** Whether a title that other signs speak for names no work: a day of the registrar, a day off, or nothing at all. */
export const isNoWork = (title: string): boolean =>
  registrar.test(title) ||
  isPlace(title) ||
  saysNotHeld(title) ||
  isOnlyBreak([title]) ||
  [fragment, onlyCounts, aboutWork, onlyMeets].some((pattern) => pattern.test(title));
