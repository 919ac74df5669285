/** A part of a formula written in one line, in brackets where signs would make it run into what stands beside it. */
export function grouped(text: string): string {
  return text.length > 1 && /[^\p{L}\p{N}]/u.test(text) ? `(${text})` : text;
}
