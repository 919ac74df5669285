import { pageName } from '../document.ts';

/** A warning about some pages of a file; none where there are none. */
export function aboutPages(
  { pages, labels }: { pages: readonly number[]; labels: readonly string[] | undefined },
  one: string,
  many: string,
): string[] {
  return pages.length === 0 ? [] : [`${namedPages(pages, labels)} ${pages.length > 1 ? many : one}`];
}

/** "Page 3", "Pages ii, 3 and 7", "Pages 2 to 19 and 22": as print calls them. */
export function namedPages(pages: readonly number[], labels?: readonly string[]): string {
  const name = (page = 0): string => pageName(page, labels);
  const runs: string[] = [];
  for (let at = 0; at < pages.length; ) {
    let end = at;
    while ((pages[end + 1] ?? 0) === (pages[end] ?? 0) + 1) end += 1;
    if (end - at >= 2) runs.push(`${name(pages[at])} to ${name(pages[end])}`);
    else runs.push(...pages.slice(at, end + 1).map(name));
    at = end + 1;
  }
  const last = runs.pop() ?? '';
  const all = runs.length > 0 ? `${runs.join(', ')} and ${last}` : last;
  return pages.length > 1 ? `Pages ${all}` : `Page ${all}`;
}
