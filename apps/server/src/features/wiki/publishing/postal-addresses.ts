import type { PrivatePattern } from './private-pattern.ts';

/*
 * A number and a street are an address only where something else says so: "The 1929 Wall Street crash", "Chapter 3 Silk
 * Road" and "221B Baker Street" are course matter. It is one with a flat, with a town and its code behind it, or where
 * somebody lives before it.
 */
const words = String.raw`(?:\p{Lu}[\p{L}\p{M}.'’-]*\s+){1,4}`;
const kinds =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Way|Terrace|Crescent|Close|Parkway|Pkwy|Highway|Hwy';
const english = String.raw`\d{1,5}[A-Za-z]?\s+(?:[NSEW]\.?\s+)?${words}(?:${kinds})\b\.?`;
const german = String.raw`\p{Lu}[\p{L}\p{M}.-]*(?:straße|strasse|str\.|weg|gasse|platz|allee|ufer|damm)\s+\d{1,4}\s?[a-h]?\b`;
const french = String.raw`\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|place|allée|chemin|impasse|quai)\s+(?:[\p{L}\p{M}'’-]+\s?){1,6}`;
const southern = String.raw`(?:Calle|C/|Avenida|Paseo|Plaza|Via|Viale|Piazza|Corso|Rua)\s+(?:[\p{L}\p{M}'’.-]+\s?){1,5},?\s*(?:n[.º°]\s*)?\d{1,4}\b`;
const street = `(?:${english}|${german}|${french}|${southern})`;

const flat = String.raw`,?\s*(?:Apt|Apartment|Unit|Flat|Suite|Ste|Room|Rm|#)\.?\s*#?\s?[A-Za-z]?\d{1,5}[A-Za-z]?\b`;
const town = String.raw`\p{Lu}[\p{L}\p{M}.'’ -]{1,40}`;
const codes = [
  // Ithaca, NY 14850; Springfield, IL
  String.raw`,\s*${town},?\s*\b[A-Z]{2}\b(?:\s+\d{5}(?:-\d{4})?)?`,
  // London NW1 6XE; Toronto, ON M5V 2T6
  String.raw`,\s*${town},?\s*\b(?:[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\b`,
  // 10115 Berlin; 75002 Paris
  String.raw`,?\s*(?:[A-Z]{1,2}-)?\d{4,5}\s+${town}`,
  String.raw`,\s*${town},?\s*\d{5}(?:-\d{4})?`,
].join('|');
const placed = `${street}(?:${flat})?(?:${codes})|${street}${flat}`;

const lives = String.raw`\b(?:address(?:\s+is)?|lives?|living|residing|resides?|my\s+(?:house|home|flat|dorm|place)(?:\s+is)?|send\s+(?:it|them)\s+to|c/o)\b`;
const box = String.raw`\bP\.?\s?O\.?\s?Box\s+\d{1,6}(?:,\s*${town},?\s*(?:[A-Z]{2}\s+)?\d{5})?`;

export const postalAddress: PrivatePattern = {
  reason: 'postal_address',
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${placed})(?![\p{L}\p{N}])|(?<=${lives}[:,]?\s+(?:at\s+|in\s+|on\s+)?)${street}(?:${flat})?|${box}`,
    'gu',
  ),
  put: () => '',
};
