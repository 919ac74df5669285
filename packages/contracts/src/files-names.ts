const longestName = 255;
const ending = /^(.*?)(?: \((\d{1,4})\))?(\.[^.\s]{1,12})?$/s;

/**
 * What a name looks like: macOS hands names over in NFD, most others in NFC, and what shows nothing tells no two apart.
 * Names with the same key are one name.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();

/** The name, or where a file has it already, with the next free number: "notes (2).md". */
export function distinctName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(nameKey(name))) return name;
  const [, stem = name, number, extension = ''] = ending.exec(name) ?? [];
  for (let n = Number(number ?? 1) + 1; ; n++) {
    const end = ` (${n})${extension}`;
    const numbered = `${[...stem].slice(0, longestName - end.length).join('')}${end}`;
    if (!taken.has(nameKey(numbered))) return numbered;
  }
}

/** A name with the ending of another one, which says what kind of file it is; its own where it has the same. */
export function withEndingOf(before: string, name: string): string {
  const [, , , extension = ''] = ending.exec(before) ?? [];
  if (name.toLowerCase().endsWith(extension.toLowerCase())) return name;
  return `${[...name].slice(0, longestName - extension.length).join('')}${extension}`;
}
