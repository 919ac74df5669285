import { listedNouns } from '../../lexicon/listed-things.ts';
import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { saysAgain } from '../../passages/says-again.ts';
import { namesListed } from '../../text/enumeration.ts';
import { memoizeByObject } from '../../text/memoize.ts';
import { stem } from '../../text/stem.ts';
import { contentStems } from '../../text/words.ts';
import type { Answer } from '../answer-types.ts';
import { numberSaid, opening } from '../evidence/announced.ts';
import { opensOneOfSeveral, saysSeveral, severalIn, toEndOfAnnounced } from '../evidence/announced-in-text.ts';
import { quotePieces } from '../evidence/answer-from-passages.ts';
import { longestShown } from '../evidence/choose-windows.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { beginning, withNextParagraphs } from '../evidence/goes-on.ts';
import { kindsDefined, stagesNamed } from '../evidence/kinds-told.ts';
import { isCaption, isTask } from '../evidence/no-evidence.ts';
import { asksForSeveral } from '../evidence/steps.ts';
import { proseOf, type ToldItem, toldOfEach, toldOneByOne } from '../evidence/told-items.ts';
import { readQuestion } from '../question/question.ts';
import type { AnswerContext } from '../records.ts';
import { countWords } from '../render/shorten.ts';
import { bullet, quoteOf, says, type WrittenPart, writtenAnswer } from './written-answer.ts';

const most = 9;
const listedStems: ReadonlySet<string> = new Set(listedNouns.map(stem));
/** Nouns that texts use one for another, as they count what they tell. */
const groups = [
  'step stage phase part process level',
  'type kind form sort category class division branch style',
  'characteristic feature trait property element component dimension principle quality criteria',
  'cause reason factor source',
  'method way technique strategy approach',
  'theory perspective model approach view',
  'effect consequence result outcome',
].map((group) => new Set(contentStems(group)));
const sortNouns = new Set(contentStems('type kind sort form category class'));
const stageNouns = new Set(contentStems('stage phase step'));
const makesUp = new Set(
  contentStems('characteristic feature trait property element component part dimension ingredient'),
);
const tellsMakeUp =
  /\b(?:includes?|including|characteri[sz]ed by|consists? of|made up of|composed of|comprises?|marked by)\b/i;
const emptyOfList = new Set(
  contentStems(
    `list name main key major basic important different various several many possible there two three four five six seven
    eight nine ten discuss describe explain outline according call all tell`,
  ),
);

/** A sentence that says that several things of one sort are told, or names them. */
interface Announcement {
  piece: Excerpt;
  names: string[];
  count: number | null;
  own: ReadonlySet<string>;
  /** Its stems and those of the sentence before it in its paragraph. */
  near: ReadonlySet<string>;
  /** The same with those of the headings above. */
  around: ReadonlySet<string>;
  /** Stems of the words with which it counts several things. */
  counted: readonly string[];
}

const announcementsOf = memoizeByObject(({ passages }: PassageIndex): readonly Announcement[] =>
  passages
    // A text without headings strings facts together: there the sentence that names the things is the answer.
    .filter(({ role, headingPath }) => role === 'body' && headingPath.length > 0)
    .flatMap((passage) => {
      const blocks = blocksOf(passage);
      const spans = sentencesOf(passage);
      return spans.flatMap((span, i): Announcement[] => {
        const text = passage.text.slice(span.start, span.end);
        const block = blocks.find(({ start, end }) => start <= span.start && span.start < end);
        const isEntry = block?.termEnd !== undefined;
        const isBeside = isTask(text) || isCaption(passage.text, block ?? span);
        if (!block || (block.form !== null && !isEntry) || isBeside) return [];
        const isCounted = saysSeveral(text);
        if (!isCounted && !tellsMakeUp.test(text) && !/,[^,]+,? (?:and|or) /.test(text)) return [];
        const names = namesListed(text);
        const isOfNoun =
          isCounted || tellsMakeUp.test(text) || contentStems(text).some((each) => listedStems.has(each));
        if (!isOfNoun || (names.length === 0 && !isCounted)) return [];
        const before = spans[i - 1];
        const last = before && before.start >= block.start ? passage.text.slice(before.start, before.end) : '';
        const own = new Set(contentStems(withoutNames(text, names)));
        const near = new Set([...own, ...contentStems(last)]);
        const around = new Set([...near, ...contentStems(passage.headingPath.join(' '))]);
        const counted = isCounted ? contentStems(severalIn(text)) : [];
        return [{ piece: { passage, ...span }, names, count: numberSaid(text), own, near, around, counted }];
      });
    }),
);

/** What is asked about is not one of the things named: "two sorts, soft and hard" tells no sorts of hard. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replace(name, ' '), text);

/**
 * Answers a question for several things out of a text that names or counts them in a sentence and tells each of them
 * further on: the sentence, and an item for each. Null where no text does, or there is no room for all.
 */
export function itemsAnswer(asked: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const found = listItems(asked, index, context);
  const { words } = context;
  return found && (words === undefined || countWords(found.answer) <= words) ? found : null;
}

function listItems(asked: string, index: PassageIndex, { syllabus }: AnswerContext): Answer | null {
  const { kind, text, negated } = readQuestion(asked);
  // A list tells what is so, and does not answer what is not.
  if (negated) return null;
  if (
    kind !== 'list' &&
    !(asksForSeveral(asked) && /^(?:what|which|list|name|tell|give|explain|describe)\b/i.test(asked))
  )
    return null;
  if (kind === 'why' || kind === 'compare' || kind === 'example') return null;
  const content = contentStems(text);
  // "Types of groups" are of groups, which a text may count too.
  const noun = content.find((each) => listedStems.has(each));
  const nouns = noun === undefined ? [] : [noun];
  const wanted = [...new Set(content.filter((each) => each !== noun && !emptyOfList.has(each)))];
  if (nouns.length === 0 || wanted.length === 0) return null;
  const number = numberSaid(asked);
  const found = announcementsOf(index)
    .filter(({ piece }) => piece.passage.documentId !== syllabus?.documentId)
    .filter((each) => isOf(each, wanted, nouns))
    .filter(({ count, names }) => number === null || count === number || (count === null && names.length === number))
    .map((each) => ({ each, worth: worthOf(each, wanted) }))
    .toSorted((x, y) => y.worth - x.worth);
  for (const { each } of found) {
    const told = itemsOf(each, index);
    if (told.length > 1) return writtenAnswer(tell(each, told), index, syllabus?.documentId);
    const whole = goingOn(each, asked, index);
    if (whole) return quotePieces(whole, 1);
  }
  const sorts = nouns.some((noun) => sortNouns.has(noun)) ? kindsDefined(wanted, index, syllabus?.documentId) : [];
  const stages = sorts.length > 1 ? [] : stagesOf(wanted, nouns, index, syllabus?.documentId);
  const told = sorts.length > 1 ? sorts : stages;
  const isAll = told.length > 1 && (number === null || number === told.length);
  return isAll ? writtenAnswer(told.map(tellItem), index, syllabus?.documentId) : null;
}

/** The stages that a section on all that is asked about names one after another. */
function stagesOf(
  wanted: readonly string[],
  nouns: readonly string[],
  { passages }: PassageIndex,
  syllabusId: string | undefined,
): ToldItem[] {
  const noun = nouns.find((each) => stageNouns.has(each));
  if (noun === undefined) return [];
  const sections = Map.groupBy(
    passages.filter(({ documentId, role }) => documentId !== syllabusId && role === 'body'),
    ({ documentId, headingPath }) => [documentId, ...headingPath].join('\n'),
  );
  for (const section of sections.values()) {
    const said = new Set(
      contentStems([...(section[0]?.headingPath ?? []), ...section.map(({ text }) => text)].join('\n')),
    );
    const told = wanted.every((each) => said.has(each)) ? stagesNamed(noun, section) : [];
    if (told.length > 1) return told;
  }
  return [];
}

/** Whether a sentence announces what is asked for: of this matter, and by this noun or one that stands for it. */
function isOf(
  { own, around, near, counted, piece }: Announcement,
  wanted: readonly string[],
  nouns: readonly string[],
): boolean {
  // A heading may say a part of what is asked for, and hardly all of it.
  const said = wanted.filter((each) => own.has(each) || near.has(each)).length;
  if (said * 2 < wanted.length || !wanted.every((each) => around.has(each))) return false;
  const isSame = (noun: string): boolean =>
    own.has(noun) || groups.some((group) => group.has(noun) && counted.some((other) => group.has(other)));
  if (nouns.some(isSame)) return true;
  return (
    nouns.some((noun) => makesUp.has(noun)) &&
    tellsMakeUp.test(quoteOf(piece)) &&
    wanted.every((each) => near.has(each))
  );
}

/**
 * The text from the sentence on, where what it names or counts is told in another way: "in a two-part process. First,
 * …". Null where nothing is told behind it.
 */
function goingOn({ piece, names, near }: Announcement, asked: string, index: PassageIndex): Excerpt[] | null {
  const { passage } = piece;
  const lead: Excerpt = {
    passage,
    start: opening(passage, piece),
    end: piece.end,
    key: { start: piece.start, end: piece.end },
  };
  const end = toEndOfAnnounced([lead], index, asked);
  const [first] = proseOf(passage).filter(({ start }) => start >= piece.end);
  if (first && opensOneOfSeveral([first])) return end;
  const isWhole = contentStems(readQuestion(asked).text).every((each) => near.has(each) || emptyOfList.has(each));
  return names.length > 2 && isWhole ? withNextParagraphs([toEndOfParagraph(lead)], index) : null;
}

function toEndOfParagraph(lead: Excerpt): Excerpt {
  const block = blocksOf(lead.passage).find(({ start, end }) => start <= lead.start && lead.start < end);
  const whole = block && beginning({ ...lead, end: block.end }, (words) => words <= longestShown);
  return whole ? { ...whole, key: lead.key ?? lead } : lead;
}

function worthOf({ own, names, count, piece }: Announcement, wanted: readonly string[]): number {
  const shared = wanted.filter((each) => own.has(each)).length / wanted.length;
  return 2 * shared + (names.length > 0 ? 0.5 : 0) + (count === null ? 0 : 0.5) + (saysAgain(piece.passage) ? -1.5 : 0);
}

function itemsOf({ piece, names, count }: Announcement, index: PassageIndex): ToldItem[] {
  if (names.length > most) return [];
  if (names.length > 1 && (count === null || count === names.length)) {
    const told = toldOfEach(names, piece, index);
    // A thing of which nothing more is told stands in the sentence that names it.
    return told.length * 2 > names.length
      ? names.map((name) => told.find((each) => each.name === name) ?? { name, piece })
      : [];
  }
  return count === null ? [] : toldOneByOne(piece, count, index);
}

function tell({ piece }: Announcement, told: readonly ToldItem[]): WrittenPart[] {
  const { passage } = piece;
  const lead: Excerpt = { passage, start: opening(passage, piece), end: piece.end };
  return [
    says(quoteOf(lead), lead),
    ...told.map((each) => (each.piece === piece ? bullet(labelOf(each.name), piece) : tellItem(each))),
  ];
}

const labelOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** "Larch props: …"; what opens with the name needs no label. */
function tellItem({ name, piece }: ToldItem): WrittenPart {
  const quote = quoteOf(piece);
  const isNamed = quote
    .toLowerCase()
    .replace(/^(?:an?|the)\s/, '')
    .startsWith(name.toLowerCase());
  return bullet(isNamed ? quote : `${labelOf(name)}: ${quote}`, piece);
}
