/** How a reader who knows syllabi finds things on their lines, by the names that a schema gives them. */

/** What the line of an item of a list looks like. */
const lists: [name: RegExp, line: RegExp][] = [
  [/^(?:weeks|sessions|classes)$/i, /^\W*(?:week|session|class|lecture)\s+\d+/i],
  [/^readings$/i, /\b(?:read|readings?|chapters?|ch\.|pp?\.)(?=\W)/i],
  [
    /^assignments/i,
    /^(?!.*\bfinal\s+(?:exam|paper|project)\b).*\b(?:due|exam|midterm|quiz|essay|paper|homework|project|presentation|problem set|lab report)\b/i,
  ],
  [/^policies$/i, /\b(?:policy|late work|attendance|integrity|plagiarism)\b/i],
  [/weights?$/i, /\d\s*%/],
];

export const linesOfList = (name: string): RegExp | undefined => lists.find(([list]) => list.test(name))?.[1];

/** The words that a fact of the course is said in. */
export const factsOfCourse: Record<string, RegExp> = {
  name: /(?<=:\s+|^)[A-Z][^:]+$/,
  code: /\b[A-Z]{2,5}[ -]?\d{3,4}\b/,
  instructor: /(?<=\b(?:instructor|professor|lecturer|taught by):?\s+)[^,(;|]+/i,
  term: /\b(?:spring|summer|fall|autumn|winter)\s+20\d\d\b/i,
  email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  location: /(?<=\b(?:location|room|where):?\s+)[^,;|]+/i,
  meetingTimes: /(?<=\b(?:meets|meeting times?|time|when):?\s+)[^;|]+/i,
  officeHours: /(?<=\boffice hours:?\s+)[^;|]+/i,
};

const date =
  /\(?\b(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:,?\s+\d{4})?\)?|\(?\d{4}-\d{2}-\d{2}\)?/i;
const edges = /^[\s:.,;–—|-]+|[\s:.,;–—|-]+$/g;

/** What an item of a list is called on its line: without its label, dates, pages and the words around them. */
export function titleOn(line: string, list: string): string | undefined {
  const quoted = /^readings$/i.test(list) ? line.match(/["“]([^"”]+?)[,.]?["”]/)?.[1] : undefined;
  if (quoted) return quoted;
  const said = line
    .replace(/^\W*(?:week|session|class|lecture)\s+\d+/i, '')
    .replace(date, '')
    .replace(edges, '')
    .replace(/^(?:optional:?\s+)?(?:read(?:ings?)?|due|submit|hand in)\b:?\s*/i, '')
    .replace(
      /^readings$/i.test(list) ? /,?\s*\b(?:pp?\.|pages|chapters?|ch\.)\s.*$/i : /[,(]?\s*\b(?:is\s+|are\s+)?due\b.*$/i,
      '',
    )
    .replace(/^assignments|weights?$/i.test(list) ? /\W*\(?\d+\s*%.*$/ : /$^/, '')
    .replace(edges, '');
  return said === '' ? undefined : said;
}

/** The pages, author or break that a line names. */
export const partsOfLine: Record<string, RegExp> = {
  author: /(?<=^(?:read(?:ings?)?:?\s+)?)[A-Z][\w'’-]+(?=,\s)/,
  pages: /\b(?:pp?\.|pages|chapters?|ch\.)\s*[\d–-]+(?:,\s*[\d–-]+)*/i,
  breakName: /\b[A-Z]\w+\s+(?:break|recess|holiday)\b/i,
};
