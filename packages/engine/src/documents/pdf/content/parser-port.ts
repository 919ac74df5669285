import { PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

type Listener = (event: { data: unknown }) => void;

/** One of two ends that hand messages to each other in the same thread, as they are. */
class PortEnd {
  peer: PortEnd | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly passes: (message: unknown) => boolean;

  constructor(passes: (message: unknown) => boolean = () => true) {
    this.passes = passes;
  }

  postMessage(message: unknown): void {
    if (!this.passes(message)) return;
    const kept = withOwnOperators(message);
    queueMicrotask(() => this.peer?.receive(kept));
  }

  private receive(message: unknown): void {
    for (const listener of [...this.listeners]) listener.call(this, { data: message });
  }

  addEventListener(_type: string, listener: Listener, options?: { signal?: AbortSignal }): void {
    this.listeners.add(listener);
    options?.signal?.addEventListener('abort', () => this.listeners.delete(listener));
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.listeners.delete(listener);
  }

  terminate(): void {
    this.listeners.clear();
  }
}

/** The parser empties its lists of operators as soon as they are posted; everything else may be shared. */
function withOwnOperators(message: unknown): unknown {
  const { chunk } = message as { chunk?: { fnArray?: unknown; argsArray?: unknown } };
  if (!Array.isArray(chunk?.fnArray) || !Array.isArray(chunk.argsArray)) return message;
  return { ...(message as object), chunk: { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] } };
}

/** The fonts of a document, by the names under which pdf.js loads them. */
export type FontFacts = Map<string, { postScriptName: string; unit: number }>;

/** Glyph widths are thousandths of the font size, where a font has no measure of its own. */
export const plainUnit = 0.001;

/**
 * Joins the two halves of pdf.js within this thread. Its own way to do so copies every message and gets each font ready
 * for the screen, which takes longer than to read the page; here messages pass uncopied, and of a font only its name
 * and unit are taken. A Type 3 font passes, for its glyphs have their own measure.
 */
export function openParser(): { worker: PDFWorker; fonts: FontFacts } {
  const fonts: FontFacts = new Map();
  const display = new PortEnd();
  const parser = new PortEnd((message) => !takesFont(message, fonts));
  display.peer = parser;
  parser.peer = display;
  WorkerMessageHandler.initializeFromPort(parser);
  // Typed as null for want of a better type in pdf.js; it takes any port.
  const port: unknown = display;
  return { worker: new PDFWorker({ port: port as null, verbosity: VerbosityLevel.ERRORS }), fonts };
}

function takesFont(message: unknown, fonts: FontFacts): boolean {
  const { action, data } = message as { action?: unknown; data?: unknown };
  if (action !== 'commonobj' || !Array.isArray(data) || data[1] !== 'Font') return false;
  const { name, type } = (data[2]?.extra ?? {}) as { name?: unknown; type?: unknown };
  fonts.set(String(data[0]), {
    postScriptName: typeof name === 'string' ? name : '',
    unit: unitIn(data[2]?.buffer),
  });
  return type !== 'Type3';
}

/** Where pdf.js packs a font's matrix: its length, then its numbers. */
const matrixAt = 12;
const matrixLength = 6;

/**
 * A Type 1 or CFF font may be drawn on a finer grid than a thousandth, and pdf.js counts its widths in that; a font
 * that says nothing of it has the plain one.
 */
function unitIn(packed: unknown): number {
  if (!(packed instanceof ArrayBuffer) || packed.byteLength < matrixAt + 9) return plainUnit;
  const view = new DataView(packed);
  const unit = view.getUint8(matrixAt) === matrixLength ? Math.abs(view.getFloat64(matrixAt + 1, true)) : plainUnit;
  return unit > 1e-5 && unit < 0.1 ? unit : plainUnit;
}
