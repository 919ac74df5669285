import { alternation } from './alternation.ts';
import { nounsOf } from './coursework.ts';

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

/** Writes kinds of work out: "hw3" and "HW-3" are "homework 3", "ps2" is "problem set 2", "lab4" is "lab 4". */
export const workInFull = (text: string): string =>
  text
    .replace(alone, (_, name: string, number?: string) => `${short[name.toLowerCase()] ?? name}${number ? ' ' : ''}`)
    .replace(numbered, (_, name: string) => `${shortWithNumber[name.toLowerCase()] ?? name} `)
    .replace(glued, '$1 ');
