import { courseSynonyms } from '../../lexicon/course-synonyms.ts';
import { formsOf, nounsOf } from '../../lexicon/coursework.ts';
import { workInFull } from '../../lexicon/work-shorthand.ts';
import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { singular } from '../../text/singular.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { kindOfNoun } from '../../text/thesaurus.ts';
import { contentStems, words } from '../../text/words.ts';
import { type Excerpt, joinNeighbours } from '../evidence/compose.ts';
import { countWords } from '../render/shorten.ts';
import { countAsked, countsIn } from './count-asked.ts';
import { isProse, type Statement, statementsOf } from './statements.ts';

/** In words; the citation opens the rest. */
const longest = 90;
/** How much a word says that stands in the heading or the label of a paragraph, or elsewhere in it. */
const inLabel = 0.8;
const inParagraph = 0.4;
/** Share of a question's words, by what they tell apart, that a statement has to have. */
const enough = 0.6;
/** What the next sentence has of the question's words to be shown with it. */
const enoughBeside = 0.35;

/** Words that say little, but tell lines apart where nothing else does: "What do I need for the lab?" */
const weak = new Set(contentStems('need'));
const weakWeight = 0.25;

/** Words of students that name nothing of a course. */
export const emptyWords = new Set(
  contentStems(
    'get got give happen happens already overall far so supposed thing things want like know tell say says said think ok okay allowed possible really still actually please anyone somebody course class syllabus number use going will well also make take took find way does one first now time question due is case possible necessary required look looks work works',
  ),
);

const groups = new Map(
  courseSynonyms.flatMap((group, i) => group.flatMap((word) => contentStems(word).map((stem) => [stem, i] as const))),
);

/** A word and those of the same meaning as one. */
const meaningOf = (stem: string): string => {
  const group = groups.get(stem);
  return group === undefined ? stem : `#${group}`;
};
const meaningsOf = (text: string): Set<string> => new Set(contentStems(text.replace(noPoints, ' ')).map(meaningOf));
/** "At this point", "the point is": nobody is graded with these. */
const noPoints =
  /\b(?:at|to|from|beyond) (?:this|that|some|any|one|which|the) point\b|\bpoint(?:s|ed|ing)? (?:out|of view)\b|\b(?:the|my|your|main|starting|turning) point (?:is|of|in|that)\b/gi;

/** Whether a question names a thing that no passage has, nor under another name of a course: nothing answers it. */
export function asksForAbsent(question: string, { termNumbers }: PassageIndex): boolean {
  const isKnown = (stemmed: string): boolean =>
    termNumbers.has(stemmed) ||
    (courseSynonyms[groups.get(stemmed) ?? -1] ?? []).some((name) =>
      contentStems(name).every((each) => termNumbers.has(each)),
    );
  return words(question).some(
    ({ folded }) =>
      !isStopWord(folded) &&
      !emptyWords.has(stem(folded)) &&
      kindOfNoun(singular(folded)) !== null &&
      !isKnown(stem(folded)),
  );
}

export interface SyllabusMatch {
  pieces: Excerpt[];
  /** Of the question's words, by what they tell apart, that the statement itself has. */
  share: number;
}

interface Scored {
  statement: Statement;
  own: number;
  whole: number;
}

/** What a word weighs that an earlier question lends to this one: the new words say what is asked now. */
const carriedWeight = 0.35;

/**
 * Searches the whole syllabus for the statement that has the question's words or words of the same meaning, with the
 * neighbouring sentences that say more of the same; null where none has enough of them.
 * @param text as `plainQuestion` gives it
 * @param asked the question as it was typed, where `text` has words of an earlier one too
 * @param matter words of which the statement must have most itself, and no others for them
 */
export function searchSyllabus(
  text: string,
  passages: readonly Passage[],
  asked: string = text,
  matter = '',
): SyllabusMatch | null {
  const typed = meaningsOf(asked);
  const stems = contentStems(text).filter((stem) => !emptyWords.has(stem) && !/^\d/.test(stem));
  const wanted = [...new Set(stems.map(meaningOf))];
  if (wanted.length === 0) return null;
  const paragraphs = passages.flatMap(paragraphsOf);
  const all = paragraphs.flatMap(({ statements }) => statements);
  const worth = wanted.map((word) => {
    const rarity = Math.log((all.length + 1) / (all.filter(({ said }) => said.has(word)).length + 0.5));
    const weight = (typed.has(word) ? 1 : carriedWeight) * (weak.has(word) ? weakWeight : 1);
    return { word, weight: rarity * weight };
  });
  const sum = worth.reduce((total, { weight }) => total + weight, 0);
  const scored = paragraphs.map(({ statements, inName, around }) =>
    statements.map(({ statement, said }): Scored => {
      let [own, whole] = [0, 0];
      for (const { word, weight } of worth) {
        if (said.has(word)) own += weight;
        whole += weight * (said.has(word) ? 1 : inName.has(word) ? inLabel : around.has(word) ? inParagraph : 0);
      }
      return { statement, own: own / sum, whole: whole / sum };
    }),
  );
  const needed = contentStems(matter).filter((stem) => !emptyWords.has(stem) && !ofWork.has(stem));
  if (matter !== '' && needed.length === 0) return null;
  const least = needed.length <= fewWords ? needed.length : needed.length / 2;
  const isOnMatter = ({ statement }: Scored): boolean => {
    if (matter === '') return true;
    const own = new Set(contentStems(statement.text));
    const isOfExam = anyExam.test(statement.text) && !anyExam.test(text);
    const isCount = countAsked(text) === null || countsIn(statement.text, /./);
    return !isOfExam && isCount && needed.filter((stem) => own.has(stem)).length >= least;
  };
  const best = scored
    .flat()
    .filter(isOnMatter)
    .reduce<Scored | null>((most, each) => (isBetter(each, most) ? each : most), null);
  if (!best || best.whole < enough || countWords(best.statement.text) < 2) return null;
  const paragraph = scored.find((each) => each.includes(best)) ?? [];
  return { pieces: withBeside(best, paragraph), share: best.own };
}

/** Of two that say as much the shorter one says it more plainly. */
function isBetter(one: Scored, other: Scored | null): boolean {
  if (other === null || one.whole !== other.whole) return one.whole > (other?.whole ?? -1);
  if (one.own !== other.own) return one.own > other.own;
  return one.statement.text.length < other.statement.text.length / 2;
}

interface Paragraph {
  statements: readonly { statement: Statement; said: ReadonlySet<string> }[];
  /** What the heading above it says, and the words that open it as its name: "BOOKS.", "Being there." */
  inName: ReadonlySet<string>;
  /** What any of its statements says. */
  around: ReadonlySet<string>;
}

const ownLabel = /^\W*\p{Lu}[\p{L}’'&/-]*(?: [\p{L}’'&/-]+){0,4}[.:?](?=\s)/u;

/** The words of a syllabus are read once. */
const paragraphsOf = memoizeByObject((passage: Passage): readonly Paragraph[] => {
  const blocks = blocksOf(passage);
  const heading = passage.headingPath.at(-1) ?? '';
  const byBlock = Map.groupBy(statementsOf(passage), ({ piece }) =>
    blocks.findLast(({ start }) => start <= piece.start),
  );
  return [...byBlock.values()].map((together): Paragraph => {
    const statements = together.map((statement) => ({ statement, said: meaningsOf(workInFull(statement.text)) }));
    return {
      statements,
      inName: meaningsOf(`${heading} ${ownLabel.exec(together[0]?.text ?? '')?.[0] ?? ''}`),
      around: new Set(statements.flatMap(({ said }) => [...said])),
    };
  });
});

/** Of so few words that ask for a matter none can be missing. */
const fewWords = 2;
const anyExam = /\b(?:mid-?terms?|finals?|exams?|examinations?|tests?)\b/i;
/** What a rule is for tells nothing of the rule. */
const ofWork = new Set(
  contentStems(formsOf(nounsOf('always', 'mostly', 'class')).join(' ')).concat(contentStems('final problem set allow')),
);

/** The best statement with those right beside it that have some of the words, or go on from it. */
function withBeside(best: Scored, paragraph: readonly Scored[]): Excerpt[] {
  if (!isProse(best.statement)) return [best.statement.piece];
  const at = paragraph.indexOf(best);
  const chosen = [best];
  let length = countWords(best.statement.text);
  const take = (each: Scored | undefined): boolean => {
    if (!each) return false;
    const { own, statement } = each;
    const isMore =
      own >= enoughBeside || goesOn.test(statement.text) || goesOn.test(chosen.at(-1)?.statement.text ?? '');
    if (!isMore || length + countWords(statement.text) > longest) return false;
    chosen.push(each);
    length += countWords(statement.text);
    return true;
  };
  for (let i = at + 1; take(paragraph[i]); i++);
  for (let i = at - 1; i >= 0 && (paragraph[i]?.own ?? 0) >= enoughBeside && take(paragraph[i]); i--);
  return joinNeighbours(chosen.map(({ statement }) => statement.piece));
}

const goesOn =
  /^(?:you|they|it|this|these|that|those|each|every|any|more than|from the|after|further|if|otherwise|however|but|in that case|only|no)\b/i;
