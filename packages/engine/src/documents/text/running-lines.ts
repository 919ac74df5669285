interface PagedLine {
  text: string;
  page: number | null;
}

const reach = 3;

/** Leaves out the lines that stand at the head or foot of most pages, alike but for their numbers. */
export function dropRunningLines<Each extends PagedLine>(lines: readonly Each[]): Each[] {
  const pages = new Map<number, Each[]>();
  for (const line of lines) {
    if (line.page === null || line.text.trim() === '') continue;
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  const counts = new Map<string, number>();
  for (const page of pages.values()) {
    for (const key of new Set(edges(page).map(({ text }) => keyOf(text)))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(2, pages.size * 0.5);
  const running = new Set<Each>();
  for (const page of pages.values()) {
    for (const line of edges(page)) if ((counts.get(keyOf(line.text)) ?? 0) >= least) running.add(line);
  }
  return lines.filter((line) => !running.has(line));
}

function edges<Each extends PagedLine>(page: readonly Each[]): Each[] {
  return [...page.slice(0, reach), ...page.slice(Math.max(reach, page.length - reach))];
}

function keyOf(text: string): string {
  return text.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');
}
