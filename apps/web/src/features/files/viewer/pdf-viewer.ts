import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { PageBox } from './locate-quote.ts';
import { pointBelowTop, sizeOf } from './page-place.ts';

/** Where vite.config.ts puts what pdf.js fetches by name. */
const assets = '/pdfjs';
/** Space kept above a passage that is scrolled to, in PDF points. */
const lead = 90;
const zoomStep = 1.2;

export interface PdfViewerState {
  pageCount: number;
  page: number;
}

/**
 * pdf.js's own viewer in a container of ours: pages drawn as they come near, text that can be selected, and quotes
 * marked.
 */
export class PdfViewer {
  readonly #task: PDFDocumentLoadingTask;
  readonly #viewer: import('pdfjs-dist/web/pdf_viewer.mjs').PDFViewer;
  #boxes: readonly PageBox[] = [];
  #ready = false;

  private constructor(
    task: PDFDocumentLoadingTask,
    viewer: import('pdfjs-dist/web/pdf_viewer.mjs').PDFViewer,
    onState: (state: PdfViewerState) => void,
  ) {
    this.#task = task;
    this.#viewer = viewer;
    const tell = () => onState({ pageCount: viewer.pagesCount, page: viewer.currentPageNumber });
    viewer.eventBus.on('pagesinit', () => {
      viewer.currentScaleValue = 'page-width';
      this.#ready = true;
      tell();
      this.#goToFirst();
    });
    viewer.eventBus.on('pagechanging', tell);
    viewer.eventBus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => this.#draw(pageNumber));
  }

  /** Opens the file at `url` in `container`, whose only child holds the pages. Rejects where pdf.js cannot read it. */
  static async open(
    url: string,
    container: HTMLDivElement,
    onState: (state: PdfViewerState) => void,
    signal: AbortSignal,
  ): Promise<PdfViewer> {
    const pdfjs = await import('pdfjs-dist');
    pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
    const web = await import('pdfjs-dist/web/pdf_viewer.mjs');
    signal.throwIfAborted();
    const task = pdfjs.getDocument({
      url,
      cMapUrl: `${assets}/cmaps/`,
      standardFontDataUrl: `${assets}/standard_fonts/`,
      wasmUrl: `${assets}/wasm/`,
      iccUrl: `${assets}/iccs/`,
      enableXfa: false,
    });
    const abort = () => void task.destroy();
    signal.addEventListener('abort', abort, { once: true });
    const pdf = await task.promise;
    const eventBus = new web.EventBus();
    const linkService = new web.PDFLinkService({ eventBus });
    linkService.externalLinkEnabled = false;
    const viewer = new web.PDFViewer({
      container,
      eventBus,
      linkService,
      // What was typed into a form or noted on the page is painted with it, as in every other viewer. Nothing is
      // followed, run or filled in: the style sheet hides the layer of links and fields.
      annotationMode: pdfjs.AnnotationMode.ENABLE,
      enableAutoLinking: false,
      removePageBorders: true,
    });
    linkService.setViewer(viewer);
    const opened = new PdfViewer(task, viewer, onState);
    viewer.setDocument(pdf);
    linkService.setDocument(pdf);
    return opened;
  }

  /** Marks these places and goes to the first. */
  mark(boxes: readonly PageBox[], page: number | null): void {
    this.#boxes = boxes.length || page === null ? boxes : [{ page, x: 0, y: 0, width: 0, height: 0 }];
    for (let number = 1; number <= this.#viewer.pagesCount; number++) this.#draw(number);
    this.#goToFirst();
  }

  goTo(page: number): void {
    if (page >= 1 && page <= this.#viewer.pagesCount) this.#viewer.currentPageNumber = page;
  }

  zoom(direction: 1 | -1): void {
    this.#viewer.currentScale *= direction === 1 ? zoomStep : 1 / zoomStep;
  }

  fitWidth(): void {
    if (this.#ready) this.#viewer.currentScaleValue = 'page-width';
  }

  close(): void {
    this.#viewer.setDocument(null);
    void this.#task.destroy();
  }

  #goToFirst(): void {
    const first = this.#boxes[0];
    if (!this.#ready || !first) return;
    const view = this.#viewer.getPageView(first.page - 1);
    if (!view) return;
    const { x, y } = pointBelowTop(view.viewport, first.y - lead);
    this.#viewer.scrollPageIntoView({ pageNumber: first.page, destArray: [null, { name: 'XYZ' }, x, y, null] });
  }

  /** Marks are a layer of their own inside each page, in percent of it, so that zooming moves them along. */
  #draw(pageNumber: number): void {
    const view = this.#viewer.getPageView(pageNumber - 1);
    const page: HTMLElement | undefined = view?.div;
    if (!page) return;
    page.querySelector(':scope > .quote-layer')?.remove();
    const boxes = this.#boxes.filter((box) => box.page === pageNumber && box.width > 0);
    if (!boxes.length) return;
    const { width: pageWidth, height: pageHeight } = sizeOf(view.viewport);
    const layer = document.createElement('div');
    layer.className = 'quote-layer';
    for (const box of boxes) {
      const stroke = document.createElement('div');
      Object.assign(stroke.style, {
        left: `${(box.x / pageWidth) * 100}%`,
        top: `${(box.y / pageHeight) * 100}%`,
        width: `${(box.width / pageWidth) * 100}%`,
        height: `${(box.height / pageHeight) * 100}%`,
      });
      layer.append(stroke);
    }
    page.append(layer);
  }
}
