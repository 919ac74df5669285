import type { JpegPage } from './pdf-of-photos.ts';

/** Pixels of the longer side: at 240 dots per inch an A4 page, of which small print can be read. */
const longSide = 2_800;
const quality = 0.82;

/**
 * A photo upright, no larger than it need be, and without what a camera writes beside it (place, time, device).
 * Throws where the browser cannot draw it.
 */
export async function pageOfPhoto(photo: Blob): Promise<JpegPage> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser draws nothing');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new Error('The picture could not be written');
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}
