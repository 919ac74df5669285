import { limits } from '@weekwise/contracts/limits.ts';

/** What is no letter of its own: joiners, zero-width spaces, marks of direction, variation selectors. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** The dot that is left of a capital İ in small letters. */
const dottedI = /i\u0307/g;

/**
 * What a reader takes for the same name: letter case, width forms, how accents are encoded, runs of spaces and what
 * cannot be seen do not count. Over capitals, because not every letter has one small form (ß, ς); the four i of Turkish
 * count as one, because which of them are the same depends on who reads.
 */
export function nameKey(name: string): string {
  const visible = name.normalize('NFKC').replace(invisible, '');
  const folded = visible.toUpperCase().toLowerCase().replace(dottedI, 'i').normalize('NFKC');
  return folded.replace(/\s+/g, ' ').trim();
}

/** Appends the first number that makes a name free: `Biology (2)`. */
export function freeName(name: string, isTaken: (key: string) => boolean): string {
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const free =
      [...name]
        .slice(0, limits.folderNameLength - suffix.length)
        .join('')
        .trimEnd() + suffix;
    if (!isTaken(nameKey(free))) return free;
  }
}
