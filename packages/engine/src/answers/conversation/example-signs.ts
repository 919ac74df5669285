/** What a text calls an example of what stands before it. */
export const opensExample = /^(?:for (?:example|instance)|an example (?:of|is)|one example)\b/i;

export const ofWhat = /\bexamples? of (?<what>[^.,:;()]+)/i;
/** One thing of the kind, named in passing: "Moulds, like the Orr mould, …" */
export const namesOne = /\b(?:like|such as|including|e\.g\.,?) (?:the |an? )?\p{Lu}/u;

/** "A drift at Ost is a wet seam": a case, though nothing calls it an example. */
export function isOneOf(about: string, text: string): boolean {
  const words = about.toLowerCase().replace(/^(?:an?|the)\s/, '');
  const name = words.replace(/[^\p{L}\p{N}\s]/gu, '.').replace(/s$/, '');
  return new RegExp(
    `^(?!(?:it|this|that|there|these|they|what)\\b)[^,;:]{3,60} (?:is|are|was|were) (?:also )?(?:an? |both )?${name}s?(?=[.,;]| as\\b)`,
    'iu',
  ).test(text);
}
