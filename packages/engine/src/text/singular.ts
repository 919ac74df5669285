import { kindOfNoun } from './thesaurus.ts';

const irregular = new Map(
  `men man women woman children child people person feet foot teeth tooth mice mouse geese goose criteria criterion
  phenomena phenomenon bacteria bacterium strata stratum data data media media nuclei nucleus stimuli stimulus fungi fungus
  loci locus radii radius alumni alumnus vertebrae vertebra larvae larva formulae formula lives life wives wife halves half
  selves self leaves leaf shelves shelf wolves wolf knives knife thieves thief series series species species news news
  bias bias gas gas atlas atlas canvas canvas pancreas pancreas alias alias lens lens chaos chaos cosmos cosmos ethos ethos
  quizzes quiz
  pathos pathos diabetes diabetes herpes herpes rabies rabies whereas whereas always always perhaps perhaps
  matrices matrix indices index vertices vertex appendices appendix`
    .split(/\s+/)
    .flatMap((word, i, all) => (i % 2 === 0 ? [[word, all[i + 1] ?? word] as const] : [])),
);

/** The singular of an English noun in lower case; a word that is none already, or no noun, mostly stays as it is. */
export function singular(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  // "sulci", "gyri": only where the dictionary has the singular.
  if (word.length > 3 && word.endsWith('i') && kindOfNoun(`${word.slice(0, -1)}us`) !== null)
    return kindOfNoun(word) === null ? `${word.slice(0, -1)}us` : word;
  if (word.length > 4 && word.endsWith('ae') && kindOfNoun(word) === null && kindOfNoun(word.slice(0, -1)) !== null)
    return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|ics)$/.test(word)) return word;
  if (/(?:[^aeiou])ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(?:aly|the|ba|cri|emph|neur|hypothe|synthe|parenthe)ses$/.test(word)) return `${word.slice(0, -2)}is`;
  return word.slice(0, -1);
}
