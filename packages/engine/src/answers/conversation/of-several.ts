import { contentStems } from '../../text/words.ts';
import { comparedTerms } from '../evidence/compare.ts';
import { joinedTerms } from '../requests/joined-terms.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { listedItems } from './listed-items.ts';

const compares = /\b(?:differ\w*|distinction|compar\w+|contrast|similar\w*|in common|versus|vs)\b/i;
const bothOf = /\b(?:the two(?: of them)?|both(?: of them)?|they|them|these|those)\b/i;
const plainly = /,? (?:simply|in (?:simple|plain) (?:words|terms|english)|please)$/i;

/** "Which arrives second?" */
const bareWhich =
  /^(?:(?:and|so|but)\s)?which\s((?:is|are|was|were|has|have|does|do|did|can|came|went|got|\p{L}{3,}[^\Wsu]s)\b.*?)[?.!\s]*$/iu;
const longestPick = 7;

/** "Which one is faster?" after two things were set side by side, or asked about together. */
export function whichOne(asked: string, before: Before): string | null {
  const criterion = /^(?:(?:and|so|but)\s)?which (?:one|of (?:them|these|those|the two))\s(.+?)[?.!\s]*$/i.exec(
    asked,
  )?.[1];
  const terms = comparedTerms(before.question);
  const compared = criterion ?? (terms && asked.split(/\s+/).length <= longestPick ? bareWhich.exec(asked)?.[1] : null);
  if (!compared) return null;
  if (terms) return `Compare ${terms[0]} and ${terms[1]}: which ${compared}?`;
  const about = antecedentOf(before);
  const joined = joinedTerms(about?.replace(plainly, '') ?? '');
  return joined && `Which ${compared}: ${joined.map(([name]) => name).join(' or ')}?`;
}

/**
 * "What is the difference between them?", "How do they differ?": the two things that were asked about one after the
 * other.
 */
export function betweenThem(asked: string, before: Before): string | null {
  if (!compares.test(asked) || !bothOf.test(asked) || comparedTerms(before.question)) return null;
  const [former, latter] = [before.former?.() ?? null, antecedentOf(before)];
  const isTwo = former && latter && former.toLowerCase() !== latter.toLowerCase();
  return isTwo ? asked.replace(bothOf, `${former} and ${latter}`) : null;
}

const oneOfThem =
  /\b(?:(?!one)\p{L}+est|first|last|only|other|(?:most|least) \p{L}+|best|worst) (?<one>ones?)\b(?=\W*$|\s(?:is|are|was|were|in|of|to)\b)/iu;
const doneIt = /^(who|what) (?:did|does|do|caused|made) (?:it|that|this)\W*$/i;
const wasDone = /^(?:why|how|when|where) (?:was|were|is|are) (.+) (\p{L}{3,}(?:ed|en|t))\W*$/iu;

const isOne = /^(?:(?:and|so|but)\s)?(?:why\s)?(?:is|are|was|were|isn['’]?t|aren['’]?t)\s.{2,40}\s(?<one>ones?)\W*$/i;
/** "Which is the fastest?" */
const superlative =
  /^(?:(?:and|so|but)\s)?(?:which|what|who)(?: one)?(?:['’]s| is| are| was| were) the (?:\p{L}+est|(?:most|least) \p{L}+|best|worst)(?<end>\W*)$/iu;
const setBy =
  /^(?:(?:and|so|but|ok)[, ]+)*(?:(?:is|are|was|were|isn['’]?t) (?:it|that|this|they|these|those|he|she) (?:(?:just|basically|really|kind of) )?(?:the same(?: thing)?(?: as)?|different (?:from|to|than)|like|similar to)|(?:what(?:['’]?s| is) the )?difference (?:to|from|with)|(?:as )?compared (?:to|with)|versus|vs\.?) (?<other>(?:an? |the )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,3})\W*$/iu;

/** "Is that the same as a drift?", "And the difference to a drift?": the other side is what was spoken of. */
export function setBeside(asked: string, before: Before): string | null {
  const other = setBy.exec(asked)?.groups?.other;
  const about = other === undefined ? null : antecedentOf(before);
  return about && other ? `What is the difference between ${about} and ${other.replace(/^(?:an?|the) /i, '')}?` : null;
}

/** "Which was the newest one?", "Which is the newest?": one of what was spoken of. */
export function oneOf(asked: string, before: Before): string | null {
  const end = superlative.exec(asked)?.groups?.end;
  const of = end === undefined ? null : antecedentOf(before);
  if (of) return `${asked.slice(0, asked.length - (end?.length ?? 0))} of ${of}?`;
  const isA = isOne.exec(asked)?.groups?.one;
  const one = oneOfThem.exec(asked)?.groups?.one ?? isA;
  const about = one === undefined ? null : antecedentOf(before);
  const kind = isA === 'one' && about ? `a ${about}` : about;
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
  if (whole !== undefined && about && /^(?:types?|kinds?|forms?|sorts?) of /i.test(about))
    return asked.replace(whole, `${article} ${sort} ${about}`);
  const words = (about?.split(/\s(?:of|for|in|with|on)\s/)[0] ?? '').split(' ');
  const isSort = words.length > 1 && whole !== undefined;
  return isSort ? asked.replace(whole, `${article} ${sort} ${words.at(-1)}`) : null;
}

const theOther =
  /^(?:(?:and|but|so|ok(?:ay)?|what about|how about|what(?:['’]?s| is| are| was)|tell me about|explain)[, ]+)*the other(?: one| [\p{L}]+)?\W*$/iu;

/** "And the other one?" where an answer told of two, and the question was about one of them. */
export function otherOfTwo(asked: string, before: Before): string | null {
  if (!theOther.test(asked)) return null;
  const about = contentStems(antecedentOf(before) ?? '');
  for (const answer of [before.answer, before.listing?.() ?? '']) {
    const items = listedItems(answer);
    // One of them is what was asked about, word by word.
    const rest = items.filter((item) => !contentStems(item).every((stem) => about.includes(stem)));
    if (items.length === 2 && rest.length === 1) return `What is ${rest[0]}?`;
  }
  return null;
}
