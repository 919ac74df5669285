import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isCaption, isTask } from '../evidence/no-evidence.ts';
import { comparable } from '../render/as-markdown.ts';
import { countWords } from '../render/shorten.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { keysOf, saidIn } from './said-sentences.ts';

const asksForOther =
  /^(?:(?:and|but|so|ok(?:ay)?|what about|how about|what (?:do|did|does|is|was|were|are)|who (?:is|was|are|were)|how (?:do|did|does))[, ]+)*the others?(?: (?:side|one|school|camp|group|theory|view|position|opinion|person|guy|man|woman|kind|type|way|method|half|party|team|people|plan|two|model|approach))?(?:['’]s view)?(?: (?:think|thinks|thought|believe|believed|believes|say|says|said|want|wanted|wants|do|does|did|argue|argued|mean|hold|held|work|works))?(?: (?:about|of|on) (?:it|that|this))?\W*$/i;
const contrasts = /^(?:the other|another|others|by contrast|in contrast|on the other hand|the second|but|meanwhile)\b/i;
/** Of both sides, or of how it ended. */
const ofBoth = /^(?:both|neither|in the end|the (?:quarrel|dispute|debate) ended)\b/i;
/** In words. */
const longest = 110;

/**
 * Answers "And the other side?" with the paragraph beside the one that answered, where that describes another thing.
 * Returns null where that is not asked, or nothing stands beside it.
 */
export function otherSide(asked: string, before: Before, passages: readonly Passage[]): Excerpt | null {
  if (!asksForOther.test(asked.trim())) return null;
  const pointed = saidIn(keysOf(before.answer));
  const told = pointed.length > 0 ? pointed : saidIn(before.answer);
  const isTold = (text: string): boolean => {
    const whole = comparable(text);
    return told.some((said) => whole.includes(said));
  };
  const home = passages.find(({ text }) => isTold(text));
  if (!home) return null;
  const topic = contentStems(antecedentOf(before) ?? '');
  const units = paragraphsAround(home, passages);
  const at = units.findIndex(({ passage, start, end }) => isTold(passage.text.slice(start, end)));
  const beside = [...units.slice(at + 1), ...units.slice(0, at).toReversed()].filter((unit) => {
    const first = firstSentence(unit);
    const said = new Set(contentStems(first));
    return !isTask(first) && !ofBoth.test(first) && !(topic.length > 0 && topic.every((stem) => said.has(stem)));
  });
  const parallel = parallelTo(units[at], units, topic);
  if (parallel) return parallel;
  const chosen = beside.find((unit) => contrasts.test(firstSentence(unit))) ?? beside[0];
  return chosen ? shortened(chosen) : null;
}

/** "The Lacers cast …" beside "The Loamers cast …": from the sentence on that opens alike with another name. */
function parallelTo(told: Excerpt | undefined, units: readonly Excerpt[], topic: readonly string[]): Excerpt | null {
  if (!told || !sentencesIn(told).some((span) => named.test(told.passage.text.slice(span.start, span.end))))
    return null;
  for (const unit of units) {
    if (unit === told) continue;
    const first = sentencesIn(unit).find(({ start, end }) => {
      const text = unit.passage.text.slice(start, end);
      const opened = new Set(contentStems(named.exec(text)?.[0] ?? ''));
      return opened.size > 0 && !topic.every((stem) => opened.has(stem));
    });
    if (first) return shortened({ ...unit, start: first.start });
  }
  return null;
}

const named = /^(?:The|An?)\s(?:\p{Lu}[\p{L}’'-]+\s?)+/u;

const sentencesIn = ({ passage, start, end }: Excerpt) =>
  sentencesOf(passage).filter((span) => span.start >= start && span.end <= end);

/** The paragraphs of a section, in order; of one that is no more than a paragraph those of its neighbours too. */
function paragraphsAround(home: Passage, passages: readonly Passage[]): Excerpt[] {
  const section = passages.filter(
    ({ documentId, headingPath }) =>
      documentId === home.documentId && headingPath.join('\n') === home.headingPath.join('\n'),
  );
  const own = section.flatMap(paragraphsOf);
  if (own.length > 1) return own;
  const near = passages.filter(
    ({ documentId, ordinal, headingPath }) =>
      documentId === home.documentId &&
      Math.abs(ordinal - home.ordinal) <= 1 &&
      headingPath.slice(0, -1).join('\n') === home.headingPath.slice(0, -1).join('\n'),
  );
  return near.flatMap(paragraphsOf);
}

const paragraphsOf = (passage: Passage): Excerpt[] =>
  blocksOf(passage).flatMap((block) =>
    block.form === null && !isCaption(passage.text, block) ? [{ passage, start: block.start, end: block.end }] : [],
  );

function firstSentence({ passage, start, end }: Excerpt): string {
  const span = sentencesOf(passage).find((each) => each.start >= start && each.end <= end + 1);
  return passage.text.slice(span?.start ?? start, span?.end ?? end);
}

function shortened({ passage, start, end }: Excerpt): Excerpt {
  const fitting = sentencesOf(passage).filter(
    (span) => span.start >= start && span.end <= end && countWords(passage.text.slice(start, span.end)) <= longest,
  );
  const [key] = fitting;
  return { passage, start, end: fitting.at(-1)?.end ?? end, ...(key && { key }) };
}
