import { appendAll } from '../append-all.ts';
import type { Document } from '../document.ts';
import { DocumentError } from '../errors.ts';
import type { FlowNode } from '../flow/flow.ts';
import { documentFromFlow } from '../flow/flow-blocks.ts';
import { limitsOf, type ReadOptions } from '../limits.ts';
import { usableTitle } from '../metadata.ts';
import { OfficePackage } from '../office-package.ts';
import { UnseenText } from '../unseen.ts';
import { childOf, childrenOf, xmlText } from '../xml.ts';
import { readZip } from '../zip-members.ts';
import type { SlideBox } from './slide-boxes.ts';
import { type SlideShow, slideFlow } from './slide-flow.ts';

const mostSlides = 3000;
const wanted =
  /^(?:_rels\/\.rels|docProps\/core\.xml|ppt\/presentation\.xml|ppt\/_rels\/[^/]+\.rels|ppt\/(?:slides|slideLayouts|slideMasters|notesSlides|diagrams|theme)\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/;

/**
 * Reads a presentation slide by slide: titles as headings, bullets with their depth, tables, speaker's notes. The page
 * of a block is the number of its slide. Hidden slides are text that nobody can see.
 * @throws DocumentError `file_damaged`, `file_expands_too_far`, `file_without_text`
 */
export async function readPptx(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  const files = new OfficePackage(
    readZip(bytes, (name) => wanted.test(name), limits),
    limits,
  );
  const slides = slideNames(files);
  if (slides.length === 0) throw new DocumentError('file_damaged', 'This presentation has no slides that can be read.');
  const flow: FlowNode[] = [];
  const show: SlideShow = { files, size: sizeOf(files), unseen: new UnseenText(), sheets: new Map() };
  for (const [index, name] of slides.entries()) {
    options.onProgress?.(index + 1, slides.length);
    appendAll(flow, slideFlow(name, index + 1, show));
  }
  const core = childOf(files.xml('docProps/core.xml') ?? undefined, 'title');
  const title = usableTitle(core ? xmlText(core) : null);
  return documentFromFlow(
    flow,
    { format: 'pptx', title, pageCount: slides.length, warnings: show.unseen.warnings },
    limits,
  );
}

function sizeOf(files: OfficePackage): SlideBox | null {
  const size = childOf(files.xml(files.mainPart('ppt/presentation.xml')) ?? undefined, 'sldSz')?.attributes;
  const [right, bottom] = [Number.parseInt(size?.cx ?? '', 10), Number.parseInt(size?.cy ?? '', 10)];
  return right > 0 && bottom > 0 ? { left: 0, top: 0, right, bottom } : null;
}

/** The slides in the order of the show. */
function slideNames(files: OfficePackage): string[] {
  const main = files.mainPart('ppt/presentation.xml');
  const { targets } = files.relations(main);
  const names: string[] = [];
  for (const slide of childrenOf(childOf(files.xml(main) ?? undefined, 'sldIdLst'), 'sldId')) {
    const name = targets.get(slide.attributes.id ?? '');
    if (name !== undefined) names.push(name);
  }
  // A slide stands in a show once.
  return [...new Set(names)].slice(0, mostSlides);
}
