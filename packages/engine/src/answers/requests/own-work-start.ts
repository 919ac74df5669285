import type { Turn } from '../conversation/turn.ts';
import { plainQuestion } from '../course/week-words.ts';
import type { OwnWorkRequest } from './own-work-wish.ts';

/* How students ask for help with a beginning: what they want to write about, and that they do not know how. */

/** Said beside the wish: "but idk where to start", "can you help me", "any ideas?" */
const besides =
  "(?:[,.;:!?–-]+ *|\\s)(?:(?:and|but|so|because|cuz|though|now) )*(?:(?:i|we) )?(?:(?:really|just|still|honestly) )*(?:(?:do ?n[o']?t|dont|do not) (?:even |really )?know (?:how|where|what|which)\\b.*|idk(?: (?:how|where|what)\\b.*)?|no (?:idea|clue)\\b.*|(?:have|got) no (?:idea|clue)\\b.*|(?:am |'m |i'm |im )?(?:not sure|stuck|lost|unsure)\\b.*|(?:where|how) (?:do|should|can|would) i (?:even )?(?:start|begin)\\b.*|(?:can|could|would|will) (?:you|u) (?:please |pls )?(?:help|assist)\\b.*|help(?: me)?(?: please| pls| out)?|(?:any|some) (?:ideas?|tips?|help|advice|suggestions?)\\b.*|(?:please|pls|plz|thanks|thx))\\W*$";
const beside = new RegExp(besides, 'i');

const opening = '(?:(?:hey|hi|ok(?:ay)?|so|well|um+|also|and|but|please|pls|then)[, ]+)*';
const asksHelp =
  "(?:(?:can|could|would|will) (?:you|u) (?:please |pls )?)?(?:please )?(?:help|assist) (?:me|us)(?: to| with)?|(?:i |we )(?:need|want)(?: some| your)? help(?: with| to)?|i(?:'m| am)? (?:need|want|trying|have)(?: to)?|how (?:do|can|should) i";
const product =
  '(?:(?:a|an|my|the|some|good|strong|working|possible|main|clear) )*(?:thesis(?: statements?)?|theses|topics?|arguments?|ideas?|claims?|research questions?|angles?|points?|outlines?)';
const finding =
  '(?:com(?:e|ing) up with|find(?:ing)?|think(?:ing)? of|formulat(?:e|ing)|writ(?:e|ing)|mak(?:e|ing)|develop(?:ing)?|figur(?:e|ing) out|pick(?:ing)?|choos(?:e|ing)|brainstorm(?:ing)?|creat(?:e|ing)|with)';
const workName =
  "(?<work>(?:[\\w'-]+ ){0,3}?(?:essay|paper|term paper|report|project|assignment|presentation|proposal|reflection|speech|post|case study|review|analysis|draft|poster))";
const owned = '(?:my|our|the|this|an?|that) ';
const about = '(?: (?:on|about|over|regarding|concerning) (?<topic>.+))?';
const wants =
  "(?:i|we)(?:'d|'m|m| am| would)? (?:want|need|have|like|love|plan|going|hope|wanna|gotta|gonna|thinking|supposed|decided|think)(?: i(?:'ll| will)?)?(?: to| of| about)?";

const productFor = new RegExp(
  `^${opening}(?:${asksHelp}) ${finding}? ?${product} (?:for|of|in|on) ${owned}${workName}\\b${about}$`,
);
const beginning = new RegExp(
  `^${opening}(?:${wants}|(?:can|could) (?:you|u) help (?:me|us)(?: to)?|help (?:me|us)(?: to)?) (?:(?:start|begin|get started|do|write|writing|work)(?: with| on| writing)? )${owned}${workName}\\b${about}$`,
);
/** "I want to write about salt", "my topic is salt" */
const onTopic = new RegExp(
  `(?:^|[,.;!–-] *| and | but )(?:${wants} (?:write|do|focus|talk|argue|make|focusing|writing|doing)(?: (?:it|mine|one|that|my \\w+))? (?:on|about|over)|(?:my|the) (?:topic|subject|focus) (?:is|will be)|(?:it'?s|it is|it should be) (?:on|about)) (?<topic>[^,.;?!]+)`,
);
/** In words: what is longer tells a story. */
const longestTopic = 12;

/** Reads a wish for help with the beginning of work of one's own; null for everything else. */
export function readStartOfWork(question: string): OwnWorkRequest | null {
  let text = plainQuestion(question).replace(/[?!.\s]+$/, '');
  let isStuck = false;
  for (let rest = text.replace(beside, ''); rest !== text; rest = text.replace(beside, '')) {
    text = rest;
    isStuck = true;
  }
  const apart = onTopic.exec(text);
  const head = (apart && apart.index > 0 ? text.slice(0, apart.index) : text).replace(/[\s,.;:–-]+$/, '');
  const product = productFor.exec(head)?.groups;
  const begun = product ?? beginning.exec(head)?.groups;
  if (begun?.work === undefined) return null;
  const topic = (begun.topic ?? apart?.groups?.topic ?? '').trim();
  if (topic.split(/\s+/).length > longestTopic) return null;
  // "I have to write my essay by Friday" asks nothing yet.
  if (!product && topic === '' && !isStuck && !/\bhelp\b/.test(text)) return null;
  const isThesis = product !== undefined && /\b(?:thesis|theses|argument|claim)/.test(head);
  return {
    kind: 'outline',
    work: begun.work.trim(),
    topic: topic === '' ? null : topic,
    ...(isThesis && { isThesis }),
  };
}

/** "Which parts of the readings should I use as evidence?", "What quotes can I use for it?" */
const asksForEvidence =
  /\b(?:which|what)\b.*\b(?:parts?|sections?|passages?|pages?|chapters?|readings?|evidence|quotes?|quotations?|sources?|examples?|material)\b.*\b(?:use|cite|quote|include|look at|rely on)\b|\b(?:find|give|show)(?: me)? (?:some |more )?(?:evidence|quotes?|quotations|sources|examples)(?: for (?:it|this|that|my \w+))?(?: from the readings?)?\W*$/i;
const turnsBack = 4;

/**
 * The work with a topic that was spoken of shortly before, where a question asks for evidence for it; null for any
 * other question.
 */
export function evidenceFor(
  asked: string,
  history: readonly Turn[],
  read: (question: string) => OwnWorkRequest | null,
): OwnWorkRequest | null {
  if (!asksForEvidence.test(asked)) return null;
  const before = workBefore(history, read, ({ topic }) => topic !== null);
  return before && { ...before, kind: 'outline', isThesis: false, isOnEvidence: true };
}

/** The last work that was asked about; null where there was none shortly before. */
export function workBefore(
  history: readonly Turn[],
  read: (question: string) => OwnWorkRequest | null,
  isMeant: (request: OwnWorkRequest) => boolean = () => true,
): OwnWorkRequest | null {
  const said = history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).slice(-turnsBack);
  return (
    said
      .toReversed()
      .flatMap((each) => read(each) ?? [])
      .find(isMeant) ?? null
  );
}
