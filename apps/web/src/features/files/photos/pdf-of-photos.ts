/** A picture as it goes into a file. */
export interface JpegPage {
  jpeg: Uint8Array<ArrayBuffer>;
  /** In pixels. */
  width: number;
  height: number;
}

/** Points of a page's longer side, as of A4: a server that reads the text draws pages by the inch. */
const longSide = 842;

/**
 * A PDF with one picture on each page, its JPEG bytes as they are (ISO 32000-1, 7.4.8 and 8.9.5). Several photos of one
 * handout so become one file, which is read like any other scan.
 */
export function pdfOfPhotos(pages: readonly JpegPage[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (bytes: Uint8Array<ArrayBuffer> | string) => {
    const part = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
    parts.push(part);
    length += part.length;
  };
  const object = (dictionary: string, stream?: Uint8Array<ArrayBuffer> | string) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };

  write('%PDF-1.4\n');
  object('<</Type/Catalog/Pages 2 0 R>>');
  const kids = pages.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  object(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`);
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const first = 3 + index * 3;
    const scale = longSide / Math.max(width, height);
    const [w, h] = [width, height].map((pixels) => (pixels * scale).toFixed(2));
    const resources = `<</XObject<</Photo ${first + 2} 0 R>>>>`;
    object(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]/Resources${resources}/Contents ${first + 1} 0 R>>`);
    const drawing = `q ${w} 0 0 ${h} 0 0 cm /Photo Do Q`;
    object(`<</Length ${drawing.length}>>`, drawing);
    object(
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>`,
      jpeg,
    );
  }
  const table = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`);
  write(`trailer\n<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);

  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
