import { findTerms } from '../../dates/term.ts';
import { headingWords, neverInNames } from '../../lexicon/first-page.ts';
import { assistantWords, otherOfficeWords, teacherWords } from '../../lexicon/staff.ts';
import { memoize } from '../../text/memoize.ts';
import { isBoldLine } from '../lines/flow-lines.ts';
import type { Features } from '../scoring/boosted-trees.ts';
import type { FactLine } from './fact-line.ts';
import { type FirstPage, type WordCounts, wordsOf } from './first-page.ts';
import { mailboxAgreement, type PersonSpan, personSpans, surnameOf } from './person-spans.ts';
import { wordTest } from './word-test.ts';

/** A span that may name the course's teacher, with what can be seen of it. */
export interface PersonCandidate {
  line: FactLine;
  /** Place of the line among the lines. */
  at: number;
  span: PersonSpan;
  name: string;
  features: Features;
}

const mailboxPattern = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Finds the e-mail addresses of a text, in order. */
export const mailboxesIn = (text: string): readonly string[] =>
  text.includes('@') ? (text.match(mailboxPattern) ?? []) : [];
const isTeacher = wordTest(teacherWords);
const isAssistant = wordTest(assistantWords);
const isOffice = wordTest(otherOfficeWords);
const isContact = wordTest([
  'name',
  'contact',
  'contacts',
  'author',
  'who',
  'staff',
  'person',
  'people',
  'team',
  'e-mail',
  'email',
]);
const isBook = wordTest([
  ...['textbook', 'textbooks', 'text', 'texts', 'book', 'books', 'reading', 'readings', 'material', 'materials'],
  ...['bibliography', 'references', 'resources', 'literature', 'schedule', 'author', 'authors'],
]);
const reach = 5;
const longestLine = 320;
const mostPerLine = 8;
const mostCandidates = 160;
/** In prose a name counts only behind a form of address or such words. */
const introduces = /(?:\b(?:my name is|i am|i['’]m|taught by|instructor|professor|lecturer|by)\s+|\/\s*)$/i;
const headings = new Set<string>(headingWords);
const noName = new Set<string>([...headingWords, ...neverInNames]);

/** What a label or heading says of the person that it stands by: 1 for yes. */
interface Role {
  teacher: number;
  assistant: number;
  office: number;
  contact: number;
  book: number;
}

const noRole: Role = { teacher: 0, assistant: 0, office: 0, contact: 0, book: 0 };
const roleOf = (text: string | null) => (text ? roleIn(text) : noRole);

/** The same heading stands over many persons. */
const roleIn = memoize((text: string): Role => {
  const assistant = isAssistant(text.replace(/\b(?:assistant|associate)\s+prof\w*/gi, 'professor')) ? 1 : 0;
  const office = isOffice(text) ? 1 : 0;
  return {
    teacher: !assistant && !office && isTeacher(text) ? 1 : 0,
    assistant,
    office,
    contact: isContact(text) ? 1 : 0,
    book: isBook(text) ? 1 : 0,
  };
}, 200);

/** A line that opens a part: a heading, a bold line, a label without a value. */
const isSection = (line: FactLine) =>
  line.text.length < 80 &&
  (line.block.kind === 'heading' || isBoldLine(line.block) || (line.label !== null && line.value === ''));

export interface InstructorContext {
  lines: FactLine[];
  counts: WordCounts;
  mailboxes: { box: string; at: number }[];
  /** Line of the course's name; -1 where none was found. */
  titleAt: number;
}

function featuresOf(
  c: { line: FactLine; at: number; span: PersonSpan },
  context: InstructorContext,
  section: number,
  earlier: number,
): Features {
  const { line, at, span } = c;
  const { lines, counts, mailboxes, titleAt } = context;
  const label = roleOf(line.label === null || line.label.includes(span.name) ? null : line.label);
  const sectionLine = section >= 0 ? lines[section] : undefined;
  const head = roleOf(sectionLine ? (sectionLine.label ?? sectionLine.text) : null);
  const before = line.text.slice(0, span.opens);
  const behind = line.text.slice(span.closes);
  const own = roleOf(before);
  const after = roleOf(behind.slice(0, 60));
  const words = wordsOf(span.name).filter((w) => w.length > 1);
  const small = words.filter((w) => (counts.small.get(w.toLowerCase()) ?? 0) > 0).length;
  const surname = surnameOf(span.name);
  const agreeing = mailboxes
    .map(({ box, at: line }) => ({ agreement: mailboxAgreement(box, span.name), distance: line - at }))
    .filter(({ agreement }) => agreement > 0);
  const near = agreeing.filter(({ distance }) => distance >= 0 && distance <= reach);
  const best = (list: { agreement: number }[]) => Math.max(0, ...list.map(({ agreement }) => agreement));
  const next = lines.slice(at + 1, at + 1 + reach);
  const anyBox = mailboxes.some(({ at: line }) => line >= at && line <= at + 3);
  const office = next.slice(0, 4).some((l) => /\b(?:office|phone|tel)\b/i.test(l.label ?? l.text.slice(0, 20)));
  const above = lines[at - 1];
  const aboveRole = roleOf(above && above.text.length < 60 ? above.text : null);
  return {
    line: Math.log(1 + at),
    relative: Math.min(at, 400) / Math.max(1, lines.length),
    labelTeacher: label.teacher || own.teacher,
    labelAssistant: label.assistant || own.assistant || after.assistant,
    labelOffice: label.office || own.office || after.office,
    labelContact: label.contact,
    labelBook: label.book || own.book,
    labelOther: line.label !== null && !label.teacher && !label.assistant && !label.contact ? 1 : 0,
    noLabel: line.label === null ? 1 : 0,
    sectionTeacher: head.teacher,
    sectionAssistant: head.assistant,
    sectionOffice: head.office,
    sectionBook: head.book,
    sectionContact: head.contact,
    sinceSection: section >= 0 ? Math.min(at - section, 12) : 12,
    aboveTeacher: aboveRole.teacher,
    aboveAssistant: aboveRole.assistant,
    rank: span.rank ? 1 : 0,
    degree: span.degree ? 1 : 0,
    teacherBehind: after.teacher,
    lettersBefore: before.replace(/[^\p{L}]/gu, '').length,
    lettersBehind: Math.min(120, behind.replace(/[^\p{L}]/gu, '').length),
    words: words.length,
    smallWords: small,
    headingWords: words.filter((w) => headings.has(w.toLowerCase())).length,
    capitals: span.name === span.name.toUpperCase() ? 1 : 0,
    surnameCount: Math.log(1 + (counts.all.get(surname) ?? 0)),
    mailboxNear: best(near),
    mailbox: best(agreeing),
    anyMailbox: anyBox ? 1 : 0,
    officeNear: office ? 1 : 0,
    kind:
      line.block.kind === 'heading' ? 1 : line.block.kind === 'table-row' ? 2 : line.block.kind === 'list-item' ? 3 : 0,
    fromTitle: titleAt < 0 ? 99 : Math.max(-20, Math.min(40, at - titleAt)),
    year: /\b(?:19|20)\d\d\b/.test(line.text) && !findTerms(line.text).length ? 1 : 0,
    lineLength: Math.min(line.text.length, 400),
    persons: personCount(line.text),
    earlier: earlier,
    quotes: /[“”"]/.test(line.text) ? 1 : 0,
  };
}

const personCount = (text: string) => (text.length > longestLine ? 9 : Math.min(9, personSpans(text).length));

/** A name that the label alone tells: "Teacher: bell hooks", "Professor: Okafor". */
function labelledName(line: FactLine): PersonSpan | null {
  if (!line.label || !roleOf(line.label).teacher) return null;
  const value = line.value.split(/\s*[,;(|\n\t]|\s[-–—]\s/)[0]?.trim() ?? '';
  const words = value.split(/\s+/);
  if (value.length < 3 || words.length > 4 || /[\d@:/]/.test(value) || words.some((w) => noName.has(w.toLowerCase())))
    return null;
  const start = line.text.lastIndexOf(value);
  const end = start + value.length;
  return { name: value, start, end, opens: start, closes: end, rank: false, degree: false };
}

/** "Rosa Lindqvist Genome": words that the document prints small elsewhere may follow a name. */
function cutSpan(span: PersonSpan, counts: WordCounts): PersonSpan[] {
  const words = span.name.split(' ');
  const cut = words.findIndex((w, i) => i >= 2 && (counts.small.get(w.toLowerCase()) ?? 0) > 0);
  if (cut < 0) return [span];
  const name = words.slice(0, cut).join(' ');
  const end = span.start + name.length;
  return [span, { ...span, name, end, closes: end, degree: false }];
}

function spansOf(line: FactLine, counts: WordCounts): PersonSpan[] {
  const { assistant, office } = roleOf(line.label);
  if (assistant || office) return [];
  const isProse = line.text.length > longestLine;
  const text = line.text.slice(0, 4000);
  const spans = personSpans(text)
    .filter((span) => !isProse || span.rank || introduces.test(text.slice(Math.max(0, span.opens - 30), span.opens)))
    .slice(0, mostPerLine)
    .flatMap((span) => cutSpan(span, counts));
  const labelled = spans.length ? null : labelledName(line);
  return labelled ? [labelled] : spans;
}

/**
 * Proposes every span of the lines that may name the teacher, at most some hundred; `titleAt` is the line of the
 * course's name.
 */
export function instructorCandidates({ lines, counts }: FirstPage, titleAt: number): PersonCandidate[] {
  const mailboxes = lines.flatMap((line, at) => mailboxesIn(line.text).map((box) => ({ box, at })));
  const context: InstructorContext = { lines, counts, mailboxes, titleAt };
  const found: PersonCandidate[] = [];
  const seen = new Map<string, number>();
  let section = -1;
  for (const [at, line] of lines.entries()) {
    if (found.length >= mostCandidates) break;
    for (const span of spansOf(line, counts)) {
      const key = surnameOf(span.name);
      const features = featuresOf({ line, at, span }, context, section, seen.get(key) ?? 0);
      seen.set(key, (seen.get(key) ?? 0) + 1);
      found.push({ line, at, span, name: span.name, features });
    }
    if (isSection(line)) section = at;
  }
  return withElsewhere(found);
}

/** What the other mentions of the same family name say. */
function withElsewhere(candidates: PersonCandidate[]): PersonCandidate[] {
  const groups = Map.groupBy(candidates, (candidate) => surnameOf(candidate.name));
  const most = (group: PersonCandidate[], key: string) => Math.max(...group.map((c) => c.features[key] ?? 0));
  return candidates.map((candidate) => {
    const group = groups.get(surnameOf(candidate.name)) ?? [candidate];
    const features = {
      ...candidate.features,
      mentions: group.length,
      everTeacher: Math.max(most(group, 'labelTeacher'), most(group, 'sectionTeacher')),
      everAssistant: Math.max(most(group, 'labelAssistant'), most(group, 'sectionAssistant')),
      everRank: Math.max(most(group, 'rank'), most(group, 'degree')),
    };
    return { ...candidate, features };
  });
}
