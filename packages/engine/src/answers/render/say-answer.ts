import type { Answer, Claim } from '../answer-types.ts';
import { asMarkdown } from './as-markdown.ts';

interface Written {
  words: (words: string) => string;
  emphasised: (words: string) => string;
}

/**
 * Renders an answer as Markdown, piece by piece; the pieces joined are the whole. Sentences run on, list items and
 * quotations stand on lines of their own. `[1]` refers to `citations[0]`. A quotation ends with a line that holds its
 * sources, and its key sentence is set apart.
 * @param words how words of a document are written: for what shows no Markdown, as they are
 */
export function sayAnswer(
  { claims }: Pick<Answer, 'claims'>,
  words: Written['words'] = asMarkdown,
  emphasised: Written['emphasised'] = (key) => `**${key}**`,
): string[] {
  const written = { words, emphasised };
  return groupsOf(claims).map((group, i, groups) => {
    const [first] = group;
    const before = groups[i - 1]?.at(-1);
    const said = first?.isQuote ? sayQuotation(group, written) : first ? sayClaim(first, written) : '';
    return `${first && before ? gapBetween(before, first) : ''}${said}`;
  });
}

/** Quotations that go on in one passage together, all else alone. */
function groupsOf(claims: readonly Claim[]): Claim[][] {
  const groups: Claim[][] = [];
  for (const claim of claims) {
    const last = groups.at(-1);
    if (claim.goesOn && last) last.push(claim);
    else groups.push([claim]);
  }
  return groups;
}

function sayClaim(claim: Claim, written: Written): string {
  const { citation, isItem, isLabel, block } = claim;
  const words = wordsOf(claim, written);
  const said = isLabel ? `**${words}**` : `${isItem ? '- ' : ''}${words}${markOf(citation)}`;
  return `${said}${block === undefined ? '' : `\n\n${block}`}`;
}

function sayQuotation(claims: readonly Claim[], written: Written): string {
  const said = claims.map((claim, i) => {
    const before = claims[i - 1];
    const gap = !before ? '' : before.block !== undefined ? '\n\n' : claim.goesOn === 'at once' ? ' ' : ' … ';
    const words = claim.leadsIn ? '' : wordsOf(claim, written);
    return `${gap}${[words, claim.block ?? ''].filter((part) => part !== '').join('\n\n')}`;
  });
  const sources = claims.map(({ citation }) => markOf(citation)).join('');
  const quoted = `${said.join('')}\n\n${sources.trim()}`
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
  const [first] = claims;
  return first?.leadsIn ? `${wordsOf(first, written)}\n\n${quoted}` : quoted;
}

const markOf = (citation: number | null): string => (citation === null ? '' : ` [${citation + 1}]`);

function gapBetween(before: Claim, { isItem, isLabel, isQuote }: Claim): string {
  if (isItem && before.isItem) return '\n';
  const isApart = [isItem, isLabel, isQuote, before.isItem, before.isLabel, before.isQuote].includes(true);
  return isApart || before.block !== undefined ? '\n\n' : ' ';
}

function wordsOf({ text, key = '', block }: Claim, { words, emphasised }: Written): string {
  const isAlone = key === text && block === undefined;
  const at = key === '' || isAlone ? -1 : text.indexOf(key);
  if (at < 0) return words(text);
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + key.length).trimStart()];
  return [before && words(before), emphasised(words(key)), after && words(after)].filter(Boolean).join(' ');
}
