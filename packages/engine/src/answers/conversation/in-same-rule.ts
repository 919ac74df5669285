import { alternation } from '../../lexicon/alternation.ts';
import { workNouns } from '../../lexicon/work-nouns.ts';
import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { comparable } from '../render/as-markdown.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { saidIn } from './said-sentences.ts';

const kinds = [
  {
    // "Can I use the free extension for it?"
    asks: /\b(?:can|could|may|do|should) (?:i|we)\b.*\b(?:use|spend|take|apply)\b.*\b(?:extensions?|pass(?:es)?|tokens?|grace(?: \w+)?|(?:free|slip|late) days?|extra (?:time|days?|hours?))\b.*\b(?:it|that|this|them|those|these)\W*$/i,
    says: /\b(?:grace|pass(?:es)?|tokens?|extensions?|(?:free|slip|late) days?|extra (?:time|days?|hours?))\b/i,
  },
  {
    // "I skipped two of those already, am I screwed?"
    asks: /\bi(?:['’]ve)? (?:\w+ )?(?:skipped|missed|blew off|forgot|did(?:n['’]t| not) (?:do|hand in|turn in|submit))\b.{0,20}\b(?:of (?:those|them|these)|(?:one|two|three|four|some|\d)(?: already)?\W*$)/i,
    says: /\b(?:best|highest|top) (?:\w+ ){1,4}counts?\b|\bonly (?:the |your )?(?:best|highest)\b|\bdrop(?:s|ped)?\b|\blowest\b|\b(?:can|may) (?:miss|skip)\b|\bwithout penalty\b/i,
  },
];
/* What speaks for a sentence. */
const ofQuoted = 1.5;
const ofWork = 2;
const least = 1;

/**
 * Answers what of a rule holds for the work just spoken of ("Can I use my pass for it?", "I skipped two of those"): the
 * sentence of that rule, or of another one on that work. Null where that is not asked, or none says it.
 */
export function inSameRule(asked: string, before: Before | null, rules: () => readonly Passage[]): Excerpt | null {
  const kind = kinds.find(({ asks }) => asks.test(asked.trim()));
  if (!kind || !before) return null;
  const told = saidIn(before.answer);
  const work = workOf(before);
  let [best, most] = [null as Excerpt | null, least];
  for (const passage of rules()) {
    const spans = sentencesOf(passage);
    for (const { start, end } of blocksOf(passage)) {
      const block = comparable(passage.text.slice(start, end));
      const isQuoted = told.some((said) => block.includes(said));
      for (const key of spans.filter((span) => span.start >= start && span.end <= end + 1)) {
        const text = passage.text.slice(key.start, key.end);
        if (!kind.says.test(text)) continue;
        const said = contentStems(text);
        const share = work.filter((stem) => said.includes(stem)).length / Math.max(1, work.length);
        const worth = (isQuoted ? ofQuoted : 0) + share * ofWork;
        // A sentence that was shown already is repeated alone.
        const piece = told.includes(comparable(text)) ? { passage, ...key } : { passage, start, end, key };
        if (worth > most) [best, most] = [piece, worth];
      }
    }
  }
  return best;
}

const workNames = new RegExp(`\\b(?:${alternation(workNouns)})(?:e?s|zes)?\\b`, 'i');

const workOf = (before: Before): readonly string[] => {
  const named = workNames.exec(before.question)?.[0];
  return contentStems(named ?? antecedentOf(before) ?? '');
};
