import { describe, expect, it } from 'vitest';
import { pptxOf, relationsOf, slideShape } from '../testing/office-files.ts';
import { outline } from '../testing/outline.ts';
import { readPptx } from './read-pptx.ts';

const paragraph = (properties: string, content: string): string => `<a:p><a:pPr ${properties}</a:pPr>${content}</a:p>`;
const run = (text: string, properties = ''): string => `<a:r><a:rPr ${properties}/><a:t>${text}</a:t></a:r>`;

describe('readPptx', () => {
  it('reads titles first, bullets with their depth, and the number of the slide as the page', async () => {
    const slides = [
      slideShape('type="subTitle"', 'Fall 2031') + slideShape('type="ctrTitle"', 'Ocean Waves'),
      slideShape('type="title"', 'Swell') +
        slideShape(
          'idx="1"',
          'Long',
          paragraph('lvl="1">', run('Longer')),
          paragraph('><a:buNone/>', run('No bullet')),
        ) +
        slideShape('type="sldNum"', '2'),
    ];
    const document = await readPptx(pptxOf(slides));
    expect(document.pageCount).toBe(2);
    expect(outline(document)).toEqual([
      'H1 Ocean Waves',
      'P Fall 2031',
      'H2 Swell',
      '- Long',
      '  - Longer',
      'P No bullet',
    ]);
    expect(document.blocks.map((block) => block.page)).toEqual([1, 1, 2, 2, 2, 2]);
  });

  it('follows the order of the show, not of the file names', async () => {
    const ids =
      '<p:presentation><p:sldIdLst><p:sldId r:id="rId2" id="256"/><p:sldId r:id="rId1" id="257"/></p:sldIdLst></p:presentation>';
    const slides = [slideShape('type="title"', 'Second'), slideShape('type="title"', 'First')];
    expect(outline(await readPptx(pptxOf(slides, { 'ppt/presentation.xml': ids })))).toEqual(['H2 First', 'H2 Second']);
  });

  it('numbers paragraphs and keeps marks, breaks and links', async () => {
    const numbered = (text: string): string => paragraph('><a:buAutoNum type="alphaLcParenR"/>', text);
    const link = '<a:r><a:rPr b="1"><a:hlinkClick r:id="rId5"/></a:rPr><a:t>two</a:t></a:r><a:br/>';
    const slide = slideShape('', numbered(run('one')), numbered(link + run('more', 'i="1"')));
    const relations = {
      'ppt/slides/_rels/slide1.xml.rels': relationsOf([['rId5', 'hyperlink', 'http://w.v', 'External']]),
    };
    const document = await readPptx(pptxOf([slide], relations));
    expect(outline(document, { marks: true })).toEqual(['a) one', 'b) two / more {bold:two} {link:two} {italic:more}']);
  });

  it('reads tables with merged cells, grouped shapes, and notes behind the slide', async () => {
    const cell = (text: string, attributes = ''): string =>
      `<a:tc ${attributes}><a:txBody><a:p>${run(text)}</a:p></a:txBody></a:tc>`;
    const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tblPr firstRow="1"/>
      <a:tr>${cell('Week')}${cell('Topic')}${cell('Due')}</a:tr>
      <a:tr>${cell('1', 'rowSpan="2"')}${cell('Swell', 'gridSpan="2"')}${cell('', 'hMerge="1"')}</a:tr>
      <a:tr>${cell('', 'vMerge="1"')}${cell('Surf')}${cell('Quiz')}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
    const parts = {
      'ppt/slides/_rels/slide1.xml.rels': relationsOf([['rId1', 'notesSlide', '../notesSlides/notesSlide1.xml']]),
      'ppt/notesSlides/notesSlide1.xml': `<p:notes><p:cSld><p:spTree>${slideShape('type="body"', 'Say hello.')}</p:spTree></p:cSld></p:notes>`,
    };
    const slide = `${table}<p:grpSp>${slideShape('', 'grouped')}</p:grpSp>`;
    expect(outline(await readPptx(pptxOf([slide], parts)))).toEqual([
      'T0.0h Week | Topic | Due',
      'T0.1 1 | Swell+2',
      'T0.2 1^ | Surf | Quiz',
      'P grouped',
      'P Say hello.',
    ]);
  });

  it('takes no bullets where the layout has none', async () => {
    const layout = `<p:sldLayout><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr>
      <p:txBody><a:lstStyle><a:lvl1pPr><a:buNone/></a:lvl1pPr></a:lstStyle></p:txBody></p:sp></p:spTree></p:cSld></p:sldLayout>`;
    const parts = {
      'ppt/slides/_rels/slide1.xml.rels': relationsOf([['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml']]),
      'ppt/slideLayouts/slideLayout1.xml': layout,
    };
    expect(outline(await readPptx(pptxOf([slideShape('type="body" idx="1"', 'plain')], parts)))).toEqual(['P plain']);
  });
});
