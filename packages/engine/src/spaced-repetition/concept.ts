/** "6.1", "Chapter 6:", "Unit II." before what a heading says. */
const numbering =
  /^(?:(?:chapter|section|unit|part|module|lecture|week)\s+(?:\d+|[ivx]+)\b(?:\s*[.:)–—-]+)?|\d+(?:\.\d+)+[.:)]?|\d{1,3}[.:)])\s*/i;
/** Headings that any chapter has, whatever it is about. */
const ofAnyChapter =
  /^(?:(?:learning |chapter |course )?(?:objectives?|outcomes|goals)|introduction|(?:chapter |section )?(?:summary|overview|outline|review)|conclusions?|concluding remarks|key (?:terms|concepts|ideas|points|takeaways)|abstract|background|preface|contents|notes|discussion|further reading|links? to learning)$/i;

/**
 * What a passage is about, by the headings above it, outermost first: the innermost one that says more than any
 * chapter's would, without its number. null where there is none.
 */
export function conceptOf(headingPath: readonly string[]): string | null {
  const names = headingPath.map((heading) => heading.replace(numbering, '').trim());
  return names.findLast((name) => name !== '' && !ofAnyChapter.test(name.replace(/\s*:$/, ''))) ?? null;
}
