import type { Passage } from '../../passages/passage.ts';

/** A stretch of a reading under one heading. */
export interface Section {
  /** Innermost heading; empty where there is none. */
  heading: string;
  passages: Passage[];
}

/** Groups passages into their sections, in order. A section that goes on after a box counts as one. */
export function sectionsOf(passages: readonly Passage[]): Section[] {
  const sections: (Section & { key: string })[] = [];
  for (const passage of passages) {
    const key = pathOf(passage).join('\n');
    const [around, last] = [sections.at(-2), sections.at(-1)];
    const open = around?.key === key && last?.key.startsWith(`${key}\n`) ? around : last;
    if (open?.key === key) open.passages.push(passage);
    else sections.push({ key, heading: pathOf(passage).at(-1) ?? '', passages: [passage] });
  }
  return sections;
}

/** Titles above a passage. Some formats give the whole path as one heading. */
export const pathOf = ({ headingPath }: Passage): string[] => headingPath.flatMap((title) => title.split(' > '));
