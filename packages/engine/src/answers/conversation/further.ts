import { blocksOf, sentencesOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Span } from '../../text/sentences.ts';
import { contentStems } from '../../text/words.ts';
import { namesIn } from '../evidence/answer-type-match.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isTask, leansOnPrevious } from '../evidence/no-evidence.ts';
import { type AnswerLine, item, sentence } from '../render/answer-line.ts';
import { comparable } from '../render/as-markdown.ts';
import { countWords } from '../render/shorten.ts';
import { antecedentOf, type Before } from './antecedent.ts';
import { aroundAnswer } from './around-answer.ts';
import { isOneOf, namesOne, ofWhat, opensExample } from './example-signs.ts';
import { keysOf, saidIn } from './said-sentences.ts';

/** What is wanted about the last answer: an example, a reason, how it is known, plainer words, more, what came next. */
export type Further = 'example' | 'why' | 'evidence' | 'simpler' | 'more' | 'next';

const please = '(?:(?:(?:can|could|would) you|please|and|but|so|now|ok(?:ay)?)[, ]+)*';
const patterns: [Further, RegExp][] = [
  [
    'example',
    new RegExp(
      `^${please}(?:(?:give|show|tell)(?: me| us)? )?(?:(?:an?|another|some|one more|any|for) )?(?:(?:other|real|good|better|concrete|specific|simple|quick|short|actual|real[- ](?:life|world)) )*(?:examples?|instance)(?: (?:of|for) (?:it|that|this|one|those|them|these))?(?: please)?\\W*$`,
      'i',
    ),
  ],
  ['why', /^(?:(?:and|but|so|ok(?:ay)?)[, ]+)*(?:why(?: is (?:that|this|it)(?: so)?| so| not)?|how come)\W*$/i],
  [
    'evidence',
    /^(?:(?:and|but|so|ok(?:ay)?)[, ]+)*how (?:do|did|can|could|would) (?:they|we|you|people|scientists|scholars|researchers|anyone) (?:even |actually )?know(?: (?:that|this|it|so))?\W*$/i,
  ],
  [
    'simpler',
    new RegExp(
      `^${please}(?:(?:explain|say|put|describe|rephrase) (?:me )?(?:(?:it|that|this) )?)?(?:to me )?(?:again )?(?:in (?:simpler?|plain|easier|easy|other) (?:words|terms|language|english)|more simply|simpler|simply|like i(?:'?m| am) (?:five|5|ten|10))(?: please)?\\W*$|^${please}(?:simplify|rephrase)(?: (?:it|that|this))?\\W*$|^i (?:don['’]?t|do not) (?:understand|get)(?: (?:it|that|this))?\\W*$`,
      'i',
    ),
  ],
  [
    'next',
    new RegExp(
      `^${please}(?:(?:what )?happened (?:next|then|later|after(?:wards?)?)(?: (?:that|this|it))?|then what|what then)\\W*$`,
      'i',
    ),
  ],
  [
    'more',
    new RegExp(
      `^${please}(?:(?:tell|show) me )?(?:more|go on|continue|elaborate|anything else|what else)(?: (?:about|on) (?:it|that|this))?(?: (?:is there|details?))?(?: please)?\\W*$|^${please}(?:explain|describe|expand|elaborate|go)(?: (?:on|into|about))?(?: (?:it|that|this))? (?:a (?:bit|little) )?(?:(?:some )?more|further|deeper|in (?:more|greater) (?:detail|depth)|in depth)(?: (?:details?|about it))?(?: please)?\\W*$|^${please}(?:expand|elaborate) on (?:it|that|this)(?: please)?\\W*$|^${please}(?:(?:i (?:want|need)|give me) )?more details?(?: please)?\\W*$`,
      'i',
    ),
  ],
];

/** Reads what a short follow-up wants of the last answer; null where it is a question of its own. */
export const readFurther = (asked: string): Further | null =>
  patterns.find(([, pattern]) => pattern.test(asked.trim()))?.[0] ?? null;

const signs: Record<Further, RegExp> = {
  example:
    /\b(?:for example|for instance|e\.g\.|such as|like (?:the )?(?=[A-Z])|an example (?:of|is)|is an example|examples? (?:of|are|include)|consider (?:an?|the))\b|^(?:imagine|suppose)\b/i,
  why: /\b(?:because|since|due to|owing to|as a result|so that|in order to|therefore|thus|the reason|caused? by)\b|, so (?:there|the|that|it|they|he|she|we|an?|no|its|their)\b/i,
  evidence:
    /\b(?:evidence|found|discover(?:y|ed|s)?|measur\w+|observ\w+|based on|shows?|showed|shown|data|records?|samples?|experiments?|surveys?|dated|trac(?:e|es|ed)|studies|study)\b/i,
  simpler: /./,
  more: /./,
  // It is told from behind the key.
  next: /$^/,
};
const leads: Record<Further, string> = {
  example: 'An example from your files:',
  why: 'Your files give this reason:',
  evidence: 'What your files say that it rests on:',
  simpler: 'I answer in the words of your files and cannot put them more simply. In short sentences they say:',
  more: 'They also say:',
  next: 'They also say:',
};
const most: Record<Further, number> = { example: 1, why: 1, evidence: 2, simpler: 3, more: 3, next: 0 };
const longestPlain = 22;
const longestMore = 45;
const longestEvidence = 70;

/**
 * Answers with what the passages around the last answer add, none of it told before, or says that there is nothing
 * more. Returns null where the last answer quotes no reading; then the question is read like any other.
 */
export function furtherAnswer(
  wanted: Further,
  before: Before,
  passages: readonly Passage[],
): { told: AnswerLine[]; answers: boolean } | null {
  const told = saidIn(`${before.earlier ?? ''}\n${before.answer}`);
  const cited = passages.filter(({ text }) => told.some((said) => comparable(text).includes(said)));
  if (cited.length === 0) return null;
  const about = antecedentOf(before) ?? before.question.replace(/[?!.]+$/, '');
  // A reason may stand in the very sentence that was quoted; what is plain already is said again.
  const isAgain = wanted === 'why' ? /^why\b/i.test(before.question) : wanted !== 'simpler' && wanted !== 'evidence';
  // What was shown around the key has not been pointed out yet.
  const pointedOut = wanted === 'more' ? [] : saidIn(keysOf(before.answer));
  // The title over a list is pointed out too, and says nothing.
  const keys = pointedOut.filter((key) => cited.some(({ text }) => comparable(text).includes(key)));
  const quoted = keys.length > 0 ? keys : told;
  const own = candidates(wanted, about, { quoted, isAgain }, cited, passages).slice(0, most[wanted]);
  const named = own.length === 0 && wanted === 'example' ? namedCase(about, keys, cited) : null;
  // What was shown beside the answer may be one, and where it names one of the kind it is the surest.
  const shown =
    wanted === 'example'
      ? candidates(wanted, about, { quoted: [], isAgain: false }, cited, passages).filter((piece) =>
          told.some((said) => said.includes(comparable(textOf(piece)))),
        )
      : [];
  const isNamedOne = (piece: Excerpt): boolean =>
    namesOne.test(textOf(piece)) && shareOf(contentStems(about), textOf(piece)) === 1;
  const surest = own.some((piece) => opensExample.test(textOf(piece))) ? undefined : shown.find(isNamedOne);
  const opened = own.length === 0 ? shown.find((piece) => opensExample.test(textOf(piece))) : undefined;
  const already = surest ?? opened;
  const found = already ? [already] : named ? [named] : own;
  if (found.length > 0) {
    return {
      told: [
        sentence(
          already
            ? 'An example stands in what I told:'
            : named
              ? 'Your files call nothing an example, but tell of this case:'
              : leads[wanted],
        ),
        ...found.map((piece) => {
          const shown = wanted === 'example' ? inContext(piece, told) : piece;
          return asItem(shown);
        }),
      ],
      answers: true,
    };
  }
  const around = aroundAnswer(wanted, { about, keys, isAgain: /^why\b/i.test(before.question) }, cited, passages);
  if (around) return { told: [sentence(around.lead), ...around.pieces.map(asItem)], answers: true };
  const none: Record<Further, string> = {
    example: `Your files give no example of ${nameOf(about)} where they speak of it.`,
    why: /^why\b/i.test(before.question) ? 'Your files give no further reason.' : 'Your files do not say why.',
    evidence: 'Your files do not say how this is known.',
    simpler: `Your files say nothing simpler on ${nameOf(about)}.`,
    more: `Your files say no more on ${nameOf(about)} than this.`,
    next: 'Your files do not say what came next.',
  };
  return { told: [sentence(none[wanted])], answers: false };
}

const asItem = (piece: Excerpt): AnswerLine => item({ text: textOf(piece), evidence: piece });

/** In words. */
const longestExample = 75;

/** "For example, …" with what it is an example of, and what goes on of it in its paragraph. */
function inContext(piece: Excerpt, told: readonly string[]): Excerpt {
  const { passage } = piece;
  const block = blocksOf(passage).find(({ start, end }) => start <= piece.start && piece.start < end);
  const spans = sentencesOf(passage).filter(
    ({ start, end }) => block && start >= block.start && end <= block.end && !isTask(passage.text.slice(start, end)),
  );
  const at = spans.findIndex(({ start }) => start === piece.start);
  const before = spans[at - 1];
  const isOpen = /^(?:for (?:example|instance)|in this (?:case|example))\b/i.test(textOf(piece));
  const isNew = before && !told.some((said) => said.includes(comparable(passage.text.slice(before.start, before.end))));
  const start = isOpen && isNew && at > 0 ? before.start : piece.start;
  const last = spans.findLast(({ end }) => countWords(passage.text.slice(start, end)) <= longestExample);
  return { passage, start, end: Math.max(piece.end, last?.end ?? 0) };
}

/** What has no name: "why the vault holds". */
const asksHow = /^(?:why|how|when|where|what|which|who|can|could|do|does|did|is|are|was|were)\b/i;
const nameOf = (about: string): string => (asksHow.test(about) ? 'this' : `“${about}”`);

/** A sentence beside the answer that tells of one thing of the kind by its name: "The weir of Ost was …" */
function namedCase(about: string, keys: readonly string[], cited: readonly Passage[]): Excerpt | null {
  const isKey = (text: string): boolean => keys.some((key) => key.includes(comparable(text)));
  const topic = contentStems(about);
  const head = topic.at(-1);
  const pieces = cited.flatMap((passage) =>
    sentencesOf(passage).flatMap((span) => {
      const text = passage.text.slice(span.start, span.end);
      const isNamed = namesIn(text).some((name) => !contentStems(name).some((stem) => topic.includes(stem)));
      const isOfKind = head !== undefined && contentStems(text).includes(head);
      return isNamed && isOfKind && !isKey(text) && !isTask(text) && countWords(text) <= longestMore
        ? [{ passage, ...span }]
        : [];
    }),
  );
  return pieces[0] ?? null;
}

const textOf = ({ passage, start, end }: Excerpt): string => passage.text.slice(start, end);

/** Sentences that say what is wanted, those beside the answer first: its passage, its section, its document. */
function candidates(
  wanted: Further,
  about: string,
  { quoted, isAgain }: { quoted: readonly string[]; isAgain: boolean },
  cited: readonly Passage[],
  passages: readonly Passage[],
): Excerpt[] {
  const topic = contentStems(about);
  const documents = new Set(cited.map(({ documentId }) => documentId));
  const named = topic.filter((stem) => !asking.has(stem));
  // Where the passage that was quoted is all about the topic, so are its reasons.
  const isUnderTopic = (passage: Passage): boolean =>
    cited.includes(passage) && named.length > 0 && shareOf(named, passage.text) === 1;
  const found = passages.flatMap((passage) => {
    const isElsewhere = !documents.has(passage.documentId);
    if (isElsewhere && wanted !== 'example') return [];
    if (passage.role !== 'body' && passage.role !== 'duplicate') return [];
    // An entry of a glossary defines its own term.
    const forms = blocksOf(passage).filter(
      ({ form, termEnd }) => (form !== null && form !== 'item') || (wanted === 'example' && termEnd !== undefined),
    );
    const spans = sentencesOf(passage);
    const areQuoted = spans.map(({ start, end }) => {
      const text = comparable(passage.text.slice(start, end));
      return quoted.some((said) => said.includes(text));
    });
    return spans.flatMap(({ start, end }, i) => {
      const text = passage.text.slice(start, end);
      const isQuoted = areQuoted[i] ?? false;
      const isForm = forms.some((form) => form.start < end && start < form.end);
      const isReason = isQuoted && wanted === 'why' && /^(?:this|that) is why\b/i.test(text);
      const isCase = wanted === 'example' && isOneOf(about, text);
      if ((isQuoted && isAgain) || isForm || isTask(text) || !(isReason || isCase || fits(wanted, text))) return [];
      if (isElsewhere && shareOf(topic, text) < 1) return [];
      const from = withAntecedent(passage.text, spans, i);
      const whole = passage.text.slice(from, end);
      const isNext = isQuoted || areQuoted[i - 1] || areQuoted[i + 1];
      // An example is of what it says itself, or of what stands right before it.
      const last = spans[i - 1];
      const isOfOther =
        wanted === 'example' &&
        last !== undefined &&
        (opensExample.test(text)
          ? shareOf(topic, passage.text.slice(last.start, end)) < shareOf(topic, whole)
          : shareOf(topic, ofWhat.exec(text)?.groups?.what ?? about) < 1);
      const worth =
        (isOfOther ? -ofOther : 0) +
        nearness(passage, cited) +
        shareOf(topic, `${whole} ${passage.headingPath.join(' ')}`) +
        (wanted === 'why' && isNext ? 0.5 : 0) +
        (wanted === 'example' && opensExample.test(text) && areQuoted[i - 1] ? 1 : 0) +
        (isCase ? ofCase : 0);
      // Another reason stands for another thing.
      const isBeside =
        (wanted === 'simpler' && shareOf(topic, text) < leastNamed) ||
        (wanted === 'why' && !isNext && shareOf(topic, whole) < leastNamed && !isUnderTopic(passage));
      return worth < leastWorth || isBeside ? [] : [{ passage, start: from, end, worth }];
    });
  });
  return found.sort((x, y) => y.worth - x.worth);
}

/** Where to begin to quote a sentence, so that what "it" or "this" stands for is quoted too. */
function withAntecedent(text: string, spans: readonly Span[], i: number): number {
  const { start = 0, end = 0 } = spans[i] ?? {};
  const before = spans[i - 1];
  const leans = leansOnPrevious(text.slice(start, end)) && before && !text.slice(before.end, start).includes('\n');
  return leans ? withAntecedent(text, spans, i - 1) : start;
}

/** Words that ask for something of the topic. */
const asking = new Set(
  contentStems('effect cause kind type example reason advantage problem consequence result impact'),
);

/** An example beside the answer needs not name the topic; one from elsewhere in the document must. */
const leastWorth = 0.7;
const ofOther = 0.75;
const ofCase = 0.5;
/** Share of the topic's words that a plain sentence on it, or a reason for it, has. */
const leastNamed = 0.5;

function nearness(passage: Passage, cited: readonly Passage[]): number {
  if (cited.includes(passage)) return 1;
  const isSection = cited.some(
    ({ documentId, headingPath }) =>
      documentId === passage.documentId && headingPath.join('\n') === passage.headingPath.join('\n'),
  );
  return isSection ? 0.75 : 0.25;
}

function shareOf(topic: readonly string[], text: string): number {
  const said = new Set(contentStems(text));
  return topic.length === 0 ? 0 : topic.filter((stem) => said.has(stem)).length / topic.length;
}

function fits(wanted: Further, text: string): boolean {
  const length = countWords(text);
  if (wanted === 'simpler' && length > longestPlain) return false;
  return length > 3 && length <= (wanted === 'evidence' ? longestEvidence : longestMore) && signs[wanted].test(text);
}
