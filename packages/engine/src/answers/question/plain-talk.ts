import { questionWords } from '../../lexicon/courtesies.ts';
import { cardinals } from '../../lexicon/numbers.ts';
import { closingTalk, closingTalkApart, openingTalk, stressWords } from '../../lexicon/talk.ts';
import { contentStems } from '../../text/words.ts';

const opening = new RegExp(`^\\W*(?:${openingTalk.join('|')})\\s*`, 'i');
const hangsOn =
  'if|when|that|what|which|how|why|where|who|do|did|does|can|should|must|and|or|until|unless|once|the|things?|stuff|part|parts';
const sign = String.raw`\s*[,;.!?…–—-]+\s*`;
const joined = String.raw`\s+(?:like|bc|because|cuz|cause|cos)\s+`;
const closing = new RegExp(
  `(?<=\\S\\s+\\S+)(?:(?:${sign}|${joined}|(?<!\\b(?:${hangsOn}))\\s+)(?:(?:like|bc|because|cuz|cause|but|and|so)\\s+)*(?:${closingTalk.join('|')})|(?:${sign}|${joined})(?:(?:like|but|and|so)\\s+)*(?:${closingTalkApart.join('|')}))[\\s?!.…]*$`,
  'i',
);
const stress = new RegExp(`(?<=\\S)\\s+(?:${stressWords.join('|')})\\b(?!-)`, 'gi');
/** "in the pulley thing": what is meant is the pulley. */
const vague = /\b((?:the|that|this|his|her|their) (?:[\p{L}\d'’-]+ ){1,4}?)(?:thing(?:y|ie)?|stuff)\b(?= |$|[?.!,])/giu;
const mostRemarks = 4;

const ended = String.raw`[\s?!.]*$`;
const count = `(?:${cardinals.slice(1, 12).join('|')}|[2-9]|1[0-2])`;
const howCome = '(?:how come|why is (?:that|this)(?: so)?)';
const theReason = "what(?:[’']?s| is| was) the reason(?: (?:for|behind) (?:it|that|this))?";
/** Ways to ask that have a plain one. */
const indirect: [RegExp, string][] = [
  // "whats a weir i always mix it up with a dam"
  [
    new RegExp(
      `^(?:so |and |but |ok(?:ay)? )*(?:what(?:[’']?s| is| are)|explain|define|i (?:do(?:n[’']?t| not)|can[’']?t) (?:get|understand)) (.{2,50}?)[,;.?]? (?:but |and |because )?(?:i|we) (?:always |keep |keeps |still |often |just |constantly )*(?:mix(?:ing)?|confus(?:e|ing)|get) (?:it|that|them|this|these)(?: (?:up|mixed up|confused))? with (.{2,50}?)${ended}`,
      'i',
    ),
    'what is the difference between $1 and $2?',
  ],
  // "is it true that locks leak, like whats the reason", "locks leak whats the reason for that"
  [
    new RegExp(
      `^(?:so |and |but )*is it (?:true|right|correct) (?:that )?(.{8,}?)[,;?.]?\\s+(?:like |and |so |but )*${theReason}${ended}`,
      'i',
    ),
    'why is it that $1?',
  ],
  [
    new RegExp(
      `^(?:so |and |but )*((?:${questionWords}|is|are|was|were|do|does|did|can)\\b.{8,}?)[,;?.]?\\s+(?:like |and |so )*${theReason}${ended}`,
      'i',
    ),
    '$1?',
  ],
  [
    new RegExp(`^(?!(?:so|and|but) )(.{8,}?)[,;?.]?\\s+(?:like |and |so |but )*${theReason}${ended}`, 'i'),
    'why is it that $1?',
  ],
  // "My pipe burst last winter. How come?"
  [
    new RegExp(
      `^(?!(?:so|and|but|${questionWords}) )(.{8,}?)[,;?.]\\s+(?:like |and |so |but )*${howCome}${ended}`,
      'i',
    ),
    'why is it that $1?',
  ],
  [/^(?:so |and |but )*is it (?:true|right|correct) that /i, 'is it so that '],
  [/^(?:so |and |but )*(?:walk|take|talk|run) (?:me|us) through (?=how )/i, ''],
  [
    /^(?:so |and |but )*(?:walk|take|talk|run) (?:me|us) through (?=the (?:steps?|stages?|phases?|process)\b)/i,
    'what are ',
  ],
  [/^(?:so |and |but )*(?:walk|take|talk|run) (?:me|us) through (?=\S)/i, 'explain '],
  [/^(?:so |and |but )*how come (?=\S)/i, 'why is it that '],
  [
    /^(?:so |and |but )*what (?:(?:reasons?|causes?) (?:are|is|were|was) there|(?:[’']?s|is|are|was|were) the reasons?) (?:that|why) /i,
    'why is it that ',
  ],
  [/^(?:so |and |but )*what(?:[’']?s| is| was) (?:the deal|up|going on|the story|it) with /i, 'explain '],
  [
    /^(?:so |and |but )*i (?:still |really |just )*(?:do(?:n[’']?t| not)|can[’']?t|cannot) (?:really |quite |even )*(?:get|understand|grasp) (?:the (?:whole )?(?:idea|concept|point|thing) (?:of|with|about) )?(?!(?:it|this|that|them|any(?:thing)?|what|why|how|who|when|where|which|if|whether)\b)/i,
    'explain ',
  ],
  // "a lock has four parts, what are they", "Ahl named 3 causes of leaks which ones"
  [
    new RegExp(
      `^(?:so |and |but |ok(?:ay)? )*(?:\\S+ (?:said|says|claims?|argued|thought|wrote) (?:that )?)?(?:the |an? )?(.{2,50}?) (?:has|have|had|comes? in|consists? of) (?:the )?(${count} [\\p{L}-]+(?: [\\p{L}-]+)?s)[,;.]? (?:so |and )?(?:what(?: are|[’']?re| were) (?:they|those|these)|which (?:ones|are they)|name them|list them)${ended}`,
      'iu',
    ),
    'what are the $2 of $1?',
  ],
];

/**
 * What a message asks, in plain words: without what is only said around it ("wait so", "like i dont get it"), and with
 * the plain form of roundabout ones: "how come", "whats the deal with".
 */
export function plainTalk(message: string): string {
  let asked = message;
  for (let i = 0; i < mostRemarks; i++) {
    const shorter = [opening, closing]
      .map((talk) => asked.replace(talk, '').trim())
      .find((left) => left.length < asked.trim().length && contentStems(left).length > 0);
    if (shorter === undefined) break;
    asked = shorter;
  }
  const plain = asked.replace(stress, '').replace(vague, (_, named: string) => named.trim());
  return indirect.reduce((text, [pattern, whole]) => text.replace(pattern, whole), plain);
}
