import { AnnotationType, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Area, HorizontalRule, PageContent, PdfWord } from '../geometry.ts';
import type { Annotation } from './annotation.ts';
import { valueWords } from './form-words.ts';
import type { Matrix } from './matrix.ts';
import { areaIn } from './paint.ts';

/** Those that carry words; links are left out, for a page may have hundreds. */
const carryWords = new Set<number>([
  AnnotationType.WIDGET,
  AnnotationType.FREETEXT,
  AnnotationType.TEXT,
  AnnotationType.HIGHLIGHT,
  AnnotationType.UNDERLINE,
  AnnotationType.SQUIGGLY,
  AnnotationType.STRIKEOUT,
  AnnotationType.CARET,
  AnnotationType.LINE,
  AnnotationType.SQUARE,
  AnnotationType.CIRCLE,
  AnnotationType.POLYGON,
  AnnotationType.POLYLINE,
  AnnotationType.INK,
  AnnotationType.STAMP,
]);
/** Flags of an annotation that is not shown: invisible, hidden, no view (PDF 32000-1, 12.5.3). */
const unshown = 1 | 2 | 32;

/** The annotations of these pages of a document by the number of their page, 1-based. */
export async function annotationsOf(
  pdf: PDFDocumentProxy,
  read: readonly number[],
): Promise<ReadonlyMap<number, readonly Annotation[]>> {
  const pages = new Map<number, Annotation[]>();
  // Typed for the editor's own set of types; any type of annotation may be asked for.
  const skipped = new Set(Array.from({ length: pdf.numPages }, (_, index) => index));
  for (const page of read) skipped.delete(page - 1);
  const all: unknown = await pdf.getAnnotationsByType(carryWords, skipped);
  for (const annotation of (all ?? []) as Annotation[]) {
    if (annotation.hidden || annotation.annotationFlags & unshown) continue;
    const page = annotation.pageIndex + 1;
    pages.set(page, [...(pages.get(page) ?? []), annotation]);
  }
  return pages;
}

/**
 * A page with what was added to it: values of form fields and text that was written on it are words of the page, lines
 * that a viewer struck out are drawn through, and notes stand beside it.
 */
export function withAnnotations(
  content: PageContent,
  annotations: readonly Annotation[],
  transform: Matrix,
): PageContent {
  if (annotations.length === 0) return content;
  const words: PdfWord[] = [];
  const horizontal: HorizontalRule[] = [];
  const notes = [...content.notes];
  const fields: Area[] = [];
  for (const annotation of annotations) {
    const area = areaIn(transform, annotation.rect);
    if (!area) continue;
    if (annotation.annotationType === AnnotationType.WIDGET) {
      fields.push(area);
      words.push(...valueWords(annotation, area));
      continue;
    }
    if (annotation.annotationType === AnnotationType.STRIKEOUT) horizontal.push(...strokes(annotation, transform));
    const text = annotation.contentsObj?.str.trim() ?? '';
    if (text !== '') notes.push({ text: text.replace(/\s*[\r\n]+\s*/g, '\n'), ...area });
  }
  return {
    ...content,
    words: [...content.words, ...words],
    horizontal: [...content.horizontal, ...horizontal],
    // The box of a field says what its value says.
    dots: content.dots.filter((dot) => !fields.some((field) => overlaps(dot, field))),
    notes,
  };
}

const overlaps = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A line through the middle of each line of text that is struck out. */
function strokes({ quadPoints }: Annotation, transform: Matrix): HorizontalRule[] {
  const found: HorizontalRule[] = [];
  for (let at = 0; quadPoints && at + 7 < quadPoints.length; at += 8) {
    const corners = Array.from({ length: 8 }, (_, index) => quadPoints[at + index] ?? 0);
    const xs = corners.filter((_, index) => index % 2 === 0);
    const ys = corners.filter((_, index) => index % 2 === 1);
    const area = areaIn(transform, [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
    if (area) found.push({ y: (area.top + area.bottom) / 2, left: area.left, right: area.right });
  }
  return found;
}
