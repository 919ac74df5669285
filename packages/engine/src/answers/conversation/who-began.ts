import { sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { saysAgain } from '../../passages/says-again.ts';
import { tagWords } from '../../text/parts-of-speech.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isTask } from '../evidence/no-evidence.ts';
import { opensWithPerson } from '../evidence/significance.ts';
import { tellsFinding } from '../evidence/who-and-how-much.ts';
import { comparable } from '../render/as-markdown.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { keysOf, saidIn } from './said-sentences.ts';

/** "Who came up with it?", "Who invented that?", "Whose idea was this?" */
const asksWho =
  /^(?:(?:and|so|but|ok(?:ay)?)[, ]+)*(?:who (?:(?:first|originally|even|actually) )?(?:came up with|thought (?:of|up)|invented|created|developed|proposed|introduced|coined|discovered|defined|described|identified|formulated|founded|started|made up|named|is behind|was behind)\s(?:it|this|that|them|these|those|all (?:this|that|of (?:it|them))|(?:the|this|that) (?:idea|theory|term|concept|model|list|name|phrase))|whose (?:idea|theory|term|concept|model|work) (?:is|was) (?:it|this|that))\W*$/i;
const holds =
  /\b(?:according to|argu(?:ed|es)|believ(?:ed|es)|defin(?:ed|es)|describ(?:ed|es)|identif(?:ied|ies)|suggest(?:ed|s)|assert(?:ed|s)|divid(?:ed|es)|distinguish(?:ed|es)|label(?:ed|led|s)|expanded|wrote|writes|stud(?:ied|ies)|call(?:ed|s)|term(?:ed|s)|dubbed|conclud(?:ed|es)|not(?:ed|es))\b/i;
/* What speaks for a sentence. */
const ofPerson = 2;
const tellsDoing = 1.5;
const tellsFound = 0.5;
const ofTopic = 1.5;
const isKey = 0.5;
const least = 3.4;

/** Whether a question asks who came up with what was told. */
export const asksWhoBegan = (asked: string): boolean => asksWho.test(asked.trim());

/**
 * Answers who came up with what was just told, out of the text around it: the sentence there that names a person and
 * says what this person found, held or described. Null where that is not asked, or no person is named there.
 */
export function whoBegan(asked: string, before: Before, passages: readonly Passage[]): Excerpt | null {
  if (!asksWhoBegan(asked)) return null;
  const told = saidIn(`${before.answer}\n${before.listing?.() ?? ''}`);
  const cited = passages.filter(({ text }) => told.some((said) => comparable(text).includes(said)));
  const topic = contentStems(antecedentOf(before) ?? before.question);
  const places = new Set(cited.map(sectionOf));
  const section = passages.filter((each) => !cited.includes(each) && places.has(sectionOf(each)));
  const onTopic = passages.filter(
    ({ text }) => topic.length > 0 && topic.every((stem) => contentStems(text).includes(stem)),
  );
  const keys = saidIn(keysOf(before.answer));
  return best(cited, topic, keys) ?? best(section, topic, keys) ?? best(onTopic, topic, keys);
}

function best(among: readonly Passage[], topic: readonly string[], keys: readonly string[]): Excerpt | null {
  let found: Excerpt | null = null;
  let most = least;
  for (const passage of among) {
    if (passage.role !== 'body' || saysAgain(passage)) continue;
    const spans = sentencesOf(passage);
    for (const [i, { start, end }] of spans.entries()) {
      const text = passage.text.slice(start, end);
      const before = spans[i - 1];
      const isNamed = namesPerson(passage, text);
      // "He developed …" is told of whom the sentence before names.
      const leans =
        !isNamed && before && pronoun.test(text) && namesPerson(passage, passage.text.slice(before.start, before.end));
      const from = leans ? before.start : start;
      if (isTask(text) || (!isNamed && !leans)) continue;
      const said = contentStems(text);
      const share = topic.filter((stem) => said.includes(stem)).length / Math.max(1, topic.length);
      const worth =
        ofPerson +
        (holds.test(text) || tellsFinding.test(text) ? tellsDoing : 0) +
        (tellsFinding.test(text) ? tellsFound : 0) +
        share * ofTopic +
        (keys.includes(comparable(text)) ? isKey : 0);
      if (worth > most) [found, most] = [{ passage, start: from, end, key: { start, end } }, worth];
    }
  }
  return found;
}

const pronoun = /\b(?:he|she|they)\b/i;

const namesPerson = (passage: Passage, text: string): boolean => opensWithPerson(text, passage.text) || hasPerson(text);

/** A name with a first name, or with the years of a life behind it. */
const hasPerson = (text: string): boolean =>
  /\p{Lu}[\p{L}’'-]+ \((?:born |b\. |c\. )?1\d{3}/u.test(text) ||
  tagWords(text).some(({ givenName }, i, all) => givenName && /^\p{Lu}/u.test(all[i + 1]?.raw ?? ''));

const sectionOf = ({ documentId, headingPath }: Passage): string => [documentId, ...headingPath].join('\n');
