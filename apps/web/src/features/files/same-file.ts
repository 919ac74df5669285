/** What two files are compared by before their bytes are seen. */
export interface SizedName {
  name: string;
  /** Bytes. */
  size: number;
}

/** macOS hands over names in NFD, most others in NFC: the same letters either way. */
export function sameFile(one: SizedName, other: SizedName): boolean {
  return one.size === other.size && one.name.normalize('NFC') === other.name.normalize('NFC');
}

export function inCourseAlready(file: SizedName, present: readonly SizedName[]): boolean {
  return present.some((other) => sameFile(file, other));
}
