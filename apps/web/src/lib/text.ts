/** "1 file", "14 files". The plural adds an s unless it is given. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** Opens a sentence: "Five" up to twelve, figures after. */
export function spellOut(number: number): string {
  return words[number] ?? number.toLocaleString('en-US');
}

const units = ['B', 'kB', 'MB', 'GB'];

/** "840 kB", "2.4 MB". */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return `${power > 1 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}

/** Page ranges never break at the end of a line: a word joiner on both sides of the dash. */
export function keepRange(pages: string): string {
  return pages.replace(/\s*[-–—]\s*/g, '\u2060–\u2060');
}

/** Who read or wrote something: "engine" is our own, anything else a model by its name. */
export const readerName = (source: string): string => (source === 'engine' ? 'the offline engine' : source);
