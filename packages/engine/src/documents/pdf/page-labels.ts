import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * What a PDF calls its pages (PDF 32000-1, 12.4.2), as viewers show it and readers cite it. Undefined where it only
 * counts them, or where a label is empty or stands on several pages: then nobody could find a page by it.
 */
export async function pageLabelsOf(pdf: PDFDocumentProxy): Promise<{ pageLabels?: readonly string[] }> {
  const labels = (await pdf.getPageLabels())?.map((label) => label.trim());
  if (!labels || labels.every((label, at) => label === String(at + 1))) return {};
  const isCitable = labels.every((label) => label !== '') && new Set(labels).size === labels.length;
  return isCitable ? { pageLabels: labels } : {};
}
