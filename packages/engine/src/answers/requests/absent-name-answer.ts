import type { PassageIndex } from '../../passages/passage-index.ts';
import { rank } from '../../passages/rank.ts';
import { closestWord } from '../../passages/spelling.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { words } from '../../text/words.ts';
import type { Answer } from '../answered.ts';
import { plainQuestion } from '../course/week-words.ts';
import type { AnswerContext } from '../records.ts';
import { firstSentences } from '../shorten.ts';
import { notFound, type Part, quotes, says } from './written-answer.ts';

const saying =
  '(?:say|says|said|think|thinks|thought|argue|argues|argued|claim|claims|claimed|write|writes|wrote|believe|believes|believed|propose|proposes|proposed|teach|taught|mean)';
const view =
  '(?:views?|theor(?:y|ies)|arguments?|ideas?|opinions?|positions?|thesis|criticisms?|critiques?|concepts?|definitions?|model|law|take)';
const forms = [
  new RegExp(
    `^(?:and |so |but )?(?:what|how|why) (?:does|do|did|has|had|would) (?<name>.{2,50}?) (?:have to )?${saying}\\b(?: (?:about|on|of|that|regarding|by) (?<about>.+))?`,
  ),
  new RegExp(
    `^(?:(?:what|how) (?:is|are|was|were|about)|what's|explain|describe|summari[sz]e)? ?(?<name>[\\p{L} .-]{2,40}?)(?:'s|s'|s) ${view}(?: (?:of|on|about|for|regarding) (?<about>.+))?$`,
    'u',
  ),
  /^according to (?<name>[^,]{2,50}), (?<about>.+)$/,
];
/** Whoever wrote the files, or teaches: no name. */
const general =
  /\b(?:authors?|writers?|books?|texts?|chapters?|readings?|articles?|papers?|prof(?:essor)?|instructor|teacher|syllabus|files?|he|she|they|we|you|it|i|people|someone|somebody|scientists?|historians?|critics?|others|this|that|these|those|week|section)\b/;
const longest = 60;
/** A shorter name is like too many words to be one of them with a slip. */
const shortestSlip = 5;

/**
 * That a name which a question is about stands nowhere in the files, with the nearest on its matter; null where it
 * does, or none is asked for.
 */
export function absentNameAnswer(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const text = plainQuestion(asked).replace(/[?!.\s]+$/, '');
  const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups?.name !== undefined);
  const name = found?.name?.replace(/^(?:the|an?|dr|mr|mrs|ms|professor) /, '').trim();
  if (!name || general.test(name)) return null;
  const parts = words(name)
    .map(({ folded }) => folded)
    .filter((word) => !isStopWord(word));
  if (parts.length === 0 || parts.some((word) => isKnown(word, index))) return null;
  const shown = nameIn(asked, name);
  // Letters may be spelled out in the files.
  if (/^\p{Lu}{2,6}$/u.test(shown)) return null;
  const near = found?.about ? nearest(found.about, index, syllabus?.documentId ?? '') : [];
  return notFound([says(`“${shown}” stands nowhere in your files, so I cannot tell.`), ...near], index);
}

/** Also with a slip in it. */
const isKnown = (word: string, { formNumbers, termNumbers, spelling }: PassageIndex): boolean =>
  formNumbers.has(word) ||
  termNumbers.has(stem(word)) ||
  (word.length >= shortestSlip && closestWord(spelling, word) !== null);

/** As the student writes it; a name in small letters gets its capitals. */
function nameIn(asked: string, name: string): string {
  const at = asked.toLowerCase().indexOf(name);
  const typed = at < 0 ? name : asked.slice(at, at + name.length);
  return typed === typed.toLowerCase()
    ? typed.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
    : typed;
}

function nearest(about: string, index: PassageIndex, syllabusId: string): Part[] {
  const [best] = rank(index, about, { limit: 5 }).filter(({ passage }) => passage.documentId !== syllabusId);
  if (!best) return [];
  const piece = { passage: best.passage, ...firstSentences(best.passage.text, longest) };
  return [says(`The nearest on ${about}:`), quotes(piece)];
}
