import type { CourseConcept } from '../../lexicon/course-concept.ts';
import { courseConcepts } from '../../lexicon/course-concepts.ts';
import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import { type Excerpt, joinNeighbours } from '../evidence/compose.ts';
import { blockLedIn } from '../evidence/forms.ts';
import { countWords } from '../render/shorten.ts';
import { countAsked, countsIn, countsThat } from './count-asked.ts';
import { membersOf } from './grade-parts.ts';
import { speaksOfOwn } from './own-rules.ts';
import { headingsAbove, isHeadedBy, longestRule, sayWhole } from './say-rule.ts';
import { isLabelAlone, labelWithLines } from './statement.ts';
import { isProse, type Statement, statementsOf } from './statements.ts';

/** What a syllabus says on something that students ask of a course, or that it does not. */
export type SyllabusRule =
  /** `lead`: that it is so, or that it is not, where whether it is so was asked. */
  | { said: Excerpt[]; lead: string | null }
  /**
   * `near`: what it says of the work or the exam that the question is about; `matter`: the words that ask for it.
   */
  | { silentAbout: string; near: Excerpt | null; matter: string };

/** Kinds of work and exams, as a question and a line of a syllabus name them. */
const anchors: RegExp[] = [
  /\bmid-?terms?\b/i,
  /\bfinals?\b(?! (?:(?:weighted|course|letter) )*(?:grades?|percentages?|scores?|drafts?|versions?|essays?|papers?|projects?|reports?|presentations?|portfolios?|products?|submissions?))/i,
  /\bquiz(?:zes)?\b/i,
  /\bessays?\b/i,
  /\breports?\b/i,
  /\bworksheets?\b/i,
  /\bnotebooks?\b/i,
  /\bprojects?\b/i,
  /\bpresentations?\b/i,
  /\bposters?\b/i,
  /\bportfolios?\b/i,
  /\bpapers?\b/i,
  /\blabs?\b/i,
  /\bproposals?\b/i,
  /\bjournals?\b/i,
  /\b(?:problem|p-?) ?sets?\b/i,
  /\breflections?\b/i,
  /\bdiscussion (?:boards?|forums?)\b|(?<!\bto )\bposts?\b/i,
];
const ofMeeting = /\b(?:class|classes|lectures?)\b(?! (?:struggle|conflict|system|society|war))/;
const anyExam = /\b(?:mid-?terms?|finals?|exams?|examinations?|tests?)\b/i;

/**
 * Searches the whole syllabus, statement by statement, for what a question asks of the course; null where it asks for
 * nothing of the kind. Of several lines that say it, the one about the named work counts.
 * @param text as `plainQuestion` gives it
 * @param passages of the syllabus, in reading order
 */
export function syllabusRule(text: string, passages: readonly Passage[]): SyllabusRule | null {
  const concept = courseConcepts.find(({ asks }) => asks.test(text));
  if (!concept || /(?<!\b(?:i|we) )\b(?:was|were|did|had)\b/.test(text)) return null;
  const named = anchors.filter((anchor) => anchor.test(text));
  const isOfCourse =
    named.length > 0 || anyExam.test(text) || speaksOfOwn(text) || ofMeeting.test(text) || countWords(text) <= 3;
  if (!isOfCourse && !concept.isExact && !concept.isPlain) return null;
  const statements = passages.flatMap(statementsOf);
  const match = concept.asks.exec(text)?.groups;
  const word = match?.named ?? match?.other ?? null;
  const bestOn = (anchors: readonly RegExp[]) => bestStatement(statements, { concept, text, named: anchors, word });
  // "Is the essay or the final worth more?" is answered by a line on each.
  const isEither = named.length > 1 && /\b(?:or|than|and)\b/.test(text);
  const best = isEither
    ? named.flatMap((anchor) => bestOn([anchor]) ?? [])
    : [bestOn(named)].flatMap((one) => one ?? []);
  // A row of the schedule rarely says all that a sentence on the exam does.
  const [row] = best;
  if (row && !isEither && concept.isOfWork && !isProse(row)) {
    const inProse = bestStatement(statements.filter(isProse), { concept, text, named, word });
    if (inProse) best.unshift(inProse);
  }
  const matter = word ?? concept.asks.exec(text)?.[0] ?? '';
  const counts = countAsked(text);
  const silent = (near: Excerpt | null, about = concept.name ?? word ?? 'this'): SyllabusRule => ({
    silentAbout: about,
    near,
    matter,
  });
  const [first] = best;
  if (first && concept.isExact && match?.named && !holdsWord(first, match.named)) return silent(first.piece);
  const members = first && concept.isOfMember ? membersThatSay(first, concept) : [];
  const onNamed = members.filter((piece) => named.length === 0 || named.some((anchor) => anchor.test(textOf(piece))));
  const [other] = members;
  const lead = yesOrNo(text, concept, best);
  if (other) return onNamed.length > 0 ? { said: onNamed, lead } : silent(other);
  if (first) {
    const said = joinNeighbours(
      best.flatMap((each) => sayWhole(each, statements, concept, { text, named })).map(withWhatItLabels),
    );
    const isCounted =
      counts === null || concept.isOfPlan || said.some((piece) => countsIn(textOf(piece), concept.says));
    return isCounted ? { said, lead } : silent(first.piece, `a number of ${counts}`);
  }
  if (concept.isOfPlan) return null;
  const ofOthers = concept.isOfMember ? bestStatement(statements, { concept, text, named: [], word }) : null;
  if (ofOthers) return silent(membersThatSay(ofOthers, concept)[0] ?? ofOthers.piece);
  return silent(nearest(statements, concept, named, anyExam.test(text)));
}

/** "Office hours:" is no answer without the lines below it; a list below is shown with its lead anyway. */
function withWhatItLabels(piece: Excerpt): Excerpt {
  const isAlone = isLabelAlone(textOf(piece)) && blockLedIn(piece.passage, piece.end) === null;
  return isAlone ? { ...piece, ...labelWithLines(piece.passage, piece.start, longestRule) } : piece;
}

/** The line that comes nearest to what no line says: on the named work, and in the words that come near. */
function nearest(
  statements: readonly Statement[],
  { near, isOfWork }: CourseConcept,
  named: readonly RegExp[],
  isOfExam: boolean,
): Excerpt | null {
  const score = (each: Statement): number => {
    const isOnIt = named.some((anchor) => anchor.test(each.about));
    const isOnExam = isOfExam && anyExam.test(`${each.about}\n${each.context}`);
    if (countWords(each.text) <= 4 || (isOfWork && !isOnIt && !isOnExam)) return 0;
    if (!near?.test(each.text)) return !near && isOnIt && isProse(each) ? 1 : 0;
    return 2 + (isOnIt ? 1 : 0) + (isOnExam ? 1 : 0) + (isProse(each) ? 2 : 0);
  };
  return statements.reduce<{ most: number; piece: Excerpt | null }>(
    (best, each) => (score(each) > best.most ? { most: score(each), piece: each.piece } : best),
    { most: 0, piece: null },
  ).piece;
}

const asksWhether = /^(?:(?:so|and|but|ok(?:ay)?|also)[, ]+)*(?:is|are|does|do|will|can|could|may)\b/;

/** The answer to "Is it …?", where the lines that are quoted agree; null where they leave it open. */
function yesOrNo(text: string, { denies, affirms }: CourseConcept, best: readonly Statement[]): string | null {
  if (!affirms || !asksWhether.test(text) || /\bor\b(?! (?:not|what|no)\b)/.test(text)) return null;
  const verdicts = best.flatMap((each) =>
    denies?.test(each.text) ? ['No.'] : affirms.test(each.text) ? ['Yes.'] : [],
  );
  return new Set(verdicts).size === 1 ? (verdicts[0] ?? null) : null;
}

interface Asked {
  concept: CourseConcept;
  text: string;
  named: readonly RegExp[];
  /** What the question calls it. */
  word: string | null;
}

function bestStatement(statements: readonly Statement[], asked: Asked): Statement | null {
  let best: Statement | null = null;
  let most = 0;
  for (const statement of statements) {
    const worth = worthOf(statement, asked);
    if (worth > most) [best, most] = [statement, worth];
  }
  return best;
}

/** A recess is a break. */
const asBreak = (text: string): string => text.replace(/\b(?:recess|vacation)\b/gi, 'break');

function holdsWord({ text }: Statement, word: string): boolean {
  const said = new Set(contentStems(asBreak(text)));
  return contentStems(asBreak(word)).every((stem) => said.has(stem));
}

const mostOnWork = 3;

/** What is asked of a text that is handed in. */
const requires =
  /\d[\d,]*(?:\s*\+\/-\s*\d+\s*%)?\s*(?:words?|pages?|sources?)|double[- ]spaced|footnotes|\bcit(?:e|ations?)\b/i;
/** "Essay: a question of your own …" is on the research essay too. */
const opensWith = (text: string, head: string | undefined): boolean =>
  head !== undefined && contentStems(text.slice(0, longestOpening)).slice(0, 2).includes(head);

/** Statements of the syllabus that name a piece of work and ask something of it, in their order. */
export function statementsOn(work: string, passages: readonly Passage[]): Excerpt[] {
  const stems = contentStems(work).filter((stem) => !/^\d+$/.test(stem));
  const found = passages.flatMap(statementsOf).filter(({ text }) => {
    const said = new Set(contentStems(text));
    const isLong = countWords(text) > 6 && !/^\s*\d+ \| /.test(text);
    const isNamed = stems.length > 0 && stems.every((stem) => said.has(stem));
    return isLong && !isListOfWork(text) && (isNamed || (opensWith(text, stems.at(-1)) && requires.test(text)));
  });
  return (
    found
      .filter((each) => countWords(each.text) <= longestRule)
      // What it has to be says more than what else is said of it.
      .toSorted((x, y) => Number(requires.test(y.text)) - Number(requires.test(x.text)))
      .slice(0, mostOnWork)
      .map(({ piece }) => piece)
  );
}

/** A class that reviews for the final is on no final. */
const reviewing = /\b(?:review|prepar)\w* (?:sessions? )?(?:for|before) (?:the |our |your )?[\w-]+(?: exams?\b)?/i;

function worthOf(statement: Statement, { concept, text: asked, named, word }: Asked): number {
  const counted = countAsked(asked);
  const { text, context, about } = statement;
  if (named.length > 0 && reviewing.test(about) && !named.some((anchor) => anchor.test(about.replace(reviewing, ''))))
    return 0;
  // Below a heading of that name a line need not say the name again.
  const isHeaded = isHeadedBy(statement, concept);
  if (!concept.says.test(text) && !(isHeaded && isProse(statement))) return 0;
  const own = new Set(contentStems(text));
  const shared = contentStems(asked).filter((stem) => own.has(stem)).length;
  const isOnIt = named.some((anchor) => anchor.test(about));
  const isNear = named.some((anchor) => anchor.test(context));
  const isOnOther = !isOnIt && anchors.some((anchor) => !named.includes(anchor) && anchor.test(about));
  if (concept.isOfWork && named.length > 0 && !isOnIt && (!isNear || isOnOther)) return 0;
  if (concept.isOfWork && named.length === 0 && anyExam.test(asked) && !anyExam.test(`${about}\n${context}`)) return 0;
  return (
    1 +
    (isHeaded ? 1.5 + headingsAbove(statement, concept) / 2 : 0) +
    shared / 2 +
    (isHeaded || concept.point?.test(text) ? 1 : 0) +
    (word !== null && holdsWord(statement, word) ? 2 : 0) +
    (counted !== null && countsIn(text, concept.says) ? 1 : 0) +
    (counted !== null && countsThat(text, counted) ? 1.5 : 0) +
    (!concept.isOfWork && isLabelOf(statement, concept) ? 1 : 0) +
    (isOnIt ? 2 : isNear ? 1 : 0) +
    (!isOnIt && anyExam.test(asked) && anyExam.test(about) ? 1 : 0) -
    (named.length > 0 && isOnOther ? 1 : 0) -
    (concept.isOfWork && !concept.isOfPlan && isListOfWork(text) ? 1.5 : 0) +
    (named.length > 0 ? opensOn(text, named) : 0)
  );
}

/** "Extra credit. Write a page on …": the paragraph is called what is asked. */
function isLabelOf({ piece, text }: Statement, { says }: CourseConcept): boolean {
  const label = /^\W*([\p{L} -]{3,40}?)\s*(?:\([^)]*\)\s*)?[.:–—]/u.exec(text)?.[1];
  return label !== undefined && isProse({ piece }) && says.test(label);
}

const longestOpening = 24;
/** "Midterm: two essays": what a line opens with is what it is on. */
function opensOn(text: string, named: readonly RegExp[]): number {
  const opening = /^[^:.;|]*(?=:)/.exec(text.slice(0, longestOpening))?.[0] ?? '';
  const first = anchors.find((anchor) => anchor.test(opening));
  return first === undefined ? 0 : named.includes(first) ? 1 : -1.5;
}

const fewestListed = 4;
/** A grading names all kinds of work, and says of each how much it counts. */
const isListOfWork = (text: string): boolean => anchors.filter((anchor) => anchor.test(text)).length >= fewestListed;

/** "Quizzes 15% (ten, the best 8 count), papers 30%": the members that say it; none where it is no such list. */
function membersThatSay({ piece }: Statement, { says }: CourseConcept): Excerpt[] {
  const members = membersOf(piece);
  const isList = members.filter((member) => /\d\s?%|\d points?\b/.test(textOf(member))).length > 1;
  return isList ? members.filter((member) => says.test(textOf(member))) : [];
}

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);
