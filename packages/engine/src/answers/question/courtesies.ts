import {
  asksSomebody,
  closingCourtesies,
  openingCourtesies,
  questionWords,
  requestsToExplain,
  requestsToTell,
  unspacedClosings,
  unspacedOpenings,
} from '../../lexicon/courtesies.ts';

const anyOf = (alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;
const gap = String.raw`[\s,;:!.…–—-]*`;
const afterWord = String.raw`(?![\p{L}\p{N}'’-])`;

const opening = new RegExp(
  `^[\\s¿¡]*(?:${anyOf(openingCourtesies)}${afterWord}${gap}|${anyOf(unspacedOpenings)}[\\s,,。!!、]*)`,
  'iu',
);
const otherQuestionWords =
  '(?:qu[ée]|qui[ée]n(?:es)?|cu[áa]ndo|d[óo]nde|c[óo]mo|cu[áa]l|por qu[ée]|qui|quand|où|comment|pourquoi|ce que?|wer|was|wann|wo|wie|warum|welche[rs]?|che|chi|cosa|dove|come|o que|quem|onde|wat|wanneer|waar|waarom|hoe)';
const asksNow = String.raw`(?:${questionWords}(?:['’]?s)?|if|whether|${otherQuestionWords})\s`;
/** Only what leads to a question or names a thing is left out: "I don't know" alone is a thing to say. */
const requests = [
  new RegExp(
    `^[^?]{1,120}?[\\s,](?:and|but|so|because)[\\s,]+${anyOf(requestsToTell)}${afterWord}${gap}(?=${asksNow})`,
    'iu',
  ),
  new RegExp(`^[\\s¿¡]*${anyOf(requestsToExplain)}${afterWord}${gap}(?=${asksNow})`, 'iu'),
  new RegExp(`^[\\s¿¡]*${anyOf(requestsToTell)}${afterWord}${gap}(?=${asksNow}|(?:the|an?)\\s)`, 'iu'),
  new RegExp(
    `^[\\s¿¡]*${asksSomebody} (?=(?:compare|define|describe|explain|give (?:me|us|an?|some|one)|list|name|outline|show me|summari[sz]e|(?:walk|take|talk|run) (?:me|us) through)\\b)`,
    'iu',
  ),
];
const closing = new RegExp(
  `(?:(?<![\\p{L}\\p{N}'’-])${anyOf(closingCourtesies)}|${anyOf(unspacedClosings)})[\\s!.…~?。!?:;)(\\p{Extended_Pictographic}\\ufe0f]*$`,
  'iu',
);
/** "thanks" alone, or "ok thanks", is what is said. */
const saysSomething =
  /\p{L}[\p{L}\p{N}'’-]*\P{L}+\p{L}[\p{L}\p{N}'’-]*|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const mostCourtesies = 6;

/** A question without what is only polite about it: "Hello, could you please tell me what a glacier is? Thanks!" */
export function withoutCourtesies(question: string): string {
  let asked = question;
  for (let i = 0; i < mostCourtesies; i++) {
    const shorter = [closing, opening, ...requests]
      .map((courtesy) => asked.replace(courtesy, '').trim())
      .find((left) => left.length < asked.trim().length && saysSomething.test(left));
    if (shorter === undefined) return asked;
    asked = shorter.replace(/[\s,;:–—-]+$/, '');
  }
  return asked;
}

const indirect =
  /^(what|who|when|where|why|how(?: (?:much|many|long|old|big|often|far))?) ((?:(?:an?|the|my|our|your|this|that|these|those) )?[^\s,;?]+(?: [^\s,;?]+){0,5}?) (is|are|was|were)((?: [^,;?]+)?)([?.!\s]*)$/i;
const indirectMeaning = /^what ((?:an?|the)? ?[^\s,;?]+(?: [^\s,;?]+){0,4}?) (?:means?|stands? for)([?.!\s]*)$/i;
const determined = /^(?:an?|the|my|our|your|this|that|these|those)\s/i;

const auxiliary =
  /^(?:is|are|was|were|am|do|does|did|can|could|has|have|had|will|would|should|shall|may|might|must)\b/i;

/** "What a glacier is" is asked as "What is a glacier". */
export function inDirectOrder(question: string): string {
  const meant = indirectMeaning.exec(question);
  if (meant && !/\b(?:does|do|did|by)\b/i.test(meant[1] ?? '')) return `What is ${meant[1]}${meant[2]}`;
  const [, asking = '', subject = '', verb = '', rest = '', end = ''] = indirect.exec(question) ?? [];
  // Without an article the last word is the verb, or the question has another one: "who measured the glacier that is
  // old".
  if (asking === '' || auxiliary.test(subject) || (!determined.test(subject) && rest !== '')) return question;
  return `${asking} ${verb} ${subject}${rest}${end}`;
}
