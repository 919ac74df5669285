import { datedWeeks } from './dated-weeks.ts';
import { type ExpectedCourse, expectedCourse } from './expected-course.ts';
import { docxFileOf } from './formats/docx.ts';
import { htmlOf } from './formats/html.ts';
import { markdownOf } from './formats/markdown.ts';
import { pdfOf } from './formats/pdf.ts';
import { toPlainText } from './formats/text.ts';
import { finalSection, frontPage, gradingSection, policySection } from './front-page.ts';
import type { Layout } from './layout.ts';
import type { LayoutPart } from './parts.ts';
import { dateText, dayFirstText } from './phrases.ts';
import type { PlannedCourse } from './planned-course.ts';
import type { Wording } from './wording.ts';

export const formats = ['markdown', 'html', 'text', 'docx', 'pdf'] as const;
export type Format = (typeof formats)[number];

/** A syllabus before a format is chosen, and what a careful reader takes from it. */
export interface LayoutSyllabus {
  parts: readonly LayoutPart[];
  wording: Wording;
  expected: ExpectedCourse;
}

/** Writes the syllabus of a course in a layout. */
export function writeSyllabus(course: PlannedCourse, layout: Layout, wording: Wording): LayoutSyllabus {
  const weeks = datedWeeks(course, wording);
  const date = (day: string): string => (layout.dayFirst ? dayFirstText : dateText)(day, wording);
  const policies = policySection(course);
  const place = (where: Wording['policies']): LayoutPart[] => (wording.policies === where ? policies : []);
  const parts = [
    ...place('first'),
    ...frontPage(course, wording),
    ...gradingSection(course, wording),
    ...place('before the schedule'),
    ...layout.schedule({ course, wording, weeks }),
    ...(layout.dated ? finalSection(course, date) : []),
    ...place('last'),
  ];
  return { parts, wording, expected: expectedCourse({ course, weeks }, layout) };
}

/** The syllabus as a file. */
export async function fileOf(
  { parts, wording }: LayoutSyllabus,
  format: Format,
): Promise<{ name: string; bytes: Uint8Array }> {
  const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
  switch (format) {
    case 'markdown':
      return { name: 'syllabus.md', bytes: utf8(markdownOf(parts)) };
    case 'html':
      return { name: 'syllabus.html', bytes: utf8(htmlOf(parts)) };
    case 'text':
      return { name: 'syllabus.txt', bytes: utf8(toPlainText(parts, wording)) };
    case 'docx':
      return { name: 'syllabus.docx', bytes: docxFileOf(parts) };
    case 'pdf':
      return { name: 'syllabus.pdf', bytes: await pdfOf(parts) };
  }
}
