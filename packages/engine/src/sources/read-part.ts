/** What of a work is to be read, told apart from the work. */
export interface ReadingPart {
  /** "Ch. 3", "pp. 12–40"; null where the line asks for all of it. */
  part: string | null;
  /** Of the chapter: "The Market Forces". */
  partTitle: string | null;
  /** The line without them. */
  rest: string;
}

const number = String.raw`(?:\d+(?:\.\d+)*[a-z]?|[ivxlIVXL]{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const label = String.raw`(?:chapters?|chaps?\.?|chs?\.?|sections?|sect?s?\.?|§+|parts?|pts?\.|units?|modules?|books?|lectures?|letters?|acts?|pages?|pp?\.|pgs?\.?)`;
const joint = String.raw`\s*(?:,(?:\s*(?:and\b|&))?|;|&|\+|\band\b|\bto\b|\bthrough\b|-{1,2}|[–—])\s*`;
const unnumbered = '(?:the\\s)?(?:intro(?:duction)?|preface|prologue|epilogue|conclusion|foreword|afterword|appendix)';
const amount = '(?:excerpts?|selections?|passages|selected (?:chapters|pages|poems|essays))';
// One loop alone: nested ones could read a list of many chapters in as many ways as there are commas.
const locator = String.raw`(?:${label}\s?${number}\b|${unnumbered}|${amount})(?:${joint}(?:(?:${label}\s?)?${number}\b|${unnumbered}))*`;
const verb = String.raw`(?:(?:please\s)?(?:re-?read|read|skim|finish|begin|start|review)\s*:?\s+)?`;

// "Ch. 3 of …", "pp. 12–40 in …", "excerpts from …".
const before = new RegExp(
  String.raw`^\s*${verb}(${locator})\s*(?:\(([^()]{3,80})\)\s*)?,?\s+(?:of|in|from)\s*:?\s+(?=\S)`,
  'iu',
);
// "Chapter 3: The Market Forces", with or without "in …" behind it.
const titled = new RegExp(
  String.raw`^\s*${verb}((?:chapters?|chaps?\.?|chs?\.?|units?|lectures?)\s?${number})\s*(?:[:.,–—-]|\s[–—-])\s+[“"‘]?(.{3,120}?)[”"’]?(?:[,.]?\s+(?:[Ii]n|[Ff]rom):?\s+(?=\p{Lu}|[“"])(.{4,}))?$`,
  'u',
);
const insensitiveTitled = new RegExp(titled.source, 'iu');
// "…, Ch. 3", "… (pp. 12–40)", "…, chs. 1–3".
const behind = new RegExp(String.raw`(?<!\ban?)[\s,;:(–—-]+(${locator})\s*\)?\s*[.]?$`, 'iu');
const pagesBehind = /[.,:]\s*(\d{1,4}\s?[-–—]\s?\d{1,4}(?:,\s?\d{1,4}\s?[-–—]\s?\d{1,4})*)\s*\.?$/;
// "… Chapter 3: Supply and Demand".
const titledBehind = new RegExp(
  String.raw`^(.{4,}?)[\s,;:–—-]+((?:chapters?|chaps?\.?|chs?\.?)\s?${number})\s*[:,–—-]\s*[“"‘]?(.{3,120}?)[”"’]?$`,
  'iu',
);
const only = new RegExp(String.raw`^\s*${verb}(${locator})\s*\.?$`, 'iu');

/** Tells the part of a work from the work: "Ch. 3 of Some Book" is "Some Book" and "Ch. 3". */
export function readPart(line: string): ReadingPart {
  const alone = only.exec(line);
  // A work may be called "Introduction".
  if (alone?.[1] && /\d/.test(alone[1])) return { part: alone[1].trim(), partTitle: null, rest: '' };
  const lead = before.exec(line);
  if (lead?.[1] && !startsTitle(line, lead)) {
    return { part: lead[1].trim(), partTitle: lead[2] ?? null, rest: line.slice(lead[0].length) };
  }
  const chapter = insensitiveTitled.exec(line);
  if (chapter?.[1] && chapter[2]) {
    const whole = chapter[3];
    return { part: chapter[1], partTitle: chapter[2].replace(/,$/, ''), rest: whole ?? chapter[2] };
  }
  const later = titledBehind.exec(line);
  if (later?.[1] && later[2]) return { part: later[2], partTitle: later[3] ?? null, rest: later[1] };
  const found = behind.exec(line);
  if (found?.[1] && found.index > 2 && /\d|\b[IVXL]+\b|^(?:[Ee]xcerpts?|[Ss]elections?)/.test(found[1])) {
    return { ...inner(line.slice(0, found.index)), part: joined(line.slice(0, found.index), found[1]) };
  }
  const pages = pagesBehind.exec(line);
  if (pages?.[1] && pages.index > 2) return { part: pages[1], partTitle: null, rest: line.slice(0, pages.index) };
  return { part: null, partTitle: null, rest: line };
}

/** "Title, Book I, chs. 1–3": two locators behind one another. */
function inner(line: string): Pick<ReadingPart, 'partTitle' | 'rest'> {
  const found = behind.exec(line);
  return {
    partTitle: null,
    rest: found?.[1] && found.index > 2 && /\d|book|part/i.test(found[1]) ? line.slice(0, found.index) : line,
  };
}

function joined(line: string, part: string): string {
  const found = behind.exec(line);
  return found?.[1] && found.index > 2 && /\d|book|part/i.test(found[1])
    ? `${found[1].trim()}, ${part.trim()}`
    : part.trim();
}

/** "Introduction to Sociology", "Passages from Antiquity to Feudalism": the word begins the title itself. */
function startsTitle(line: string, lead: RegExpExecArray): boolean {
  return (
    !/\d/.test(lead[1] ?? '') &&
    !/^(?:\s*(?:excerpts?|selections?|selected\s))/i.test(line) &&
    !/^\s*(?:read|skim)\b/i.test(line) &&
    !/^\s*the\s/i.test(line)
  );
}
