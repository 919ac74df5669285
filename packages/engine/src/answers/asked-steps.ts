import type { Passage } from '../passages/passage.ts';
import { type Span, splitSentences } from '../text/sentences.ts';
import { contentStems } from '../text/words.ts';
import { joinNeighbours, type Piece } from './compose.ts';
import { countWords } from './shorten.ts';

const asks =
  /\b(?:what|which|name|list|describe|explain|give|outline|show)\b.*\b(?:steps?|stages?|phases?)\b|^how (?:do|does|is|are|can)\b.*\bstep by step\b/i;
const namesOnly = new Set(
  contentStems('what which name list describe explain give outline show steps stages phases step by main different'),
);
const opens = /^(?:(?:the|in the|in a) )?(first|second|third|fourth|fifth|sixth|seventh)(?:ly)?\b/i;
const goesOn = /^(?:next|then|after (?:that|this)|finally|lastly|last|the (?:last|final) (?:step|stage|phase))\b/i;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const leastShared = 0.5;
const mostWords = 150;

/** The sentences that tell a course of things one after the other ("First, … Second, …"), with the one that leads them in; null where none does. */
export function askedSteps(question: string, passages: readonly Passage[]): Piece[] | null {
  if (!asks.test(question)) return null;
  const wanted = contentStems(question).filter((stem) => !namesOnly.has(stem));
  let best: Piece[] | null = null;
  let most = 0;
  for (const passage of passages) {
    const steps = stepsIn(passage);
    if (steps.length === 0) continue;
    const said = steps.map(({ start, end }) => passage.text.slice(start, end)).join(' ');
    const near = new Set(contentStems(`${passage.headingPath.join(' ')} ${said}`));
    const shared = wanted.filter((stem) => near.has(stem)).length;
    if (shared <= most || shared < wanted.length * leastShared || countWords(said) > mostWords) continue;
    most = shared;
    best = joinNeighbours(steps.map(({ start, end }) => ({ passage, start, end })));
  }
  return best;
}

/** The sentences of the first sequence of a passage, from the one before it; empty where fewer than two follow each other. */
function stepsIn({ text }: Passage): Span[] {
  const sentences = splitSentences(text);
  const ordinalOf = ({ start, end }: Span): string | undefined =>
    opens.exec(text.slice(start, end))?.[1]?.toLowerCase();
  const begin = sentences.findIndex((sentence) => ordinalOf(sentence) === 'first');
  if (begin < 0) return [];
  let place = 0;
  const steps = sentences.slice(begin).filter((sentence) => {
    const ordinal = ordinalOf(sentence);
    const isNext =
      ordinal === undefined ? place > 0 && goesOn.test(text.slice(sentence.start)) : ordinal === ordinals[place];
    if (isNext) place++;
    return isNext;
  });
  return steps.length < 2 ? [] : [...sentences.slice(Math.max(0, begin - 1), begin), ...steps];
}
