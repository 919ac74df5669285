import { neverInNames } from '../../lexicon/first-page.ts';
import { degrees, nameParticles, rankWords } from '../../lexicon/staff.ts';
import { memoize } from '../../text/memoize.ts';

/** A run of words in a text that has the shape of a person's name. */
export interface PersonSpan {
  name: string;
  /** Offsets of the name, without rank and degree, in the text. */
  start: number;
  end: number;
  /** Offset where the form of address begins; `start` where there is none. */
  opens: number;
  /** Offset behind the degree; `end` where there is none. */
  closes: number;
  rank: boolean;
  degree: boolean;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

const word = /\(\p{Lu}\p{L}+\)|[“"]\p{Lu}\p{L}+[”"]|\p{L}[\p{L}\p{M}'’.-]*(?:\(\p{Ll}+\))?/gu;
const ranks = new Set<string>(rankWords);
const degreeSet = new Set<string>(degrees);
const particles = new Set<string>(nameParticles);
const never = new Set<string>(neverInNames);
const mostWords = 5;

const bare = (text: string) => {
  const small = text.toLowerCase();
  return /[.’']$/.test(small) ? small.replace(/[.’']+$/, '') : small;
};
const isInitial = (text: string) =>
  /^(?:\p{Lu}\.?[-‐]?){1,3}$/u.test(text) && (text.includes('.') || text.length === 1);
const isCapital = (text: string) => /^["“(]?\p{Lu}/u.test(text);
const isDegree = (text: string) =>
  degreeSet.has(text.toLowerCase().replace(/[^\p{L}]/gu, '')) && /^\P{Ll}|\./u.test(text) && text.length > 1;
const isNameWord = (text: string) =>
  isCapital(text) && !never.has(bare(text)) && (isInitial(text) || text.replace(/[^\p{L}]/gu, '').length > 1);

/** Words of the text, with the gap before each: a name goes on over single blanks only. */
function runs(text: string): Word[][] {
  const found: Word[][] = [];
  let open: Word[] = [];
  for (const match of text.matchAll(word)) {
    const gap = text.slice(open[open.length - 1]?.end ?? match.index, match.index);
    const next = { text: match[0], start: match.index, end: match.index + match[0].length };
    const before = open[open.length - 1]?.text ?? '';
    // "Okafor." ends a sentence, "A." and "Dr." do not.
    const isClosed =
      before.endsWith('.') && /\p{Ll}{2}\.$/u.test(before) && !ranks.has(bare(before)) && !isDegree(before);
    if (open.length && (!/^[  ]{1,2}$/.test(gap) || isClosed)) {
      found.push(open);
      open = [];
    }
    open.push(next);
  }
  if (open.length) found.push(open);
  return found;
}

function spanOf(words: Word[], text: string, rankFrom: number | null): PersonSpan | null {
  const names = [...words];
  while (names.length && particles.has(names[names.length - 1]?.text ?? '')) names.pop();
  let degree = false;
  let closes = names[names.length - 1]?.end ?? 0;
  while (names.length > 2 && isDegree(names[names.length - 1]?.text ?? '')) {
    names.pop();
    degree = true;
  }
  const [first] = names;
  const last = names[names.length - 1];
  if (!first || !last || names.length > mostWords) return null;
  const isWhole = names.some((w) => !isInitial(w.text)) && (names.length > 1 || rankFrom !== null);
  if (!isWhole || (names.length === 1 && last.text.length < 3)) return null;
  let end = last.end - (/\p{Ll}{2}\.+$/u.exec(last.text) && !/^(?:jr|sr)\.$/i.test(last.text) ? 1 : 0);
  const suffix = /^,?\s+(?:Jr|Sr|II|III|IV)\b\.?/.exec(text.slice(end));
  if (suffix) end += suffix[0].length;
  closes = Math.max(closes, end);
  const behind = /^(?:\s*,\s*|\s+)([\p{L}.]+(?:\s?[\p{L}.]+)?)/u.exec(text.slice(closes));
  if (behind?.[1] && [behind[1], behind[1].split(' ')[0] ?? ''].some((t) => isDegree(t.replace(/\s/g, '')))) {
    degree = true;
    closes += behind[0].length;
  }
  const name = text.slice(first.start, end);
  return { name, start: first.start, end, opens: rankFrom ?? first.start, closes, rank: rankFrom !== null, degree };
}

/** Lines near to each other are asked about again by the rules for titles and teachers. */
const rememberedLines = 200;

/** Finds every run of capitalised words that may name a person, in order; two names set without a comma are one run. */
export const personSpans = memoize((text: string): readonly PersonSpan[] => {
  const found: PersonSpan[] = [];
  for (const run of runs(text)) {
    let open: Word[] = [];
    let rankFrom: number | null = null;
    const close = () => {
      const span = open.length ? spanOf(open, text, rankFrom) : null;
      if (span) found.push(span);
      open = [];
      rankFrom = null;
    };
    for (const next of run) {
      const isRank = ranks.has(bare(next.text)) && (isCapital(next.text) || bare(next.text) === 'dr');
      if (isRank) {
        if (open.length) close();
        rankFrom ??= next.start;
      } else if (isNameWord(next.text) || (open.length > 0 && particles.has(next.text))) open.push(next);
      else close();
    }
    close();
  }
  return [...found, ...reversed(text)].sort((a, b) => a.start - b.start);
}, rememberedLines);

/** "Doe, Jane" alone on its line. */
function reversed(text: string): PersonSpan[] {
  const match = /^\s*(?:Dr\.?\s+|Prof\.?\s+)?(\p{Lu}[\p{L}'’-]+),\s+(\p{Lu}[\p{L}'’.-]+(?:\s+\p{Lu}\.)?)\s*$/u.exec(
    text,
  );
  const [surname = '', given = ''] = match?.slice(1) ?? [];
  if (!match || !isNameWord(surname) || !isNameWord(given) || isDegree(given)) return [];
  const start = text.indexOf(surname);
  const end = text.trimEnd().length;
  return [{ name: `${given} ${surname}`, start, end, opens: start, closes: end, rank: false, degree: false }];
}

/** Writes the family name in plain letters: "Béjar-López" is "bejarlopez". */
export function surnameOf(name: string): string {
  const words = name.replace(/,?\s+(?:Jr|Sr|II|III|IV)\.?$/, '').split(/\s+/);
  // "Okafor A." has the initial last.
  const last = words.findLast((w) => plain(w).length > 1) ?? '';
  return plain(last);
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/**
 * Scores how well a mailbox carries a person's name, in [0, 1]: 1 for the family name, less for a given name or part of
 * it.
 */
export function mailboxAgreement(mailbox: string, name: string): number {
  const local = plain(mailbox.split('@')[0] ?? '');
  const surname = surnameOf(name);
  if (surname.length > 2 && local.includes(surname)) return 1;
  // Long names are cut: "oyelara" for Oyelaran, "lindqvistr" for Lindqvist.
  if (surname.length > 5 && local.includes(surname.slice(0, 5))) return 0.9;
  const parts = name.split(/[\s-]+/).map(plain);
  if (parts.some((p) => p.length > 2 && local.startsWith(p))) return 0.7;
  const initials = parts.map((p) => p[0] ?? '').join('');
  return initials.length > 1 && local.startsWith(initials.slice(0, 2)) && local.length <= 4 ? 0.5 : 0;
}
