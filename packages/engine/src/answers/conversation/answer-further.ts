import { onlyAsks } from '../../passages/exercises.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Answer, Claim } from '../answer-types.ts';
import { quotePieces } from '../evidence/answer-from-passages.ts';
import type { AnswerContext } from '../records.ts';
import { abstained, saysNone } from '../render/abstained.ts';
import { answerTold } from '../render/answer-told.ts';
import { comparable } from '../render/as-markdown.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { exampleOfItems } from './example-of-items.ts';
import { lastExchange, placeOfNothing } from './follow-up.ts';
import { furtherAnswer, readFurther } from './further.ts';
import { howItWent } from './how-it-went.ts';
import { otherSide } from './other-side.ts';
import { pickListed } from './pick-listed.ts';
import { saidIn } from './said-sentences.ts';
import { siblingsTold } from './siblings.ts';
import { asksIfStill, stillSo } from './still-so.ts';
import { whatFollows } from './what-follows.ts';
import { whoBegan } from './who-began.ts';

/** "An example of one": of "the sides of a mould" one is a mould. */
function ofOne(before: Before): Before {
  const one = antecedentOf(before)
    ?.split(/\sof\s(?:an?\s|the\s)?/)
    .at(-1);
  return one ? { ...before, question: `What is ${one}?` } : before;
}

const whichIsMeant = (place: string): Claim => ({
  text: `I don't know what “${place}” is: nothing that I told before is a list. Name what you mean, and I look for it.`,
  citation: null,
  isItem: false,
});

const saysNotIfStill: Claim = {
  text: 'Your files do not say whether this still holds today.',
  citation: null,
  isItem: false,
};

const quotesReading = ({ answer }: Before, readings: readonly Passage[]): boolean => {
  const told = saidIn(answer);
  return readings.some(({ text }) => told.some((said) => comparable(text).includes(said)));
};

/**
 * Answers "Why?", "An example?" or "And the others?" from around what the last answer quotes. Returns null where the
 * question is read like any other.
 */
export function answerFurther(
  asked: string,
  index: PassageIndex,
  { history = [], syllabus = null }: AnswerContext,
): Answer | null {
  const before = lastExchange(history);
  const nowhere = placeOfNothing(asked, history);
  if (nowhere !== null) return { ...abstained('not-answered'), claims: [whichIsMeant(nowhere)] };
  if (!before) return null;
  const readings = index.passages.filter((each) => each.documentId !== syllabus?.documentId && !onlyAsks(each));
  const examples = exampleOfItems(asked, before, readings);
  if (examples) return answerTold(examples.told, '', index);
  const siblings = siblingsTold(asked, before, readings);
  if (siblings.length > 0) return quotePieces(siblings, 1);
  const other = otherSide(asked, before, readings);
  if (other) return quotePieces([other], 1);
  const picked = pickListed(asked, before, readings);
  if (picked) return quotePieces([picked], 1);
  const began = whoBegan(asked, before, readings);
  if (began) return quotePieces([began], 1);
  const went = howItWent(asked, before, readings);
  if (went) return quotePieces([went], 1);
  if (asksIfStill(asked) && quotesReading(before, readings)) {
    const still = stillSo(before, readings);
    return still ? quotePieces([still], 1) : { ...abstained('not-answered'), claims: [saysNotIfStill] };
  }
  const wanted = readFurther(asked);
  // Beside what answers nothing there is no reason or example of it: what was asked is asked again.
  if ((wanted === 'why' || wanted === 'example') && saysNone(before.answer)) return null;
  const next = wanted === 'more' || wanted === 'next' ? whatFollows(before, readings) : [];
  if (next.length > 0) return quotePieces(next, 1);
  const further = wanted && furtherAnswer(wanted, /\bones?\b/i.test(asked) ? ofOne(before) : before, readings);
  if (!further) return null;
  const answered = answerTold(further.told, '', index);
  return further.answers ? answered : { ...answered, abstained: true, reason: 'not-answered', confidence: 0 };
}
