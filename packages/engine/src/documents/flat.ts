/**
 * The same text in one piece. A string that was put together from many pieces, by `replace` or `+=`, keeps all of them
 * in memory, some 30 bytes for each, until it is asked for a character.
 */
export function flat(text: string): string {
  return Number.isNaN(text.charCodeAt(0)) ? '' : text;
}
