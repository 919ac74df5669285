/**
 * Pages of Jekyll and Hugo come with tags of their templates. A reader of the page never sees them, but sees what they
 * are given to print: the title and the text of a box.
 */
const marks = [
  { open: '{%', close: '%}' },
  { open: '{{<', close: '>}}' },
  { open: '{{%', close: '%}}' },
];

const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const titles = new Set(['title', 'heading', 'header', 'label', 'summary']);
const texts = new Set(['text', 'content', 'body', 'caption', 'message', 'description']);

/** "{{ page.title }}", whose value stands elsewhere. */
const variable = /\{\{-?\s*[a-z_][\w.]*(?:\s*\|[^{}\n]{0,200})?\s*-?\}\}/gi;
const fence = /^ {0,3}(?:`{3,}|~{3,})/;

/** What a tag prints, on as many lines as it takes: places of what follows stay where they are. */
function printedByTag(tag: string): string {
  const said: string[] = [];
  for (const [, name = '', double, single] of tag.matchAll(attribute)) {
    const value = double ?? single ?? '';
    if (titles.has(name.toLowerCase()) && value.trim() !== '') said.push(`**${value.trim()}**  \n`);
    else if (texts.has(name.toLowerCase())) said.push(value.replace(/^\n/, ''));
  }
  const printed = said.join('').trimEnd();
  const missing = tag.split('\n').length - printed.split('\n').length;
  return printed + '\n'.repeat(Math.max(0, missing));
}

function withoutTags(text: string): string {
  let left = '';
  let at = 0;
  for (;;) {
    const next = marks
      .map((mark) => ({ ...mark, start: text.indexOf(mark.open, at) }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start)[0];
    const end = next ? text.indexOf(next.close, next.start + next.open.length) : -1;
    if (!next || end < 0) break;
    left += text.slice(at, next.start) + printedByTag(text.slice(next.start + next.open.length, end));
    at = end + next.close.length;
  }
  return (left + text.slice(at)).replace(variable, '');
}

/** Markdown without the tags of a page template. Code between fences stays as it is, and so does the count of lines. */
export function withoutTemplateTags(body: string): string {
  if (!/\{[%{]/.test(body)) return body;
  const parts: string[][] = [[]];
  let inCode = false;
  for (const line of body.split('\n')) {
    if (!fence.test(line)) parts.at(-1)?.push(line);
    else {
      inCode = !inCode;
      if (inCode) parts.push([line]);
      else {
        parts.at(-1)?.push(line);
        parts.push([]);
      }
    }
  }
  return parts
    .map((lines) => lines.join('\n'))
    .map((text) => (fence.test(text) ? text : withoutTags(text)))
    .filter((text, i, all) => text !== '' || i < all.length - 1)
    .join('\n');
}
