import { isClassMaterial } from '../../citations/titles.ts';
import { findTimes } from '../../dates/times.ts';
import { alternation } from '../../lexicon/alternation.ts';
import { cardinals } from '../../lexicon/numbers.ts';
import { divisionsAsSubjects, divisionWords } from '../../lexicon/schedule-words.ts';
import { tidy } from '../lines/piece.ts';

const numbering = new RegExp(
  String.raw`^\s*(?:(?:${alternation(divisionWords)})\s*#?\s*(?:\d+(?:[-.]\d+)?|[ivxlc]+\b|[a-z]\b|${alternation(cardinals.slice(1, 13))})?\s*(?:[:.)–—-]+\s*|$)|(?:topics?|subjects?|themes?|title)\s*:\s*|\d{1,2}(?:\.\d{1,2})?[.):]\s+)`,
  'i',
);

/**
 * A topic without the number, label and punctuation around it: "Lecture 3: Kinetics" → "Kinetics". Empty where nothing
 * is left.
 */
export function cleanTopic(text: string): string {
  let rest = text.replace(/\s+/g, ' ').trim();
  if (divisionsAsSubjects.includes(rest.toLowerCase())) return rest;
  const time = findTimes(rest)[0];
  if (time?.start === 0) rest = rest.slice(time.end).replace(/^[\s:,–—-]+/, '');
  for (let guard = 0; guard < 3; guard++) {
    const next = rest.replace(numbering, '');
    if (next === rest) break;
    // "Part of speech" and "Day and night" keep their first word: only what leaves a topic is a label.
    rest = next;
  }
  const bare = tidy(
    rest.replace(/\[([^[\]]*)\]|\(([^()]*)\)/g, (whole, a?: string, b?: string) =>
      isClassMaterial(a ?? b ?? '') || /^\s*(?:pdf|ppt|mp4|link)?\s*$/i.test(a ?? b ?? '') ? ' ' : whole,
    ),
  );
  // "12.1" is the section that a lesson covers.
  return /\p{L}|\d\.\d/u.test(bare) ? bare : '';
}

/** Characters. What is longer is an account of the week, and no title. */
const longestJoined = 300;

/** Joins the topics of a week into one string: in order, without repetitions, and only as many as make a title. */
export function joinTopics(topics: string[]): string {
  let left = longestJoined;
  const kept: string[] = [];
  const seen = new Set<string>();
  for (const topic of topics) {
    const key = topic
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    if (kept.length > 0 && topic.length > left) break;
    kept.push(topic.length > left ? cutAtWord(topic, left) : topic);
    left -= topic.length;
  }
  return kept.join('; ');
}

const cutAtWord = (text: string, length: number) => `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
