import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { pptxOf, relationsOf } from '../testing/office-files.ts';
import { outline } from '../testing/outline.ts';

const told = ['This file has text that nobody can see. It was left out.'];
const words = 'The keeper is rich.';
const fill = (color: string, alpha = '') => `<a:solidFill><a:srgbClr val="${color}">${alpha}</a:srgbClr></a:solidFill>`;
const run = (properties = '', attributes = '') =>
  `<a:p><a:r><a:rPr ${attributes}>${properties}</a:rPr><a:t>${words}</a:t></a:r></a:p>`;
const place = (x: number, y: number, cx = 3_000_000, cy = 900_000, attributes = '') =>
  `<a:xfrm ${attributes}><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>`;
const inside = place(1_000_000, 3_000_000);
const box = (paragraph: string, { properties = inside, name = '', list = '' } = {}) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="9" ${name}/><p:nvPr/></p:nvSpPr><p:spPr>${properties}</p:spPr><p:txBody>${list}${paragraph}</p:txBody></p:sp>`;
const picture = (at: string) => `<p:pic><p:nvPicPr><p:cNvPr id="7"/></p:nvPicPr><p:spPr>${at}</p:spPr></p:pic>`;
const seen = box('<a:p><a:r><a:t>The lighthouse opens at nine.</a:t></a:r></a:p>', {
  properties: place(1_000_000, 500_000),
});

async function read(shapes: string, { background = '', parts = {} } = {}) {
  const slide = `<p:sld><p:cSld>${background}<p:spTree>${seen}${shapes}</p:spTree></p:cSld></p:sld>`;
  const show =
    '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>';
  const bytes = pptxOf([''], { 'ppt/presentation.xml': show, 'ppt/slides/slide1.xml': slide, ...parts });
  const document = await readDocument(bytes, 'a.pptx');
  return { lines: outline(document).slice(1), warnings: document.warnings };
}

/** A layout with a master whose theme calls these colours the light and the dark one. */
const themed = (layout = '', master = '') => ({
  'ppt/slides/_rels/slide1.xml.rels': relationsOf([['rId1', 'slideLayout', '../slideLayouts/l.xml']]),
  'ppt/slideLayouts/l.xml': `<p:sldLayout><p:cSld><p:spTree>${layout}</p:spTree></p:cSld></p:sldLayout>`,
  'ppt/slideLayouts/_rels/l.xml.rels': relationsOf([['rId1', 'slideMaster', '../slideMasters/m.xml']]),
  'ppt/slideMasters/m.xml': `<p:sldMaster><p:cSld>${master}<p:spTree/></p:cSld><p:clrMap bg1="dk1" tx1="lt1"/></p:sldMaster>`,
  'ppt/slideMasters/_rels/m.xml.rels': relationsOf([['rId1', 'theme', '../theme/t.xml']]),
  'ppt/theme/t.xml':
    '<a:theme><a:themeElements><a:clrScheme><a:dk1><a:srgbClr val="102030"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1></a:clrScheme></a:themeElements></a:theme>',
});
const dark = '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>';
const darkText = '<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>';

describe('text that nobody can see on a slide is left out, and the file says so', () => {
  test.each([
    ['white', box(run(fill('FFFFFF')))],
    ['nearly white', box(run(fill('FDFDFD')))],
    ['white in a white box', box(run(fill('FFFFFF')), { properties: inside + fill('FFFFFF') })],
    ['of the colour of its box', box(run(fill('203040')), { properties: inside + fill('213041') })],
    [
      'white by its shape',
      box(run(), { list: `<a:lstStyle><a:lvl1pPr><a:defRPr>${fill('FFFFFF')}</a:defRPr></a:lvl1pPr></a:lstStyle>` }),
    ],
    ['one point', box(run('', 'sz="100"'))],
    ['transparent', box(run(fill('000000', '<a:alpha val="0"/>')))],
    ['without a fill', box(run('<a:noFill/>'))],
    ['in a hidden shape', box(run(), { name: 'hidden="1"' })],
    ['left of the slide', box(run(), { properties: place(-4_000_000, 900_000) })],
    ['below the slide', box(run(), { properties: place(0, 6_900_000) })],
    ['in a hidden group', `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="3" hidden="true"/></p:nvGrpSpPr>${box(run())}</p:grpSp>`],
    [
      'in a group that lies beside the slide',
      `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="9500000" y="0"/><a:ext cx="3000000" cy="3000000"/><a:chOff x="0" y="0"/><a:chExt cx="9000000" cy="9000000"/></a:xfrm></p:grpSpPr>${box(run())}</p:grpSp>`,
    ],
    [
      'in a cell',
      `<p:graphicFrame>${place(0, 0)}<a:graphic><a:graphicData><a:tbl><a:tr><a:tc><a:txBody>${run(fill('FFFFFF'))}</a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
    ],
    ['white beside a picture', picture(place(6_000_000, 100_000)) + box(run(fill('FFFFFF')))],
  ])('%s', async (_, shape) => {
    const { lines, warnings } = await read(shape);
    expect({ words: lines.join(' ').replace(/T0\.0/g, '').trim(), warnings }).toEqual({ words: '', warnings: told });
  });

  test('of the colour of the theme that is its ground', async () => {
    expect(await read(box(run(darkText)), { parts: themed('', dark) })).toEqual({ lines: [], warnings: told });
  });

  test('on a hidden slide', async () => {
    const hidden = `<p:sld show="0"><p:cSld><p:spTree>${box(run())}</p:spTree></p:cSld></p:sld>`;
    const show = pptxOf([seen, ''], { 'ppt/slides/slide2.xml': hidden });
    const document = await readDocument(show, 'a.pptx');
    expect(document.blocks.map(({ text }) => text)).toEqual(['The lighthouse opens at nine.']);
    expect(document.warnings).toEqual(told);
  });
});

describe('what is seen on a slide stays', () => {
  test.each<[what: string, shapes: string, slide?: Parameters<typeof read>[1]]>([
    ['white in a dark box', box(run(fill('FFFFFF')), { properties: inside + fill('203040') })],
    [
      'white in a box of a style',
      `<p:sp><p:spPr>${inside}</p:spPr><p:style><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef></p:style><p:txBody>${run(fill('FFFFFF'))}</p:txBody></p:sp>`,
    ],
    ['white in a box of many colours', box(run(fill('FFFFFF')), { properties: `${inside}<a:gradFill/>` })],
    ['white on a picture', picture(place(0, 2_000_000, 9_000_000, 4_000_000)) + box(run(fill('FFFFFF')))],
    [
      'white on a box below it',
      box('', { properties: place(0, 2_000_000, 9_000_000, 4_000_000) + fill('203040') }) + box(run(fill('FFFFFF'))),
    ],
    [
      'white on a dark slide',
      box(run(fill('FFFFFF'))),
      { background: `<p:bg><p:bgPr>${fill('102030')}</p:bgPr></p:bg>` },
    ],
    [
      'white on a slide with a picture',
      box(run(fill('FFFFFF'))),
      { background: '<p:bg><p:bgPr><a:blipFill/></p:bgPr></p:bg>' },
    ],
    ['white on a dark master', box(run(fill('FFFFFF'))), { parts: themed('', dark) }],
    [
      'white on a picture of the layout',
      box(run(fill('FFFFFF'))),
      { parts: themed(picture(place(0, 0, 9_144_000, 6_858_000))) },
    ],
    ['white with a marker', box(run(`${fill('FFFFFF')}<a:highlight><a:srgbClr val="0000FF"/></a:highlight>`))],
    ['white with an outline', box(run(`<a:ln>${fill('000000')}</a:ln>${fill('FFFFFF')}`))],
    [
      'a lighter shade that is not worked out',
      box(run('<a:solidFill><a:schemeClr val="bg1"><a:lumMod val="50000"/></a:schemeClr></a:solidFill>')),
    ],
    ['half transparent', box(run(fill('000000', '<a:alpha val="50000"/>')))],
    ['four points', box(run('', 'sz="400"'))],
    ['half on the slide', box(run(), { properties: place(-1_000_000, 900_000) })],
    [
      'white in a cell of a styled table',
      `<p:graphicFrame>${place(0, 0)}<a:graphic><a:graphicData><a:tbl><a:tblPr><a:tableStyleId>{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}</a:tableStyleId></a:tblPr><a:tr><a:tc><a:txBody>${run(fill('FFFFFF'))}</a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
    ],
  ])('%s', async (_, shapes, slide) => {
    const { lines, warnings } = await read(shapes, slide);
    expect(lines.join(' ')).toContain(words);
    expect(warnings).toEqual([]);
  });
});
