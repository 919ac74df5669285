import type { Document } from '../documents/document.ts';
import { alternation } from '../lexicon/alternation.ts';
import { statedTimes, timesOfMeetings } from '../lexicon/time-zones.ts';
import { splitSentences } from '../text/sentences.ts';
import { namedZone, offset, offsetName } from './time-zone.ts';

const place = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}`;
/** "Eastern Time", "UTC-5", "America/New_York", "Berlin time", "local time in Berlin", "(GMT)". */
const zone = String.raw`(?:(?:\p{L}+\s)?\()?(?:(?:the\s+)?(?:US|U\.S\.|USA)\s+)?(?:(?=UTC|GMT)${offset}(?!\d)|(?<name>(?:${namedZone})|[A-Z]\w+\/[A-Z]\w+|(?i:local\s+time)\s(?i:of|in|at|for)\s(?:the\s)?${place}|(?!(?:All|The|This|Each|Any)\b)${place}\s(?:local\s)?(?i:time)\b))`;
const subject = `(?<!\\b(?:${alternation(timesOfMeetings)})\\s)\\b(?:${alternation(statedTimes)})`;
const told =
  '(?:given|listed|shown|stated|expressed|posted|displayed|quoted|set|written|noted|specified|based|published)';
const where = '(?:(?:on|in)\\s+(?:the|this|our)\\s+\\p{L}+(?:\\s(?:and|or)\\s(?:the\\s)?\\p{L}+)?|below|here|above)';
/** "All times are given in …", "Deadlines refer to …", "times: …", "all times …". */
const statements = [
  `(?i:${subject}(?:\\s+${told})?(?:\\s+${where})?\\s+(?:are|is|will\\s+be|refer\\s+to|use|follow)(?:\\s+(?:always|all))?(?:\\s+${told})?(?:\\s+(?:in|as|on|to|at|by))?(?:\\s+the)?\\s+)${zone}`,
  `(?i:${subject}(?:\\s+${told})?(?:\\s+${where})?(?:\\s+in(?:\\s+the)?\\s+|\\s*[:=]\\s*))${zone}`,
  `(?i:(?<!\\bat\\s)\\ball\\s+${subject}\\s+)${zone}(?=\\s*(?:$|[.,;:()]|unless|except))`,
  `(?i:\\btime\\s?-?zone(?:\\s+(?:of|for)\\s+(?:the|this|our|all)\\s+\\p{L}+)?\\s*(?:is|:)\\s*(?:the\\s+)?)${zone}`,
  `(?i:\\b(?:due|deadlines?)(?:\\s+(?:dates?|times?))?(?:\\s+(?:and|&)\\s+times?)?\\s*)\\((?:(?i:all\\s+times\\s+)?(?i:in\\s+)?)${zone}\\)`,
].map((pattern) => new RegExp(pattern, 'u'));
/** Words by which a document speaks of times at all. */
const speaksOfTimes = /times|deadlines|due|zone|hours/i;

/**
 * The zone that a document tells for all of its times, as printed: "All times are Eastern", "Deadlines are in UTC-5".
 * Null where it tells none, or several.
 */
export function statedZone(document: Document): string | null {
  const zones = new Set<string>();
  for (const { text } of document.blocks) {
    if (!speaksOfTimes.test(text)) continue;
    for (const { start, end } of splitSentences(text)) {
      const found = zoneIn(text.slice(start, end));
      if (found !== null) zones.add(found);
    }
  }
  const [only] = zones;
  return zones.size === 1 && only !== undefined ? only : null;
}

function zoneIn(sentence: string): string | null {
  for (const pattern of statements) {
    const { name, sign, hours, minutes = '00' } = pattern.exec(sentence)?.groups ?? {};
    if (name !== undefined) return name.replace(/\s+/g, ' ');
    if (sign !== undefined) return offsetName(sign === '+' ? '+' : '-', Number(hours), minutes);
  }
  return null;
}
