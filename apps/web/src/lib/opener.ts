/**
 * What has the focus now and opens something, to be found again when that closes. It may have been drawn anew
 * meanwhile, as the chips of an answer are when its preview gives way to its text: then what bears the same name near
 * it is meant.
 */
export function rememberOpener(active: Element | null = document.activeElement): () => HTMLElement | null {
  const name = active?.getAttribute('aria-label');
  const around: Element[] = [];
  for (let each = active?.parentElement; each && each !== document.body; each = each.parentElement) around.push(each);
  return () => {
    if (active?.isConnected) return active instanceof HTMLElement ? active : null;
    if (!name) return null;
    const near = around.find((each) => each.isConnected);
    return near?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`) ?? null;
  };
}
