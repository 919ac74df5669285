/** A course code in a text: "SOC 1120-02", "ENGL245", "PHIL20051", "Econ 352". */
export interface CodeMention {
  /** Subject and number, without the section: "SOC 1120". */
  code: string;
  start: number;
  /** Offset behind the code and its section. */
  end: number;
}

const subject = '[A-Z]{2,5}(?:\\s?[/&]\\s?[A-Z]{2,5})*|[A-Z]{1,2}\\s[A-Z]{1,2}|[A-Z][a-z]{2,10}(?:\\s&\\s[A-Z][a-z]+)?';
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(${subject})\\s?[-–]?\\s?(\\d{2,5}(?:[A-Z]{1,2}\\d?[A-Z]?)?|\\d[A-Z]{1,2})(?![\\p{L}\\d])(?:\\s?[-–.:/]\\s?(?:[A-Z]{0,2}\\d{1,3}[A-Z]?)(?![\\p{L}\\d:]))?`,
  'gu',
);
const british = /(?<![\p{L}\p{N}])\d?[A-Z]{2,4}\d[A-Z0-9]{2,6}(?![\p{L}\p{N}])/gu;
const noSubject =
  /^(?:fall|spring|summer|winter|autumn|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|week|weeks|room|rm|section|sec|part|unit|module|chapter|ch|page|pages|version|semester|term|lecture|session|class|copyright|isbn|mwf|tth|mw|tr|am|pm|box|suite|hall|building|since|until|year|crn|no|the|level|grade|credits?)$/i;

/** Every course code that a text names, in order. */
export function findCourseCodes(text: string): CodeMention[] {
  const found: CodeMention[] = [];
  for (const match of text.matchAll(pattern)) {
    const [whole, name = '', number = ''] = match;
    if (noSubject.test(name) || /^(?:19|20)\d\d$/.test(number)) continue;
    const length = whole.indexOf(number) + number.length;
    found.push({ code: whole.slice(0, length), start: match.index, end: match.index + whole.length });
  }
  for (const match of text.matchAll(british)) {
    if (found.some((f) => f.start < match.index + match[0].length && match.index < f.end)) continue;
    found.push({ code: match[0], start: match.index, end: match.index + match[0].length });
  }
  return found.sort((a, b) => a.start - b.start);
}
