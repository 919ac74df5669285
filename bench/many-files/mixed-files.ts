import { randomFillSync } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { SeededRandom } from '../random.ts';
import { syntheticProse, syntheticReading } from '../synthetic-readings.ts';

export interface MixedFile {
  name: string;
  bytes: Uint8Array;
}

const smallest = 1024;
const largest = 20 * 1024 * 1024;
/**
 * Above this a file is a PDF with a picture in it, as slides and scanned chapters are; nobody has text files of 20 MB.
 */
const largestText = 200 * 1024;
/** One in so many is no file that can be read, and has to end with a reason. */
const brokenEach = 25;
/** One PDF in so many has a cover that is a picture. */
const coverEach = 10;

/**
 * What a student's folder holds after years, sizes spread evenly over the orders of magnitude from 1 KB to 20 MB: text,
 * Markdown, web pages and PDFs, and now and then a file that is damaged or not what its name says.
 */
export async function* mixedFiles(count: number, seed: number): AsyncGenerator<MixedFile> {
  const random = new SeededRandom(seed);
  for (let i = 0; i < count; i++) {
    const share = count === 1 ? 0 : i / (count - 1);
    const size = Math.round(smallest * (largest / smallest) ** share);
    const broken = i % brokenEach === brokenEach - 1;
    yield await makeFile(i, size, broken, random);
  }
}

async function makeFile(i: number, size: number, broken: boolean, random: SeededRandom): Promise<MixedFile> {
  const name = `${i} ${random.pick(['notes', 'lecture', 'chapter', 'handout'])}`;
  const seed = 1 + random.below(1_000_000);
  if (broken) return { name: `${name} damaged.pdf`, bytes: encode(`%PDF-1.7\n${syntheticProse(size, seed)}`) };
  if (size > largestText)
    return { name: `${name}.pdf`, bytes: await illustrated(size, 1 + random.below(30), i % coverEach === 0, seed) };
  const text = syntheticProse(size, seed).slice(0, size);
  switch (random.below(3)) {
    case 0:
      return { name: `${name}.txt`, bytes: encode(text) };
    case 1:
      return { name: `${name}.md`, bytes: encode(`# ${name}\n\n${text}`) };
    default:
      return { name: `${name}.html`, bytes: encode(`<!doctype html><title>${name}</title>${paragraphs(text)}`) };
  }
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');

/**
 * Pages of prose with a picture that makes the file as large as it is to be: on the first page, or as a cover without
 * text, which goes through text recognition.
 */
async function illustrated(size: number, pages: number, cover: boolean, seed: number): Promise<Uint8Array> {
  const file = await PDFDocument.load(await syntheticReading(pages, seed));
  const picture = await file.embedJpg(photograph(size));
  const page = cover ? file.insertPage(0, [612, 792]) : file.getPage(0);
  page.drawImage(picture, { x: 72, y: 72, width: 468, height: 648 });
  return file.save({ useObjectStreams: false });
}

/**
 * The smallest grey JPEG, made so large by comments as its format allows: bytes that a reader has to carry and not to
 * decode.
 */
function photograph(size: number): Uint8Array {
  const end = pixel.length;
  const comments: Uint8Array[] = [];
  for (let left = size; left > 0; left -= 65_535) {
    const length = Math.min(left, 65_533);
    const segment = new Uint8Array(length + 4);
    randomFillSync(segment, 4);
    segment.set([0xff, 0xfe, (length + 2) >> 8, (length + 2) & 0xff]);
    comments.push(segment);
  }
  return Buffer.concat([pixel.subarray(0, 2), ...comments, pixel.subarray(2, end)]);
}

const pixel = Buffer.from(
  '/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
);
