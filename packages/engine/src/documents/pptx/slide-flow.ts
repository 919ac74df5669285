import { appendAll } from '../append-all.ts';
import type { FlowCell, FlowNode, FlowPlace, FlowRow, FlowTable } from '../flow/flow.ts';
import type { OfficePackage, Relations } from '../office-package.ts';
import type { UnseenText } from '../unseen.ts';
import { childOf, childrenOf, descendantsOf, type XmlElement, xmlText } from '../xml.ts';
import { boxOf, moveOf, type SlideBox, unmoved } from './slide-boxes.ts';
import { SlideColors } from './slide-colors.ts';
import { placeholderOf, SlideLook, type TextGround, unknownGround } from './slide-look.ts';
import { type SlideText, type TextRole, textBodyFlow } from './slide-text.ts';

/** What holds for all slides of a file. */
export interface SlideShow {
  files: OfficePackage;
  size: SlideBox | null;
  unseen: UnseenText;
  /** By the name of the layout. */
  sheets: Map<string, Sheets>;
}

/** What the shapes of one slide need to be read. */
interface Slide {
  files: OfficePackage;
  look: SlideLook;
  layout: XmlElement | null;
  relations: Relations;
  /** Levels without bullets, by the index of the placeholder in the slide's layout. */
  plainLevels: ReadonlyMap<string, ReadonlySet<number>>;
  place: FlowPlace;
}

const leftOut = new Set(['ftr', 'dt', 'sldNum', 'hdr', 'sldImg']);

/** The flow of one slide: its title first, then its shapes in their order, then the speaker's notes. */
export function slideFlow(name: string, number: number, show: SlideShow): FlowNode[] {
  const { files } = show;
  const relations = files.relations(name);
  const place = { page: number, sourceLine: null };
  const root = files.xml(name);
  const sheets = sheetsOf(relations.parts('slideLayout')[0], show);
  const { layout } = sheets;
  const look = lookOf(root, sheets, show);
  if (root?.attributes.show === '0' || root?.attributes.show === 'false') {
    look.setApart(root);
    return [];
  }
  const slide: Slide = { files, look, layout, relations, plainLevels: plainLevelsOf(layout), place };
  const tree = treeOf(root);
  const flow = tree ? shapesFlow(tree, slide) : [];
  const titles = flow.filter((node) => node.kind === 'heading');
  const rest = flow.filter((node) => node.kind !== 'heading');
  return [...titles, ...rest, ...notesFlow(slide)];
}

/** The grounds of a slide, from the farthest to its own. */
function lookOf(root: XmlElement | null, { layout, master, colors }: Sheets, { size, unseen }: SlideShow): SlideLook {
  const look = new SlideLook(unseen, colors, size);
  for (const sheet of [master, layout, root]) {
    look.setBackground(childOf(sheet ?? undefined, 'cSld'));
    if (sheet !== root) look.paintAll(treeOf(sheet));
  }
  return look;
}

/** A layout with its master, and the colours of their theme. */
interface Sheets {
  layout: XmlElement | null;
  master: XmlElement | null;
  colors: SlideColors;
}

/** Most slides share a few layouts; a file in which none does is not to fill the memory. */
const mostSheets = 24;

function sheetsOf(layoutName: string | undefined, { files, sheets }: SlideShow): Sheets {
  const known = sheets.get(layoutName ?? '');
  if (known) return known;
  const [masterName] = layoutName === undefined ? [] : files.relations(layoutName).parts('slideMaster');
  const [themeName] = masterName === undefined ? [] : files.relations(masterName).parts('theme');
  const master = files.xml(masterName);
  const colors = new SlideColors(files.xml(themeName), childOf(master ?? undefined, 'clrMap'));
  const found = { layout: files.xml(layoutName), master, colors };
  if (sheets.size >= mostSheets) sheets.clear();
  sheets.set(layoutName ?? '', found);
  return found;
}

function notesFlow(slide: Slide): FlowNode[] {
  const tree = treeOf(slide.files.xml(slide.relations.parts('notesSlide')[0]));
  const flow: FlowNode[] = [];
  for (const shape of childrenOf(tree ?? undefined, 'sp')) {
    const body = childOf(shape, 'txBody');
    if (body && placeholderOf(shape)?.attributes.type === 'body') {
      appendAll(flow, textBodyFlow(body, { kind: 'text' }, textOf(slide)));
    }
  }
  return flow;
}

function treeOf(root: XmlElement | null): XmlElement | undefined {
  return childOf(childOf(root ?? undefined, 'cSld'), 'spTree');
}

function shapesFlow(tree: XmlElement, slide: Slide, move = unmoved): FlowNode[] {
  const flow: FlowNode[] = [];
  for (const shape of childrenOf(tree)) {
    const own = boxOf(transformOf(shape));
    const box = own && move(own);
    const { look } = slide;
    if (shape.name === 'AlternateContent') appendAll(flow, shapesFlow(childOf(shape, 'Choice') ?? shape, slide, move));
    else if (look.isHidden(shape, box)) continue;
    else if (shape.name === 'sp') appendAll(flow, shapeFlow(shape, slide, box));
    else if (shape.name === 'grpSp') appendAll(flow, shapesFlow(shape, slide, moveOf(transformOf(shape), move)));
    else if (shape.name === 'graphicFrame') appendAll(flow, frameFlow(shape, slide, box));
    else if (shape.name === 'pic') look.paintPicture(box);
  }
  return flow;
}

/** Shapes and pictures, groups, and frames of tables keep their places under different names. */
const transformOf = (shape: XmlElement): XmlElement | undefined =>
  childOf(childOf(shape, 'spPr') ?? childOf(shape, 'grpSpPr'), 'xfrm') ?? childOf(shape, 'xfrm');

function shapeFlow(shape: XmlElement, slide: Slide, own: SlideBox | null): FlowNode[] {
  const placeholder = placeholderOf(shape);
  const body = childOf(shape, 'txBody');
  const inherited = placeholder && layoutShape(slide.layout, placeholder);
  const box = own ?? boxOf(inherited && transformOf(inherited));
  const ground = slide.look.paint(shape, box, inherited);
  if (!body || leftOut.has(placeholder?.attributes.type ?? '')) return [];
  return textBodyFlow(body, roleOf(placeholder, slide), textOf(slide, ground));
}

/** What the layout says of a placeholder of the slide. */
function layoutShape(layout: XmlElement | null, { attributes }: XmlElement): XmlElement | undefined {
  return [...childrenOf(treeOf(layout), 'sp')].find((shape) => {
    const of = placeholderOf(shape)?.attributes;
    return of && (attributes.idx === undefined ? of.type === attributes.type : of.idx === attributes.idx);
  });
}

function roleOf(placeholder: XmlElement | undefined, slide: Slide): TextRole {
  if (!placeholder) return { kind: 'text' };
  const { type = 'obj', idx = '0' } = placeholder.attributes;
  if (type === 'title') return { kind: 'heading', level: 2 };
  if (type === 'ctrTitle') return { kind: 'heading', level: 1 };
  if (type !== 'obj' && type !== 'body') return { kind: 'text' };
  const plain = slide.plainLevels.get(idx);
  return { kind: 'list', isPlain: (level) => plain?.has(level) === true };
}

function plainLevelsOf(layout: XmlElement | null): Map<string, Set<number>> {
  const plain = new Map<string, Set<number>>();
  for (const shape of childrenOf(treeOf(layout), 'sp')) {
    const index = placeholderOf(shape)?.attributes.idx;
    if (index === undefined) continue;
    const levels = new Set<number>();
    for (const level of childrenOf(childOf(childOf(shape, 'txBody'), 'lstStyle'))) {
      const number = /^lvl(\d)pPr$/.exec(level.name)?.[1];
      if (number && childOf(level, 'buNone')) levels.add(Number(number) - 1);
    }
    plain.set(index, levels);
  }
  return plain;
}

/** Text whose ground is not known: of notes, of diagrams. */
const textOf = (slide: Slide, ground = unknownGround): SlideText => ({
  ...slide,
  links: slide.relations.links,
  ground,
});

function frameFlow(frame: XmlElement, slide: Slide, box: SlideBox | null): FlowNode[] {
  const data = childOf(childOf(frame, 'graphic'), 'graphicData');
  const table = childOf(data, 'tbl');
  if (table) {
    const ground = { color: isStyled(table) ? null : slide.look.behind(box) };
    return [tableFlow(table, slide, ground)];
  }
  slide.look.paintPicture(box);
  // A diagram keeps its text in a part of its own.
  const diagram = childOf(data, 'relIds')?.attributes.dm;
  const model = diagram === undefined ? null : slide.files.xml(slide.relations.targets.get(diagram));
  if (!model) return [];
  const flow: FlowNode[] = [];
  for (const point of descendantsOf(model, 'pt')) {
    const body = childOf(point, 't');
    if (body) appendAll(flow, textBodyFlow(body, { kind: 'list', isPlain: () => false }, textOf(slide)));
  }
  return flow;
}

/** The styles "No Style, No Grid" and "No Style, Table Grid". */
const noStyles = new Set(['{2D5ABB26-0587-4C30-8999-92F81FD0307C}', '{5940675A-B579-460E-94D1-54222C63F5DA}']);

/** Whether a table's style may paint its cells. */
function isStyled(table: XmlElement): boolean {
  const id = childOf(childOf(table, 'tblPr'), 'tableStyleId');
  return id !== undefined && !noStyles.has(xmlText(id).trim());
}

function tableFlow(table: XmlElement, slide: Slide, ground: TextGround): FlowTable {
  const rows: FlowRow[] = [];
  for (const row of childrenOf(table, 'tr')) {
    const cells: FlowCell[] = [];
    for (const cell of childrenOf(row, 'tc')) {
      const { gridSpan, rowSpan, hMerge, vMerge } = cell.attributes;
      if (hMerge === '1' || vMerge === '1' || hMerge === 'true' || vMerge === 'true') continue;
      const body = childOf(cell, 'txBody');
      const nodes = body
        ? textBodyFlow(body, { kind: 'text' }, textOf(slide, slide.look.cellGround(cell, ground)))
        : [];
      cells.push({ nodes, columnSpan: spanOf(gridSpan), rowSpan: spanOf(rowSpan), header: false });
    }
    rows.push({ cells, skippedColumns: 0, header: false, place: slide.place });
  }
  const look = childOf(table, 'tblPr')?.attributes.firstRow;
  if (rows[0] && rows.length > 1) rows[0].header = look === '1' || look === 'true';
  return { kind: 'table', rows, presentation: false };
}

function spanOf(value: string | undefined): number {
  const number = Number.parseInt(value ?? '1', 10);
  return Number.isFinite(number) && number > 0 ? Math.min(number, 200) : 1;
}
