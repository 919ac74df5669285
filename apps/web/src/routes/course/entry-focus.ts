const rows = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')];

/** The row that stands beside an entry's: the next one, else the one before. */
export function neighbourOf(id: string): string | null {
  const all = rows();
  const at = all.findIndex(({ dataset }) => dataset.entry === id);
  return (at < 0 ? undefined : (all[at + 1] ?? all[at - 1])?.dataset.entry) ?? null;
}

/**
 * Who took a row away goes on at the one beside it, or at the head of the page, unless they went elsewhere meanwhile.
 */
export function focusEntry(id: string | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const row = rows().find(({ dataset }) => dataset.entry === id);
    (row?.querySelector<HTMLElement>('[data-more]') ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}
