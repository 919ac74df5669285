import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { SeededRandom } from './random.ts';

/** A query with the grade of each relevant passage. */
export interface Query {
  text: string;
  relevant: Map<string, number>;
}

export interface Collection {
  name: string;
  passages: Passage[];
  queries: Query[];
}

const onsets = 'b c d f g h l m n p r s t v br cl dr fl gr pl pr sp st tr'.split(' ');
const vowels = 'a e i o u ai ea'.split(' ');
const codas = 'n r l t m st nd rk x'.split(' ');
const endings = ['', '', '', 's', 'ed', 'ing'];
const glue = 'the of and in to a was for with on by from as at that which it is its were'.split(' ');

/**
 * A folder in an invented language with English endings: words fall off as in Zipf's law, every document has a topic of
 * its own, sentences mix both. A query takes up one sentence's words in other forms, with general words in between.
 */
export function syntheticFolder(count: number, queryCount: number, seed = 1): Collection {
  const seeded = new SeededRandom(seed);
  const random = (): number => seeded.next();
  const pick = <T>(items: readonly T[]): T => seeded.pick(items);
  const invent = (): string =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(onsets) + pick(vowels)).join('') + pick(codas);
  const general = Array.from({ length: 20_000 }, invent);
  const zipf = (): string => general[Math.floor(general.length ** random()) - 1] ?? 'x';
  const perDocument = 50;
  let topic: string[] = [];
  const passages = Array.from({ length: count }, (_, ordinal): Passage => {
    if (ordinal % perDocument === 0) topic = Array.from({ length: 60 }, () => pick(general));
    const sentence = (): string =>
      `${Array.from({ length: 10 + Math.floor(random() * 12) }, () => {
        if (random() < 0.4) return pick(glue);
        return (random() < 0.5 ? pick(topic) : zipf()) + pick(endings);
      }).join(' ')}.`;
    return {
      id: `p${ordinal}`,
      documentId: `d${Math.floor(ordinal / perDocument)}`,
      ordinal: ordinal % perDocument,
      text: Array.from({ length: 4 + Math.floor(random() * 4) }, sentence).join(' '),
      headingPath: [`${topic[0]} ${topic[1]}`],
      page: null,
      firstBlock: 0,
      lastBlock: 0,
      places: [],
      role: 'body',
    };
  });
  const queries = Array.from({ length: queryCount }, (): Query => {
    const passage = pick(passages);
    const words = pick(passage.text.split('. '))
      .split(/[ .]+/)
      .filter((word) => word !== '' && !glue.includes(word));
    const from = Math.floor(random() * Math.max(1, words.length - 6));
    const taken = words
      .slice(from, from + 4 + Math.floor(random() * 3))
      .map((word) => word.replace(/(?:s|ed|ing)$/, '') + pick(endings));
    const text = `what did the ${taken.join(' of the ')} do with ${zipf()}?`;
    return { text, relevant: new Map([[passage.id, 1]]) };
  });
  return { name: `synthetic, ${count} passages`, passages, queries };
}
