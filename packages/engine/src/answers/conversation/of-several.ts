import { contentStems } from '../../text/words.ts';
import { comparedTerms } from '../evidence/compare.ts';
import { joinedTerms } from '../requests/joined-terms.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { listedItems } from './listed-items.ts';

const setBeside = /\b(?:differ\w*|distinction|compar\w+|contrast|similar\w*|in common|versus|vs)\b/i;
const bothOf = /\b(?:the two(?: of them)?|both(?: of them)?|they|them|these|those)\b/i;
const plainly = /,? (?:simply|in (?:simple|plain) (?:words|terms|english)|please)$/i;

/** "Which one is faster?" after two things were set side by side, or asked about together. */
export function whichOne(asked: string, before: Before): string | null {
  const criterion = /^(?:(?:and|so|but)\s)?which (?:one|of (?:them|these|those|the two))\s(.+?)[?.!\s]*$/i.exec(
    asked,
  )?.[1];
  if (criterion === undefined) return null;
  const terms = comparedTerms(before.question);
  if (terms) return `Compare ${terms[0]} and ${terms[1]}: which ${criterion}?`;
  const joined = joinedTerms(antecedentOf(before)?.replace(plainly, '') ?? '');
  return joined && `Which ${criterion}: ${joined.map(([name]) => name).join(' or ')}?`;
}

/**
 * "What is the difference between them?", "How do they differ?": the two things that were asked about one after the
 * other.
 */
export function betweenThem(asked: string, before: Before): string | null {
  if (!setBeside.test(asked) || !bothOf.test(asked) || comparedTerms(before.question)) return null;
  const [former, latter] = [before.former?.() ?? null, antecedentOf(before)];
  const isTwo = former && latter && former.toLowerCase() !== latter.toLowerCase();
  return isTwo ? asked.replace(bothOf, `${former} and ${latter}`) : null;
}

const oneOfThem =
  /\b(?:(?!one)\p{L}+est|first|last|only|other|(?:most|least) \p{L}+|best|worst) (?<one>ones?)\b(?=\W*$|\s(?:is|are|was|were|in|of|to)\b)/iu;
const doneIt = /^(who|what) (?:did|does|do|caused|made) (?:it|that|this)\W*$/i;
const wasDone = /^(?:why|how|when|where) (?:was|were|is|are) (.+) (\p{L}{3,}(?:ed|en|t))\W*$/iu;

/** "Which was the newest one?": one of what was spoken of. */
export function oneOf(asked: string, before: Before): string | null {
  const one = oneOfThem.exec(asked)?.groups?.one;
  const kind = one === undefined ? null : antecedentOf(before);
  return kind && asked.replace(new RegExp(`\\b${one}\\b(?!.*\\b${one}\\b)`, 'i'), kind);
}

/** "Who did it?" after "Why was the mill burnt?" asks who burnt it. */
export function doneTo(asked: string, before: Before): string | null {
  const [, who] = doneIt.exec(asked) ?? [];
  const [, victim, deed] = who ? (wasDone.exec(before.question) ?? []) : [];
  return victim && deed ? `${who} ${deed} ${victim}?` : null;
}

const sortOfOne = /\b(the|an?) ((?!other|same|first|second|third|last|next|only)[\p{L}-]+(?: [\p{L}-]+)?) ones?\b/iu;

/** "How does it differ from the stable one?" after "What is an open arch?" speaks of the stable arch. */
export function ofSameKind(asked: string, before: Before): string | null {
  const [whole, article, sort] = sortOfOne.exec(asked) ?? [];
  const about = whole === undefined ? null : antecedentOf(before);
  const words = (about?.split(/\s(?:of|for|in|with|on)\s/)[0] ?? '').split(' ');
  const isSort = words.length > 1 && whole !== undefined;
  return isSort ? asked.replace(whole, `${article} ${sort} ${words.at(-1)}`) : null;
}

const theOther = /^(?:(?:and|but|so|ok(?:ay)?|what about|how about)[, ]+)*the other(?: one| [\p{L}]+)?\W*$/iu;

/** "And the other one?" where the last answer tells of two, and the question was about one. */
export function otherOfTwo(asked: string, before: Before): string | null {
  if (!theOther.test(asked)) return null;
  const about = contentStems(antecedentOf(before) ?? '');
  const items = listedItems(before.answer);
  const isAsked = (item: string): boolean => contentStems(item).some((stem) => about.includes(stem));
  const others = items.filter((item) => !isAsked(item));
  return items.length === 2 && others.length === 1 ? `What is ${others[0]}?` : null;
}
