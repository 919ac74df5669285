import { appendAll } from '../append-all.ts';
import type { FlowCell, FlowNode, FlowRow, FlowTable, Place } from '../flow/flow.ts';
import type { OfficePackage, Relations } from '../office-package.ts';
import { childOf, childrenOf, descendantsOf, type XmlElement } from '../xml.ts';
import { type TextRole, textBodyFlow } from './slide-text.ts';

/** What the shapes of one slide need to be read. */
interface Slide {
  files: OfficePackage;
  relations: Relations;
  /** Levels without bullets, by the index of the placeholder in the slide's layout. */
  plainLevels: ReadonlyMap<string, ReadonlySet<number>>;
  place: Place;
}

const leftOut = new Set(['ftr', 'dt', 'sldNum', 'hdr', 'sldImg']);

/** The flow of one slide: its title first, then its shapes in their order, then the speaker's notes. */
export function slideFlow(name: string, number: number, files: OfficePackage): FlowNode[] {
  const relations = files.relations(name);
  const place = { page: number, sourceLine: null };
  const layout = files.xml(relations.parts('slideLayout')[0]);
  const slide: Slide = { files, relations, plainLevels: plainLevelsOf(layout), place };
  const tree = treeOf(files.xml(name));
  const flow = tree ? shapesFlow(tree, slide) : [];
  const titles = flow.filter((node) => node.kind === 'heading');
  const rest = flow.filter((node) => node.kind !== 'heading');
  return [...titles, ...rest, ...notesFlow(slide)];
}

function notesFlow(slide: Slide): FlowNode[] {
  const tree = treeOf(slide.files.xml(slide.relations.parts('notesSlide')[0]));
  const flow: FlowNode[] = [];
  for (const shape of childrenOf(tree ?? undefined, 'sp')) {
    const body = childOf(shape, 'txBody');
    if (body && placeholderOf(shape)?.attributes.type === 'body') {
      appendAll(flow, textBodyFlow(body, { kind: 'text' }, slide.relations.links, slide.place));
    }
  }
  return flow;
}

function treeOf(root: XmlElement | null): XmlElement | undefined {
  return childOf(childOf(root ?? undefined, 'cSld'), 'spTree');
}

function shapesFlow(tree: XmlElement, slide: Slide): FlowNode[] {
  const flow: FlowNode[] = [];
  for (const shape of childrenOf(tree)) {
    if (shape.name === 'sp') appendAll(flow, shapeFlow(shape, slide));
    else if (shape.name === 'grpSp') appendAll(flow, shapesFlow(shape, slide));
    else if (shape.name === 'AlternateContent') appendAll(flow, shapesFlow(childOf(shape, 'Choice') ?? shape, slide));
    else if (shape.name === 'graphicFrame') appendAll(flow, frameFlow(shape, slide));
  }
  return flow;
}

function shapeFlow(shape: XmlElement, slide: Slide): FlowNode[] {
  const placeholder = placeholderOf(shape);
  const body = childOf(shape, 'txBody');
  if (!body || leftOut.has(placeholder?.attributes.type ?? '')) return [];
  return textBodyFlow(body, roleOf(placeholder, slide), slide.relations.links, slide.place);
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

function placeholderOf(shape: XmlElement): XmlElement | undefined {
  return childOf(childOf(childOf(shape, 'nvSpPr'), 'nvPr'), 'ph');
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

function frameFlow(frame: XmlElement, slide: Slide): FlowNode[] {
  const data = childOf(childOf(frame, 'graphic'), 'graphicData');
  const table = childOf(data, 'tbl');
  if (table) return [tableFlow(table, slide)];
  // A diagram keeps its text in a part of its own.
  const diagram = childOf(data, 'relIds')?.attributes.dm;
  const model = diagram === undefined ? null : slide.files.xml(slide.relations.targets.get(diagram));
  if (!model) return [];
  const flow: FlowNode[] = [];
  for (const point of descendantsOf(model, 'pt')) {
    const body = childOf(point, 't');
    if (body)
      appendAll(flow, textBodyFlow(body, { kind: 'list', isPlain: () => false }, slide.relations.links, slide.place));
  }
  return flow;
}

function tableFlow(table: XmlElement, slide: Slide): FlowTable {
  const { links } = slide.relations;
  const rows: FlowRow[] = [];
  for (const row of childrenOf(table, 'tr')) {
    const cells: FlowCell[] = [];
    for (const cell of childrenOf(row, 'tc')) {
      const { gridSpan, rowSpan, hMerge, vMerge } = cell.attributes;
      if (hMerge === '1' || vMerge === '1' || hMerge === 'true' || vMerge === 'true') continue;
      const body = childOf(cell, 'txBody');
      const nodes = body ? textBodyFlow(body, { kind: 'text' }, links, slide.place) : [];
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
