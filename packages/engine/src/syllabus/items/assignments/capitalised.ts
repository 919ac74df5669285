/**
 * A name taken out of a sentence begins like any other: "The final exam is on …" → "Final exam". "pH lab" is written
 * so.
 */
export const capitalised = (title: string): string =>
  title.replace(/^\p{Ll}+(?![\p{L}\d])/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));
