import { isStopWord } from '../text/stop-words.ts';
import { contentStems, words } from '../text/words.ts';
import type { SocraticTurn } from './activity.ts';
import { gap } from './readable.ts';

/** Where to look, what to think of, the statement with gaps; only the last hint shows it whole. */
export function hintLadder(
  evidence: string,
  question: string,
  { heading, page, pageLabel }: SocraticTurn['citation'],
  term: string,
): string[] {
  const asked = new Set(contentStems(`${question} ${term}`));
  const weighty = words(evidence).filter(
    ({ folded }) => folded.length > 3 && !isStopWord(folded) && !asked.has(contentStems(folded)[0] ?? ''),
  );
  return [
    whereToLook(heading, page === null ? null : (pageLabel ?? String(page)), term),
    whatToThinkOf(weighty.map(({ raw }) => raw.toLowerCase())),
    `Complete this in your mind, then say it in your own words: ${withGaps(evidence, weighty)}`,
    `Your reading says: “${evidence}” Now say it in your own words.`,
  ];
}

function whereToLook(heading: string | null, page: string | null, term: string): string {
  const place = heading === null || /objectives|outcomes/i.test(heading) ? '' : ` under “${heading}”`;
  const onPage = page === null ? '' : ` on page ${page}`;
  return place + onPage === ''
    ? `Look for the sentences of your reading that speak of “${term}”.`
    : `Look again${place}${onPage}.`;
}

/** Every other word: the whole row would be the answer. */
function whatToThinkOf(all: readonly string[]): string {
  const keys = [...new Set(all)].filter((_, i) => i % 2 === 0).slice(0, 4);
  return keys.length === 0
    ? 'Say first what you remember, then look at the sentence before and the one after.'
    : `Think of ${keys.length === 1 ? 'this word' : 'these words'}: ${keys.join(', ')}.`;
}

function withGaps(evidence: string, weighty: readonly { start: number; end: number }[]): string {
  if (weighty.length === 0) return `${evidence.slice(0, evidence.indexOf(' ', evidence.length / 2))} …`;
  let text = '';
  let from = 0;
  weighty.forEach(({ start, end }, i) => {
    if (i % 2 === 1 && weighty.length > 2) return;
    text += evidence.slice(from, start) + gap;
    from = end;
  });
  return text + evidence.slice(from);
}
