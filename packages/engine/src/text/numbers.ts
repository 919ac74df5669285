import type { Span } from './sentences.ts';

const units =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const scales = 'hundreds?|thousands?|millions?|billions?|trillions?|dozens?';
const words = `(?:${tens})(?:[\\s-](?:${units}))?|${units}|${scales}|half|twice|once|double|triple|single|quarter`;
/** "10⁶", "1.6 × 10^-19": a number without its power is another one. */
const power = '(?:\\s?[×·x]\\s?10(?=[⁰¹²³⁴-⁹⁺⁻^]))?(?:[⁺⁻]?[⁰¹²³⁴-⁹]+|\\^\\(?[-−+]?\\p{Nd}+\\)?)?';
const numberPattern = new RegExp(
  `[-−]?\\p{Nd}+(?:[.,]\\p{Nd}+)*${power}(?:\\s?%)?|\\b(?:${words})\\b(?:[\\s-](?:${words})\\b)*`,
  'giu',
);

const months =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const year = '(?:1\\d{3}|20\\d{2})';
const timePattern = new RegExp(
  [
    `\\b\\d{1,2}(?:st|nd|rd|th)?\\s${months}\\b\\.?(?:,?\\s${year})?`,
    `\\b${months}\\b\\.?\\s\\d{1,2}(?:st|nd|rd|th)?\\b(?:,?\\s${year})?`,
    `\\b${months}\\b\\.?\\s${year}\\b`,
    `\\b(?:${year}|\\d{2,3})s\\b`,
    `\\b${year}(?:\\s?[–-]\\s?\\d{2,4})?\\b(?!\\s?(?:%|percent|km|miles|men|people|horsepower))`,
    '\\b(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\w+teenth|twentieth|(?:twenty-)?first)[\\s-]?(?:to|and|or|[–-])?\\s?(?:\\d{1,2}(?:st|nd|rd|th)\\s)?(?:century|centuries|millennium)\\b',
    '\\b\\d{1,4}\\s?(?:BC|AD|BCE|CE)\\b|\\bAD\\s\\d{1,4}\\b',
    '\\b\\d{1,2}:\\d{2}\\b',
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
  ].join('|'),
  'gu',
);

/** Quantities in figures and in English words, percentages included, in order. Years and dates are among them. */
export function findQuantities(text: string): Span[] {
  return spans(text, numberPattern);
}

/** Dates, years, decades, centuries and times of day, in order. */
export function timesIn(text: string): Span[] {
  return spans(text, timePattern);
}

function spans(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}
