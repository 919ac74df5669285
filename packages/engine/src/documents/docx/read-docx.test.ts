import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { describe, expect, it } from 'vitest';
import { docxOf, relationsOf, wordCell, wordItem, wordParagraph, wordRun, wordTable } from '../testing/office-files.ts';
import { outline } from '../testing/outline.ts';
import { readDocx } from './read-docx.ts';

const read = async (...parameters: Parameters<typeof docxOf>): Promise<string[]> =>
  outline(await readDocx(docxOf(...parameters)));

const styles = `
  <w:style w:type="paragraph" w:styleId="Normal" w:default="1"><w:name w:val="Normal"/></w:style>
  <w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My Section"/><w:basedOn w:val="berschrift1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Outlined"><w:name w:val="Outlined"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="Strong"><w:name w:val="Strong Text"/><w:rPr><w:b/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style>
  <w:style w:type="character" w:styleId="Em"><w:name w:val="Emphasis"/><w:rPr><w:i/></w:rPr></w:style>`;

describe('readDocx', () => {
  it('finds headings by their style, by what it is based on and by their outline level', async () => {
    const body = [
      wordParagraph('One', 'berschrift1'),
      wordParagraph('Two', 'Mine'),
      wordParagraph('Three', 'Outlined'),
      wordParagraph('Four', '', '<w:outlineLvl w:val="1"/>'),
      wordParagraph('Not me', 'Mine', '<w:outlineLvl w:val="9"/>'),
    ].join('');
    expect(await read(body, { 'word/styles.xml': styles })).toEqual([
      'H1 One',
      'H1 Two',
      'H3 Three',
      'H2 Four',
      'P Not me',
    ]);
  });

  it('takes marks from runs, character styles and paragraph styles, which cancel each other out', async () => {
    const runs = `<w:r><w:t>Bold </w:t></w:r>${wordRun('plain ', '<w:b w:val="0"/>')}${wordRun('slanted ', '<w:rStyle w:val="Em"/><w:u w:val="single"/>')}${wordRun('gone', '<w:strike/>')}`;
    const document = await readDocx(docxOf(wordParagraph(runs, 'Strong'), { 'word/styles.xml': styles }));
    const [block] = document.blocks;
    const marked = (style: string): string[] =>
      (block?.marks ?? [])
        .filter((mark) => mark.style === style)
        .map((mark) => block?.text.slice(mark.start, mark.end) ?? '');
    expect(marked('bold')).toEqual(['Bold', 'slanted gone']);
    expect(marked('italic')).toEqual(['slanted']);
    expect(marked('underline')).toEqual(['slanted']);
    expect(marked('strike')).toEqual(['gone']);
  });

  it('accepts tracked changes', async () => {
    const body = `<w:p><w:r><w:t>Due </w:t></w:r><w:del><w:r><w:delText>May 1</w:delText></w:r></w:del><w:ins><w:r><w:t>May 8</w:t></w:r></w:ins><w:moveFrom><w:r><w:t> moved away</w:t></w:r></w:moveFrom></w:p>
      <w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t>joined </w:t></w:r></w:p><w:p><w:r><w:t>lines</w:t></w:r></w:p>
      ${wordTable('<w:tr><w:trPr><w:del/></w:trPr><w:tc><w:p><w:r><w:t>old row</w:t></w:r></w:p></w:tc></w:tr>', wordCell('a') + wordCell('b'))}`;
    expect(await read(body)).toEqual(['P Due May 8', 'P joined lines', 'T0.0 a | b']);
  });

  it('lays out merged cells, header rows and lists inside of cells', async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
    const table = wordTable(
      `<w:tr><w:trPr><w:tblHeader/></w:trPr>${wordCell('Week')}${wordCell('Topic')}${wordCell('Due')}</w:tr>`,
      wordCell('1', '<w:vMerge w:val="restart"/>') +
        wordCell('Sails') +
        wordCell(wordItem('Quiz', 1) + wordItem('Essay', 1)),
      wordCell('', '<w:vMerge/>') + wordCell('Masts and more', '<w:gridSpan w:val="2"/>'),
      `<w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>${wordCell('Hulls')}${wordCell('')}</w:tr>`,
    );
    expect(await read(table, { 'word/numbering.xml': numbering })).toEqual([
      'T0.0h Week | Topic | Due',
      'T0.1 1 | Sails | - Quiz / - Essay',
      'T0.2 1^ | Masts and more+2',
      'T0.3 Hulls |',
    ]);
  });

  it('prints the results of fields and not their instructions, nor tables of contents', async () => {
    const field = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
    const body = `<w:p>${field('begin')}<w:r><w:instrText>HYPERLINK "http://a.b"</w:instrText></w:r>${field('separate')}<w:r><w:t>the link</w:t></w:r>${field('end')}<w:r><w:t> stays</w:t></w:r></w:p>
      <w:p>${field('begin')}<w:r><w:instrText>PAGE</w:instrText></w:r>${field('separate')}<w:r><w:t>7</w:t></w:r>${field('end')}</w:p>
      ${wordParagraph('Chapter 1 ... 3', 'TOC1')}`;
    const document = await readDocx(docxOf(body, { 'word/styles.xml': styles }));
    expect(outline(document)).toEqual(['P the link stays']);
    expect(document.blocks[0]?.marks).toEqual([{ style: 'link', start: 0, end: 8, href: 'http://a.b' }]);
  });

  it('reads tabs, breaks, symbols, formulas, text boxes once, and skips hidden text and placeholders', async () => {
    const box = `<w:txbxContent>${wordParagraph('in a box')}</w:txbxContent>`;
    const body = `<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>${wordRun('secret', '<w:vanish/>')}
      <m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>n+1</m:t></m:r></m:den></m:f></m:oMath></w:p>
      <w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>
      <w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${wordParagraph('Click to enter')}</w:sdtContent></w:sdt>
      <w:sdt><w:sdtContent>${wordParagraph('controlled')}</w:sdtContent></w:sdt>`;
    expect(await read(body)).toEqual(['P a → b / c-d→1/(n+1)', 'P in a box', 'P controlled']);
  });

  it('puts notes behind the text and prints a header that says something of its own', async () => {
    const body = `${wordParagraph('Knots 101', 'berschrift1')}<w:p><w:r><w:t>Text</w:t><w:footnoteReference w:id="2"/></w:r></w:p>`;
    const parts = {
      'word/styles.xml': styles,
      'word/footnotes.xml': `<w:footnote w:id="-1">${wordParagraph('separator')}</w:footnote><w:footnote w:id="2">${wordParagraph('The note.')}</w:footnote>`,
      'word/header1.xml': wordParagraph('Harbor College, Fall 2031') + wordParagraph('Knots 101'),
    };
    expect(await read(body, parts)).toEqual(['P Harbor College, Fall 2031', 'H1 Knots 101', 'P Text', '1 The note.']);
  });

  it('counts pages where the marks of the last layout agree with the count of pages', async () => {
    const page = '<w:r><w:lastRenderedPageBreak/></w:r>';
    const body = `${wordParagraph('one')}<w:p>${page}${wordRun('two')}</w:p>`;
    const pages = (count: number) => ({ 'docProps/app.xml': `<Properties><Pages>${count}</Pages></Properties>` });
    const counted = await readDocx(docxOf(body, pages(2)));
    expect([counted.pageCount, counted.blocks.map((block) => block.page)]).toEqual([2, [1, 2]]);
    const doubtful = await readDocx(docxOf(body, pages(5)));
    expect([doubtful.pageCount, doubtful.blocks.map((block) => block.page)]).toEqual([null, [null, null]]);
  });

  it('keeps the targets of links', async () => {
    const parts = { 'word/_rels/document.xml.rels': relationsOf([['rId9', 'hyperlink', 'http://x.y/z', 'External']]) };
    const document = await readDocx(
      docxOf('<w:p><w:hyperlink r:id="rId9"><w:r><w:t>here</w:t></w:r></w:hyperlink></w:p>', parts),
    );
    expect(document.blocks[0]?.marks).toEqual([{ style: 'link', start: 0, end: 4, href: 'http://x.y/z' }]);
  });

  it('reads what a common library writes', async () => {
    const cell = (text: string): TableCell => new TableCell({ children: [new Paragraph(text)] });
    const file = new Document({
      title: 'Rope Theory',
      sections: [
        {
          children: [
            new Paragraph({ text: 'Rope Theory', heading: HeadingLevel.TITLE }),
            new Paragraph({ text: 'Grading', heading: HeadingLevel.HEADING_2 }),
            new Paragraph({
              children: [new TextRun({ text: 'Exam', bold: true }), new TextRun(' 40%')],
              bullet: { level: 1 },
            }),
            new Table({
              rows: [
                new TableRow({ children: [cell('a'), cell('b')], tableHeader: true }),
                new TableRow({ children: [cell('c'), cell('d')] }),
              ],
            }),
          ],
        },
      ],
    });
    const document = await readDocx(new Uint8Array(await Packer.toBuffer(file)));
    expect(document.title).toBe('Rope Theory');
    expect(outline(document)).toEqual(['H1 Rope Theory', 'H2 Grading', '  - Exam 40%', 'T0.0h a | b', 'T0.1 c | d']);
  });

  it('does not expand entities', async () => {
    const bomb = `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const document = `${bomb}<w:document><w:body><w:p><w:r><w:t>safe &b; &x; &amp; sound</w:t></w:r></w:p></w:body></w:document>`;
    const [line] = await read('', { 'word/document.xml': document });
    expect(line).toBe('P safe &b; &x; & sound');
  });
});
