import { PDFDocument, StandardFonts } from 'pdf-lib';

const topics = ['tides', 'glaciers', 'volcanoes', 'deserts', 'rivers', 'storms', 'reefs', 'forests'];

/** A PDF of plain prose: every page has paragraphs of its own, so that each becomes passages of its own. */
export async function prosePdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= pages; number++) {
    const page = pdf.addPage([612, 792]);
    const topic = topics[number % topics.length] ?? '';
    page.drawText(`Chapter ${number}: About ${topic}`, { x: 72, y: 720, size: 18, font });
    for (let line = 0; line < 40; line++) {
      const text = `Line ${line} of page ${number} says what observers of ${topic} have found in year ${1900 + line}.`;
      page.drawText(text, { x: 72, y: 690 - line * 15, size: 10, font });
    }
  }
  return pdf.save();
}
