import { type BloomLevel, bloomLevels } from '@weekwise/domain/activities.ts';
import { type Citation, citeStretch } from '../answers/citation.ts';
import { answerLabel, answerLine, besideAnswerLine } from '../lexicon/answer-lines.ts';
import { meansOtherOptions, needsItsPlace, optionLetter, questionMark, severalLetters } from '../lexicon/quiz-lines.ts';
import { isForChoosing, leadsInOptions } from '../passages/asking.ts';
import type { Passage } from '../passages/passage.ts';
import { phraseKey } from '../vocabulary/corpus.ts';

/** A question that stands in the materials with its answer. */
export interface ReadyQuestion {
  question: string;
  /** In the order of the materials; empty where the answer is told in words. */
  options: string[];
  /** An option, "True" or "False", or the answer in words. */
  answer: string;
  /** What is said of the answer; empty where nothing is. */
  why: string;
  bloomLevel: BloomLevel | null;
  /** Of the line that tells the answer. */
  citation: Citation;
  /** The headings that it stands under. */
  headingPath: string[];
}

interface Line {
  text: string;
  passage: Passage;
  start: number;
  isChoice: boolean;
}

const mostOptions = 6;
const fewestOptions = 3;
const longestAnswer = 60;
const fewestWords = 3;

/** Finds the questions of a quiz, a self-check or an exercise below which the materials tell the answer. */
export function readyQuestions(passages: readonly Passage[]): ReadyQuestion[] {
  return [...Map.groupBy(passages, ({ documentId }) => documentId).values()].flatMap((ofDocument) =>
    answeredIn(ofDocument.toSorted((x, y) => x.ordinal - y.ordinal).flatMap(linesOf)),
  );
}

function linesOf(passage: Passage): Line[] {
  return passage.places.flatMap(({ start, form }, i) => {
    const raw = passage.text.slice(start, passage.places[i + 1]?.start);
    const text = raw.trim();
    return text === '' ? [] : [{ text, passage, start: start + raw.indexOf(text), isChoice: form === 'choice' }];
  });
}

/** Each answer ends the question above it. */
function answeredIn(lines: readonly Line[]): ReadyQuestion[] {
  const found: ReadyQuestion[] = [];
  let above: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const isLabel = answerLabel.test(line.text);
    if (isLabel || answerLine.test(line.text)) {
      const told = isLabel ? lines[i + 1] : line;
      if (told) found.push(...questionOf(above, told));
      above = [];
    } else if (!besideAnswerLine.test(line.text)) above.push(line);
  }
  return found;
}

function questionOf(above: readonly Line[], told: Line): ReadyQuestion[] {
  const at = above.findLastIndex(({ text }) => leadsInOptions(text) || isForChoosing(text));
  const own = above.slice(at < 0 ? -1 : at);
  const [stem, ...below] = own;
  if (!stem || below.length > mostOptions) return [];
  const label = answerLine.exec(told.text)?.[0] ?? '';
  const said = told.text.slice(label.length).trim();
  const question = stem.text.replace(questionMark, '').trim();
  const isNear = stem.passage.headingPath.join('\n') === told.passage.headingPath.join('\n');
  if (!isNear || needsItsPlace.test(question) || severalLetters.test(said)) return [];
  const options = below.map(({ text }) => text.replace(optionLetter, '').trim() || text);
  const answer = answerOf(said, options);
  if (answer === null) return [];
  const level = questionMark.exec(stem.text)?.[0].toLowerCase() ?? '';
  const from = told.start + (answer.why === '' ? 0 : told.text.length - answer.why.length);
  return [
    {
      question,
      options,
      ...answer,
      bloomLevel: bloomLevels.find((each) => level.includes(each)) ?? null,
      citation: citeStretch(told.passage, from, told.start + told.text.length),
      headingPath: told.passage.headingPath,
    },
  ];
}

/** The option that an answer names by its letter or its words, or the answer itself where none is to be chosen. */
function answerOf(said: string, options: readonly string[]): { answer: string; why: string } | null {
  const judged = /^\W*(true|false)\b\W*(.*)$/is.exec(said);
  if (options.length === 0 && judged) return { answer: judged[1]?.toLowerCase() ?? '', why: judged[2] ?? '' };
  if (options.length === 0) {
    const length = said.split(/\s+/).length;
    return length >= fewestWords && length <= longestAnswer && !optionLetter.test(said)
      ? { answer: said, why: '' }
      : null;
  }
  if (options.length < fewestOptions || new Set(options.map(phraseKey)).size < options.length) return null;
  if (options.some((option) => meansOtherOptions.test(option) && /\b[a-h]\b/i.test(option))) return null;
  const letter = optionLetter.exec(said);
  const chosen = letter ? options['abcdefgh'.indexOf((letter[1] ?? '').toLowerCase())] : undefined;
  if (letter && chosen !== undefined) return { answer: chosen, why: said.slice(letter[0].length) };
  const named = options.filter((option) => ` ${phraseKey(said)} `.startsWith(` ${phraseKey(option)} `));
  const [longest] = named.toSorted((x, y) => y.length - x.length);
  if (longest === undefined) return null;
  const isWhole = said.toLowerCase().startsWith(longest.toLowerCase());
  return { answer: longest, why: isWhole ? said.slice(longest.length).replace(/^[\s.;:,–—-]+/, '') : '' };
}
