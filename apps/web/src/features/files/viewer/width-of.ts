/** At a size whose rounding does not show. */
const face = '100px serif';
let context: OffscreenCanvasRenderingContext2D | null | undefined;

/**
 * How wide text is in a common face, to compare parts of one line with the whole: letters of nearly all faces are as
 * wide to each other as these within a few percent, where one letter may be four times another. Without a canvas each
 * counts the same.
 */
export function widthOf(text: string): number {
  context ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return text.length;
  context.font = face;
  return context.measureText(text).width;
}
