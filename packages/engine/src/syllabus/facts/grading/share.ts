import { alternation } from '../../../lexicon/alternation.ts';
import { cardinalPattern, fractions, valueOfNumber } from '../../../lexicon/numbers.ts';

/** How much something counts towards the grade, as printed in a text. */
export interface Share {
  value: number;
  unit: 'percent' | 'points';
  /** Offsets into the text, from the first amount that speaks of this share to the last. */
  start: number;
  end: number;
  /** The share is of each piece, and the text does not say how many there are. */
  each: boolean;
}

/** Some languages write the sign first: "%20". */
const amount =
  /(?<![\p{L}\d.,:/$€£#%])(?:(\d{1,4}(?:[.,]\d{1,2})?)\s?(%|per\s?cent\b|points?\b|pts?\b\.?|marks?\b|puntos\b|punkte\b)|%\s?(\d{1,3}(?:[.,]\d{1,2})?)(?![\p{L}\d%]))/giu;
/** Behind an amount: a range, a bound, a rate or a penalty weighs nothing. */
const boundBehind =
  /^\s*(?:(?:[–-]|to\s)\s*[<>]?\s*\d|[<≤≥>]|(?:or|and)\s+(?:above|more|higher|better|below|less|lower|greater)\b|(?:per|for (?:each|every)|each|every|a)\s+(?:calendar |late |school |week)?(?:day|week|hour|class)|(?:late|off|bonus|deduction|penalty|reduction|discount)\b|of (?:the )?(?:points|possible|class|students|time|value|total(?! (?:course )?(?:grade|mark|score)s?\b)|assigned|lectures|meetings)\b)/i;
/** In front of an amount: the lower end of a range, or a bound. */
const boundBefore =
  /(?:[<>≥≤]=?|\d\s?%?\s?[–-]|\bto|\b(?:at least|minimum(?: of)?|more than|less than|over|under|below|above|exceeds?|up to|loses?|deduct(?:ed|ion)?(?: of)?|penalty(?: of)?|penali[sz]ed(?: by)?|(?:reduced|lowered|drop(?:ped)?)(?: by)?))\s*$/i;
/** What may stand between two amounts that speak of one share: "27% x 3 = 81%", "40% (100 pts)", "40% or 30%". */
const linking = /^(?:[\s()[\]x×*@=~≈,;/|+–-]|[=-]>|[→⇒]|\d+|\b(?:or|each|ea|apiece|total|possible|for|of|per)\b\.?)*$/i;
const perPiece = /^\s*(?:each\b|ea\b|apiece\b|(?:per|for each)\s+\p{L}+|\/\s*\p{L}+)/iu;

/** "One-third of the course grade", "half of your grade", "1/4 of the final mark". */
const inWords = new RegExp(
  String.raw`\b(?:(?:(?<count>${cardinalPattern}|an?)[\s-])?(?<part>${alternation([...fractions.keys()])})s?|(?<top>\d)\s?/\s?(?<bottom>\d{1,2}))\s+(?:of\s+)?(?:the|your|my)\s+(?:final |course |overall |total )*(?:grade|mark)\b`,
  'giu',
);

/** Shares that are no figures in percent or points, up to the word that says of what. */
function fractionsIn(text: string): Amount[] {
  return [...text.matchAll(inWords)].flatMap((match): Amount[] => {
    const { count = '', part = '', top = '', bottom = '' } = match.groups ?? {};
    const counted = top ? Number(top) : (valueOfNumber(count) ?? 1);
    const value = Math.round((1000 * counted) / (fractions.get(part.toLowerCase()) ?? Number(bottom))) / 10;
    const place = { start: match.index, end: match.index + match[0].length };
    return value > 0 && value < 100 ? [{ value, unit: 'percent', ...place, each: false, result: false }] : [];
  });
}

const arrow = /(?:[=-]+>|→|⇒)(?=\s*$)/;

interface Amount {
  value: number;
  unit: Share['unit'];
  start: number;
  end: number;
  each: boolean;
  /** Follows "=": the result of what stands before. */
  result: boolean;
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amount)].flatMap((match): Amount[] => {
    const start = match.index;
    const end = start + match[0].length;
    // "15% each => 45%": an arrow leads to the result.
    const before = text.slice(Math.max(0, start - 40), start).replace(arrow, '=');
    const after = text.slice(end, end + 40);
    const value = Number((match[1] ?? match[3] ?? '').replace(',', '.'));
    if (boundBefore.test(before) || boundBehind.test(after) || !(value > 0)) return [];
    const unit = /%|cent/i.test(match[2] ?? '%') ? 'percent' : 'points';
    if (unit === 'percent' && value > 100) return [];
    return [
      {
        value,
        unit,
        start,
        end,
        each:
          perPiece.test(after) || /(?:@|\b(?:each (?:is )?worth|cada un[ao]|chacune?|je|jeweils))\s*$/i.test(before),
        result: /=\s*$/.test(before),
      },
    ];
  });
}

/** Which bracket an offset stands in, by where it opens; −1 outside brackets. */
function bracketAt(text: string, at: number): number {
  const open: number[] = [];
  for (let i = 0; i < at; i++) {
    if (text[i] === '(' || text[i] === '[') open.push(i);
    else if (text[i] === ')' || text[i] === ']') open.pop();
  }
  return open.at(-1) ?? -1;
}

/**
 * The shares that a text names, in order. Amounts that speak of one share are one: of "27% x 3 = 81%" the result, of
 * "2% each, 20% total" what is not for each, of "40% (100 points)" the percent. Ranges, bounds and penalties are left
 * out.
 */
export function sharesIn(text: string): Share[] {
  const groups: Amount[][] = [];
  for (const found of [...amountsIn(text), ...fractionsIn(text)].sort((a, b) => a.start - b.start)) {
    const last = groups.at(-1)?.at(-1);
    const between = last ? text.slice(last.end, found.start) : '';
    const bracket = last ? bracketAt(text, found.start) : -1;
    const together = last && ((bracket >= 0 && bracketAt(text, last.start) === bracket) || linking.test(between));
    if (together && !isListOf(text, last, found)) groups.at(-1)?.push(found);
    else groups.push([found]);
  }
  return groups.map((group) => shareOf(group, text));
}

/** "(midterm = 15 points; final = 20 points)": amounts in one bracket, each behind a name of its own. */
const isListOf = (text: string, a: Amount, b: Amount) =>
  !a.each &&
  !b.each &&
  !b.result &&
  /\p{L}{4}/u.test(text.slice(a.end, b.start).replace(/\b(?:each|total|dropped)\b/gi, ''));

function shareOf(group: Amount[], text: string): Share {
  const start = group[0]?.start ?? 0;
  const end = Math.max(...group.map((one) => one.end));
  const place = { start, end };
  const result = group.findLast((one) => one.result);
  if (result) return { value: result.value, unit: result.unit, ...place, each: false };
  const whole = group.filter((one) => !one.each);
  const best = whole.find((one) => one.unit === 'percent') ?? whole[0];
  if (best) return { value: best.value, unit: best.unit, ...place, each: false };
  const one = group.find(({ unit }) => unit === 'percent') ?? group[0];
  const total = one ? totalBehind(one, text) : null;
  if (one && total !== null) return { value: total, unit: one.unit, ...place, each: false };
  const times = /(\d{1,2})\s*(?:[x×*@]|at)\s*$/i.exec(text.slice(0, one?.start ?? 0))?.[1];
  const value = (one?.value ?? 0) * (times ? Number(times) : 1);
  return { value, unit: one?.unit ?? 'percent', ...place, each: times === undefined };
}

/** "Three tests, 150 points each (450)": what a bracket says they come to, where it is some of them. */
function totalBehind({ value, end }: Amount, text: string): number | null {
  const bracket =
    /^\s*(?:each|ea\.?|apiece|per\s\p{L}+)?[\s,;:=]*[([]\s*(?:=|total(?:\s*of)?:?)?\s*(\d{2,4})(?!\d)\s*(?:points?|pts?\.?|total|%)*\s*[)\]]/iu;
  const total = Number(bracket.exec(text.slice(end))?.[1] ?? Number.NaN);
  return total > value && total % value === 0 ? total : null;
}
