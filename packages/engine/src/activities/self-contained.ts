import { countWords } from '../answers/render/shorten.ts';
import { memoize, weekOfSentences } from '../text/memoize.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import { singular } from '../text/singular.ts';
import { isGeneric } from '../vocabulary/generic-words.ts';
import { isBalanced } from './readable.ts';

/** Connectives and pronouns that need the sentence before. */
const leaningStart =
  /^["“‘(]?(?:this|these|those|that|it|its|they|their|he|she|his|her|him|we|our|you|your|i|my|such|here|there|another|other|others|however|moreover|furthermore|also|and|but|or|so|then|thus|therefore|hence|instead|still|yet|nevertheless|nonetheless|similarly|likewise|consequently|conversely|meanwhile|additionally|finally|first|firstly|second|secondly|third|next|later|eventually|afterwards?|for (?:example|instance|this|these|that|them|him|her)|in (?:addition|contrast|fact|other words|this|these|that|such|turn|short|both|each|one|another|particular)|on the (?:other|one|contrary)|at (?:this|that|the same)|as (?:a result|such|mentioned|noted|discussed|described|shown|you|we)|by (?:this|then|contrast)|because of (?:this|these|that)|after (?:this|that)|now|again|both|each|neither|either|one (?:of these|such|example|way)|some of (?:these|them)|many of (?:these|them)|most of (?:these|them)|all of (?:these|them|this)|the (?:former|latter|following|above|same|other|next|first|second|third|last|result|reason|answer|idea|goal|point|example|experiment|study|researchers?|participants?|authors?|boy|girl|man|woman|child|patient|two|three)|let|consider|imagine|suppose|think|recall|remember|note|notice|look|watch|see|try|read|visit|click|say|yes|no|well|of course|perhaps|what|why|how|who|when you|if you|even|nor|in the example|in our|according to|in the meantime|put simply|simply put|in general|rather|comparatively|equivalently|overall|on the whole|thereafter|thereby|hereby|alternatively|specifically|unfortunately|fortunately|surprisingly|interestingly|indeed|in practice|in theory|in response|in reality|one \p{L}+ (?:was|is|had|has|were)|one (?:reason|way|approach|solution|example|result|problem|advantage|possibility|option|is|can|must|may|might|could)|a (?:second|third|final|further|related|similar)|the (?:rest|original|new|former|remaining|resulting|previous)|as expected|based on (?:this|that|the name)|because of|with (?:this|that|these)|without (?:this|these)|during (?:this|that|these)|under (?:this|these|that)|despite (?:this|these|that)|like (?:this|these)|if (?:this|that|these|so|not)|when (?:this|that|these|he|she|they)|to (?:sum up|summarize|conclude|begin)|in sum|along the way|subsequent|previously|(?:(?:only|just|about|some|nearly|almost|around) )?(?:\p{L}+|\d+) (?:years?|months?|days?|weeks?|decades?|hours?) (?:later|earlier|after|before))\b/iu;
const deictic =
  /\b(?:this|these|we|us|our|ours|you|your|yours|i|me|my|mine|let['’]s|here|below|above|aforementioned|(?:figures?|fig\.|tables?|chapters?|sections?|pages?|video|box|listing|examples?|equation|eq\.|exercises?|theorem|lemma|algorithm|appendix|program|lines?|scenario|case|lectures?|modules?|units?) (?:\d+|[A-Z]\b)|shown (?:in|here)|the following|the (?:former|latter)|as (?:mentioned|discussed|noted|described|seen|explained) (?:earlier|above|before|in)|as (?:\p{L}+ )?in the (?:text|chapter|section|reading|previous)|earlier in|later in the (?:chapter|book)|learn more|link|click|(?:video|website|web ?page|podcast|animation|simulation|documentary) (?:on|about|of|from|by|presents|shows|explains|discusses|illustrates)|photo|pictured|caption|credit)\b/iu;
const pronounOf: [RegExp, RegExp][] = [
  [
    /\b(?:he|him|his|himself|she|her|hers|herself)\b/iu,
    /\p{Lu}\p{Ll}+|\b(?:man|woman|child|boy|girl|person|someone|king|queen|president)\b/u,
  ],
  [/\b(?:they|them|their|theirs|it|its|itself)\b/iu, /\p{L}+\s+\p{L}+/u],
];
/**
 * "Name one fact that …", "Compare the two": what an exercise asks for. A noun in the plural stands before no article.
 */
const instruction =
  /^(?:name|explain|compare|describe|discuss|define|identify|list|give|find|calculate|check|sort|draw|write(?: down)?|work out|put|make|show|choose|decide|tell|use|add|repeat|argue|answer) (?:the|an?|one|two|three|each|every|both|any|all|at|your|what|how|why|which|whether)\b/iu;
const fewestWords = 7;
const mostWords = 38;

/** "The Act established …", "The Court held …": one that was named before. */
const namedBefore =
  /^The (?:Act|Court|Board|Federation|Commission|Union|Company|Treaty|Bill|Law|Committee|Party|President|King|Queen|Emperor|War|City|State|Church|Report|Council|Convention|Constitution|Amendment|Directive|Regulation)\s\p{Ll}/u;
/** What ties a sentence to the one before from within: "The string thus …", "… there instead." */
const tiesBack =
  /^(?:before|after|in|during|since|until|at|on|by|for|from|with|under|through)\s(?!\p{L}+ing\b)[^,]{3,60},\s(?:it|its|they|their|he|his|she|her)\s|^(?:\S+\s){1,6}(?:thus|therefore|hence|instead|likewise|consequently|nevertheless|then)\s|\b(?:instead|as well|too|likewise|so|there|again|alike)\.$|\b(?:mentioned|discussed|described|noted|seen|explained) (?:previously|earlier|before|above|later)\b|\bthe same (?:reason|way|time|thing|pattern|problem)\b/iu;
/** "Mara, a weaver, recalls a day when …": a story that leads in to what the text teaches. */
const tellsStory =
  /^(?:\p{Lu}\p{Ll}+,\s(?:an?|our)\s[^,]{3,40},\s(?:\p{Ll}+\s)?\p{Ll}+s\s|\p{Lu}\p{Ll}+\s(?:\p{Lu}\p{Ll}+\s)?(?:recalls?|remembers?|recounts?)\s)(?:[^.]*\s)?(?:times?|days?|moments?|mornings?|evenings?|nights?|occasions?)\s(?:when|that|in which|she|he)\b/u;
/** A lone letter is a variable of a formula or a program. */
const variable =
  /(?<![\p{L}\p{N}'’.\-‐])[b-hj-z]\d?(?![\p{L}\p{N}'’.\-‐])|(?<=\s)[B-HJ-UW-Z](?=\s(?:is|are|and|to|in|for|then|with)\s)|\w_\w|\w\(\w*\)|[{}\\^]|[=<>≤≥]|\p{Ll}!\s\p{Ll}/u;

/**
 * Whether a sentence says something by itself: a statement whose words all refer within it, and that is no instruction.
 */
export const isSelfContained = memoize((sentence: string): boolean => {
  const length = countWords(sentence);
  if (length < fewestWords || length > mostWords) return false;
  if (
    !/^["“]?[\p{Lu}\p{N}]/u.test(sentence) ||
    !/[.]["”’)]*$/.test(sentence) ||
    /[|\n\t]|https?:|www\.|\.\s?\.\s?\./.test(sentence)
  )
    return false;
  if (instruction.test(sentence) || tellsStory.test(sentence)) return false;
  if (leaningStart.test(sentence) || deictic.test(sentence) || !isBalanced(sentence)) return false;
  if (tiesBack.test(sentence) || variable.test(sentence) || namedBefore.test(sentence)) return false;
  // A quotation speaks with somebody else's voice; one phrase in quotation marks does not.
  if (/[“"][^”"]{60,}[”"]/.test(sentence)) return false;
  for (const [pronoun, antecedent] of pronounOf) {
    const at = pronoun.exec(sentence)?.index;
    if (at === undefined) continue;
    const before = tagWords(sentence).filter(({ end }) => end <= at);
    // "Although the parts of her brain …": a capital that the beginning gives names nobody.
    const opens = before.find(({ part }) => part === 'noun' || part === 'name')?.start ?? at;
    if (!antecedent.test(sentence.slice(opens, at)) || !before.some(({ part }) => part === 'noun' || part === 'name'))
      return false;
  }
  if (
    /\b(?:those|that|such)\b(?!\s(?:who|which|of|that|as|in|with|are|is|were|was|the|a|an|they|it|he|she|\p{L}+(?:s|ed)\b))/iu.test(
      sentence.slice(0, 40),
    ) &&
    /^(?:\S+\s){0,2}(?:those|such)\b/i.test(sentence)
  )
    return false;
  return isProse(sentence) && !isFragment(sentence) && !opensWithKnownThing(sentence);
}, weekOfSentences);

/** "Washing the wool before spinning.", "Shuttle thrown by hand.", "Oil the treadle.": none of these claims a thing. */
function isFragment(sentence: string): boolean {
  const said = tagWords(sentence);
  const states = said.some(({ part, copula, gerund }) => copula || (part === 'verb' && !gerund));
  if (!states) return true;
  // An order: a verb that opens the sentence, or the clause behind an "if".
  const opens = /^(?:if|when|before|after|to|for|given|using|with|in)\b[^,]+,\s/i.exec(sentence)?.[0].length ?? 0;
  const at = said.findIndex(({ start }) => start >= opens);
  const leading = said[at];
  const isOrder = leading?.part === 'verb' && !leading.gerund && !leading.past && !leading.copula;
  if (isOrder && said[at + 1]?.part !== 'preposition') return true;
  // One thing without an article, and what was done to it.
  const verb = said.findIndex(({ part, copula, gerund }) => copula || (part === 'verb' && !gerund));
  const isBare = said.slice(0, verb).every(({ part }) => part === 'noun' || part === 'adjective') && verb > 1;
  return (
    isBare &&
    !isPluralWord(said[verb - 1]?.folded ?? '') &&
    said[verb]?.past === true &&
    !said[verb]?.copula &&
    /^\s(?:to|by|in|with|for|from|as|at|on)\s/.test(sentence.slice(said[verb]?.end)) &&
    !said.slice(verb + 1).some(({ part, copula, gerund }) => copula || (part === 'verb' && !gerund))
  );
}

const isPluralWord = (word: string): boolean => singular(word) !== word;

/** Words, not formulas, lists of names or another language's letters. */
export function isProse(sentence: string): boolean {
  const visible = sentence.replace(/\s/g, '');
  const letters = visible.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= visible.length * 0.75 && tagWords(sentence).some(({ part, copula }) => part === 'verb' || copula);
}

/** "The plan failed": a definite general noun means one that was told before. */
function opensWithKnownThing(sentence: string): boolean {
  const match = /^the\s(\p{L}+)\s(\p{L}+)/iu.exec(sentence);
  if (!match) return false;
  const [, noun = '', next = ''] = match;
  return (
    isGeneric(noun.toLowerCase().replace(/s$/, '')) &&
    !/^(?:of|for|that|in|to|between|who|which)$/i.test(next) &&
    tagWords(sentence)[2]?.part === 'verb'
  );
}
