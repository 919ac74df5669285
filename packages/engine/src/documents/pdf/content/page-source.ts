import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AnnotationMode } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageContent } from '../geometry.ts';
import { annotationsOf, withAnnotations } from './annotations.ts';
import type { Matrix } from './matrix.ts';
import type { OpenPdf } from './open-pdf.ts';
import { readPageContent } from './page-content.ts';
import type { Font } from './page-resources.ts';
import { uprightFrame } from './page-turn.ts';
import { type FontFacts, plainUnit } from './parser-port.ts';
import { isPrintedWebPage, tablesOf } from './tagged-tables.ts';
import { typefaceOf } from './typeface.ts';

type OptionalContentConfig = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

/** Pages whose operators are being made at one time: unpacking one waits while another is read. */
const ahead = 3;

/** Reads the pages of an open PDF in order; only a few pages' operators are in memory at a time. */
export class PageSource {
  private readonly fonts = new Map<string, Font>();
  private tagged: Promise<boolean> | null = null;
  private layers: Promise<OptionalContentConfig> | null = null;
  private annotations: ReturnType<typeof annotationsOf> | null = null;
  private readonly pdf: PDFDocumentProxy;
  private readonly facts: FontFacts;
  private readonly numbers: readonly number[];

  /** @param numbers those that are read, 1-based. */
  constructor({ pdf, fonts }: Pick<OpenPdf, 'pdf' | 'fonts'>, numbers: readonly number[]) {
    this.pdf = pdf;
    this.facts = fonts;
    this.numbers = numbers;
  }

  async *pages(): AsyncGenerator<PageContent> {
    const pending: Promise<PageContent>[] = [];
    try {
      for (const number of this.numbers) {
        const page = this.read(number);
        // It is awaited in its turn; until then its failure must not count as one that nobody handles.
        page.catch(() => {});
        pending.push(page);
        if (pending.length < ahead) continue;
        yield await (pending.shift() ?? page);
      }
      for (let page = pending.shift(); page; page = pending.shift()) yield await page;
    } finally {
      await Promise.allSettled(pending);
    }
  }

  /** `number` is 1-based. */
  async read(number: number): Promise<PageContent> {
    const page = await this.pdf.getPage(number);
    this.layers ??= this.pdf.getOptionalContentConfig();
    this.annotations ??= annotationsOf(this.pdf, this.numbers);
    this.tagged ??= isPrintedWebPage(this.pdf);
    const layers = await this.layers;
    const isTagged = await this.tagged;
    const annotations = (await this.annotations).get(number) ?? [];
    const list = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const frame = { page: number, width, height, transform: transform as unknown as Matrix };
    const content = readPageContent(list, frame, {
      fonts: (name) => this.font(page, name),
      isLayerVisible: (layer) => layers.isVisible(layer),
      isTagged,
    });
    if (isTagged) content.tables = tablesOf(await page.getStructTree());
    page.cleanup();
    return withAnnotations(content, annotations, uprightFrame(frame, content.turn).transform);
  }

  private font(page: PDFPageProxy, loadedName: string): Font {
    const known = this.fonts.get(loadedName);
    if (known) return known;
    const facts = this.facts.get(loadedName);
    const font = {
      ...typefaceOf(facts?.postScriptName ?? ''),
      unit: page.commonObjs.has(loadedName) ? unitOf(page.commonObjs.get(loadedName)) : (facts?.unit ?? plainUnit),
    };
    this.fonts.set(loadedName, font);
    return font;
  }
}

function unitOf(face: unknown): number {
  const matrix: unknown = (face as { fontMatrix?: unknown } | null)?.fontMatrix;
  return Array.isArray(matrix) && typeof matrix[0] === 'number' ? Math.abs(matrix[0]) : plainUnit;
}
