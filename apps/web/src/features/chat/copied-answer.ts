import { pageName } from '../../lib/citation-label.ts';
import { outsideCode } from '../../ui/markdown/outside-code.ts';
import type { ChatTurn, Citation } from './turn.ts';

const escaped = /\\([!-/:-@[-`{-~])/g;
const quoted = /^>[ \t]?/;
const sourceLine = /^(?:\[\d{1,3}\] ?)+$/;
const tableRule = /^\|[ :|-]+\|$/;

/** An answer as plain text: quotations with their source below, what else is cited with its sources at the end. */
export function copiedAnswer({ answer, citations }: Pick<ChatTurn, 'answer' | 'citations'>): string {
  const below = new Set<number>();
  const lines = answer.split('\n').flatMap((line) => {
    const said = line.replace(quoted, '');
    if (tableRule.test(said.trim())) return [];
    if (said === line || !sourceLine.test(said)) return [plain(said)];
    const cited = citations.filter(({ number }) => said.includes(`[${number}]`));
    for (const { number } of cited) below.add(number);
    return [...new Set(cited.map((citation) => `— ${sourceOf(citation)}`))];
  });
  const others = citations.filter(({ number }) => !below.has(number));
  const sources = others.map((citation) => `[${citation.number}] ${sourceOf(citation)}`);
  return [lines.join('\n').trim(), sources.join('\n')].filter((part) => part !== '').join('\n\n');
}

/** A line without the signs of Markdown; cells parted by tabs, as a spreadsheet takes them. */
function plain(line: string): string {
  const isRow = line.startsWith('| ') && line.endsWith('|');
  const said = isRow
    ? line
        .slice(1, -1)
        .trim()
        .split(/\s*(?<!\\)\|\s*/)
        .join('\t')
    : line;
  return outsideCode(said.replace(/^#{1,6} /, ''), (text) => text.replace(/\*\*/g, '').replace(escaped, '$1'));
}

const sourceOf = (citation: Citation): string => {
  const page = pageName(citation);
  return [citation.heading, citation.fileName, page && `p. ${page}`].filter(Boolean).join(', ');
};
