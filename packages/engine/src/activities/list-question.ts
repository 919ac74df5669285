import { alternation } from '../lexicon/alternation.ts';
import { listedNouns } from '../lexicon/listed-things.ts';
import { cardinals } from '../lexicon/numbers.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import { cite } from '../vocabulary/explain-term.ts';
import type { Flashcard } from './activity.ts';
import { stableHash } from './hash.ts';
import { capitalise, readableSentence } from './readable.ts';
import type { Placed } from './spread.ts';
import type { StudyText } from './study-text.ts';

/** What a text counts up under one name: "kinds", "stages". */
const kind = `(?:${alternation(listedNouns.filter((noun) => /(?:s|criteria)$/.test(noun)))})`;
const adjective =
  '(?:(?:main|major|basic|important|key|common|general|different|primary|principal|distinct|broad|separate|chief)\\s)?';
const count = `(?:${alternation(cardinals.slice(2))}|\\d{1,2})\\s`;
const forms = [
  // "There are three main kinds of X: a, b, and c."
  new RegExp(`^there are (?<of>(?:${count})?${adjective}${kind}\\sof\\s[^:,;.]{3,60}):\\s(?<list>.+)$`, 'i'),
  // "The important kinds of X are a, b, and c."
  new RegExp(
    `^(?:the\\s)(?<of>(?:${count})?${adjective}${kind}\\sof\\s[^:,;.]{3,60}?)\\s(?:are|include):?\\s(?<list>.+)$`,
    'i',
  ),
  // "X has three functions: a, b, and c."
  new RegExp(
    `^(?<of>(?<thing>(?:an?|the)?\\s?[^:,;.]{3,50}?)\\s(?<verb>has|have|serves?|plays?)\\s(?<kinds>(?:${count})${adjective}[\\p{L}-]+s)):\\s(?<list>.+)$`,
    'iu',
  ),
];
const fewestMembers = 2;
const longestMember = 9;

interface Listed {
  question: string;
  /** The members as the text lists them. */
  answer: string;
}

/** "There are two kinds of X: a and b" as a question for the kinds; null where a sentence counts up no names. */
export function listQuestion(sentence: string): Listed | null {
  for (const form of forms) {
    const { of, thing, verb, kinds, list } = form.exec(sentence)?.groups ?? {};
    if (of === undefined || list === undefined) continue;
    const answer = list.replace(/[.\s]+$/, '');
    if (!namesMembers(answer) || /\b(?:these|this|those|it|they|their|its)\b/i.test(of)) continue;
    if (thing === undefined) return { question: `What are the ${of.replace(/^the\s/i, '')}?`, answer };
    const does = /s$/.test(verb ?? '') ? 'does' : 'do';
    const base = { has: 'have', serves: 'serve', plays: 'play' }[verb ?? ''] ?? verb;
    return { question: `Which ${kinds} ${does} ${lowerFirst(thing.replace(/^(?:our|your)\s/i, ''))} ${base}?`, answer };
  }
  return null;
}

const lowerFirst = (text: string): string =>
  /^(?:The|An?)\s/.test(text) || tagWords(text)[0]?.part === 'noun'
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** "a, b, and c": short names, none of which is a sentence of its own. */
function namesMembers(list: string): boolean {
  const members = list.split(/,\s(?:and\s|or\s)?|\s(?:and|or)\s/);
  return (
    members.length >= fewestMembers &&
    !/[:;?]|^(?:shown|listed|described|given|illustrated|summari[sz]ed|discussed|not|also|often|very|so|as)\b/i.test(
      list,
    ) &&
    members.every((member) => member.split(' ').length <= longestMember && !states(member))
  );
}

const states = (member: string): boolean => tagWords(member).some(({ copula }) => copula);

/** As much as a main term: the kinds of a thing are what its section turns around. */
const ofKinds = 4;

/** A card for every list of kinds, stages or functions that the text counts up in one sentence. */
export function listCards({ corpus }: StudyText): (Flashcard & Placed)[] {
  return corpus.sentences.flatMap((sentence) => {
    const text = readableSentence(sentence.text);
    const listed = sentence.place === 'body' || sentence.place === 'summary' ? listQuestion(text) : null;
    if (!listed) return [];
    const back = capitalise(listed.answer);
    return [
      {
        type: 'flashcards' as const,
        form: 'question' as const,
        id: stableHash(`flashcard ${listed.question} ${back}`),
        bloomLevel: 'remember' as const,
        difficulty: 'medium' as const,
        front: listed.question,
        back,
        citation: cite(sentence, sentence),
        explanation: text,
        weight: ofKinds,
        subject: phraseKey(listed.question),
      },
    ];
  });
}
