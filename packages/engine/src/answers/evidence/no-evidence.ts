import { asksOrSetsTask } from '../../passages/asking.ts';
import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import { memoize, memoizeByObject, weekOfSentences } from '../../text/memoize.ts';
import type { Span } from '../../text/sentences.ts';

/** What sends its reader elsewhere: "To learn more, visit …", "Read Letters from the Mill for both sides." */
const sendingElsewhere =
  /^to (?:learn|read|find out|hear|explore) more\b|^(?:after (?:reading|watching)\b.*\b)?ask yourself\b|^(?:check out|take a look at|listen (?:to|as)|read (?:about|more|through|the full)|view (?:this|the|scenes)|explore (?:this|the))\b|^(?:read|view|explore)\b.*\b(?:to learn|to see|for the (?:perspectives?|story)|video|website|podcast|interview)\b/i;
/** What a citation between sentences leaves: "(Halvorsen, 2004, p. 2)". */
const bareReference = /^\([^()]*,\s(?:1[5-9]|20)\d\d[a-z]?(?:[,;:][^()]*)?\)\W*$/;
/** Below a picture that an answer does not have: "The lobes of the brain are shown." */
const caption = /^[^,;:]{2,80}\b(?:is|are) (?:shown|pictured|depicted|illustrated)(?: (?:here|below|above))?\W*$/i;
/** The words below a picture that is not there: "Figure 3.2. The harbor in 1901. (credit: …)" */
const figureCaption = /^\W*(?:figure|fig\.|photo(?:graph)?|plate|image)\s\d+(?:[.–-]\d+)*[a-z]?\b[.:)]?\s/i;
/** "Figure: A weir in flood. (Photo courtesy of …)": no number, but a label or who took it. */
const bareCaption =
  /^\W*(?:figure|fig\.|photo(?:graph)?|image|caption)\s?:\s|\((?:credit|(?:photo|image|graph|map|chart|figure|illustration)(?: \([a-z]\))? (?:courtesy|credit|by|from)\b|courtesy of)[^()]*(?:\([^()]*\)[^()]*)*\)\W*$/i;
/** "Figure 3.2 shows how …" is a sentence, which goes on in small letters. */
const figureAsSubject = /^\W*\p{L}+\.?\s\d+(?:[.–-]\d+)*[a-z]?\s\p{Ll}/u;
/** "This diagram illustrates …", "The photograph shows …": words of a picture. */
const tellsOfPicture =
  /^\W*(?:this|the|these) (?:diagram|figure|image|photo(?:graph)?|picture|illustration|chart|graph|map|drawing|painting|cartoon|poster|screenshot)s? (?:(?:above|below|here|from [^,.]{3,40}) )?(?:illustrat|show|depict|display|portray|represent|summari[sz])\p{L}*\b/iu;
const pictureCredit = /\((?:credit|photo|image|source)\b[^)]*$|\((?:credit|photo(?: courtesy)?|image)\b/i;
/** "Figure 3.2 shows the harbor." A picture shows it, and no answer has the picture. */
const pointsAtPicture = /^\W*(?:figure|fig\.)\s\d+(?:[.–-]\d+)*[a-z]?\s(?!.*\bthat\b)\p{L}+s\b/iu;
/** Where something is taken from: "Source: https://…" */
const sourceLine =
  /^\W*(?:(?:sources?|links?|url|retrieved from|available at|image|photo)\s*:?\s*)?`?(?:https?:\/\/|www\.)\S+$/i;
/** The row that heads a table of weeks. */
const scheduleHead =
  /^\W*(?:(?:week|class|session|day|date|month|topics?|subject|themes?|units?|readings?|assignments?|due(?: dates?)?|work|homework|deadlines?|notes?|activit(?:y|ies)|materials?|chapters?)s?(?:\s*(?:[|/&]|and|to do|no\.|#|:)\s*)*)+\W*$/i;
/** The name of a box that recurs in a book, where its file has it as a line of text: "Art Connection". */
const boxLabel = /^(?:\p{Lu}[\p{L}’'-]*\s){0,3}(?:Connections?|Link to Learning|Spotlight|Checkpoint|Close-Up)\W*$/u;
const leaning = /^(?:It|He|She|They|This|These|Those|That|Its|His|Her|Their|Such|The latter|The former)\b/;

/** Whether a block is the words below a picture; what stands beside it in its passage is not. */
export const isCaption = (text: string, { start, end }: Span): boolean => {
  const words = text.slice(start, end);
  return (figureCaption.test(words) && !figureAsSubject.test(words)) || bareCaption.test(words);
};

export const captionsOf = memoizeByObject((passage: Passage) =>
  blocksOf(passage).filter((block) => isCaption(passage.text, block)),
);

/** In a title all words are capitals but for short ones, and nothing ends it. */
const titleLine = /^\p{Lu}[\p{L}’'-]*(?:[ ,:]+(?:\p{Lu}[\p{L}’'-]*|\p{Ll}{1,4})){1,9}$/u;

/** Where paragraphs begin that are but a title, which the reader of the document did not take for a heading. */
export const titlesOf = memoizeByObject(
  (passage: Passage): ReadonlySet<number> =>
    new Set(
      blocksOf(passage).flatMap(({ form, start, end }) =>
        form === null && titleLine.test(passage.text.slice(start, end).trim()) ? start : [],
      ),
    ),
);

/** What stands beside the text: a bare reference, the words below a picture, the head of a schedule. */
export const saysNothing = memoize(
  (text) =>
    bareReference.test(text) ||
    pointsAtPicture.test(text) ||
    boxLabel.test(text) ||
    caption.test(text) ||
    tellsOfPicture.test(text) ||
    pictureCredit.test(text) ||
    sourceLine.test(text) ||
    scheduleHead.test(text),
  weekOfSentences,
);

/** Whether a sentence asks or sets a task, and so answers nothing. */
export const isTask = memoize(
  (sentence) => asksOrSetsTask(sentence) || sendingElsewhere.test(sentence),
  weekOfSentences,
);

/**
 * "First, let's look at …", "This section will discuss …", "To understand why, …", "—Agnes Holt, Tides": what comes
 * next or who said it, no answer.
 */
const announcing =
  /\b(?:let[’']?s|let us)\b.{0,40}\b(?:look|turn|consider|explore|examine|see|start|begin|discuss)\b|\b(?:we|this (?:section|chapter|module|unit)) (?:will|shall)\b.{0,30}\b(?:look|turn|consider|explore|examine|discuss|learn|see)\b|^to (?:understand|see|explain|illustrate|answer|appreciate) (?:why|how|what|this|that|these)\b|^[—–―]\s?\p{Lu}/iu;

export const announces = memoize((sentence) => announcing.test(sentence), weekOfSentences);

/** Whether a sentence begins with a pronoun for something that the sentence before names. */
export function leansOnPrevious(sentence: string): boolean {
  return leaning.test(sentence);
}
