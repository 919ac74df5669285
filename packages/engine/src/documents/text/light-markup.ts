/**
 * Texts in the markup of Emacs Org and of reStructuredText as plain text: marks that are not printed are taken out,
 * line by line, so that every line keeps its number.
 */
export function withoutMarkup(source: string): string {
  if (isOrg(source)) return eachLine(source, orgLine());
  return isRest(source) ? eachLine(source, restLine()) : source;
}

type LineReader = (line: string) => string;

const eachLine = (source: string, read: LineReader) => source.split('\n').map(read).join('\n');

/** A keyword at the head, or a link as only Org writes it. */
const isOrg = (source: string) => /^#\+[A-Za-z_]+:/m.test(source) || /\[\[\S+?\]\[[^[\]\n]+\]\]/.test(source);

/** A directive, a reference with its address, or fields at the margin. */
const isRest = (source: string) =>
  /^\.\. [\w-]+::/m.test(source) ||
  /`[^`<\n]+ <[^>\n]+>`_/.test(source) ||
  (source.match(/^:[A-Z][\w ]{1,30}: +\S/gm)?.length ?? 0) >= 2;

/** Keywords whose text is printed, with the name that a reader would give it. */
const printedKeywords: ReadonlyMap<string, string> = new Map([
  ['title', '# '],
  ['subtitle', ''],
  ['author', 'Author: '],
  ['date', 'Date: '],
  ['email', 'Email: '],
]);

function orgLine(): LineReader {
  let isHidden = false;
  return (line) => {
    if (/^\s*:(?:PROPERTIES|LOGBOOK):\s*$/i.test(line)) isHidden = true;
    if (isHidden) {
      isHidden = !/^\s*:END:\s*$/i.test(line);
      return '';
    }
    const [, key = '', value = ''] = /^\s*#\+([A-Za-z_]+):?\s*(.*)$/.exec(line) ?? [];
    if (key)
      return value && printedKeywords.has(key.toLowerCase())
        ? inOrg(printedKeywords.get(key.toLowerCase()) + value)
        : '';
    if (/^\s*# /.test(line)) return '';
    const heading = /^(\*{1,6})\s+(\S.*?)(?:\s+:[\w@:]+:)?\s*$/.exec(line);
    if (heading) return `${'#'.repeat(heading[1]?.length ?? 1)} ${inOrg(heading[2] ?? '')}`;
    return inOrg(line.replace(/^(\s*[-+]\s+.*?\S):?\s+::\s+/, '$1: '));
  };
}

const inOrg = (text: string) =>
  text
    .replace(/\[\[[^[\]]+\]\[([^[\]]+)\]\]/g, '$1')
    .replace(/\[\[(?:\w+:)?([^[\]]+)\]\]/g, '$1')
    .replace(/\[fn:[^[\]]*\]/g, '')
    .replace(/[<[](\d{4}-\d\d-\d\d)(?: \p{L}+\.?)?( \d\d?:\d\d(?:-\d\d?:\d\d)?)?[>\]]/gu, '$1$2')
    .replace(/(?<=^|[\s(|“"'-])([*/_=~])(?=\S)([^\n]*?\S)\1(?=$|[\s).,;:!?|”"'-])/g, '$2');

/** Directives whose text says nothing to a reader. */
const silentDirectives =
  /^(?:include|contents|toctree|image|figure|index|highlight|meta|raw|only|sectnum|role|default-role)$/;

function restLine(): LineReader {
  /** Indentation of the directive or comment in force, whose options or text are not printed. */
  let hidden: number | null = null;
  let options = -1;
  return (line) => {
    const indent = line.length - line.trimStart().length;
    if (line.trim() === '') {
      options = -1;
      return line;
    }
    if (hidden !== null && indent > hidden) return '';
    hidden = null;
    if (options >= 0 && indent > options && /^\s*:[\w-]+:/.test(line)) return '';
    options = -1;
    const explicit = /^\s*\.\.(?:\s+(.*))?$/.exec(line);
    if (explicit) {
      const [, name = '', text = ''] = /^([\w-]+)::\s*(.*)$/.exec(explicit[1] ?? '') ?? [];
      options = indent;
      if (name && !silentDirectives.test(name)) return inRest(' '.repeat(indent) + text);
      const footnote = /^\[[^\]]+\]\s+(.*)$/.exec(explicit[1] ?? '');
      if (footnote) return inRest(footnote[1] ?? '');
      hidden = indent;
      return '';
    }
    return inRest(line.replace(/^(\s*):([A-Z][\w /()-]{1,40}):(?=\s)/, '$1$2:'));
  };
}

const inRest = (text: string) =>
  text
    .replace(/:[\w:-]+:`([^`<]+?)(?:\s*<[^>]*>)?`/g, '$1')
    .replace(/`([^`<]+?)\s*<[^>]*>`__?/g, '$1')
    .replace(/``([^`]+)``/g, '$1')
    .replace(/`([^`]+)`_?_?/g, '$1')
    .replace(/(?<=^|[\s(|“"'-])(\*{1,2})(?=\S)([^*\n]*?\S)\1(?=$|[\s).,;:!?|”"'-])/g, '$2')
    .replace(/^(\s*)\|\s(?!.*\|)/, '$1')
    .replace(/(?<=\S)::\s*$/, ':');
