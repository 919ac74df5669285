import type { Document } from '../document.ts';
import { DocumentError } from '../errors.ts';
import type { FlowNode } from '../flow/flow.ts';
import { documentFromFlow } from '../flow/flow-blocks.ts';
import { joinRichText } from '../flow/rich-text.ts';
import { cutWarning, limitsOf, type ReadOptions } from '../limits.ts';
import { usableTitle } from '../metadata.ts';
import { OfficePackage } from '../office-package.ts';
import { childOf, childrenOf, damagedXml, descendantsOf, eachXmlChild, type XmlElement, xmlText } from '../xml.ts';
import { readZip } from '../zip-members.ts';
import { type OdtContext, OdtFlow } from './odt-flow.ts';
import { OdtStyles } from './odt-styles.ts';

const wanted = /^(?:content|styles|meta)\.xml$|^META-INF\/manifest\.xml$/;

/**
 * Reads an OpenDocument text: headings, lists with their numbers, tables with merged cells, notes. Deleted text that is
 * kept as a tracked change is left out.
 * @throws DocumentError `file_damaged`, `file_encrypted`, `file_expands_too_far`, `file_without_text`
 */
export async function readOdt(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  const files = new OfficePackage(
    readZip(bytes, (name) => wanted.test(name), limits),
    limits,
  );
  refuseEncrypted(files.xml('META-INF/manifest.xml'));
  const content = files.bytes('content.xml');
  const styles = new OdtStyles();
  for (const container of childrenOf(files.xml('styles.xml') ?? undefined)) {
    if (container.name === 'styles' || container.name === 'automatic-styles') styles.add(container.children);
  }
  eachXmlChild(content, limits, ['document-content', 'automatic-styles'], (style) => {
    styles.add([style]);
    return true;
  });
  const context: OdtContext = { styles, notes: [], page: 1, outline: [], cells: 0, limits };
  const flow = new OdtFlow(context);
  const hasRoom = (): boolean => flow.nodes.length <= limits.blocks && context.cells <= limits.cells;
  const found = eachXmlChild(content, limits, ['document-content', 'body', 'text'], (element) => {
    flow.read(element);
    return hasRoom();
  });
  if (found === 0) throw damagedXml();
  const meta = childOf(files.xml('meta.xml') ?? undefined, 'meta');
  const title = childOf(meta, 'title');
  const pages = Number.parseInt(childOf(meta, 'document-statistic')?.attributes['page-count'] ?? '', 10);
  // Soft page breaks are written by the last layout, if the program writes them at all.
  const pageCount = context.page > 1 && pages === context.page ? pages : null;
  const warnings = hasRoom() ? [] : [cutWarning];
  const source = { format: 'odt' as const, title: usableTitle(title ? xmlText(title) : null), pageCount, warnings };
  return documentFromFlow([...flow.nodes, ...noteFlow(context)], source, limits);
}

function noteFlow(context: OdtContext): FlowNode[] {
  const flow: FlowNode[] = [];
  for (const [index, note] of [...context.notes].entries()) {
    const inner = new OdtFlow(context);
    inner.readAll(note);
    const texts = inner.nodes.flatMap((node) => (node.kind === 'table' ? [] : [node.content]));
    if (texts.length === 0) continue;
    const place = { page: null, sourceLine: null };
    flow.push({ kind: 'list-item', depth: 0, marker: String(index + 1), content: joinRichText(texts, '\n'), place });
  }
  return flow;
}

function refuseEncrypted(manifest: XmlElement | null): void {
  if (!manifest) return;
  for (const _encrypted of descendantsOf(manifest, 'encryption-data')) {
    throw new DocumentError(
      'file_encrypted',
      'This file is protected by a password. Save a copy without the password and upload that.',
    );
  }
}
