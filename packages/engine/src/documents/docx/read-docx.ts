import type { Document } from '../document.ts';
import { type FlowNode, nowhere } from '../flow/flow.ts';
import { documentFromFlow } from '../flow/flow-blocks.ts';
import { joinRichText } from '../flow/rich-text.ts';
import { cutWarning, limitsOf, type ReadOptions } from '../limits.ts';
import { usableTitle } from '../metadata.ts';
import { OfficePackage, type Relations } from '../office-package.ts';
import { childrenOf, damagedXml, descendantsOf, eachXmlChild, type XmlElement, xmlText } from '../xml.ts';
import { readZip } from '../zip-members.ts';
import { DocxContext } from './context.ts';
import { DocxFlow } from './docx-flow.ts';
import { headerFlow } from './headers.ts';
import { Numbering } from './numbering.ts';
import { StyleSheet } from './styles.ts';

const wanted = /^(?:_rels\/\.rels|docProps\/(?:core|app)\.xml|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;
const unwanted = /^word\/(?:fontTable|webSettings|settings|people|comments\w*|stylesWithEffects)\.xml$/;

/**
 * Reads a Word document through its own structure: styles with inheritance, numbering, merged cells, tracked changes
 * as accepted. Pages are given where Word left reliable marks of its last layout.
 * @throws DocumentError `file_damaged`, `file_expands_too_far`, `file_without_text`
 */
export async function readDocx(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  const files = new OfficePackage(
    readZip(bytes, (name) => wanted.test(name) && !unwanted.test(name), limits),
    limits,
  );
  const main = files.mainPart('word/document.xml');
  const relations = files.relations(main);
  const context = new DocxContext(
    limits,
    new StyleSheet(files.xml(relations.parts('styles')[0] ?? 'word/styles.xml')),
    new Numbering(files.xml(relations.parts('numbering')[0] ?? 'word/numbering.xml')),
    relations.links,
  );
  const body = new DocxFlow(context);
  const found = eachXmlChild(files.bytes(main), limits, ['document', 'body'], (child) => {
    body.read(child);
    return context.hasRoom(body.nodes.length);
  });
  if (found === 0) throw damagedXml();
  const pages = pagesOf(files.xml('docProps/app.xml'));
  const pageCount = context.pages.isReliable(pages) ? pages : null;
  const notes = noteFlow(context, files, relations);
  const headers = headerFlow(
    relations.parts('header').map((name) => files.xml(name)),
    body.nodes,
    context,
  );
  const warnings = [...(context.hasRoom(body.nodes.length) ? [] : [cutWarning]), ...context.unseen.warnings];
  const title = usableTitle(titleOf(files.xml('docProps/core.xml')));
  return documentFromFlow(
    [...headers, ...body.nodes, ...notes],
    { format: 'docx', title, pageCount, warnings },
    limits,
  );
}

/** The notes that the text refers to, in that order, numbered as printed. */
function noteFlow(context: DocxContext, files: OfficePackage, relations: Relations): FlowNode[] {
  const flow: FlowNode[] = [];
  const parts = new Map<string, Map<string, XmlElement>>();
  for (const kind of ['footnote', 'endnote'] as const) {
    const root = files.xml(relations.parts(`${kind}s`)[0] ?? `word/${kind}s.xml`);
    const notes = new Map<string, XmlElement>();
    for (const note of childrenOf(root ?? undefined, kind)) notes.set(note.attributes.id ?? '', note);
    parts.set(kind, notes);
  }
  // Reading a note may find further references.
  for (const [index, { kind, id }] of [...context.noteReferences].entries()) {
    const note = parts.get(kind)?.get(id);
    if (!note) continue;
    const inner = new DocxFlow(context);
    inner.readAll(note);
    const texts = inner.nodes.flatMap((node) => (node.kind === 'table' ? [] : [node.content]));
    if (texts.length === 0) continue;
    flow.push({
      kind: 'list-item',
      depth: 0,
      marker: String(index + 1),
      content: joinRichText(texts, '\n'),
      place: nowhere,
    });
  }
  return flow;
}

function pagesOf(properties: XmlElement | null): number | null {
  for (const pages of descendantsOf(properties ?? { name: '', attributes: {}, children: [] }, 'Pages')) {
    const number = Number.parseInt(xmlText(pages), 10);
    if (Number.isFinite(number) && number > 0) return number;
  }
  return null;
}

function titleOf(properties: XmlElement | null): string | null {
  for (const title of childrenOf(properties ?? undefined, 'title')) return xmlText(title);
  return null;
}
