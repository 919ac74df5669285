import { nameKey } from '@weekwise/contracts/files-names.ts';

/** What two files are compared by before their bytes are seen. */
export interface SizedName {
  name: string;
  /** Bytes. */
  size: number;
  /** Of one that the course holds and that another may replace. */
  fileId?: string;
}

export const sameName = (one: Pick<SizedName, 'name'>, other: Pick<SizedName, 'name'>): boolean =>
  nameKey(one.name) === nameKey(other.name);

export function sameFile(one: SizedName, other: SizedName): boolean {
  return one.size === other.size && sameName(one, other);
}

export function inCourseAlready(file: SizedName, present: readonly SizedName[]): boolean {
  return present.some((other) => sameFile(file, other));
}
