/** Headings of lists that define one term in each line. */
export const glossaryHeading =
  /^\W*(?:[\d.]+\s+)?(?:glossary|key terms?|(?:key )?vocabulary|terms to know|definitions)\b/i;

/** A line that is such a heading and no more. */
export const glossaryLine =
  /^\W*(?:[\d.]+\s+)?(?:glossary(?: of (?:key )?terms)?|(?:list of |important |main |chapter )?(?:key )?(?:terms|vocabulary|definitions)(?: (?:and|&) (?:definitions|concepts)| to know| glossary| list)?|key words|key term)\W*$/i;

const kinds = 'points|ideas|take-?aways?|concepts|lessons|messages';
/** "Key ideas", "Concepts to remember", "What we have learned": the same under other names. */
const again = `summar(?:y|ies)|(?:key|main|big|core|essential) (?:${kinds})|in (?:brief|short|a nutshell)|take-?aways?|conclusions?|recap|abstract|(?:${kinds}|facts|things) to remember|what (?:we|you)(?:['’]ve| have)? learn(?:ed|t)|summing up|wrap(?:ping)?[- ]up`;
const part = '(?:chapter|section|unit|module|lesson|lecture|course|reading)';
const number = String.raw`^\W*(?:${part} )?(?:\d+(?:\.\d+)*[.:]?\s+)?`;

/** Headings under which a text says again, in short, what it said. */
export const summaryHeading = new RegExp(`\\b(?:${again})\\b`, 'i');

/** The same alone: what stands below under headings of its own says again too, each what one section said. */
export const summaryTitle = new RegExp(
  `${number}(?:${part} )?(?:summar(?:y|ies)|recap|take-?aways)(?: of .{0,40})?\\W*$`,
  'i',
);

/** Headings of what says again as well, or else asks. */
export const reviewHeading = new RegExp(`${number}(?:${part} )?review\\W*$`, 'i');
