import { strToU8, zipSync } from 'fflate';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Parts of a package by their names. */
export type Parts = Record<string, string>;

export function zipOf(parts: Parts): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

/** A Word document with this body; further parts such as `word/styles.xml` hold the children of their root element. */
export function docxOf(body: string, parts: Parts = {}): Uint8Array {
  const roots: Record<string, string> = {
    'word/styles.xml': 'styles',
    'word/numbering.xml': 'numbering',
    'word/footnotes.xml': 'footnotes',
    'word/header1.xml': 'hdr',
  };
  const files: Parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationsOf([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': `<w:document xmlns:w="${word}" xmlns:r="${relationships}"><w:body>${body}</w:body></w:document>`,
  };
  const relations: [string, string, string][] = [];
  for (const [name, content] of Object.entries(parts)) {
    const root = roots[name];
    files[name] = root ? `<w:${root} xmlns:w="${word}">${content}</w:${root}>` : content;
    if (root) relations.push([`rPart${relations.length}`, root === 'hdr' ? 'header' : root, name.replace('word/', '')]);
  }
  files['word/_rels/document.xml.rels'] ??= relationsOf(relations);
  return zipOf(files);
}

export function relationsOf(
  relations: readonly (readonly [id: string, kind: string, target: string, mode?: string])[],
): string {
  const all = relations.map(
    ([id, kind, target, mode]) =>
      `<Relationship Id="${id}" Type="${relationships}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
  );
  return `<Relationships xmlns="${packageRelations}">${all.join('')}</Relationships>`;
}

/** A paragraph of Word: `style` is a style id, `extra` goes into its properties. */
export function wordParagraph(text: string, style = '', extra = ''): string {
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ''}${extra}`;
  return `<w:p><w:pPr>${properties}</w:pPr>${text.startsWith('<') ? text : wordRun(text)}</w:p>`;
}

export function wordRun(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

export function wordItem(text: string, numberingId: number, level = 0): string {
  return wordParagraph(text, '', `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numberingId}"/></w:numPr>`);
}

export function wordCell(content: string, properties = ''): string {
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${content.startsWith('<') ? content : wordParagraph(content)}</w:tc>`;
}

export function wordTable(...rows: string[]): string {
  return `<w:tbl>${rows.map((row) => (row.startsWith('<w:tr') ? row : `<w:tr>${row}</w:tr>`)).join('')}</w:tbl>`;
}

/** A presentation; each slide is the content of its shape tree. `parts` may add layouts, notes, relations of slides. */
export function pptxOf(slides: readonly string[], parts: Parts = {}): Uint8Array {
  const namespaces = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="${relationships}"`;
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join('');
  const files: Parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationsOf([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationsOf(
      slides.map((_, at) => [`rId${at + 1}`, 'slide', `slides/slide${at + 1}.xml`]),
    ),
  };
  for (const [at, slide] of slides.entries()) {
    files[`ppt/slides/slide${at + 1}.xml`] =
      `<p:sld ${namespaces}><p:cSld><p:spTree>${slide}</p:spTree></p:cSld></p:sld>`;
  }
  for (const [name, content] of Object.entries(parts)) {
    files[name] = content.replace(/^<(p:\w+)>/, `<$1 ${namespaces}>`);
  }
  return zipOf(files);
}

/** A shape of a slide: `placeholder` such as `type="title"`, and the paragraphs of its text. */
export function slideShape(placeholder: string, ...paragraphs: string[]): string {
  const kind = placeholder ? `<p:ph ${placeholder}/>` : '';
  const body = paragraphs.map((each) => (each.startsWith('<a:p>') ? each : `<a:p><a:r><a:t>${each}</a:t></a:r></a:p>`));
  return `<p:sp><p:nvSpPr><p:nvPr>${kind}</p:nvPr></p:nvSpPr><p:txBody>${body.join('')}</p:txBody></p:sp>`;
}

/** An OpenDocument text with this body and these automatic styles. */
export function odtOf(body: string, styles = '', parts: Parts = {}): Uint8Array {
  const urn = 'urn:oasis:names:tc:opendocument:xmlns';
  const namespaces = ['office', 'text', 'table', 'style', 'draw', 'meta']
    .map((name) => `xmlns:${name}="${urn}:${name}:1.0"`)
    .join(' ');
  const more = `xmlns:fo="${urn}:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"`;
  const wrapped = Object.fromEntries(
    Object.entries(parts).map(([name, content]) => [
      name,
      content.replace(/^<(office:[\w-]+)>/, `<$1 ${namespaces} ${more}>`),
    ]),
  );
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
    'content.xml': `<office:document-content ${namespaces} ${more}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...wrapped,
  });
}
