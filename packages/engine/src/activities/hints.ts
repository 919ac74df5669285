import { cardinals } from '../lexicon/numbers.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import type { SocraticTurn } from './activity.ts';
import { type EvidenceFact, evidenceFacts } from './evidence-facts.ts';

/** Where to look, what kind of things to say, how the passage begins; only the last hint shows it whole. */
export function hintLadder(
  evidence: string,
  question: string,
  { heading, page, pageLabel }: SocraticTurn['citation'],
  term: string,
): string[] {
  const facts = evidenceFacts(question, evidence);
  return [
    whereToLook(heading, page === null ? null : (pageLabel ?? String(page)), term),
    whatToSay(facts),
    `Your reading begins like this: “${beginning(evidence, facts)} …” How does it go on?`,
    `Your reading says: “${evidence}”`,
  ];
}

function whereToLook(heading: string | null, page: string | null, term: string): string {
  const place = heading === null || /objectives|outcomes/i.test(heading) ? '' : ` under “${heading}”`;
  const onPage = page === null ? '' : ` on page ${page}`;
  return place + onPage === ''
    ? `Look for the sentences of your reading that speak of “${term}”.`
    : `Look again${place}${onPage}.`;
}

const asked: Record<EvidenceFact['asks'], string> = {
  what: 'what it is or does',
  why: 'why that is so',
  when: 'when that is so',
  result: 'what follows from it',
  contrast: 'what is different elsewhere',
  example: 'an example',
  more: 'a further point about it',
};

/** What the facts of the passage tell, without telling it. */
function whatToSay(facts: readonly EvidenceFact[]): string {
  const kinds = [...new Set(facts.map(({ asks }) => asked[asks]))];
  const last = kinds.pop();
  if (last === undefined) return 'Say first what you remember, then look at the sentence before and the one after.';
  const list = kinds.length === 0 ? last : `${kinds.join(', ')}, and ${last}`;
  const sum = facts.length === 1 ? 'one thing' : `${cardinals[facts.length] ?? facts.length} things`;
  return `The passage says ${sum} here. Tell ${list}.`;
}

/** Of the first fact, how much is told. */
const share = 0.55;

/** The passage up to the middle of its first fact, at a word behind which something new begins. */
function beginning(evidence: string, [first]: readonly EvidenceFact[]): string {
  const from = Math.max(0, first ? evidence.indexOf(first.text) : 0);
  const stop = from + (first?.text.length ?? evidence.length) * share;
  const said = tagWords(evidence).filter(({ end }) => end <= Math.min(stop, evidence.length - 1));
  const opens = said.findLast(
    ({ part, start, folded }) =>
      start > from && (part === 'preposition' || part === 'conjunction' || folded === 'that'),
  );
  return evidence.slice(0, opens?.end ?? said.at(-1)?.end ?? Math.floor(evidence.length / 3));
}
