import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { saysAgain } from '../../passages/says-again.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { contentStems, words } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { definitionStrength, termStems } from '../evidence/definition.ts';
import { isCaption, isTask } from '../evidence/no-evidence.ts';
import { comparable } from '../render/as-markdown.ts';
import { countWords } from '../render/shorten.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { keysOf, saidIn } from './said-sentences.ts';

const lead =
  "(?:(?:and|but|so|ok(?:ay)?|no|what about|how about|what(?:['’]?s| is| are| was| were)?|which|tell me about|explain)[, ]+)*";
const kind = '(?:ones?|kinds?|types?|sorts?|forms?|ways?|varieties|classes|groups?|categories|[\\p{L}-]+)';
const asksForOthers = new RegExp(
  `^${lead}(?:(?:not (?:the )?(?<not>[\\p{L}-]+)(?: ones?)?[, ]+(?:but )?)?(?:the )?(?<other>others?)(?: ${kind}(?: of [\\p{L}-]+)?)?(?: (?:are|is) there|exist)?)\\W*$`,
  'iu',
);
/** A sentence defines its term from here on, or tells of it as its subject. */
const defines = 0.5;
const mostSiblings = 3;
/** In words. */
const longest = 60;
/** Passages before and behind the one that answered. */
const reach = 3;

/**
 * Answers "And the other kinds?" and "Not the wet one, the other": what the text around the last answer tells of the
 * things that have the same noun as what was spoken of ("cold seam" beside "warm seam"). Empty where that is not asked,
 * or nothing there is named alike.
 */
export function siblingsTold(asked: string, before: Before, readings: readonly Passage[]): Excerpt[] {
  const groups = asksForOthers.exec(asked.trim())?.groups;
  if (!groups) return [];
  const keys = saidIn(keysOf(before.answer));
  const told = keys.length > 0 ? keys : saidIn(before.answer);
  const near = around(told, readings);
  const about = groups.not === undefined ? antecedentOf(before) : nounBehind(groups.not, near);
  if (!about) return [];
  const named = words(about).filter(({ folded }) => !isStopWord(folded));
  const noun = named.at(-1);
  if (!noun) return [];
  const head = contentStems(noun.folded)[0] ?? '';
  const known = new Set(contentStems(`${about} ${groups.not ?? ''}`));
  if (named.length < 2) return [];
  const found = new Map<string, Excerpt & { worth: number }>();
  for (const passage of near)
    for (const { start, end } of sentencesOf(passage)) {
      const text = passage.text.slice(start, end);
      if (isTask(text) || isCaption(passage.text, { start, end })) continue;
      for (const sibling of namedAlike(text, head, known)) {
        const label = new RegExp(`^${sibling.replace(/[^\p{L}\s]/gu, '.')}s?:`, 'iu').test(text) ? 1 : 0;
        const worth = Math.max(label, definitionStrength(text, termStems(sibling)));
        const key = contentStems(sibling).join(' ');
        const last = found.get(key);
        if (worth >= defines && (!last || worth > last.worth))
          found.set(key, { passage, start, end, key: { start, end }, worth });
      }
    }
  const isOne = groups.other?.toLowerCase() === 'other' && /\bother(?: one)?\W*$/i.test(asked);
  const once = [...new Map([...found.values()].map((piece) => [`${piece.passage.id} ${piece.start}`, piece])).values()];
  const best = once.filter(({ passage, start, end }) => !told.includes(comparable(passage.text.slice(start, end))));
  return best.slice(0, isOne ? 1 : mostSiblings).map(shown);
}

/** "Warm seam", where "not the warm one" is said: the noun that the text has behind that word. */
function nounBehind(word: string, near: readonly Passage[]): string | null {
  for (const { text } of near) {
    const said = words(text);
    const at = said.findIndex(
      ({ folded, end }, i) => folded === word.toLowerCase() && /^\s$/.test(text.slice(end, said[i + 1]?.start)),
    );
    const noun = at < 0 ? undefined : said[at + 1];
    if (noun && !isStopWord(noun.folded)) return `${word} ${noun.folded}`;
  }
  return null;
}

/** "Cold seam" and "deep seam" of a sentence, for the noun "seam". */
function namedAlike(text: string, head: string, known: ReadonlySet<string>): string[] {
  const said = words(text);
  return said.flatMap(({ folded, start, end }, i) => {
    const before = said[i - 1];
    if (!before || isStopWord(before.folded) || !/^[\s-]$/.test(text.slice(before.end, start))) return [];
    if (!contentStems(folded).includes(head)) return [];
    const first = said[i - 2];
    const isHyphened = first && text.slice(first.end, before.start) === '-';
    const name = text.slice(isHyphened ? first.start : before.start, end);
    const own = contentStems(name).filter((stem) => stem !== head);
    const isNamed = own.length > 0 && !own.every((stem) => known.has(stem)) && !/ly$|^\p{N}/u.test(before.folded);
    return isNamed ? [name] : [];
  });
}

/** The passages that the last answer quotes, then those near them in the same file. */
function around(told: readonly string[], readings: readonly Passage[]): Passage[] {
  const homes = readings.filter(
    ({ text, role }) => role === 'body' && told.some((said) => comparable(text).includes(said)),
  );
  const [home] = homes;
  if (!home) return [];
  return readings.filter(
    (each) =>
      each.documentId === home.documentId &&
      each.role === 'body' &&
      !saysAgain(each) &&
      (Math.abs(each.ordinal - home.ordinal) <= reach || each.headingPath.join('\n') === home.headingPath.join('\n')),
  );
}

/** The sentence, and what its paragraph goes on with. */
function shown({ passage, start, end, key }: Excerpt): Excerpt {
  const block = blocksOf(passage).find((each) => each.start <= start && start < each.end);
  const last = sentencesOf(passage).findLast(
    (each) =>
      each.start >= start &&
      each.end <= (block?.end ?? end) &&
      countWords(passage.text.slice(start, each.end)) <= longest,
  );
  return { passage, start, end: Math.max(end, last?.end ?? end), ...(key && { key }) };
}
