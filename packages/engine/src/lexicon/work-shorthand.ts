import { alternation } from './alternation.ts';
import { nounsOf } from './coursework.ts';
import { cardinals, romans, valueOfNumber } from './numbers.ts';

/** How students and tables write kinds of work in a few letters, wherever they stand. */
const short: Readonly<Record<string, string>> = {
  hw: 'homework',
  hws: 'homeworks',
  pset: 'problem set',
  psets: 'problem sets',
};

/** The same of letters that mean other things without a number behind them. */
const shortWithNumber: Readonly<Record<string, string>> = {
  ps: 'problem set',
  asg: 'assignment',
  asgn: 'assignment',
  assn: 'assignment',
  asst: 'assignment',
  proj: 'project',
  pa: 'programming assignment',
  lr: 'lab report',
  mt: 'midterm',
  qz: 'quiz',
};

const alone = new RegExp(
  String.raw`(?<![\p{L}\d])(${alternation(Object.keys(short))})(?!\p{L})[-#]?(?=(\d{1,2}\b)?)`,
  'giu',
);
const numbered = new RegExp(
  String.raw`(?<![\p{L}\d])(${alternation(Object.keys(shortWithNumber))})[-# ]?(?=\d{1,2}(?![\p{L}\d.:%]))`,
  'giu',
);
const glued = new RegExp(
  String.raw`(?<![\p{L}\d])(${alternation(nounsOf('always', 'mostly', 'class'))})[-#]?(?=\d{1,2}(?![\p{L}\d.:%]))`,
  'giu',
);

const numerals = (isMeant: (numeral: string) => boolean): string => alternation(romans.filter(isMeant));
/** What goes on with the name of work: "Test I is due". */
const goesOn = 'is|are|was|will|and|or|on|in|due|worth|counts?|covers?';
/** "Test II", "quiz two" and "Test I:", but not "the test I sat" or "homework two days late". */
const spelled = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(${alternation(nounsOf('always', 'mostly', 'class'))})\s+`,
    String.raw`(?:(${numerals(({ length }) => length > 1)})(?![\p{L}\d'’])`,
    String.raw`|(${numerals(({ length }) => length === 1)})(?![\p{L}\d'’])(?!\s+(?!(?:${goesOn})\b)\p{L})`,
    String.raw`|(${alternation(cardinals.slice(1, 13))})(?![\p{L}-])(?!\s+(?!(?:${goesOn})\b)\p{L}+s\b))`,
  ].join(''),
  'giu',
);
// Hundreds of sentences are written out for one question, and few have anything short: each pattern is tried where
// a look at the letters says that it may match.
const mayBeShort = /hw|pset/iu;
const numberBehind = /[^\s\d.][-# ]?\d/;
const numeralBehind = new RegExp(
  String.raw`\s(?:[ivx]+(?![\p{L}\d])|(?:${alternation(cardinals.slice(1, 13))})(?!\p{L}))`,
  'iu',
);

/**
 * Writes kinds of work out: "hw3" and "HW-3" are "homework 3", "ps2" is "problem set 2", "lab4" is "lab 4", "Test II"
 * is "Test 2".
 */
export function workInFull(text: string): string {
  const inWords = mayBeShort.test(text) ? text.replace(alone, inFull) : text;
  const withNumbers = numberBehind.test(inWords)
    ? inWords
        .replace(numbered, (_, name: string) => `${shortWithNumber[name.toLowerCase()] ?? name} `)
        .replace(glued, '$1 ')
    : inWords;
  return numeralBehind.test(withNumbers) ? withNumbers.replace(spelled, inFigures) : withNumbers;
}

const inFull = (_: string, name: string, number?: string): string =>
  `${short[name.toLowerCase()] ?? name}${number ? ' ' : ''}`;

function inFigures(whole: string, name: string, roman?: string, letter?: string, word?: string): string {
  const value = valueOfNumber(roman ?? letter ?? word ?? '');
  return value === null ? whole : `${name} ${value}`;
}
