import { PDFDocument, PDFHexString, StandardFonts } from 'pdf-lib';

const subjects = [
  'The tide',
  'A glacier',
  'The old volcano',
  'Every desert',
  'This river',
  'A storm',
  'The reef',
  'The forest',
];
const verbs = ['reaches', 'carries', 'hides', 'outlives', 'feeds', 'divides', 'shelters', 'wears down'];
const objects = [
  'the harbour',
  'fine sand',
  'a line of villages',
  'the northern road',
  'its own banks',
  'warm water',
  'young trees',
];
const times = [
  'in spring',
  'after long rain',
  'within a century',
  'before dawn',
  'at low water',
  'when the wind turns',
];
const linesPerPage = 40;

/** Plain prose on so many pages, no two lines of which are alike: what pages repeat is no text. */
export function prosePdf(pages: number): Promise<Uint8Array> {
  const line = (page: number, i: number): string => {
    // Steps that have no factor in common with the lists' lengths, so that combinations come back late.
    const n = page * linesPerPage + i;
    const words = [subjects[n % 8], verbs[(n * 3 + page) % 8], objects[(n * 5) % 7], times[(n + page * 7) % 6]];
    return `${words.join(' ')}, as was written down in ${1700 + ((n * 13) % 300)}.`;
  };
  const texts = Array.from({ length: pages }, (_, page) =>
    Array.from({ length: linesPerPage }, (_, i) => line(page, i)),
  );
  return pdfOf(texts);
}

/** A PDF with these lines on its pages. A blank line parts paragraphs. */
export async function pdfOf(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (const lines of pages) {
    const page = pdf.addPage([612, 792]);
    lines.forEach((text, i) => {
      if (text !== '') page.drawText(text, { x: 72, y: 720 - i * 15, size: 11, font });
    });
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

export interface ScheduleRow {
  number: number;
  date: string;
  topic: string;
  reading: string;
  due?: string;
}

export const syllabusWeeks: ScheduleRow[] = [
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
  weeks: readonly ScheduleRow[] = syllabusWeeks,
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
