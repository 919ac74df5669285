import { memoize } from '../../text/memoize.ts';
import type { Work } from '../items/assignments/work.ts';
import type { ScheduleWeek } from '../schedule.ts';
import type { RoleFeatures } from './role-features.ts';
import type { RoleProposal } from './role-proposals.ts';
import type { UnderstoodSession } from './understand-session.ts';

/** Proposals that share something: a column, a place in the outline of every week, a session. */
export interface RoleGroups {
  column: string;
  alike: string;
  session: string;
  week: string;
  /** The line that returns in most sessions and that this one stands under: a label in whatever language. */
  governor: string | null;
}

/** What a group is like is told by the means of these features over its members. */
const told = [
  'words',
  'strength',
  'located',
  'author',
  'quotes',
  'italic',
  'work',
  'digits',
  'address',
  'dates',
  'voted',
] as const;

const fold = memoize((text) =>
  text
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim(),
);

/** Lines, and words in front of a colon, that return in many sessions: how many sessions have each. */
export function recurringLines(weeks: ScheduleWeek[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sessions } of weeks)
    for (const { entries } of sessions) {
      const own = new Set<string>();
      for (const { text } of entries) {
        if (text.length <= 40) own.add(fold(text));
        const lead = /^([^:\n]{2,40}):\s/.exec(text)?.[1];
        if (lead) own.add(fold(lead));
      }
      for (const line of own) counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  const sessions = weeks.reduce((sum, week) => sum + week.sessions.length, 0);
  return new Map([...counts].filter(([line, count]) => line !== '' && count >= 3 && count >= sessions * 0.25));
}

export function groupsOf(
  proposal: RoleProposal,
  features: RoleFeatures,
  weeks: ScheduleWeek[],
  recurring: Map<string, number>,
): RoleGroups {
  const { entry, index, week, session, kind } = proposal;
  const governor = governorOf(proposal, weeks, recurring);
  const heading = entry.label ?? '';
  const unit = kind === 'topic' && proposal.isUnit ? 'unit' : '';
  const column = [
    kind,
    unit,
    entry.place,
    entry.column ?? '',
    entry.place === 'cell' ? heading : entry.depth,
    governor ?? '',
  ].join('|');
  const look = [
    features.shape,
    features.startsDigit,
    (features.bold ?? 0) > 0.9,
    (features.link ?? 0) > 0.5,
    index === 0,
    features.labelled,
  ];
  return {
    column,
    alike: `${column}|${look.join('|')}`,
    session: `${kind}|${week}.${session}`,
    week: `${kind}|${week}`,
    governor,
  };
}

function governorOf(
  { week, session, index, entry }: RoleProposal,
  weeks: ScheduleWeek[],
  recurring: Map<string, number>,
): string | null {
  const entries = weeks[week]?.sessions[session]?.entries ?? [];
  const lead = /^([^:\n]{2,40}):\s/.exec(entry.text)?.[1];
  if (lead && recurring.has(fold(lead))) return fold(lead);
  for (let i = index - 1; i >= 0; i--) {
    const before = entries[i];
    if (!before || before.column !== entry.column) continue;
    const line = fold(before.text);
    if (before.depth <= entry.depth && recurring.has(line)) return line;
  }
  return null;
}

const mean = (values: number[]) => (values.length ? values.reduce((a, b) => a + b, 0) / values.length : 0);

/** What describes a whole column or document is told roughly: an exact share would only name the document to a tree. */
const roughly = (value: number) => (value <= 1 ? Math.round(value * 8) / 8 : Math.round(2 * Math.log2(value)) / 2 + 1);

/** Sums of the members of each group, so that a member can be compared with the others. */
class Groups {
  readonly #members = new Map<string, number[]>();

  add(group: string, member: number) {
    const members = this.#members.get(group);
    if (members) members.push(member);
    else this.#members.set(group, [member]);
  }

  of(group: string): number[] {
    return this.#members.get(group) ?? [];
  }
}

/** Adds to each proposal's own features what its column, its session and the document look like. */
export function addContext(
  proposals: RoleProposal[],
  own: RoleFeatures[],
  groups: RoleGroups[],
  weeks: ScheduleWeek[],
  understood: UnderstoodSession[][],
): RoleFeatures[] {
  const byGroup = new Groups();
  for (const [i, { column, session, week }] of groups.entries())
    for (const group of [column, session, week]) byGroup.add(group, i);
  const sessions = weeks.reduce((sum, week) => sum + week.sessions.length, 0);
  const texts = proposals.map((proposal) => fold(proposal.piece.text));
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const columnMeans = new Map<string, RoleFeatures>();
  const voted = proposals.map(({ vote }) => (vote === 'none' ? 0 : 1));
  const document = ofDocument(proposals, weeks);
  return proposals.map((proposal, i) => {
    const group = groups[i] as RoleGroups;
    const members = byGroup.of(group.column);
    let columnMean = columnMeans.get(group.column);
    if (!columnMean) {
      columnMean = {};
      for (const name of told)
        columnMean[`column:${name}`] = roughly(
          mean(members.map((m) => (name === 'voted' ? voted[m] : own[m]?.[name]) ?? 0)),
        );
      const inSessions = new Set(members.map((m) => groups[m]?.session));
      columnMean['column:sessions'] = roughly(inSessions.size / (sessions || 1));
      columnMean['column:perSession'] = roughly(members.length / (inSessions.size || 1));
      columnMean['column:distinct'] = roughly(new Set(members.map((m) => texts[m])).size / members.length);
      columnMeans.set(group.column, columnMean);
    }
    const inSession = byGroup.of(group.session);
    const ownColumn = inSession.filter((m) => groups[m]?.column === group.column);
    return {
      ...own[i],
      ...columnMean,
      ...document,
      returns: Math.min(4, counts.get(texts[i] ?? '') ?? 1),
      governed: group.governor ? 1 : 0,
      'inColumn:at': ownColumn.indexOf(i),
      'inColumn:of': ownColumn.length,
      'inSession:at': inSession.indexOf(i),
      'inSession:of': inSession.length,
      'inSession:voted': inSession.reduce((sum, m) => sum + (m === i ? 0 : (voted[m] ?? 0)), 0),
      'inWeek:voted': byGroup.of(group.week).reduce((sum, m) => sum + (m === i ? 0 : (voted[m] ?? 0)), 0),
      ...ofSession(proposal, weeks, understood),
    };
  });
}

function ofSession(
  { week, session, entry, piece }: RoleProposal,
  weeks: ScheduleWeek[],
  understood: UnderstoodSession[][],
): RoleFeatures {
  const entries = weeks[week]?.sessions[session]?.entries ?? [];
  const found = understood[week]?.[session];
  const columns = [...new Set(entries.flatMap((one) => (one.column === null ? [] : [one.column])))].sort(
    (a, b) => a - b,
  );
  const works = found?.works ?? [];
  const over = works.find((work) => standsIn(work, entry.evidence, piece.text));
  return {
    'session:entries': entries.length,
    'session:columns': columns.length,
    'session:column': entry.column === null ? -1 : columns.indexOf(entry.column),
    'session:works': works.length,
    'session:heading': entries.some((one) => one.place === 'heading') ? 1 : 0,
    'session:break': found?.isBreak ? 1 : 0,
    isWork: over ? Math.max(0.1, over.signs.name) : 0,
    isLabelledWork: over?.signs.label || over?.signs.due ? 1 : 0,
  };
}

function standsIn(work: Work, evidence: RoleProposal['entry']['evidence'], text: string): boolean {
  const { block, start, end } = work.evidence;
  if (block !== evidence.block || start >= evidence.end || end <= evidence.start) return false;
  return text.includes(work.evidence.text) || work.evidence.text.includes(text) || text.includes(work.title);
}

function ofDocument(proposals: RoleProposal[], weeks: ScheduleWeek[]): RoleFeatures {
  const taken = proposals.filter((proposal) => proposal.vote === 'taken');
  const weeksWith = (kind: RoleProposal['kind']) =>
    new Set(taken.filter((proposal) => proposal.kind === kind).map((proposal) => proposal.week)).size /
    (weeks.length || 1);
  const strong = taken.filter((p) => p.kind === 'reading' && p.reading.citation.strength >= 0.8).length;
  return {
    'document:topics': roughly(weeksWith('topic')),
    'document:readings': roughly(weeksWith('reading')),
    'document:strong': roughly(strong / (weeks.length || 1)),
  };
}
