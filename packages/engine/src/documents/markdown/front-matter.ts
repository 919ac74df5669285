import { parse } from 'yaml';
import type { FlowNode } from '../flow/flow.ts';
import { unstyledText } from '../flow/rich-text.ts';

interface FrontMatter {
  title: string | null;
  flow: FlowNode[];
  body: string;
  /** 1-based source line where the body begins. */
  bodyLine: number;
}

/** Keys that a page prints; the others (fonts, margins, bibliographies) tell the program how to print it. */
const printed =
  /^(?:sub-?title|authors?|instructors?|professors?|lecturers?|teachers?|dates?|institut(?:e|ion)|affiliations?|department|school|university|course(?:[-_ ]?\w+)?|code|number|semester|term|quarter|year|e-?mail|office(?:[-_ ]?\w+)?|phone|(?:class[-_ ]?)?(?:hours|time|times|location|room|meetings?|days)|abstract|description|credits?|prereq\w*)$/i;

/** Takes the YAML block or the Pandoc title block off the head of a Markdown file. */
export function parseFrontMatter(source: string): FrontMatter {
  const lines = source.split('\n');
  if (/^---\s*$/.test(lines[0] ?? '')) return yamlBlock(lines, source);
  if (/^%\s/.test(lines[0] ?? '')) return titleBlock(lines);
  return { title: null, flow: [], body: source, bodyLine: 1 };
}

function yamlBlock(lines: readonly string[], source: string): FrontMatter {
  const end = lines.findIndex((line, at) => at > 0 && at < 500 && /^(?:---|\.\.\.)\s*$/.test(line));
  const values = end > 0 ? parseYaml(lines.slice(1, end).join('\n')) : null;
  if (values === null) return { title: null, flow: [], body: source, bodyLine: 1 };
  const flow: FlowNode[] = [];
  let title: string | null = null;
  for (const [key, value] of values) {
    const text = valueText(value);
    if (text === '') continue;
    const at = lines.findIndex((line, index) => index > 0 && index < end && line.startsWith(key));
    const place = { page: null, sourceLine: at > 0 ? at + 1 : 1 };
    if (key === 'title') {
      title = text;
      flow.unshift({ kind: 'heading', level: 1, content: unstyledText(text), place });
    } else if (printed.test(key)) {
      flow.push({ kind: 'paragraph', content: unstyledText(`${key}: ${text}`), place });
    }
  }
  return { title, flow, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}

function parseYaml(text: string): [string, unknown][] | null {
  try {
    const values: unknown = parse(text, { maxAliasCount: 20, schema: 'failsafe', logLevel: 'silent' });
    if (values === null) return [];
    return typeof values === 'object' && !Array.isArray(values) ? Object.entries(values) : null;
  } catch {
    return null;
  }
}

/** Strings as they stand, lists joined, the name and address out of an author's entry. */
function valueText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (depth > 3 || typeof value !== 'object' || value === null) return '';
  const inner = Array.isArray(value) ? value : Object.values(value);
  return inner
    .slice(0, 50)
    .map((each) => valueText(each, depth + 1))
    .filter((each) => each !== '')
    .join(', ');
}

/** Pandoc: up to three fields (title, authors, date), each opened by `%` and continued by indentation. */
function titleBlock(lines: readonly string[]): FrontMatter {
  const fields: { text: string; line: number }[] = [];
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('%') && fields.length < 3) fields.push({ text: line.slice(1).trim(), line: at + 1 });
    else if (/^\s+\S/.test(line) && fields.length > 0) {
      const last = fields.at(-1);
      if (last) last.text += ` ${line.trim()}`;
    } else break;
  }
  const flow: FlowNode[] = fields
    .filter(({ text }) => text !== '')
    .map(({ text, line }, index) => {
      const node = { content: unstyledText(text), place: { page: null, sourceLine: line } };
      return index === 0 && fields[0]?.text === text
        ? { ...node, kind: 'heading' as const, level: 1 }
        : { ...node, kind: 'paragraph' as const };
    });
  return { title: fields[0]?.text || null, flow, body: lines.slice(at).join('\n'), bodyLine: at + 1 };
}
