/** Where pages that a visit begins with are, and the scripts that each needs beside those of every page. */
export type AheadPages = { path: string; scripts: string[] }[];

/**
 * Runs in the browser before anything else (preload-pages.ts writes it into a file of its own, so it can use nothing
 * from outside). The app finds out what the page needs only when it runs: its scripts then come after it, and what they
 * ask for after them. The address says both at once.
 */
export function askAhead(pages: AheadPages): void {
  const page = pages.find(({ path }) => new RegExp(path).test(location.pathname));
  for (const script of page?.scripts ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = script;
    document.head.append(link);
  }
  try {
    const folderId = /^\/syllabus\/([\w-]+)\/?$/.exec(location.pathname)?.[1];
    const userId = JSON.parse(localStorage.getItem('weekwise.current-user') ?? 'null');
    const record = JSON.parse(localStorage.getItem(`weekwise.session.${userId}`) ?? 'null');
    if (!folderId || typeof userId !== 'string' || !(record?.expiresAt > Date.now())) return;
    const addresses = [`/api/simple-syllabus/${folderId}`, `/api/folders/${folderId}/syllabus-status`];
    const headers = { 'x-user-id': userId };
    const answers = new Map<string, Promise<Response>>();
    for (const address of addresses) {
      const answer = fetch(address, { headers, credentials: 'same-origin' });
      // Whoever takes it hears of a failure.
      answer.catch(() => undefined);
      answers.set(JSON.stringify([address, headers]), answer);
    }
    Object.assign(window, { prefetched: answers });
  } catch {
    // Storage is closed to us or holds something else: the app asks by itself.
  }
}
