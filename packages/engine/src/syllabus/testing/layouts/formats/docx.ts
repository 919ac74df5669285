import { docxOf, wordCell, wordParagraph, wordRun, wordTable } from '../../../../documents/testing/office-files.ts';
import { type LayoutPart, runsOf } from '../parts.ts';
import { escaped } from './html.ts';

const bulletList = 1;

export function docxFileOf(parts: readonly LayoutPart[]): Uint8Array {
  const levels = [1, 2, 3, 4].map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:rPr><w:b/></w:rPr></w:style>`,
  );
  // Every numbered list has a numbering of its own, so that each counts from one.
  const lists = parts.filter((part) => part.kind === 'list' && part.ordered);
  const numbering = [
    `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum>`,
    ...lists.map(
      (_, at) =>
        `<w:abstractNum w:abstractNumId="${at + 2}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>`,
    ),
    ...[bulletList, ...lists.map((_, at) => at + 2)].map(
      (id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`,
    ),
  ];
  const body = parts.map((part) => blockOf(part, lists.indexOf(part) + 2)).join('');
  return docxOf(body, { 'word/styles.xml': levels.join(''), 'word/numbering.xml': numbering.join('') });
}

function blockOf(part: LayoutPart, numberedList: number): string {
  switch (part.kind) {
    case 'heading':
      return wordParagraph(runs(part.text), `Heading${part.level}`);
    case 'paragraph':
      return wordParagraph(runs(part.text));
    case 'list': {
      const id = part.ordered ? numberedList : bulletList;
      const list = `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`;
      return part.items.map(({ text }) => wordParagraph(runs(text), '', list)).join('');
    }
    case 'table':
      return wordTable(...part.rows.map((row) => row.map(cell).join('')));
  }
}

/** Each line of a cell is a paragraph of its own, as people type them. */
function cell(text: string): string {
  return wordCell(
    text
      .split('\n')
      .map((line) => wordParagraph(runs(line)))
      .join(''),
  );
}

function runs(text: string): string {
  const properties = { plain: '', bold: '<w:b/>', italic: '<w:i/>' };
  return (
    text
      .split('\n')
      .map((line) =>
        runsOf(line)
          .map(({ text: run, style }) => wordRun(escaped(run), properties[style]))
          .join(''),
      )
      .join('<w:r><w:br/></w:r>') || wordRun('')
  );
}
