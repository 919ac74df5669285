import type { SourcedSentence } from './facts.ts';

/** The number that suits a property's name: of the passage, of the place in a list, or one that the sentence has. */
export function fillNumber(
  { passage, sentence }: SourcedSentence,
  { key, fact, variant, list }: { key: string; fact: number; variant: number; list: string },
): number | undefined {
  if (/passage|source|citation|cite|ref|block|line/i.test(key)) return passage.number;
  if (/confidence|certainty|probab|score/i.test(key)) return 0.9;
  if (/index/i.test(key)) return 0;
  const percent = sentence.match(/(\d+(?:\.\d+)?)\s*%/)?.[1];
  if (/weight|percent/i.test(key)) return percent ? Number(percent) : undefined;
  const word = (/^number$/.test(key) && list ? list.replace(/s$/, '') : key)
    .match(/([A-Z]?[a-z]+)[^a-z]*$/)?.[1]
    ?.toLowerCase();
  const labelled = word && sentence.match(new RegExp(`\\b${word}s?\\s+(\\d+)|\\b(\\d+)\\s+${word}`, 'i'));
  if (labelled) return Number(labelled[1] ?? labelled[2]);
  if (/number|order|position/i.test(key)) return (list ? 0 : fact) + variant + 1;
  return Number(sentence.match(/\d+(\.\d+)?/)?.[0] ?? fact + 1);
}
