import { type TaggedWord, tagWords } from '../text/parts-of-speech.ts';
import { type Definition, spanOf } from './glosses.ts';
import { phraseBefore, phraseFrom } from './noun-phrase.ts';

/**
 * "… a union shop: a workplace where …", "… known as hedging: a firm insures …", "the delta (Δ): the mouth
 * of …"
 */
const colon = /\s?(?:\([^()]{1,12}\))?:\s(?=\S)/gu;
const kindOfThing = /^(?:an?|the|any|one|that)\s/i;
/** A list behind the colon names members; nothing is defined. */
const list = /^[^,;.]{1,60}(?:,\s[^,;.]{1,60})*,?\s(?:and|or)\s[^,;.]{1,60}\.?$/i;
const examples = /,?\s(?:such as|including|like)\s.*$/i;
const clause = /^(?:it|they|you|we|when|where|how|if|people|someone|somebody|the more|the less)\b/i;
/** What announces a list or a quotation. */
const announces =
  /\b(?:following|these|those|namely|two|three|four|five|six|several|many|both|types?|kinds?|forms?|parts?|stages?|steps?|reasons?|ways?|examples?|said|wrote|asked|note|figure|table|credit(?: \p{L})?)\b[^:]*$/iu;

const fewestWords = 3;
const countWords = (text: string): number => text.split(/\s+/).length;

/** A term that ends the clause before a colon, with what the colon says of it. */
export function colonTerms(sentence: string): Definition[] {
  return Array.from(sentence.matchAll(colon)).flatMap((match) => {
    const before = sentence.slice(0, match.index);
    const start = match.index + match[0].length;
    const tail = sentence.slice(start).replace(/[\s.;]+$/, '');
    const said = tagWords(sentence);
    const to = said.filter(({ end }) => end <= match.index).length;
    const range = phraseBefore(sentence, said, to);
    // What opens the sentence has its rule among the subjects.
    // "He named his price: …" tells of one price.
    if (
      /^(?:his|her|their|its|our|your|my|this|these|that|those|no|any)$/.test(
        said[(range?.from ?? 0) - 1]?.folded ?? '',
      )
    )
      return [];
    if (!range || range.from === 0 || said[to - 1]?.end !== match.index) return [];
    if (announces.test(before.slice(before.lastIndexOf(',') + 1)) || countWords(tail) < fewestWords) return [];
    const isList =
      list.test(tail.replace(examples, '')) && !/^(?:an?|the)\s[^,]*\s(?:that|which|who|where|in which)\s/i.test(tail);
    if (isList || /^[“"']/.test(tail)) return [];
    const [first] = tagWords(tail);
    const isThing = isNounPhrase(tail.replace(examples, ''));
    const strength = kindOfThing.test(tail)
      ? isThing
        ? 0.85
        : 0
      : clause.test(tail)
        ? 0.6
        : isThing && (first?.part === 'noun' || first?.part === 'adjective')
          ? 0.7
          : 0;
    const end = start + (/;\s|—/.exec(tail)?.index ?? tail.length);
    // "the old harbor: a place where …" tells of one.
    const isOne = said[range.from - 1]?.folded === 'the' && /^an?\s/i.test(tail);
    return strength === 0
      ? []
      : [
          {
            term: spanOf(said, range),
            explanation: { start, end },
            strength: isOne ? 0.5 : strength,
            leansBack: false,
          },
        ];
  });
}

const participle =
  /^\s(?:by|of|in|to|as|on|with|for|from|at|into|out|up|over|during|between|among|when|using|under|through|against|upon|via)\b/i;

/** Whether a stretch names a thing, with clauses that tell which: its first verb stands behind a relative pronoun. */
export function isNounPhrase(text: string): boolean {
  // "made of …" tells which; "the prices fell" states.
  const states = ({ end }: TaggedWord): boolean => !participle.test(text.slice(end));
  let open = 0;
  let goesOn = false;
  let hasClause = false;
  const said = tagWords(text);
  for (const [i, word] of said.entries()) {
    if (opensClause.test(word.folded)) open++;
    // "… that infect bacteria and kill them": a second verb of the same clause.
    else if (hasClause && /^(?:and|or)$/.test(word.folded)) goesOn = true;
    const isVerb = word.copula || (word.part === 'verb' && !word.gerund && (!word.past || states(word)));
    if (!isVerb || isSecondVerb(text, word) || isRatherNoun(said, i)) continue;
    if (i === 0 || (open === 0 && !goesOn)) return false;
    if (open > 0) open--;
    hasClause = true;
    goesOn = false;
  }
  return true;
}

/** "Warns ships", "owners and values": right behind a verb, or last behind "and", a word in -s is a plural. */
function isRatherNoun(said: readonly TaggedWord[], at: number): boolean {
  const [before, word] = [said[at - 1], said[at]];
  if (!before || !word || word.copula || !/[^s]s$/.test(word.folded)) return false;
  return (before.part === 'verb' && !before.copula) || (at === said.length - 1 && /^(?:and|or)$/.test(before.folded));
}

/** Opens a clause or a list that may have a verb of its own. */
const opensClause =
  /^(?:that|which|who|whose|where|when|in|to|by|how|what|if|as|while|because|until|before|after|since|although|than|so|once|unless)$/;

/** "has formed", "can be seen": one verb with the one before. */
const isSecondVerb = (text: string, { start }: TaggedWord): boolean =>
  /\b(?:is|are|was|were|be|been|being|has|have|had|can|could|may|might|will|would|must|should|do|does|did|to|not|\p{L}+ly)\s$/iu.test(
    text.slice(0, start),
  );

const making =
  /^(.{8,120}?)\s(?:(?:together|collectively)\s)?(?:make up|constitute|form|compose|comprise)\s(?=the\s|an?\s)/u;

/** "The sepals and petals make up the perianth": the parts tell what the whole is. */
export function wholeOfParts(sentence: string): Definition[] {
  const match = making.exec(sentence);
  if (!match || !/\sand\s/.test(match[1] ?? '') || /[;:]|\b(?:which|that|who)\b/.test(match[1] ?? '')) return [];
  const said = tagWords(sentence);
  const at = said.findIndex(({ start }) => start >= match[0].length);
  const range = at < 0 ? null : phraseFrom(sentence, said, at);
  if (!range || !/^\s?(?:\([^)]*\))?[.,;]/.test(sentence.slice(said[range.to - 1]?.end))) return [];
  const explanation = { start: 0, end: match[1]?.length ?? 0 };
  return [{ term: spanOf(said, range), explanation, strength: 0.65, leansBack: false }];
}

const plural =
  /^(?:the\s)?((?:\p{L}[\p{L}'’-]*\s){0,3}\p{L}[\p{L}'’-]*s),\s(?=(?:\p{L}[\p{L}-]*\s){1,4}(?:that|which|who|where|of|on|in|for|made|used|found)\b)([^,;]{10,160}),\s(?:\p{L}+ly\s)?(?:is|are|was|were|can|may|have|has|\p{L}+)\b/iu;

/** "Stomata, pores on the leaf where air enters, close …": what stands between the commas is the subject's kind. */
export function pluralAppositions(sentence: string): Definition[] {
  const match = plural.exec(sentence);
  const gloss = match?.[2] ?? '';
  if (
    !match ||
    /^(?:and|or|but|which|who|where|when|while|as|like|such|including|unlike|if|in|on|at|with|by|for)\b/i.test(gloss)
  )
    return [];
  const said = tagWords(sentence);
  const range = phraseFrom(sentence, said, 0);
  const start = sentence.indexOf(gloss);
  const [first] = tagWords(gloss);
  if (!range || said[range.to - 1]?.end !== start - 2) return [];
  if (first?.part !== 'noun' && first?.part !== 'adjective') return [];
  return [
    { term: spanOf(said, range), explanation: { start, end: start + gloss.length }, strength: 0.6, leansBack: false },
  ];
}
