import { cardinalPattern } from '../../lexicon/numbers.ts';
import { workInFull } from '../../lexicon/work-shorthand.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { bullet, quotes, says, type WrittenPart } from '../requests/written-answer.ts';
import { allAssignments } from './course-question.ts';
import { sayDue, withoutStop } from './fact.ts';
import { type GradePart, type GradeShare, gradePartsIn } from './grade-parts.ts';
import { isOfOtherNumber } from './other-number.ts';
import { isProse, type Statement, statementsOf } from './statements.ts';
import { plainQuestion } from './week-words.ts';
import { conditionIn, isWeightedOtherwise, weightingOf } from './which-weighting.ts';
import { asksWorth, finalWork } from './work-facts.ts';

const howMany =
  /\bhow many (?<name>[\p{L}' -]{3,40}?)(?= (?:are|do|does|did|will|is|have|must|should|can|we|i|there|in|for|this|total|per)\b|\W*$)/u;
/** "How many quizzes are dropped?", "How many labs can I skip?": a rule says it, and not how many there are. */
const asksForRule =
  /\b(?:drop(?:s|ped)?|thrown out|not count|skip|miss|cut|ditch|lose|forgiven|excused|late|made? up|retake)\b/;
/** What is counted and is no piece of work. */
const otherCount =
  /\b(?:words?|pages?|points?|sources?|weeks?|days?|hours?|minutes?|credits?|units?|absences?|times|people|students?|chapters?|questions?|sections?|books?|tas?)\b/;
/** Words that ask for the weight and name no work. */
const asking = new Set(
  contentStems(
    'how much many worth percent percentage weight weigh count grade graded points total overall each one single apiece altogether together course class final of have get do make makes up due all syllabus',
  ),
);
const saysWhichCount =
  /\bdrop(?:s|ped)?\b|\b(?:lowest|worst)\b|\bbest (?:\w+ )?(?:count|\d|one|two|three|four|five|six|seven|eight|nine)/i;
const mostListed = 12;

/**
 * Answers how much a part of the grade counts where the syllabus says it within another line ("proposal 5%") or for
 * each of several, and how many there are of a kind of work. Returns null where the plan itself knows, or nothing is
 * said.
 */
export function partStated(question: string, course: Course, passages: () => readonly Passage[]): WrittenPart[] | null {
  const text = plainQuestion(question);
  const counted = howMany.exec(text)?.groups?.name;
  if (counted !== undefined && asksForRule.test(text)) return null;
  if (counted !== undefined && !otherCount.test(counted)) return countStated(counted, course, passages());
  if (!asksWorth.test(text) || /\b(?:was|were|did|table|chart|late)\b/.test(text)) return null;
  const wanted = contentStems(text).filter((stem) => !asking.has(stem) && !/^\d/.test(stem));
  const isFinal = /\bfinals?\b/.test(text) && !wanted.some((stem) => finalStems.has(stem));
  const parts = gradePartsIn(passages());
  const fitting = parts.filter(({ name }) => !isOfOtherNumber(text, name) && !(isFinal && finalWork.test(name)));
  const stems = isFinal ? [...wanted, 'final'] : wanted;
  const best = bestOf(fitting, stems);
  // What holds on a condition alone is not all that holds.
  const isConditional = best.length > 0 && best.every((part) => conditionIn(part) !== null);
  const plain = isConditional
    ? bestOf(
        fitting.filter((part) => conditionIn(part) === null),
        stems,
      )
    : [];
  const found = [...plain, ...best];
  const told = found.filter((part) => !isFinal || part.whole === null);
  const isSum = /\b(?:total|overall|(?:al)?together)\b/.test(text);
  const isOfTwo = plain.length > 0 || told.some((part) => isWeightedOtherwise(part, told));
  const isKnown =
    !isOfTwo && !isSum && told.every((part) => part.whole === null && part.each === null && isInPlan(part, course));
  if (told.length === 0 || (isKnown && !/\b(?:each|one|single|apiece)\b/.test(text))) return null;
  return told.map((part) => {
    const weighting = weightingOf(part, told);
    const worth = sayWorth(part, parts);
    return says(weighting === null ? worth : `${withoutStop(worth)} (${weighting}).`, part.piece);
  });
}

/** What a piece of work counts as one of several, or as a part of a whole ("report 12%" in brackets); else null. */
export function shareOfPart(title: string, passages: readonly Passage[]): number | null {
  const parts = gradePartsIn(passages);
  const [part] = bestOf(
    parts.filter(({ name }) => !isOfOtherNumber(title.toLowerCase(), name)),
    contentStems(title).filter((stem) => !/^\d/.test(stem)),
  );
  if (part?.whole === null && part.each?.unit === '%') return part.each.value;
  const whole = part?.whole?.share;
  if (!part?.share || !whole || part.share.unit !== '%' || whole.unit !== '%') return null;
  return isOfWhole(part, parts) ? (part.share.value * whole.value) / 100 : part.share.value;
}

/** The parts of a whole may be told in hundredths of the grade, or of the whole. */
function isOfWhole({ whole }: GradePart, all: readonly GradePart[]): boolean {
  const siblings = all.filter((other) => other.whole === whole);
  const sum = siblings.reduce((total, other) => total + (other.share?.value ?? 0), 0);
  return sum === 100 && whole?.share?.value !== 100;
}

const finalStems = new Set(contentStems('version draft paper report project essay prints product'));

/** The parts that have all the words, the ones named by them alone first. */
function bestOf(parts: readonly GradePart[], wanted: readonly string[]): GradePart[] {
  if (wanted.length === 0) return [];
  const scored = parts.map((part) => {
    const own = new Set(contentStems(`${part.name} ${part.counts ?? ''}`));
    const whole = new Set(contentStems(part.whole?.name ?? ''));
    const ownShared = wanted.filter((stem) => own.has(stem)).length;
    const isAll = ownShared > 0 && wanted.every((stem) => own.has(stem) || whole.has(stem));
    return { part, worth: isAll ? ownShared + 1 / (1 + own.size - ownShared) : 0 };
  });
  const most = Math.max(0, ...scored.map(({ worth }) => worth));
  const best = scored.filter(({ worth }) => most > 0 && worth === most).map(({ part }) => part);
  // A line that says it twice says it once.
  return best.filter((part, i) => !best.slice(0, i).some((other) => sayShare(other) === sayShare(part)));
}

const sayShare = ({ name, share, each, count }: GradePart): string =>
  [name.toLowerCase(), share?.value, each?.value, count].join('|');

const isInPlan = ({ name, share }: GradePart, { gradingWeights }: Course): boolean =>
  gradingWeights.some(({ value }) => {
    const stems = new Set(contentStems(value.name));
    return (
      share?.unit === 'points' ||
      (share?.value === value.percent && contentStems(name).every((stem) => stems.has(stem)))
    );
  });

const say = ({ value, unit }: GradeShare): string => (unit === '%' ? `${value}%` : `${value} points`);
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function sayWorth(part: GradePart, all: readonly GradePart[]): string {
  const { name, share, each, count, counts, whole } = part;
  if (whole?.share && share) {
    return isOfWhole(part, all)
      ? `${capital(name)}: ${say(share)} of the ${whole.name}, which counts ${say(whole.share)}.`
      : `${capital(name)}: ${say(share)}, a part of the ${whole.name} (${say(whole.share)}).`;
  }
  const of = `${count} ${counts ?? 'of them'}`;
  if (!each && count !== null && count > 1 && share)
    return `${capital(name)}: ${say(share)} together (${of}); what each counts is not said.`;
  if (!each) return `${capital(name)}: ${share ? say(share) : 'no share is given'}.`;
  const total = share ?? (count === null ? null : { value: each.value * count, unit: each.unit });
  const several = count === null ? '' : ` (${of})`;
  return `${capital(name)}: ${say(each)} each${several}${total ? `, ${say(total)} together` : ''}.`;
}

/** How many there are: as a line says, with what says which of them count, or as the plan lists them. */
function countStated(counted: string, course: Course, passages: readonly Passage[]): WrittenPart[] | null {
  const wanted = contentStems(counted).filter((stem) => !asking.has(stem));
  const [part] = bestOf(
    gradePartsIn(passages).filter(({ count }) => count !== null),
    wanted,
  );
  const rules = passages
    .flatMap(statementsOf)
    .filter(({ text }) => saysWhichCount.test(text) && wanted.every((stem) => contentStems(text).includes(stem)));
  if (part) {
    const { passage, start, end } = part.piece;
    const others = rules.filter(({ piece }) => piece.passage !== passage || piece.end <= start || end <= piece.start);
    return [
      says(`${capital(part.name)}: ${part.count}${part.counts === null ? '' : ` ${part.counts}`}.`, part.piece),
      quotes(part.piece),
      ...others.slice(0, 1).map(({ piece }) => quotes(piece)),
    ];
  }
  const named = allAssignments(course).filter(({ title }) => {
    const stems = contentStems(workInFull(title));
    return wanted.length > 0 && wanted.every((stem) => stems.includes(stem));
  });
  // Beside "Homework 1" to "Homework 7" the "Homework" of the grading is all of them.
  const dated = named.filter(({ dueDate }) => dueDate !== null);
  const planned = dated.length > 1 ? dated : named;
  const said = planned.length > 1 ? null : saysHowMany(counted, passages);
  if (said) return [quotes(said)];
  if (planned.length < 2 || planned.length > mostListed) return null;
  return [
    says(`The plan has ${planned.length}:`),
    ...planned.map((work) => bullet(sayDue(work).text, work.dueEvidence ?? work.evidence)),
    ...rules.slice(0, 1).map(({ piece }) => quotes(piece)),
  ];
}

/** "There will be about nine sheets": the sentence that counts them. */
function saysHowMany(counted: string, passages: readonly Passage[]): Excerpt | null {
  const head = counted.split(' ').at(-1)?.replace(/s$/, '') ?? '';
  const count = new RegExp(`\\b(?:${cardinalPattern}) (?:[\\p{L}-]+ ){0,2}${head}(?:s|es)?\\b(?! ?%)`, 'iu');
  const wanted = contentStems(counted);
  const isCount = ({ text, piece }: Statement): boolean =>
    isProse({ piece }) && count.test(text) && wanted.every((stem) => contentStems(text).includes(stem));
  const lines = passages.flatMap(statementsOf).filter(isCount);
  return (
    (
      lines.find(({ text }) => /\b(?:there (?:are|will be)|(?:has|have|consists? of|includes?))\b/i.test(text)) ??
      lines[0]
    )?.piece ?? null
  );
}
