import { nounsOf, plainModifiers, workSteps } from '../../../lexicon/coursework.ts';
import { memoize } from '../../../text/memoize.ts';
import { numbersIn, overlap, titleWords } from '../words.ts';
import { isKindOnly } from './nouns.ts';

/** Words that name a kind of work and tell one piece from no other. */
const kinds = new Set([
  ...nounsOf('always', 'mostly', 'numbered'),
  ...plainModifiers,
  'problem',
  'set',
  'lab',
  'final',
]);
const sameKind = new Map([
  ['test', 'exam'],
  ['midterm', 'exam'],
  ['report', 'paper'],
]);
const stepWords = new Set(workSteps);

/** The words of a title for comparison with others: each is compared with many. */
const namedBy = memoize((title: string) => {
  const list = wholeName(titleWords(withoutRemarks(title)));
  return { list, numbers: numbersIn(list), folded: new Set(list.map(kindOf)) };
});

/** "(25%)", "(20 points)". */
const share = /\s*\(\s*\d+(?:\.\d+)?\s?(?:%|(?:points?|pts|marks?)\b)[^()]{0,12}\)/gi;
const listOfParts = /\s*\([^()]*(?:[+&,]|\band\b)[^()]*\)\s*$/i;

/** "Harbour Project (Report + Talk)" is all of it: the parts in brackets are no step of their own. */
function withoutRemarks(title: string): string {
  const shareless = title.replace(share, '');
  const whole = shareless.replace(listOfParts, '');
  return titleWords(whole).some((word) => kinds.has(word)) ? whole : shareless;
}

/**
 * How surely two titles name the same piece of work, in [0, 1], by their words alone. Numbers must agree where both
 * have them.
 */
export function sameTitle(a: string, b: string): number {
  const { list: left, numbers: leftNumbers, folded: leftFolded } = namedBy(a);
  const { list: right, numbers: rightNumbers, folded: rightFolded } = namedBy(b);
  // Every rule below asks for a word in common.
  if (leftFolded.isDisjointFrom(rightFolded)) return 0;
  if (leftNumbers !== '' && rightNumbers !== '' && leftNumbers !== rightNumbers)
    return leadingNumbersAgree(left, right) ? 0.7 : 0;
  if (left.join(' ') === right.join(' ')) return 1;
  if (differInStep(left, right) || differInStage(left, right)) return 0;
  const folded = overlap(left.map(kindOf), right.map(kindOf));
  // One has a number the other lacks: "Exam 1" is not just any "Exam".
  if ((leftNumbers === '') !== (rightNumbers === '')) return Math.min(folded, 0.6);
  const own = (list: string[]) => list.filter((word) => !kinds.has(word) && !/^\d/.test(word));
  const ownLeft = own(left);
  const ownRight = own(right);
  if (leftNumbers !== '') {
    // "Essay 2" and "Essay 2: My town" are one; "Quiz 2" and "Essay 2" are not.
    const heads = shareKind(left, right);
    if (!heads) return ownLeft.length > 0 && overlap(ownLeft, ownRight) > 0.6 ? 0.8 : 0;
    if (ownLeft.length === 0 || ownRight.length === 0) return 0.9;
    return Math.max(folded, overlap(ownLeft, ownRight));
  }
  if (ownLeft.length > 0 && ownRight.length > 0)
    return Math.max(overlap(ownLeft, ownRight) * (shareKind(left, right) ? 1 : 0.85), folded);
  return folded;
}

/** Whether a title counts one of the pieces that a name in the plural stands for: "Lab 3" of "Coding labs". */
export function isOneOf(several: string, title: string): boolean {
  if (!isKindOnly(several)) return false;
  const [number, ...none] = titleWords(title).filter(isNumber);
  const head = titleWords(title.replace(/:.*$/s, '')).filter((word) => !isNumber(word));
  const kind = titleWords(several);
  return (
    number !== undefined &&
    none.length === 0 &&
    head.length > 0 &&
    head.join(' ') === kind.slice(-head.length).join(' ')
  );
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** "Midterm" is the midterm exam, "Final" the final one. */
function wholeName(list: string[]): string[] {
  if (list.includes('midterm')) return list.filter((word) => word !== 'exam' && word !== 'test');
  return list.length === 1 && list[0] === 'final' ? ['final', 'exam'] : list;
}

const kindOf = (word: string) => sameKind.get(word) ?? word;
const shareKind = (a: string[], b: string[]) =>
  a.some((word) => (kinds.has(word) || stepWords.has(word)) && b.some((w) => kindOf(w) === kindOf(word)));

function differInStep(a: string[], b: string[]): boolean {
  const left = a.filter((word) => stepWords.has(word));
  const right = b.filter((word) => stepWords.has(word));
  const only = (x: string[], y: string[]) => x.filter((word) => !y.includes(word) && word !== 'report');
  return only(left, right).length > 0 || only(right, left).length > 0;
}

/** "Take-home midterm" and "Take-home final": one of the middle of the term and one of its end. */
function differInStage(a: string[], b: string[]): boolean {
  const isOf = (stage: string, other: string, list: string[]) => list.includes(stage) && !list.includes(other);
  return (
    (isOf('midterm', 'final', a) && isOf('final', 'midterm', b)) ||
    (isOf('final', 'midterm', a) && isOf('midterm', 'final', b))
  );
}

/** "Homework 3 (pp. 10–12)" and "Homework 3": numbers of the subtitle do not matter where the first agree. */
function leadingNumbersAgree(a: string[], b: string[]): boolean {
  const numberBehindKind = (list: string[]) => {
    const at = list.findIndex((word, i) => /^\d/.test(word) && kinds.has(list[i - 1] ?? ''));
    return at < 0 ? null : `${kindOf(list[at - 1] ?? '')} ${list[at]}`;
  };
  const first = numberBehindKind(a);
  return first !== null && first === numberBehindKind(b) && (a.length < 4 || b.length < 4);
}
