import { t } from '@lingui/core/macro';

const kinds: Record<string, string> = {
  pdf: 'PDF',
  docx: t`Word`,
  odt: 'OpenDocument',
  pptx: t`Slides`,
  html: 'HTML',
  htm: 'HTML',
  md: 'Markdown',
  markdown: t`Markdown`,
  txt: t`Text`,
  tex: 'LaTeX',
};

/** "PDF", "Word": what a file is, for people, by its name or the end of one. Null where that does not say. */
export function kindOf(name: string): string | null {
  return kinds[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null;
}
