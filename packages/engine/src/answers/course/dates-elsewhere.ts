import { alternation } from '../../lexicon/alternation.ts';
import { platforms } from '../../lexicon/platforms.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { countWords } from '../render/shorten.ts';
import { isProse, statementsOf } from './statements.ts';

const ofDates = /\b(?:due dates?|deadlines|dates of (?:all |the )?(?:assignments|homework|work))\b/i;
const told = new RegExp(
  String.raw`\b(?:posted|announced|listed|published|given|shown|found|available|supplies|lists|shows|gives|has|check|see|consult|in class|${alternation(platforms)})\b`,
  'i',
);
/** A rule for late work speaks of deadlines too. */
const ofLateness = /\b(?:late|after|past|before|miss\w*|extend\w*|extensions?|penalt\w*|cost you)\b/i;
const longest = 45;

/** The sentence of a syllabus that says where the days of its work are told; null where none does. */
export function datesElsewhere(passages: readonly Passage[]): Excerpt | null {
  const found = passages
    .flatMap(statementsOf)
    .find(
      (each) =>
        isProse(each) &&
        ofDates.test(each.text) &&
        told.test(each.text) &&
        !ofLateness.test(each.text) &&
        countWords(each.text) <= longest,
    );
  return found?.piece ?? null;
}
