import type { Passage } from '../../passages/passage.ts';
import { kindOfNoun } from '../../text/thesaurus.ts';
import type { Question } from '../question/question.ts';

/** Letters that the forms of a name share: Norman, Normandy. */
const nameRoot = 4;

/**
 * Reads whose idea a question asks about, as a pattern of the name: "Why did they laugh at Orme's idea?"; null where it
 * names no owner.
 */
export function ownerNamed(question: string): RegExp | null {
  const name = /(?<=\s)(\p{Lu}\p{Ll}{2,})(?:['’]s|(?<=s)['’])(?=\s\p{Ll})/u.exec(question)?.[1];
  if (!name) return null;
  const kind = kindOfNoun(name.toLowerCase());
  if (kind !== null && kind !== 'person') return null;
  return new RegExp(`(?<!\\p{L})${name.slice(0, Math.max(nameRoot, name.length - 2))}`, 'u');
}

/** Whether a passage or the headings above it name the owner: what others had is not asked about. */
export function speaksOfOwner(passage: Passage | undefined, owner: RegExp): boolean {
  return (
    passage !== undefined && (owner.test(passage.text) || passage.headingPath.some((heading) => owner.test(heading)))
  );
}

/** What anybody thought, in any word: a text that laughs at a suggestion need not call it an idea. */
const thought =
  /(?<=['’]s?\s)(?:\p{Ll}+\s)?(?:idea|suggestion|proposal|view|claim|argument|notion|opinion)s?(?![\p{L}-])/gu;
const inTime = /\bat (?:first|last)\b/gi;

/** "How did the march end?" The text that tells it need not say "end". */
const howItEnded = /^(how (?:did|does|do) .+?) (?:end(?: up)?|turn out|come to an end|change)(?=\W*$)/i;

/** "Who came up with the index?" A text says that somebody proposed it. */
const thoughtOf = /\b(?:first )?(?:came up with|thought (?:of|up)|worked out|figured out|made up)\b/gi;

/** The words that a text on it has: of "Why did they mock Orme's idea at first?" neither "idea" nor "first". */
export function searchedFor({ kind, text }: Question): string {
  const said = text.replace(inTime, ' ').replace(howItEnded, '$1');
  if (kind === 'who') return said.replace(thoughtOf, ' ');
  return kind === 'why' ? said.replace(thought, ' ') : said;
}
