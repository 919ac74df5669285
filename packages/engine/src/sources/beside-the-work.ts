import { editionIn, volumeIn } from './edition.ts';

const remarks =
  /[([]\s*(?:(?:optional|required|recommended|trans(?:l|lated)?\b\.?|tr\.|ed(?:ited)?\.?\s|rev\.|pdf|e-?book|canvas|moodle|blackboard|on reserve|available[^)\]]*|online|link|handout|skim|posted[^)\]]*|excerpts?|selections?|abridged)\b[^)\]]*)[)\]]|\b(?:translated|trans\.|transl\.|tr\.|edited)\s+(?:by\s+)?\p{Lu}(?:\.|[\p{L}’'-]*)(?:\s\p{Lu}(?:\.|[\p{L}’'-]+)){0,3}|\b(?:pdf on canvas|available online|on canvas|on reserve)\b/giu;

/** The line without edition, volume, remarks and brackets that are left empty. */
export function withoutRemarks(text: string): string {
  let rest = text.replace(remarks, ' ');
  for (const find of [editionIn, volumeIn]) {
    const found = find(rest);
    if (found) rest = `${rest.slice(0, found.start)} ${rest.slice(found.end)}`;
  }
  return rest
    .replace(/[([][\s,;.]*[)\]]/g, ' ')
    .replace(/\s+([,.;:)])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/(?<!(?:^|[\s.])\p{Lu})\.\s*[.:,](?=\s)/gu, '.')
    .replace(/[\s,;:]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

// "…. In S. Hall & A. Lowe (Eds.), Culture, media, language (pp. 128–138).", "…” In: Climate Change 2021, edited by …".
const around =
  /[.,”"’?!]\s+In:?\s+(?:[^()]{2,200}?\((?:eds?\.?|hrsg\.?)\),?\s+)?([\p{Lu}\d“"][^()]{3,200}?)(?=\s*(?:\(|,?\s(?:pp?\.|\d|edited\b|eds?\.|trans)|\.\s|\.?$))/iu;

export const bookAround = (line: string): string | null =>
  around.exec(line)?.[1]?.replace(/^[“"]|[,”"]+$/g, '') ?? null;

const versus = /[\p{L}.]\s+v(?:s?\.|\b)\s+\p{Lu}/u;
const lawReport =
  /,?\s*(?:\[\d{4}\]\s+(?:\d{1,3}\s+)?\p{Lu}[\p{L}.\s]{0,20}?\d{1,5}|\b\d{1,4}\s+\p{Lu}[\p{L}\d.]*(?:\s\p{L}[\p{L}\d.]*){0,3}\s+\d{1,5})(?:,\s*\d{1,5})*(?=\s*(?:[(,;.]|$))/u;

/** Whether a title is that of a case: "Salt Co. v. Harbour Board". */
export const isCase = (title: string): boolean => versus.test(title);

/** A case without where it is reported: "5 U.S. 137", "[1932] AC 562". */
export const withoutReport = (line: string): string =>
  isCase(line)
    ? line.replace(lawReport, (report) =>
        report.replace(/^[^[]*(?:\[(\d{4})\])?.*$/, (_, year) => (year ? ` (${year})` : '')),
      )
    : line;
