import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { rank } from '../../passages/rank.ts';
import { closestWord } from '../../passages/spelling.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { kindOfNoun } from '../../text/thesaurus.ts';
import { contentStems, words } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { plainQuestion } from '../course/week-words.ts';
import { isNear } from '../evidence/near-question.ts';
import type { AnswerContext } from '../records.ts';
import { firstSentences } from '../render/shorten.ts';
import { notFound, quotes, says, type WrittenPart } from './written-answer.ts';

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
  /\b(?:authors?|writers?|books?|texts?|chapters?|readings?|articles?|papers?|prof(?:essor)?|instructor|teacher|syllabus|files?|he|she|they|we|you|it|i|people|some(?:one|body)|any(?:one|body)|every(?:one|body)|nobody|no one|scientists?|historians?|critics?|others|this|that|these|those|other|week|section)\b/;
const longest = 60;
/** Of two words that name a matter both. */
const leastOfMatter = 0.6;
/** A shorter name is like too many words to be one of them with a slip. */
const shortestSlip = 5;

/**
 * Says that the name which a question is about occurs nowhere in the files, and shows the nearest passage on the
 * matter. Returns null where the name occurs, or the question is about none.
 */
export function absentNameAnswer(asked: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const { syllabus } = context;
  const text = plainQuestion(asked).replace(/[?!.\s]+$/, '');
  const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups?.name !== undefined);
  const several = found?.name?.split(/ (?:and|or|&) /) ?? [];
  const name = (several.length > 1 ? several.find((each) => isAbsent(each, index)) : found?.name)
    ?.replace(ofView, '')
    .replace(partOf, '')
    .replace(/^(?:the|an?|dr|mr|mrs|ms|professor) /, '')
    .trim();
  if (!name || general.test(name)) return null;
  const parts = words(name)
    .map(({ folded }) => folded)
    .filter((word) => !isStopWord(word));
  if (parts.length === 0) return null;
  // The final s may belong to the name: "jones law" means Jones's law.
  if (parts.some((word) => !isKnown(word, index) && isKnown(`${word}s`, index))) return null;
  if (parts.some((word) => isKnown(word, index)))
    return isAuthor(parts, context) ? null : unspokenOf(nameIn(asked, name), parts, found?.about ?? '', index, context);
  const shown = nameIn(asked, name);
  // Letters may be spelled out in the files.
  if (/^\p{Lu}{2,6}$/u.test(shown)) return null;
  const near = found?.about ? nearest(found.about, index, syllabus?.documentId ?? '') : [];
  return notFound([says(`“${shown}” stands nowhere in your files, so I cannot tell.`), ...near], index);
}

const isAbsent = (name: string, index: PassageIndex): boolean =>
  words(name).every(({ folded }) => isStopWord(folded) || !isKnown(folded, index));

/** "Freud's theory" is Freud's. */
const ofView = new RegExp(`(?:'s?|s)? ${view}$`);

/** "The stages in Freud's theory" are Freud's too. */
const partOf = /^.+ (?:in|of|behind) (?=\p{L}+$)/u;

/** Whoever wrote a reading speaks in all of it. */
function isAuthor(parts: readonly string[], { syllabus, documents = [] }: AnswerContext): boolean {
  const readings = (syllabus?.course.weeks ?? []).flatMap((week) => week.readings);
  const names = [...readings.map(({ author }) => author ?? ''), ...documents.map((document) => document.name)];
  return names.some((each) =>
    parts.some((part) => words(each.replace(/[_-]/g, ' ')).some(({ folded }) => folded === part)),
  );
}

/** That the files name someone, but nowhere where they speak of the matter; null where they do, or name nobody so. */
function unspokenOf(
  shown: string,
  parts: readonly string[],
  about: string,
  index: PassageIndex,
  { syllabus }: AnswerContext,
): Answer | null {
  const stems = contentStems(about);
  const name = personIn(parts, index);
  if (stems.length === 0 || name === null || !stems.every((each) => index.termNumbers.has(each))) return null;
  const sections = new Set(name.map(sectionOf));
  const isSpokenOf = index.passages.some((passage) => {
    if (!sections.has(sectionOf(passage))) return false;
    const said = new Set(contentStems(`${passage.headingPath.join(' ')} ${passage.text}`));
    return stems.filter((each) => said.has(each)).length >= stems.length * leastOfMatter;
  });
  if (isSpokenOf) return null;
  const syllabusId = syllabus?.documentId ?? '';
  const near = nearest(about, index, syllabusId);
  const lead =
    name.length === 0 ? 'stands nowhere in your files' : 'is in your files, but nowhere where they speak of this';
  return notFound([says(`“${shown}” ${lead}, so I cannot tell.`), ...near], index);
}

const sectionOf = ({ documentId, headingPath }: Passage): string => [documentId, ...headingPath].join('\n');

/**
 * The passages that name a person, given by surname or in full: of another Smith none. null where the words are no
 * name in the files, but written small there.
 */
function personIn(parts: readonly string[], { passages }: PassageIndex): Passage[] | null {
  const surname = parts.at(-1) ?? '';
  const capital = surname.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  const named = new RegExp(
    `(?:(?<given>\\p{Lu}[\\p{L}.]+) )?(?<![\\p{L}])${capital}(?:['’]?s|['’])?(?![\\p{L}])`,
    'gu',
  );
  const small = new RegExp(`(?<![\\p{L}])${surname}(?![\\p{L}])`, 'u');
  if (!/^\p{L}+$/u.test(surname) || passages.some(({ text }) => small.test(text))) return null;
  const [given] = parts.length > 1 ? parts : [];
  const isOfOther = (said: string | undefined): boolean =>
    given !== undefined && said?.charAt(0).toLowerCase() !== given.charAt(0);
  const found = passages.filter(({ text }) =>
    [...text.matchAll(named)].some(({ groups }) => !isOfOther(groups?.given)),
  );
  return found.length > 0 || parts.length > 1 ? found : null;
}

/** Also with a slip in it; a person whom everybody knows is none. */
const isKnown = (word: string, { formNumbers, termNumbers, spelling }: PassageIndex): boolean =>
  formNumbers.has(word) ||
  termNumbers.has(stem(word)) ||
  (word.length >= shortestSlip && kindOfNoun(word) !== 'person' && closestWord(spelling, word) !== null);

/** As the student writes it; a name in small letters gets its capitals. */
function nameIn(asked: string, name: string): string {
  const at = asked.toLowerCase().indexOf(name);
  const typed = at < 0 ? name : asked.slice(at, at + name.length);
  return typed === typed.toLowerCase()
    ? typed.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
    : typed;
}

function nearest(about: string, index: PassageIndex, syllabusId: string): WrittenPart[] {
  const best = rank(index, about, { limit: 5 }).find(
    ({ passage }) => passage.documentId !== syllabusId && isNear(about, passage, index),
  );
  if (!best) return [];
  const piece = { passage: best.passage, ...firstSentences(best.passage.text, longest) };
  return [says(`The nearest on ${about}:`), quotes(piece)];
}
