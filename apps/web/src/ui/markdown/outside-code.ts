const code = /(`{3,}|~{3,})[\s\S]*?(?:\1|$)|(`+)[^`\n][^\n]*?\2/g;

/** Changes Markdown everywhere but in code: fences, also one that is still being written, and spans. */
export function outsideCode(markdown: string, change: (text: string) => string): string {
  let changed = '';
  let from = 0;
  for (const match of markdown.matchAll(code)) {
    changed += change(markdown.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return changed + change(markdown.slice(from));
}
