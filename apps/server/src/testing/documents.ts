import { PDFDocument, PDFHexString, StandardFonts } from 'pdf-lib';

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

/** A PDF that opens with a password only. */
export async function lockedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await prosePdf(1));
  const key = PDFHexString.of('5a'.repeat(32));
  const encryption = { Filter: 'Standard', V: 1, R: 2, O: key, U: key, P: -44 };
  pdf.context.trailerInfo.Encrypt = pdf.context.register(pdf.context.obj(encryption));
  pdf.context.trailerInfo.ID = pdf.context.obj([PDFHexString.of('00'.repeat(16)), PDFHexString.of('00'.repeat(16))]);
  return pdf.save({ useObjectStreams: false });
}

export interface SyllabusWeek {
  number: number;
  date: string;
  topic: string;
  reading: string;
  due?: string;
}

export const syllabusWeeks: SyllabusWeek[] = [
  { number: 1, date: 'Jan 12', topic: 'What a river does', reading: 'Oyelaran, "Channels and Their Work," pp. 1-14' },
  {
    number: 2,
    date: 'Jan 19',
    topic: 'Discharge and sediment',
    reading: 'Brandt, "A Load of Gravel," pp. 203-219',
    due: 'Quiz 1 due Jan 21',
  },
  {
    number: 3,
    date: 'Jan 26',
    topic: 'Meanders',
    reading: 'Castellanos, "Why Rivers Bend," pp. 44-67',
    due: 'Field report due Jan 30',
  },
  {
    number: 4,
    date: 'Feb 2',
    topic: 'Floodplains and floods',
    reading: 'Castellanos, "The Hundred-Year Flood," pp. 68-90',
    due: 'Essay due Feb 6',
  },
];

/** A syllabus as Markdown: facts, a grading list and a schedule in a table. */
export function syllabusText(
  weeks: readonly SyllabusWeek[] = syllabusWeeks,
  instructor = 'Dr. Amara Lindqvist',
): string {
  const rows = weeks.map(
    ({ number, date, topic, reading, due }) => `| ${number} | ${date} | ${topic} | ${reading} | ${due ?? ''} |`,
  );
  return `# GEOG 214: Rivers and Floodplains

Spring 2026

Instructor: ${instructor}

E-mail: a.lindqvist@northmere.example

## Grading

- Quizzes: 30%
- Field report: 30%
- Essay: 40%

## Attendance

You may miss two meetings without giving a reason.

## Schedule

| Week | Date | Topic | Readings | Due |
|---|---|---|---|---|
${rows.join('\n')}
`;
}
