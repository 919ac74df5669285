import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import type { Turn } from '../conversation/turn.ts';
import { bullet, quotes, says, type WrittenPart } from '../requests/written-answer.ts';
import { type Band, scaleIn } from './grade-scale.ts';
import { shareOfPart } from './part-stated.ts';
import { plainQuestion } from './week-words.ts';
import { finalWork } from './work-facts.ts';

const number = String.raw`(\d{1,3}(?:\.\d+)?)`;
const asksNeeded =
  /\b(?:what|how (?:much|high|many (?:points?|percent)|well))\b[^?]*\b(?:do|would|will|must|should|have to) (?:i|we) (?:\w+ )?(?:need|have to (?:get|score|make)|get|score|do)\b/;
const asksPossible =
  /\b(?:can|could|will|is it (?:still )?possible)\b[^?]*\b(?:i|to) (?:still |even )?(?:get|pass|make|reach|end up with|finish with)\b/;
const onPartSaid = new RegExp(
  `\\bif i (?:only )?(?:get|got|score|scored|make) (?:an? )?${number}\\s?%? (?:on|in|for) (?:the|my)\\b`,
);
const currently = new RegExp(
  `\\b(?:have|got|average[ds]?|avg|at|am|i'm|im|with|currently|is|now|so far)\\b[^.,;?\\d]{0,30}?${number}`,
  'g',
);
const ofPart = /\b(?:on|in|for|before|after|with) (?:the|my|our) (?<name>[^?,.]{3,50})/;
const namesFinal = /\bfinals?\b(?! (?:grade|mark|score|version|draft|paper|report|project|essay))/;
/** Averages that are worked out where the student tells none. */
const examples = [70, 80, 90];

const tellsAverage = new RegExp(
  `^(?:(?:ok|so|well|um|it'?s|its|i'?m|im|i|have|am|got|at|about|around|like|my|average|avg|grade|is|a|an|with)[, ]+)*${number}\\s?%?(?: (?:so far|now|rn|right now|before the final|overall|average|percent))*\\W*$`,
);

/** "I have 84", said to a question that lacks it, with that question. */
export function withAverageTold(said: string, history: readonly Turn[]): string {
  const soFar = tellsAverage.exec(plainQuestion(said))?.[1];
  const before = history.findLast(({ role }) => role === 'user')?.content;
  return soFar === undefined || before === undefined ? said : `${before} (i have ${soFar} so far)`;
}

interface Part {
  name: string;
  percent: number;
  evidence: WrittenPart['evidence'];
}

/**
 * Works out what a student has to reach on one part of the grade, or what a mark on it would come to: with the marks
 * that they tell, else the sum that it takes. null where no part with a weight and no letter of the scale is asked for.
 */
export function gradeNeeded(
  question: string,
  course: Course,
  passagesOfSyllabus: () => readonly Passage[],
): WrittenPart[] | null {
  const text = plainQuestion(question);
  const onPart = onPartSaid.exec(text)?.[1];
  const isAsked = onPart !== undefined || asksNeeded.test(text) || asksPossible.test(text);
  if (!isAsked || !/\b(?:final|exam|test|mid-?term|rest|project|paper|essay|report|quiz)/.test(text)) return null;
  const passages = passagesOfSyllabus();
  const part = partNamed(text, course, passages);
  const bands = scaleIn(passages);
  if (!part || part.percent >= 100 || bands.length === 0) return null;
  const soFar = averageTold(text.replace(onPartSaid, ' '));
  if (onPart !== undefined) return soFar === null ? null : comesTo(part, Number(onPart), soFar, bands);
  const target = targetOf(text, bands);
  if (!target) return null;
  return soFar === null ? sumFor(part, target) : needed(part, target, soFar);
}

function partNamed(text: string, { gradingWeights }: Course, passages: readonly Passage[]): Part | null {
  const parts = gradingWeights.map(({ value, evidence }) => ({ ...value, evidence }));
  if (namesFinal.test(text) || /\bfinals?\W*$/.test(text))
    return parts.find(({ name }) => /\bfinal\b/i.test(name) && !finalWork.test(name)) ?? null;
  const name = ofPart.exec(text)?.groups?.name?.replace(/\b(?:to|for|so|if|and)\b.*$/, '') ?? '';
  const stems = contentStems(name);
  const share = stems.length > 0 ? shareOfPart(name, passages) : null;
  if (share !== null) return { name: name.trim(), percent: share, evidence: null };
  const has = parts.filter((each) => stems.length > 0 && stems.every((stem) => contentStems(each.name).includes(stem)));
  return has.length === 1 ? (has[0] ?? null) : null;
}

function averageTold(text: string): number | null {
  const told = [...text.matchAll(currently)].map(([, value]) => Number(value)).filter((value) => value <= 110);
  return told.length === 1 ? (told[0] ?? null) : null;
}

interface Target {
  low: number;
  name: string;
  piece: Band['piece'];
}

function targetOf(text: string, bands: readonly Band[]): Target | null {
  const letter = /\ban? ['"]?([a-df][+-]?)(?![\w'+-])/.exec(text)?.[1]?.toUpperCase();
  const passing = bands.filter(({ low, letter }) => low > 0 && letter !== 'F');
  const lowest = passing.toSorted((x, y) => x.low - y.low)[0];
  const isPass = letter === undefined && /\bpass\b/.test(text);
  const band = isPass ? lowest : bands.find((each) => each.letter === letter);
  if (!band) return null;
  return {
    low: band.low,
    name: isPass ? `the lowest passing letter, ${band.letter}` : sayLetter(band),
    piece: band.piece,
  };
}

const sayLetter = ({ letter }: Band): string => `${/^[AF]/.test(letter) ? 'an' : 'a'} ${letter}`;
const round = (value: number): string => String(Math.round(value * 10) / 10);
/** A mark that is needed is rounded up: less is not enough. */
const roundUp = (value: number): string => String(Math.ceil(value * 10 - 1e-9) / 10);
const least = ({ percent }: Part, { low }: Target, soFar: number): number =>
  (low * 100 - (100 - percent) * soFar) / percent;

function sumFor(part: Part, target: Target): WrittenPart[] {
  const { name, percent, evidence } = part;
  const rest = 100 - percent;
  return [
    says('It depends on your marks so far, which are not kept here.'),
    says(`${capital(name)} counts ${round(percent)}% and all else ${round(rest)}%;`, evidence),
    says(`${target.name} begins at ${target.low}.`, target.piece),
    says(`So you need (${target.low} − ${round(rest)}% × your average so far) ÷ ${round(percent)}%:`),
    ...examples.map((soFar) => bullet(`with ${soFar} so far: ${sayMark(least(part, target, soFar))}.`)),
    says('Tell me your average without it (“I have 84 so far, what do I need …”), and I work it out.'),
    quotes(target.piece),
  ];
}

function sayMark(mark: number): string {
  if (mark > 100) return `${roundUp(mark)}, which is more than 100`;
  return mark <= 0 ? 'nothing more, you have it' : roundUp(mark);
}

function needed(part: Part, target: Target, soFar: number): WrittenPart[] {
  const { name, percent, evidence } = part;
  const mark = least(part, target, soFar);
  const rest = 100 - percent;
  const most = (rest * soFar + percent * 100) / 100;
  const lead =
    mark > 100
      ? `Not with this alone: with ${soFar} so far, even 100 on ${name} comes to ${round(most)}, and ${target.name} begins at ${target.low}.`
      : mark <= 0
        ? `With ${soFar} so far you have ${target.name} whatever you get on ${name}.`
        : `You need ${roundUp(mark)} on ${name} for ${target.name}.`;
  const sum = `(${target.low} − ${round(rest)}% × ${soFar}) ÷ ${round(percent)}% = ${roundUp(mark)}`;
  return [
    says(lead, evidence),
    says(`${sum}, if ${soFar} is your average in all else, which counts ${round(rest)}%.`),
    quotes(target.piece),
  ];
}

function comesTo(
  { name, percent, evidence }: Part,
  mark: number,
  soFar: number,
  bands: readonly Band[],
): WrittenPart[] {
  const total = ((100 - percent) * soFar + percent * mark) / 100;
  const band = bands.toSorted((x, y) => y.low - x.low).find(({ low }) => total >= low);
  const sum = `${round(100 - percent)}% × ${soFar} + ${round(percent)}% × ${mark} = ${round(total)}`;
  return [
    says(
      `It comes to ${round(total)}${band ? `, ${sayLetter(band)}` : ''}: ${sum}, if ${soFar} is your average in all but ${name}.`,
      evidence,
    ),
    ...(band ? [quotes(band.piece)] : []),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
