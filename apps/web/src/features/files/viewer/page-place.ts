/** What is needed of pdf.js's viewport of a page: as the page is shown, turned and zoomed. */
export interface Viewport {
  /** Pixels at `scale`. */
  width: number;
  height: number;
  scale: number;
  convertToPdfPoint: (x: number, y: number) => number[];
}

/** A page as it is read, in PDF points: a page that is turned by a quarter has its sides exchanged. */
export const sizeOf = ({ width, height, scale }: Viewport): { width: number; height: number } => ({
  width: width / scale,
  height: height / scale,
});

/**
 * The point of the page's own space, whichever way that is turned, that is shown so far below its top (PDF points, at
 * least 0).
 */
export function pointBelowTop(viewport: Viewport, y: number): { x: number; y: number } {
  const [left = 0, top = 0] = viewport.convertToPdfPoint(0, Math.max(0, y) * viewport.scale);
  return { x: left, y: top };
}
