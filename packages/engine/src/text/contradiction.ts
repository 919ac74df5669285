import { months, weekdays } from '../lexicon/calendar-names.ts';
import { valueOfNumber } from '../lexicon/numbers.ts';
import { isNegated } from './negation.ts';
import { oppositeAmong } from './opposites.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { type Word, words } from './words.ts';

/** A sentence as what it speaks of, and what it says of that. */
interface Statement {
  /** Stems of what carries content, without the values. */
  about: ReadonlySet<string>;
  /** Numbers, days and times of day, each in one spelling; names too, where they are what is asked for. */
  values: ReadonlySet<string>;
  isNegated: boolean;
}

const calendarNames = new Map(
  [months, weekdays].flatMap((lists, kind) =>
    lists.flatMap((names, i) => names.map((name) => [name, `${kind === 0 ? 'month' : 'weekday'} ${i + 1}`] as const)),
  ),
);
/** What a value is counted in says nothing of what is spoken of: "40 dollars" and "$40". */
const units = new Set(
  'am pm percent dollar euro pound usd eur cent hour minut day week o clock noon midnight'.split(' ').map(stem),
);
const figure = /^\p{Nd}+(?:[.,:]\p{Nd}+)*$/u;
const ordinal = /^(\d+)(?:st|nd|rd|th)$/;
const finiteVerb =
  /\b(?:is|are|was|were|has|have|had|will|can|may|must|should|does|do|did|costs?|meets?|takes?|begins?|starts?|ends?|opens?|closes?|counts?|covers?|lasts?|holds?|due)\b/i;

/**
 * Whether two sentences say different things of the same: another number, day, time or name ("The fee is 40 dollars.",
 * "The fee is $55."), the opposite, or that it is not so. Different details of it are no contradiction, nor are
 * statements of two numbered things ("Lab 1 is …", "Lab 2 is …").
 * @param asked stems that both must have, where they answer a question
 */
export function contradicts(one: string, other: string, asked: readonly string[] = [], mayBeNames = false): boolean {
  const known = new Set(asked);
  const [first, second] = [statement(one, mayBeNames, known), statement(other, mayBeNames, known)];
  const shared = [...first.about].filter((stemmed) => second.about.has(stemmed));
  // "Is it mandatory?" is answered by "It is optional." too.
  const speaksOf = ({ about }: Statement, stemmed: string) =>
    about.has(stemmed) || oppositeAmong(about, stemmed) !== undefined;
  if (shared.length === 0 || asked.some((stemmed) => speaksOf(first, stemmed) !== speaksOf(second, stemmed)))
    return false;
  const only = [without(first.about, second.about), without(second.about, first.about)] as const;
  const isSameMatter = only[0].length === 0 || only[1].length === 0;
  const isSaidOtherwise =
    without(first.values, second.values).length > 0 && without(second.values, first.values).length > 0;
  if (isSaidOtherwise) return isSameMatter && first.isNegated === second.isNegated;
  const isSameValue = first.values.size === second.values.size;
  // "until Friday" against "never": what is denied altogether needs no value.
  const isDeniedAltogether = (one: Statement) => one.isNegated && one.values.size === 0;
  if (only[0].length === 0 && only[1].length === 0)
    return (
      first.isNegated !== second.isNegated && (isSameValue || isDeniedAltogether(first) || isDeniedAltogether(second))
    );
  const [word, instead] = [only[0][0], only[1][0]];
  if (only[0].length !== 1 || only[1].length !== 1 || word === undefined || instead === undefined) return false;
  return isSameValue && first.isNegated === second.isNegated && oppositeAmong(new Set([instead]), word) === instead;
}

const without = (these: ReadonlySet<string>, those: ReadonlySet<string>): string[] =>
  [...these].filter((each) => !those.has(each));

function statement(sentence: string, mayBeNames: boolean, asked: ReadonlySet<string>): Statement {
  const said = words(sentence);
  const about = new Set<string>();
  const values = new Set<string>();
  for (const [i, word] of said.entries()) {
    const value = valueIn(word);
    const named = said[i - 1];
    if (value !== null && named && isLabel(sentence, named, word)) about.add(`${stem(named.folded)} ${value}`);
    else if (value !== null) values.add(value);
    else if (isStopWord(word.folded) || /^(?:not|never|no|nt)$/.test(word.folded)) continue;
    // A name that the question has says what is spoken of: "Where is Dr. Holt's office?"
    else if (mayBeNames && i > 0 && /^\p{Lu}\p{L}/u.test(word.raw) && !asked.has(stem(word.folded)))
      values.add(word.folded);
    else if (!units.has(stem(word.folded))) about.add(stem(word.folded));
  }
  return { about, values, isNegated: isNegated(sentence) };
}

function valueIn({ folded, raw }: Word): string | null {
  if (figure.test(folded)) return `${Number.parseFloat(folded.replace(/,(?=\d{3}\b)/g, '').replace(',', '.'))}`;
  const ranked = ordinal.exec(folded)?.[1];
  if (ranked !== undefined) return ranked;
  // "May" and "March" are words in small letters.
  const day =
    raw === raw.toLowerCase() && /^(?:may|march|mar|sun|sat|wed)$/.test(raw)
      ? undefined
      : calendarNames.get(raw.toLowerCase());
  if (day !== undefined) return day;
  const counted = /^\p{L}{3,}$/u.test(folded) ? valueOfNumber(folded) : null;
  return counted === null ? null : `${counted}`;
}

/**
 * "Lab 2", "week 3": the number says which thing it is, not how much; it stands behind its noun, before what is said of
 * it.
 */
function isLabel(sentence: string, named: Word, number: Word): boolean {
  if (sentence.slice(named.end, number.start) !== ' ' || isStopWord(named.folded) || valueIn(named) !== null)
    return false;
  return !finiteVerb.test(sentence.slice(0, named.start)) && finiteVerb.test(sentence.slice(number.end));
}
