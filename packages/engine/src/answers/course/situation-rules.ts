import { asksForWayOut, asksOtherwise, type CourseRule, situations } from '../../lexicon/situations.ts';
import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { withoutStory } from '../question/without-story.ts';
import { countWords, firstSentences } from '../render/shorten.ts';
import { quotes, says, type WrittenPart } from '../requests/written-answer.ts';
import { isProse, type Statement, statementsOf } from './statements.ts';
import { plainQuestion } from './week-words.ts';
import { workHeads } from './work-heads.ts';

/** What the syllabus says to a student for whom something went wrong, or that it says nothing. */
export type SituationRules = { told: WrittenPart[] } | { silentAbout: string; near: Excerpt };

const ofAsker =
  /\b(?:i|i'm|im|i've|ive|i'll|my|me|we|our)\b|^(?:(?:so|and|just|totally|really|completely|ok(?:ay)?|ugh) )*(?:lost|missed|bombed|failed|got|forgot|overslept)\b/;
/** Words of a course where no work is named. */
const ofCourse = /\b(?:class(?:es)?|course|grades?|scores?|marks?|points?|lectures?|syllabus|exams?|tests?)\b/;
/** Of other people, long ago. */
const ofOthers = /\b(?:he|she|they|his|her|their)\b|\bthe (?:authors?|chapters?|readings?|texts?|book)\b/;
const unmarked = /\b(ca|wo|do|did|could|was|is|are|have|would|should)nt\b/g;
/** In words. */
const mostWords = 130;
const longestParagraph = 90;
const longestLabel = 4;
const shortestRule = 2;
const mostOfRule = 2;

/**
 * Finds the rules of the syllabus that apply to what a student tells or asks: a test that went badly, a quiz that was
 * missed, a laptop that died. The syllabus's own words decide, by the kind of work; a rule for another kind is only
 * near. null where nothing of the kind is told, or something else is asked.
 * @param said the whole message, with its story
 */
export function situationRules(
  said: string,
  course: Course,
  passages: () => readonly Passage[],
): SituationRules | null {
  const text = plainQuestion(said).replace(unmarked, "$1n't");
  const asked = plainQuestion(withoutStory(said));
  if (!ofAsker.test(text) || ofOthers.test(text) || !asksForWayOut.test(asked) || asksOtherwise.test(asked))
    return null;
  const named = workHeads(text, course);
  const situation = situations.find(({ tells, ofWork }) => tells.test(text) && (!ofWork || named.size > 0));
  if (!situation || (named.size === 0 && !ofCourse.test(text))) return null;
  const statements = passages().flatMap(ruleLines);
  // Whoever missed an exam missed the final too; of taking one early such a rule says nothing.
  const isMissedFinal = named.has('final') && !/\bearl(?:y|ier)\b/.test(text);
  const found = situation.rules.map((rule) => ofRule(rule, statements, named, course, isMissedFinal));
  const told = found.flatMap(({ best }) => best);
  const [rule] = situation.rules;
  const isDenied = asksWhether.test(asked) && told[0] !== undefined && rule?.denies?.test(told[0].text) === true;
  if (told.length > 0) return { told: tell(told, isDenied) };
  // A rule for other work is not taken for one on this.
  const near = rule?.denies ? found[0]?.others[0] : undefined;
  return rule && near ? { silentAbout: rule.name, near: near.piece } : null;
}

/** A statement with what names its paragraph: "Late work." */
interface RuleLine extends Statement {
  label: string;
  /** The label says the rule, so the whole paragraph is on it. */
  isOfLabel?: boolean;
}

const ruleLines = memoizeByObject((passage: Passage): readonly RuleLine[] => {
  const blocks = blocksOf(passage);
  const statements = statementsOf(passage);
  const blockOf = ({ piece }: Statement) => blocks.findLast(({ start }) => start <= piece.start);
  return statements.map((statement) => {
    const first = statements.find((other) => blockOf(other) === blockOf(statement));
    const own = first && countWords(first.text) <= longestLabel ? first.text : '';
    return { ...statement, label: own || (passage.headingPath.at(-1) ?? '') };
  });
});

/** What says a rule for the work that is named, else for any work; apart from these what says it for other work. */
function ofRule(
  { says, isInRows, isOfAnyWork, not }: CourseRule,
  statements: readonly RuleLine[],
  named: ReadonlySet<string>,
  course: Course,
  isMissedFinal: boolean,
): { best: RuleLine[]; others: RuleLine[] } {
  const saying = statements.flatMap((line) => {
    const isOfLabel = says.test(line.label);
    const isLong = countWords(line.text) > shortestRule && (isInRows || isProse(line));
    return isLong && (isOfLabel || says.test(line.text)) ? [{ ...line, isOfLabel }] : [];
  });
  const heads = saying.map(({ text, about }) => ({ own: workHeads(text, course), around: workHeads(about, course) }));
  const isOn = (of: ReadonlySet<string>): boolean => [...of].some((head) => named.has(head));
  const onNamed = saying.filter((_, i) => isOn(heads[i]?.own ?? named));
  const around = saying.filter((_, i) => heads[i]?.own.size === 0 && isOn(heads[i]?.around ?? named));
  const onExams = isMissedFinal ? saying.filter((_, i) => heads[i]?.own.has('exam')) : [];
  const general = saying.filter(({ text }, i) => isOfAnyWork || (heads[i]?.around.size === 0 && !not?.test(text)));
  const best = named.size === 0 ? saying : [onNamed, around, onExams, general].find(({ length }) => length > 0);
  return { best: (best ?? []).slice(0, mostOfRule), others: saying };
}

const asksWhether = /(?:^|[,.;!] |\bso )(?:(?:so|and|but|ok(?:ay)?) )*(?:can|could|may|is there|do|will) /;

function tell(found: readonly RuleLine[], isDenied: boolean): WrittenPart[] {
  let length = 0;
  const pieces = [...new Set(found)].flatMap((line, i) => {
    length += countWords(line.text);
    return i === 0 || length <= mostWords ? wholeRule(line) : [];
  });
  const apart = pieces.filter(
    ({ passage, start, end }, i) =>
      !pieces.slice(0, i).some((other) => other.passage === passage && other.start <= start && end <= other.end),
  );
  const lead = isDenied ? 'No. Your syllabus says:' : 'Your syllabus says on this:';
  return [...(isDenied || apart.length > 1 ? [says(lead)] : []), ...apart.map(quotes)];
}

/** With what goes on from it in its paragraph; where the paragraph is called by the rule, from its beginning. */
function wholeRule({ piece, label, isOfLabel }: RuleLine): Excerpt[] {
  const { passage } = piece;
  const block = blocksOf(passage).findLast(({ start }) => start <= piece.start);
  if (!block || block.form !== null) return [piece];
  const start = isOfLabel && passage.text.startsWith(label, block.start) ? block.start : piece.start;
  const rest = passage.text.slice(start, block.end);
  const { end } = firstSentences(rest, longestParagraph);
  return [{ passage, start, end: start + end }];
}
