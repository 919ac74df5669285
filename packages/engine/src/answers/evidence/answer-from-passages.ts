import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { citeStretch } from '../citation.ts';
import { speaksOf } from '../course/course-question.ts';
import { asksForAbsent } from '../course/search-syllabus.ts';
import { sectionAsked } from '../course/sections.ts';
import { plainQuestion } from '../course/week-words.ts';
import { askedForm, asksForForm, asksForFormAlone } from '../question/asked-form.ts';
import { askedRow } from '../question/asked-row.ts';
import { answeringTable, namedRow } from '../question/named-row.ts';
import { asksForOne, type Question } from '../question/question.ts';
import type { AnswerContext } from '../records.ts';
import { abstained, abstainedNear } from '../render/abstained.ts';
import { silent } from '../render/answer-told.ts';
import { quotationOf } from '../render/quotation.ts';
import { showPieces } from '../render/show-pieces.ts';
import { withAnnounced } from './announced.ts';
import { fromAnnounced, opensOneOfSeveral, toEndOfAnnounced } from './announced-in-text.ts';
import { announcedInParagraphs } from './announced-paragraphs.ts';
import { confidence } from './answerability.ts';
import { chooseWindows, longestShown } from './choose-windows.ts';
import { compareByDefinitions, comparedTerms, compareInTable } from './compare.ts';
import { composeAnswer, type Excerpt } from './compose.ts';
import { disagreeing, sayEach } from './disagreement.ts';
import { entryAt } from './entry-of-term.ts';
import { type EvidenceSentence, gatherEvidence } from './evidence.ts';
import { wholeSection, withNextParagraphs, wordsIn } from './goes-on.ts';
import { lacksWhatIsAsked } from './lacks-what-is-asked.ts';
import { lacksWhole } from './lacks-whole.ts';
import { isNear } from './near-question.ts';
import { passageConfidence } from './passage-answerability.ts';
import { asksForCourse, asksForSeveral } from './steps.ts';
import { withTableNamed } from './table-named.ts';
import { tellsAspectBeside } from './tells-aspect.ts';
import { toParagraphEnd } from './to-paragraph-end.ts';
import { toWhatCame } from './to-what-came.ts';
import { withWholeList } from './whole-list.ts';
import { asksForWorkedExample, withWorkedExamples, workedExampleOn } from './worked-example.ts';

const trusted = 0.5;
/** What a rule finds by its name is sure enough. */
const clear = 0.8;
const passagesRead = 5;
/** A reason told in fewer words goes on in the next paragraph. */
const fewWords = 70;
/** In words: of several things the last should not be missing. */
const moreOfSeveral = 40;

/** What the passages of the folder say to a question; of `only`, the documents that it is asked of. */
export function answerFromPassages(
  asked: Question,
  words: string,
  index: PassageIndex,
  context: AnswerContext,
  only: ReadonlySet<string> | null = null,
): Answer {
  const { vectors = null, syllabus = null, openWeek = null, passagesOf, nameOf } = context;
  const preferred = openWeek === null || !passagesOf ? null : new Set(passagesOf(openWeek));
  const terms = asked.kind === 'compare' ? comparedTerms(words) : null;
  const evidence = gatherEvidence(index, asked, vectors, preferred, only);
  const read = [...new Set(evidence.candidates.slice(0, passagesRead).flatMap(({ p }) => index.passages[p] ?? []))];
  const rows = terms && compareInTable(read, terms);
  const form =
    rows ??
    askedRow(words, read) ??
    namedRow(words, read) ??
    formIn(words, read, only ? read : index.passages, preferred);
  if (form) return quotePieces([form].flat(), clear);
  const orNearest = (pieces: Excerpt[], sure: number): Answer =>
    sure >= trusted
      ? quotePieces(pieces, sure)
      : offerNearest([...pieces, ...read.map((passage) => ({ passage }))], words, index, sure, vectors !== null);
  const example = asksForWorkedExample(words) ? workedExampleOn(words, read, index) : null;
  if (example) return quotePieces(example, clear);
  // To show code there must be some.
  if (asksForFormAlone(asked.text.replace(/\sfor\s.+$/, ''))) return abstained('nothing-found');
  const [clearest] = evidence.sentences;
  const both = terms && clearest && namesBoth(clearest, terms) ? clearest : null;
  const compared = terms && both?.features.sign !== 1 ? compareByDefinitions(index, terms, both) : null;
  if (compared) return orNearest(compared.pieces, compared.confidence);
  // A row of a table uses a term and does not say what it is; nor does it give a reason, as an entry of a glossary does
  // not.
  const [first] = evidence.sentences;
  const isUndefined = asked.kind === 'define' && asked.subject.length > 0 && first?.features.definition === 0;
  if (isUndefined || asked.kind === 'why') {
    const isOther = ({ header, passage, start }: EvidenceSentence): boolean =>
      header === '' && (asked.kind !== 'why' || !entryAt(passage, start));
    evidence.sentences = evidence.sentences.filter(isOther);
  }
  const orTable = (found: Answer): Answer => {
    const table = found.abstained ? answeringTable(words, read) : null;
    return table ? quotePieces(table, clear) : found;
  };
  const [best] = evidence.sentences;
  if (!best) return abstained('nothing-found');
  const isOfCourse = ({ documentId }: Passage): boolean => documentId === syllabus?.documentId;
  const isOfSyllabus = isOfCourse(best.passage);
  const each = disagreeing(asked, evidence.sentences);
  if (each.length > 0) {
    // That another file competes is no doubt here.
    const sentences = evidence.sentences.filter((sentence) => sentence === best || !each.includes(sentence));
    const sure = confidence(index, asked, { ...evidence, sentences });
    if (sure >= trusted) return sayEach(asked, each, sure, nameOf);
  }
  // A rule of the course does not go on what a reading says, nor a reading on what a rule does.
  const sentences = evidence.sentences.filter(({ passage }) => isOfCourse(passage) === isOfSyllabus);
  if (showsPassage(best, isOfSyllabus)) {
    const windows = chooseWindows(sentences, context.words, asked.kind);
    const fit = lacksWhole(words, windows) ? 0 : passageConfidence(index, asked, evidence, windows);
    const sure = tellsAspectBeside(asked.told ?? null, windows) ? Math.max(fit, trusted) : fit;
    const withTable = (pieces: Excerpt[]): Answer => {
      const ended = toWhatCame(pieces, words, index);
      // A name, a time or a number stands in one sentence; what follows it adds nothing.
      return orNearest(withTableNamed(asksForOne.has(asked.kind) ? ended : toParagraphEnd(ended), index), sure);
    };
    const isOfSeveral = asked.kind === 'list' || asksForSeveral(words);
    const announcing = withAnnounced(windows, index);
    const whole = isOfSeveral || asksForCourse(words) ? withWholeList(announcing, index) : announcing;
    const shown = withWorkedExamples(whole, index);
    const goesOn =
      asked.kind === 'list' ||
      (asked.kind === 'why' && (wordsIn(shown) < fewWords || opensOneOfSeveral(shown))) ||
      asksForCourse(words) ||
      asksForSeveral(words);
    if (!goesOn) return orTable(withTable(toEndOfAnnounced(shown, index, words)));
    const section =
      shown.length > 1 && opensOneOfSeveral(shown) ? null : wholeSection(shown, index, words, context.words);
    if (section) return orTable(withTable(section));
    const several = isOfSeveral || asked.kind === 'why' ? fromAnnounced(windows, index, words) : windows;
    const each = announcedInParagraphs(several, index) ?? announcedInParagraphs(windows, index);
    const announced = several[0] === windows[0] ? null : toEndOfAnnounced(several, index, words);
    const room = (context.words ?? longestShown) + (isOfSeveral ? moreOfSeveral : 0);
    const further = each ?? announced ?? toEndOfAnnounced(withNextParagraphs(shown, index, room), index, words);
    return orTable(withTable(further));
  }
  const pieces = composeAnswer(asked, sentences, isOfSyllabus ? 'syllabus' : 'text');
  if (pieces.length === 0) return abstained('nothing-found');
  // A syllabus that has no section for it has at most its words in another.
  const missing = isOfSyllabus ? sectionAsked(plainQuestion(words)) : null;
  if (missing !== null) return silent(missing, index);
  // A syllabus has few words: a question about the course need not share its own with any line.
  const isBeside =
    isOfSyllabus &&
    syllabus !== null &&
    (asksForAbsent(words, index) ||
      lacksWhatIsAsked(asked, best.text, best.match.coverage * evidence.query.distinct.length) ||
      !speaksOf(words, [...best.passage.headingPath, best.text].join('\n'), syllabus.course));
  return orTable(orNearest(pieces, isBeside ? 0 : confidence(index, asked, evidence)));
}

const clearlyFirst = 0.5;

/**
 * Whether the best sentence has both things. Where it sets them side by side, its passage says more than two
 * definitions; where it only lists them, it says nothing of either.
 */
function namesBoth(best: EvidenceSentence, terms: readonly [string, string]): boolean {
  if (best.probability < clearlyFirst || best.header !== '') return false;
  const said = new Set(contentStems(best.text));
  return terms.every((term) => contentStems(term).every((stem) => said.has(stem)));
}

/**
 * Under a heading a paragraph explains one matter, and is shown around the sentence that answers. The syllabus, a table
 * and a text without headings string facts together: there the sentence is the answer.
 */
const showsPassage = ({ passage, header }: EvidenceSentence, isOfSyllabus: boolean): boolean =>
  !isOfSyllabus && header === '' && passage.headingPath.length > 0;

/** Code stands where words are few: what the best passages lack is looked for in all, those of the open week first. */
function formIn(
  words: string,
  read: readonly Passage[],
  all: readonly Passage[],
  preferred: ReadonlySet<Passage> | null,
): Excerpt | null {
  if (!asksForForm(words)) return null;
  const first = all.filter((passage) => preferred?.has(passage));
  return askedForm(words, read) ?? askedForm(words, first) ?? askedForm(words, all);
}

/**
 * That nothing answers, with the first passage that shares what is asked; where vectors rank too, with the one that is
 * nearest in meaning, whatever its words.
 */
function offerNearest(
  found: readonly Pick<Excerpt, 'passage' | 'key'>[],
  asked: string,
  index: PassageIndex,
  sure: number,
  isByMeaning: boolean,
): Answer {
  const near = isByMeaning ? found[0] : found.find(({ passage }) => isNear(asked, passage, index));
  return near
    ? abstainedNear(near.passage, sure, near.key ?? null)
    : { ...abstained('not-answered'), confidence: sure };
}

/** Verbatim stretches as an answer. */
export function quotePieces(pieces: Excerpt[], sure: number): Answer {
  const shown = showPieces(pieces);
  const citations = shown.map(({ passage, start, end }) => citeStretch(passage, start, end));
  const isCutBefore = (i: number): boolean =>
    shown[i]?.leadsIn !== true && shown[i - 1] !== undefined && shown[i - 1]?.passage === shown[i]?.passage;
  const claims = shown.map((part, citation) => {
    const claim = quotationOf(part, citation);
    // What goes on after a cut has one mark for it.
    const opened = isCutBefore(citation) ? claim.text.replace(/^… /, '') : claim.text;
    const text = isCutBefore(citation + 1) ? opened.replace(/ …$/, '') : opened;
    return { ...claim, text, ...(isCutBefore(citation) && { goesOn: 'after a cut' as const }) };
  });
  return {
    answer: claims.map(({ text, block = '' }) => `${text} ${block}`.trim()).join(' '),
    claims,
    abstained: false,
    reason: null,
    confidence: sure,
    citations,
  };
}
