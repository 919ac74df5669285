import { stem } from '../../text/stem.ts';
import { contentStems, words } from '../../text/words.ts';
import type { Question } from '../question/question.ts';
import { namesIn } from './answer-type-match.ts';

/* In the unit of `merit`. */
const rightRole = 2;
const sumOfMoney = 1.5;
const sumOfTrade = 2;
const trade =
  '(?:sell|sold|sale|sells|buy|bought|buys|pay|paid|pays|price|priced|purchase[ds]?|acquire[ds]?|worth|sum|offer(?:ed)?)';
const asksForMoney =
  /\bhow much (?:money|cash)\b|\bhow much\b.*\b(?:get|got|pays?|paid|costs?|earn(?:ed|s)?|makes?|made|sells?|sold|buy|bought|receives?|received|spend|spent|charged?|owed?|worth|raised?)\b|\bwhat (?:was|is) the (?:price|cost)\b|\bin dollars\b/i;
const asksForTrade = new RegExp(`\\b${trade}\\b|\\b(?:get|got|receive[ds]?)\\b.*\\bfor\\b`, 'i');
const tellsOfTrade = new RegExp(`\\b${trade}\\b`, 'i');
const money =
  /[$£€¥₹]\s?\d|\b\d[\d,.]*\s(?:(?:hundred|thousand|million|billion|trillion)\s)?(?:dollars?|cents?|pounds?|euros?|francs?|marks?|crowns?|shillings?|yen|rupees?|guilders?|florins?|ducats?|pesos?|kroner|kronor|rubles?)\b|\b(?:hundred|thousand|million|billion|trillion)\s(?:dollars|pounds|euros|francs|marks|crowns)\b/i;
/** In words: what is done to a thing stands close behind the verb. */
const reach = 5;

/** Who discovered, founded or thought of a thing is told in any of these words. */
const finding =
  '(?:discover|invent|creat|develop|propos|found|formulat|devis|introduc|coin|design|pioneer|originat|theoriz|patent|publish)';
const asksForFinder = new RegExp(
  `\\bwho (?:(?:was|is) (?:the )?(?:first (?:person )?to )?|first |originally )?(?:${finding}\\p{L}*|came up with|thought (?:of|up)|worked out|figured out|made up|(?:is|was) credited|the father of)`,
  'iu',
);
/** What tells that somebody found, founded or thought of something. */
export const tellsFinding = new RegExp(
  `\\b(?:${finding}(?:e|ed|es|er|ers|or|ors|y|ies|ied|ted|ery|eries|ing)?\\b|first to\\b|credited\\b|father of\\b|experiments?\\b|worked out\\b)`,
  'iu',
);

function tellsOfFinder(asked: string, sentence: string): boolean {
  if (!tellsFinding.test(sentence)) return false;
  const said = new Set(contentStems(sentence));
  const wanted = contentStems(asked.replace(asksForFinder, ' '));
  const names = namesIn(sentence).flatMap((name) => contentStems(name));
  const opening = /^\p{Lu}\p{L}+(?=['’]s|\s\((?:1[5-9]|20)\d\d)/u.test(sentence);
  return wanted.some((word) => said.has(word)) && (opening || names.some((name) => !wanted.includes(name)));
}

const passive = new Set(['was', 'were', 'been', 'being', 'is', 'are', 'be', 'got']);

const pronouns = new Set(['it', 'him', 'her', 'them']);

/** Whether a sum of money is asked for. */
export const asksForSum = ({ kind, text }: Question): boolean => kind === 'how-many' && asksForMoney.test(text);

/** Whether a text may tell the sum of money that is asked for: one, and something of what is asked. */
export function mayTellSum(question: Question, text: string): boolean {
  if (!asksForSum(question) || !money.test(text)) return false;
  const said = new Set(contentStems(text));
  return contentStems(question.text).some((word) => said.has(word));
}

/**
 * What a sentence's sum of money, or who does what to whom in it, says for it: "Who bought the mill?" is not answered
 * by what the mill bought.
 */
export function roleWorth(question: Question, sentence: string): number {
  const { kind, text: asked } = question;
  if (asksForSum(question)) {
    if (!money.test(sentence)) return -sumOfMoney;
    return asksForTrade.test(asked) && tellsOfTrade.test(sentence) ? sumOfMoney + sumOfTrade : sumOfMoney;
  }
  if (kind !== 'who') return 0;
  if (asksForFinder.test(asked)) return tellsOfFinder(asked, sentence) ? rightRole : 0;
  const [, verb = '', object = ''] = /^(?:and |so )?who (\p{L}{3,}(?<!s)) (.+?)[?.!\s]*$/iu.exec(asked) ?? [];
  const wanted = contentStems(object);
  const folded = words(sentence).map((word) => word.folded);
  const said = folded.map(stem);
  const done = stem(verb.toLowerCase());
  const places = said.flatMap((word, i) => (word === done ? i : []));
  if (wanted.length === 0 || places.length === 0) return 0;
  const names = (stems: readonly string[]): boolean => stems.some((word) => wanted.includes(word));
  const isPassive = (i: number): boolean => passive.has(folded[i - 1] ?? '');
  const isDoneTo = places.some((i) => names(isPassive(i) ? said.slice(0, i) : said.slice(i + 1, i + 1 + reach)));
  if (isDoneTo) return rightRole;
  if (places.some((i) => pronouns.has(folded[i + 1] ?? ''))) return 0;
  return places.every((i) => names(said.slice(0, i))) ? -rightRole : 0;
}
