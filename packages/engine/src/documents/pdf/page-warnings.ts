/** A warning about some pages of a file; none where there are none. */
export function aboutPages(pages: readonly number[], one: string, many: string): string[] {
  return pages.length === 0 ? [] : [`${namedPages(pages)} ${pages.length > 1 ? many : one}`];
}

/** "Page 3", "Pages 2, 3 and 7", "Pages 2 to 19 and 22". */
export function namedPages(pages: readonly number[]): string {
  const runs: string[] = [];
  for (let at = 0; at < pages.length; ) {
    let end = at;
    while ((pages[end + 1] ?? 0) === (pages[end] ?? 0) + 1) end += 1;
    if (end - at >= 2) runs.push(`${pages[at]} to ${pages[end]}`);
    else runs.push(...pages.slice(at, end + 1).map(String));
    at = end + 1;
  }
  const last = runs.pop() ?? '';
  const all = runs.length > 0 ? `${runs.join(', ')} and ${last}` : last;
  return pages.length > 1 ? `Pages ${all}` : `Page ${all}`;
}
