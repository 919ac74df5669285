/** Headings of lists that define one term in each line. */
export const glossaryHeading =
  /^\W*(?:[\d.]+\s+)?(?:glossary|key terms?|(?:key )?vocabulary|terms to know|definitions)\b/i;

/** A line that is such a heading and no more. */
export const glossaryLine =
  /^\W*(?:[\d.]+\s+)?(?:glossary(?: of (?:key )?terms)?|(?:list of |important |main |chapter )?(?:key )?(?:terms|vocabulary|definitions)(?: (?:and|&) (?:definitions|concepts)| to know| glossary| list)?|key words|key term)\W*$/i;

/** Headings under which a text says again, in short, what it said. */
export const summaryHeading =
  /\b(?:summary|key (?:points|ideas|takeaways|concepts)|in (?:brief|short|a nutshell)|takeaways|conclusions?|recap|abstract)\b/i;
