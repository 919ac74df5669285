import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { saysAgain } from '../../passages/says-again.ts';
import { tagWords } from '../../text/parts-of-speech.ts';
import { allStems, contentStems } from '../../text/words.ts';
import type { Excerpt } from './compose.ts';
import { definitionStrength, termStems } from './definition.ts';
import { entriesOf, isIn, proseOf, runFrom, subjectOf, type ToldItem, textOf } from './told-items.ts';

/** What an entry of a glossary is of. */
function termOf({ passage, start }: Excerpt): string | null {
  const entry = blocksOf(passage).find((block) => block.start === start && block.termEnd !== undefined);
  return entry ? passage.text.slice(start, entry.termEnd) : null;
}

const clearlyDefines = 0.7;
const mostKinds = 8;

/**
 * The kinds of a thing that the texts define one by one, though no sentence counts them: "A larch prop is …", "An oak
 * prop is …". Of one document, the one that defines most of them, in its order.
 * @param kind stems of what they are kinds of
 */
export function kindsDefined(kind: readonly string[], { passages }: PassageIndex, syllabusId = ''): ToldItem[] {
  const documents = Map.groupBy(
    passages.filter(({ documentId, role }) => documentId !== syllabusId && role === 'body'),
    ({ documentId }) => documentId,
  );
  const found = [...documents.values()].map((own) => {
    const items = new Map<string, ToldItem>();
    for (const piece of [...own.flatMap(proseOf), ...own.flatMap(entriesOf)]) {
      const text = textOf(piece);
      const name = isIn(kind, contentStems(text)) ? (termOf(piece) ?? subjectOf(text)) : null;
      const stems = contentStems(name ?? '');
      const isKind = name && stems.length > kind.length && kind.every((stem, i) => stems.at(i - kind.length) === stem);
      if (!isKind || items.has(stems.join(' ')) || saysAgain(piece.passage)) continue;
      const defines = termOf(piece) !== null || definitionStrength(text, termStems(name)) >= clearlyDefines;
      if (defines) items.set(stems.join(' '), { name, piece });
    }
    return [...items.values()];
  });
  const most = found.reduce((best, each) => (each.length > best.length ? each : best), []);
  const stems = most.map(({ name }) => contentStems(name));
  return most.slice(0, mostKinds).map(({ name, piece }, i) => ({
    name,
    piece: runFrom(
      piece,
      stems.filter((_, k) => k !== i),
    ),
  }));
}

/** "The", "each", "next" and the like name no stage. */
const noModifier =
  /^(?:the|an?|this|that|these|those|each|every|any|some|no|all|both|one|another|other|next|same|final|last|first|second|third|fourth|fifth|sixth|specific|particular|different|early|earlier|later|such|its|his|her|their|certain|new|previous|following|which|what|main|single|of|at|in|to|through|several|many|two|three|four|five|six|seven|eight)$/i;
const fewestStages = 3;

/**
 * The stages of a course that a section names one after another as it tells it, though it counts them nowhere: "During
 * the larch stage, …", "This is followed by the oak stage, …".
 * @param noun stem of "stage", "phase" or "step"
 */
export function stagesNamed(noun: string, section: readonly Passage[]): ToldItem[] {
  const items = new Map<string, ToldItem>();
  for (const piece of section.flatMap(proseOf)) {
    const tagged = tagWords(textOf(piece));
    for (const [i, { raw }] of tagged.entries()) {
      const before = tagged[i - 1];
      const article = tagged[i - 2]?.raw ?? '';
      if (!before || allStems(raw)[0] !== noun || noModifier.test(before.raw) || !/^(?:the|an?)$/i.test(article))
        continue;
      const name = `${before.raw} ${raw}`;
      if (!items.has(name.toLowerCase())) items.set(name.toLowerCase(), { name, piece });
    }
  }
  if (items.size < fewestStages) return [];
  const told = [...items.values()];
  const stems = told.map(({ name }) => contentStems(name));
  return told.map(({ name, piece }, i) => ({
    name,
    piece: runFrom(
      piece,
      stems.filter((_, k) => k !== i),
    ),
  }));
}
