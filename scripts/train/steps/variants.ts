import type { Block, Document } from '@weekwise/engine/documents/document.ts';

/**
 * Other forms in which the same first page could have been printed. A hundred documents are few to learn from: their
 * variants keep the model from resting on typography or on the order of one template.
 */

const letterheads = [
  ['University of Northmarch', 'Department of Applied Arts'],
  ['ELMSTEAD STATE COLLEGE', 'SCHOOL OF SOCIAL WORK'],
  ['Faculty of Natural Sciences'],
  ['Harrow Bay Institute of Technology', 'Division of Engineering and Design'],
  ['College of Business and Public Affairs', 'Weston Hall – Room 112', '40 Harbor Street'],
  ['Marlow University', 'College of Humanities', 'Course Syllabus'],
];

const indexed = (blocks: Block[]): Block[] => blocks.map((block, index) => ({ ...block, index }));

/** No headings, no bold, no sizes, no title of the file. */
function plain(document: Document): Document {
  const blocks = document.blocks.map((block): Block => {
    const bare = { ...block, marks: block.marks.filter((m) => m.style !== 'bold'), lines: [] };
    return bare.kind === 'heading' ? { ...bare, kind: 'paragraph' } : bare;
  });
  return { ...document, title: null, blocks: indexed(blocks) };
}

/** All headings of one level, and no title of the file. */
function level(document: Document): Document {
  const blocks = document.blocks.map(
    (block): Block => ({ ...block, lines: [], ...(block.kind === 'heading' ? { level: 2 } : {}) }),
  );
  return { ...document, title: null, blocks };
}

/** Below the name of an institution, printed like the document's own first line. */
function below(document: Document, lines: readonly string[]): Document {
  const [first] = document.blocks;
  const head = lines.map((text): Block => {
    const base = { index: 0, text, marks: [], page: first?.page ?? null, sourceLine: null, lines: [] };
    return first?.kind === 'heading'
      ? { ...base, kind: 'heading', level: first.level }
      : { ...base, kind: 'paragraph' };
  });
  return { ...document, blocks: indexed([...head, ...document.blocks]) };
}

/** No more than the first blocks: some syllabi are a page long. */
const short = (document: Document, count: number): Document => ({
  ...document,
  blocks: document.blocks.slice(0, count),
});

/** The document itself, first, and its variants; `turn` chooses among what can stand above it. */
export function variantsOf(document: Document, turn: number): Document[] {
  const letterhead = letterheads[turn % letterheads.length] ?? [];
  const other = letterheads[(turn + 1) % letterheads.length] ?? [];
  return [
    document,
    short(plain(document), 60),
    below(document, letterhead),
    below(level(document), other),
    short(document, 12 + (turn % 12)),
  ];
}

/** The document without the blocks whose text is told out. */
export const withoutBlocks = (document: Document, isOut: (text: string) => boolean): Document => ({
  ...document,
  blocks: indexed(document.blocks.filter((block) => !isOut(block.text))),
});
