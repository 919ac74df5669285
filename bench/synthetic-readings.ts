import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import { SeededRandom } from './random.ts';

const modifiers =
  'lateral basal braided tidal seasonal suspended relict perched shallow coastal alluvial glacial thermal saline dissolved open closed dry upper lower early late mixed stable active buried marginal local regional secondary'.split(
    ' ',
  );
const nouns =
  'current basin levee channel delta terrace meander ridge reservoir aquifer estuary lagoon moraine plateau spring marsh weir dune cascade inlet drift surge front bar spit cove fan shelf outlet gorge'.split(
    ' ',
  );
const kinds =
  'body of water|stretch of land|layer of sediment|flow of water|wall of sand|pocket of air|bed of gravel|zone of mixing|slow movement of soil|line of stones'.split(
    '|',
  );
const places = 'Velm|Karsa|Ostrava Bay|Lake Tarn|Mount Hale|Port Ansel|the Dorn Valley|the Isle of Wren'.split('|');
const people = 'Ilse Marrow|Tomas Kade|Ruth Halvorsen|Anna Rusk|Leonor Marchetti|Piet Oosting|Samuel Quill'.split('|');
const deeds =
  'carries fine sand to the sea|raises the water table in wet years|forms where two streams meet|shifts its course after a flood|traps silt behind its bank|holds more salt than the river above it|loses a third of its water to evaporation|slows down where the ground is flat|feeds the fields of the lower plain|keeps the harbour free of ice|changes its depth from month to month|separates warm water from cold|moves toward the coast by a few metres a year|protects the town against storms|drains the hills within two days|dries out before the end of summer'.split(
    '|',
  );
const causes =
  'the ground beneath it is soft|the wind blows from the west|snow melts early in the hills|farmers cut the forest above it|the sea has risen since the ice age|dams hold back the gravel|the slope is too gentle for a fast stream|rain falls on frozen soil'.split(
    '|',
  );
const studies = 'measured|described|mapped|surveyed|photographed|sampled'.split('|');

/** A reading's sections: a title, then paragraphs. */
interface Section {
  title: string;
  paragraphs: string[];
}

/** Prose of our own about an invented landscape: terms that are defined, compared, dated and explained. */
function* writeSections(random: SeededRandom): Generator<Section> {
  const pick = <Item>(items: readonly Item[]): Item => random.pick(items);
  const term = (): string => `${pick(modifiers)} ${pick(nouns)}`;
  const an = (phrase: string): string => `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`;
  const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const define = (subject: string): string =>
    pick([
      `${an(subject)} is ${an(pick(kinds))} that ${pick(deeds)}.`,
      `the term ${subject} refers to ${an(pick(kinds))} that ${pick(deeds)}.`,
      `${an(pick(kinds))} that ${pick(deeds)} is called ${an(subject)}.`,
    ]);
  const tell = (subject: string): string =>
    pick([
      `because ${pick(causes)}, the ${subject} ${pick(deeds)}.`,
      `in ${1700 + random.below(300)}, ${pick(people)} ${pick(studies)} the ${subject} near ${pick(places)} and found that it ${pick(deeds)}.`,
      `unlike ${an(term())}, ${an(subject)} ${pick(deeds)}.`,
      `about ${5 + random.below(90)} percent of the water in ${pick(places)} passes through the ${subject}.`,
      `near ${pick(places)} the ${subject} ${pick(deeds)}, which is rare where ${pick(causes)}.`,
      `when ${pick(causes)}, the ${subject} no longer ${pick(deeds)}, and ${an(term())} takes its place.`,
      `most visitors to ${pick(places)} see the ${subject} first, since it ${pick(deeds)}.`,
    ]);
  for (;;) {
    const subjects = [term(), term(), term()];
    const paragraphs = subjects.map((subject) => {
      const rest = Array.from({ length: 4 + random.below(4) }, () =>
        tell(random.next() < 0.7 ? subject : pick(subjects)),
      );
      return [define(subject), ...rest].map(capital).join(' ');
    });
    yield { title: capital(`${subjects[0]}s of ${pick(places)}`), paragraphs };
  }
}

/** Plain text of at least so many characters: titles and paragraphs with blank lines between them. */
export function syntheticProse(characters: number, seed: number): string {
  let text = '';
  for (const { title, paragraphs } of writeSections(new SeededRandom(seed))) {
    text += `${[title, ...paragraphs].join('\n\n')}\n\n`;
    if (text.length >= characters) break;
  }
  return text;
}

const paper = { width: 612, height: 792, margin: 72, size: 11, leading: 14.5 };

/** A reading as a PDF of so many full pages, about 500 words each, with headings and page numbers. */
export async function syntheticReading(pageCount: number, seed: number): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const body = await file.embedFont(StandardFonts.TimesRoman);
  const bold = await file.embedFont(StandardFonts.TimesRomanBold);
  let page: PDFPage | null = null;
  let y = 0;
  const draw = (line: string, font: PDFFont, size: number): boolean => {
    if (!page || y < paper.margin) {
      if (file.getPageCount() === pageCount) return false;
      page = file.addPage([paper.width, paper.height]);
      page.drawText(`${file.getPageCount()}`, { x: paper.width / 2, y: 40, size: 9, font: body });
      y = paper.height - paper.margin;
    }
    page.drawText(line, { x: paper.margin, y, size, font });
    y -= paper.leading;
    return true;
  };
  for (const { title, paragraphs } of writeSections(new SeededRandom(seed))) {
    if (!draw(title, bold, 14)) break;
    for (const paragraph of paragraphs) {
      for (const line of wrap(paragraph, body)) draw(line, body, paper.size);
      y -= paper.leading / 2;
    }
  }
  return file.save();
}

function wrap(paragraph: string, font: PDFFont): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, paper.size) <= paper.width - 2 * paper.margin) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
