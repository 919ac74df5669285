import { cleanCharacters } from './flow/rich-text.ts';

const placeholder =
  /^(?:untitled|untitled document|document\s?\d*|microsoft word\b.*|powerpoint presentation|presentation\s?\d*|title|template|.*\.(?:docx?|odt|pptx?|pdf|tex|rtf|dotx?|indd|pages))$/i;

/** The title that a file states of itself, or null where a program made it up. */
export function usableTitle(stated: string | null): string | null {
  const title = cleanCharacters(stated ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return title === '' || title.length > 300 || placeholder.test(title) ? null : title;
}
