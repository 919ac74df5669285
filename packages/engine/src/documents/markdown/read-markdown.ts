import { appendAll } from '../append-all.ts';
import type { Document } from '../document.ts';
import { decodeText } from '../encoding/decode-text.ts';
import type { FlowNode } from '../flow/flow.ts';
import { documentFromFlow } from '../flow/flow-blocks.ts';
import { unstyledText } from '../flow/rich-text.ts';
import type { PageSheets } from '../html/html-flow.ts';
import { noClassStyles } from '../html/html-style.ts';
import { OpenElements } from '../html/open-elements.ts';
import { parseHtmlFragment } from '../html/parse-html.ts';
import { StyleRules } from '../html/style-rules.ts';
import { plainLook } from '../html/visibility.ts';
import { Hyphenation, wordsOfLines } from '../hyphenation.ts';
import { latexFlow } from '../latex/latex-flow.ts';
import { cutWarning, limitsOf, type ReadingLimits, type ReadOptions, withinLines } from '../limits.ts';
import { tableFromLines } from '../text/ascii-table.ts';
import { textFlow } from '../text/text-flow.ts';
import { UnseenText } from '../unseen.ts';
import { parseFrontMatter } from './front-matter.ts';
import { type MarkdownFile, markdownFlow } from './markdown-flow.ts';
import { type MarkdownPiece, splitMarkdown, withDefinitions } from './split-markdown.ts';
import { withoutTemplateTags } from './template-tags.ts';

/**
 * Reads Markdown as GitHub and Pandoc write it: front matter, attributes, pipe, grid and simple tables, HTML inside.
 * @throws DocumentError `file_without_text`, `file_expands_too_far`
 */
export async function readMarkdown(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  const decoded = await decodeText(bytes);
  const { text, cut } = withinLines(decoded.text, limits);
  const { title, flow, bodyLine, body: source } = parseFrontMatter(text);
  const body = withoutTemplateTags(source);
  const nodes: FlowNode[] = flow;
  const sheets = sheetsIn(body, limits);
  const open = new OpenElements(plainLook(sheets.rules), sheets.rules);
  if (body.length > limits.markupCharacters) appendAll(nodes, textFlow(body, { firstLine: bodyLine }));
  else {
    const lines = body.split('\n');
    const file = { limits, hyphenation: new Hyphenation(() => [wordsOfLines(lines)]), sheets, open };
    for (const piece of splitMarkdown(lines, bodyLine)) appendAll(nodes, pieceFlow(piece, file));
  }
  const firstHeading = nodes.find((node) => node.kind === 'heading' && node.level === 1);
  const shown = title ?? (firstHeading?.kind === 'heading' ? firstHeading.content.text : null);
  const warnings = [...decoded.warnings, ...sheets.unseen.warnings, ...(cut ? [cutWarning] : [])];
  return documentFromFlow(nodes, { format: 'markdown', title: shown, pageCount: null, warnings }, limits);
}

const mostStyles = 20;

/** What the style sheets in a file say of the HTML in it. */
function sheetsIn(body: string, limits: ReadingLimits): PageSheets {
  const styles: string[] = [];
  for (const open of body.matchAll(/<style\b/gi)) {
    const end = body.indexOf('</style>', open.index);
    if (end < 0 || styles.length === mostStyles) break;
    styles.push(body.slice(open.index, end + '</style>'.length));
  }
  const nodes = parseHtmlFragment(styles.join(''), limits);
  return { classes: noClassStyles, rules: new StyleRules(nodes), unseen: new UnseenText() };
}

function pieceFlow(piece: MarkdownPiece, file: MarkdownFile): FlowNode[] {
  const { line } = piece;
  switch (piece.kind) {
    case 'markdown':
      return markdownFlow(piece.lines.join('\n'), line, file);
    case 'latex':
      return latexFlow(piece.lines.join('\n'), line);
    case 'plain':
      return [
        { kind: 'paragraph', content: unstyledText(piece.lines.join('\n')), place: { page: null, sourceLine: line } },
      ];
    case 'table':
      return [
        tableFromLines(piece.table, line, (text, cellLine) =>
          markdownFlow(withDefinitions(asText(text), piece.definitions), cellLine, file),
        ),
      ];
  }
}

/** A number alone in a cell is no list without items. */
const asText = (cell: string): string => cell.replace(/^(\s*\d{1,9})([.)])\s*$/, '$1\\$2');
