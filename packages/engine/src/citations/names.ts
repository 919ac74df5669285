import { alternation, withCapitals } from '../lexicon/alternation.ts';
import { chapterWords, foreignChapterWords, otherParts, pageWords, sectionWords } from '../lexicon/reading-words.ts';
import { memoize } from '../text/memoize.ts';

/** The people at the start of a citation, and where their names end. */
export interface Authors {
  /** As a reader would say them: "Lindt and Osei", "Okafor et al.". */
  names: string;
  /** Folded family names, for looking them up. */
  families: string[];
  end: number;
}

const particle =
  '(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]en|[Dd]i|[Dd]a|[Dd]u|[Dd]el|[Dd]ella|[Ll]a|[Ll]e|[Tt]en|[Tt]er|al|bin|ibn|y|zu)';
const capital = String.raw`\p{Lu}[\p{L}\p{M}'’ʼ]*(?:[-‐‑–][\p{Lu}\p{Ll}][\p{L}\p{M}'’]+)*`;
const longCapital = String.raw`\p{Lu}[\p{L}\p{M}'’ʼ]+(?:[-‐‑–]\p{L}[\p{L}\p{M}'’]+)*`;
const family = String.raw`(?:${particle}\s){0,3}(?!(?:Jr|Sr)\b)${longCapital}`;
// A name has a few initials; without a bound a line of nothing else would be tried in every way to part it.
const initial = String.raw`\p{Lu}\.(?:\s?-?\p{Lu}\.){0,3}`;
const given = String.raw`(?:${initial}|${capital})(?:\s(?:${initial}|${capital})){0,4}`;
const suffix = String.raw`(?:,?\s(?:Jr|Sr|II|III|IV)\.?)?`;

// "A." is an initial and no article.
const part = `(?!(?:${alternation(withCapitals([...pageWords.slice(1), ...chapterWords, ...foreignChapterWords, ...sectionWords, ...otherParts]))}|Introduction|The|A(?!\\.)|An|In|On)\\b)`;
/**
 * Behind initials a name is given in full only where something ends it: in "Lindt, A. Tides of salt" a title begins.
 */
const ofInverted = String.raw`(?:${initial}(?:\s${capital}(?=\s*[.,;(:]|\s(?:and|&)\s\p{Lu}))?|${capital}(?:\s(?:${initial}|${part}${capital})){0,4})`;
const inverted = String.raw`(?<inverted>${family}(?:\s${family})?),\s?${part}(?:Jr\.?,\s?)?${ofInverted}${suffix}`;
const vancouver = String.raw`(?<vancouver>${family})\s(?:\p{Lu}{1,3}|(?:\p{Lu}\.\s?){1,3}(?=[\s,;:(]))(?=\s*[,;(:]|\s*(?:and|&)\s|\.?\s*$|\.?\s*[(“"]?[12]\d{3})`;
/** The last of several such names: "Lindt K, Okafor WE. Tides of salt". */
const vancouverLast = String.raw`(?<vancouverLast>${family})\s\p{Lu}{1,3}(?=\.\s+[\p{Lu}“"])`;
const straight = String.raw`(?<straight>${given}\s${family})${suffix}`;
const etAl = /^,?\s*(?:et\.?\s?al\b\.?|and others)/;
const joint = /^(?:\s*,\s*(?:and|&)\s+|\s*;\s*(?:and\s+|&\s*)?|\s+(?:and|&)\s+|\s*,\s*|\s*\/\s*|\s*\+\s*)/;

const name = { inverted, vancouver, vancouverLast, straight, alone: `(?<alone>${family})` };
type Order = keyof typeof name;
const atStart = Object.fromEntries(
  Object.entries(name).map(([order, source]) => [order, new RegExp(`^(?:${source})`, 'u')]),
) as Record<Order, RegExp>;
const familyAtEnd = new RegExp(String.raw`(?<!\p{L})${family}$`, 'u');
/** Which orders the names behind the first may have: "Lindt, Marta and Paul Osei", but "Lindt K, Okafor WE". */
const laterOrders: Record<Order, Order[]> = {
  inverted: ['inverted', 'straight'],
  vancouver: ['vancouver', 'vancouverLast'],
  vancouverLast: [],
  straight: ['straight', 'alone'],
  alone: ['straight', 'alone'],
};

interface Name {
  family: string;
  end: number;
  order: Order;
}

function nameAt(text: string, orders: Order[]): Name | null {
  for (const order of orders) {
    const match = atStart[order].exec(text);
    const printed = match?.groups?.[order];
    if (!match || printed === undefined) continue;
    return { family: order === 'straight' ? familyOf(printed) : printed, end: match[0].length, order };
  }
  return null;
}

function familyOf(fullName: string): string {
  return familyAtEnd.exec(fullName)?.[0] ?? fullName;
}

/**
 * The names that a bibliography entry opens with, in any of the usual orders ("Lindt, Marta J. and Paul Osei",
 * "Lindt K, Okafor WE", "Osei, B. L., Marsh, S."). Null where the text opens with no name in such an order.
 */
export const authorBlock = memoize((text: string): Authors | null => {
  const alone = /^\p{Lu}[\p{L}'’-]+(?=,?\s+et\.?\s?al\b)/u.exec(text)?.[0];
  const first =
    nameAt(text, ['inverted', 'vancouver']) ?? (alone ? { family: alone, end: alone.length, order: 'alone' } : null);
  return first ? follow(text, first as Name) : null;
});

/** Names as a schedule prints them before a title: "Gloria Peña", "Smith and Kim", "Lindt/Osei", "Smith et al.". */
export const shortAuthors = memoize((text: string): Authors | null => {
  const first = nameAt(text, ['straight', 'alone']);
  return first ? follow(text, first) : null;
});

function follow(text: string, first: Name): Authors {
  const families = [first.family];
  let end = first.end;
  // Names joined by a comma alone count once an "and" or "et al." ends the list: what follows a comma may be the title.
  let open: Name[] = [];
  let at = end;
  const initialled = /\p{Lu}\.$/u.test(text.slice(0, first.end));
  for (let guard = 0; guard < 40; guard++) {
    const rest = text.slice(at);
    const more = etAl.exec(rest);
    if (more) return result([...families, ...open.map((n) => n.family)], at + more[0].length, true);
    const link = joint.exec(rest);
    const next = link ? nameAt(rest.slice(link[0].length), laterOrders[first.order]) : null;
    if (!link || !next) break;
    // "Lindt, M., Tides of Salt, Harbour Press": behind initials no other author is named in full, so a title has
    // begun.
    const printed = rest.slice(link[0].length, link[0].length + next.end);
    if (next.order === 'inverted' && initialled && !/\p{Lu}\./u.test(printed)) break;
    at += link[0].length + next.end;
    open.push(next);
    const last = /and|&/.test(link[0]);
    if (last || /^(?:inverted|vancouver)/.test(next.order) || /[/;+]/.test(link[0])) {
      families.push(...open.map((n) => n.family));
      open = [];
      end = at;
    }
    if (last) break;
  }
  return result(families, end, false);
}

function result(families: string[], end: number, others: boolean): Authors {
  return { names: say(families, others), families: families.map(foldName), end };
}

function say(families: string[], others: boolean): string {
  if (others) return `${families.join(', ')} et al.`;
  if (families.length < 3) return families.join(' and ');
  return `${families.slice(0, -1).join(', ')}, and ${families.at(-1)}`;
}

/** A family name folded for comparison: no accents, lower case. */
export const foldName = memoize((family: string): string =>
  family
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('’', "'"),
);
