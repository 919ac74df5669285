import type { Passage } from '../../passages/passage.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { countWords } from '../render/shorten.ts';
import { isProse, type Statement, statementsOf } from './statements.ts';

const must = '(?:do|must|should|will) (?:i|we) (?:really |actually |even )*(?:have to |need to |got to )?';
const end = '(?: (?:for|in) (?:this|the|our|my) (?:class|course))?\\W*$';
const asks = [
  new RegExp(`\\b${must}(?:buy|purchase|own|rent|pay for|order) (?<thing>[^?]{3,50}?)${end}`),
  new RegExp(
    `\\b${must}(?:get|have|need|use) (?<thing>(?:[a-z]+ ){0,3}(?:text ?)?(?:books?|materials?|calculators?|clickers?|software))${end}`,
  ),
  new RegExp(
    `\\b(?:is|are) (?<thing>(?:[a-z]+ ){0,3}(?:text ?)?(?:books?|materials?|calculators?|clickers?|software)) (?:really )?(?:required|mandatory|necessary|needed|optional|compulsory)${end}`,
  ),
];
/** How a textbook is spoken of; what is written into in an exam is none, and neither is one's own text. */
const namesBook =
  /\btext ?books?\b|(?<!\bblue )\bbooks?\b|\b(?:required|course|assigned|recommended|main|our) texts?\b|\btexts? (?:is|are) (?:required|available)\b/i;
const ofCopy = /\bcop(?:y|ies)\b|\beditions?\b/i;
const saysMust =
  /\b(?:must|requir(?:ed?|es)|requirement|mandatory|optional|necessary|need(?:ed|s)?|have to|recommended|do(?:es)? not|don['’]t|no(?:t| need)?)\b/i;
const saysHow =
  /\b(?:buy|purchas\w+|bought|order(?:ing|ed)?|rent|cop(?:y|ies)|free|comes? with|bookstore|library|cost)\b/i;
const longest = 50;
const mostTold = 2;

/**
 * Finds what a syllabus says on whether a thing must be bought: "Do I have to buy the textbook?" is answered by "You
 * must buy …" and not by the name of the book. Returns null where that is not asked, or no line says it.
 * @param text as `plainQuestion` gives it
 */
export function mustHave(text: string, passages: () => readonly Passage[]): Excerpt[] | null {
  const thing = asks.map((pattern) => pattern.exec(text)?.groups?.thing).find((found) => found !== undefined);
  if (thing === undefined) return null;
  const wanted = contentStems(thing);
  const isBook = /\b(?:text ?)?books?\b|\btexts?\b/.test(thing);
  if (wanted.length === 0) return null;
  const names = (statement: Statement): boolean => {
    const said = new Set(contentStems(statement.text));
    // "You do not need a printed copy" behind "Textbook: …" is of that book.
    if (isBook)
      return namesBook.test(statement.text) || (ofCopy.test(statement.text) && namesBook.test(statement.context));
    return wanted.every((stem) => said.has(stem));
  };
  const worth = ({ text: line }: Statement): number =>
    (saysMust.test(line) ? 1 : 0) +
    (saysHow.test(line) ? 1 : 0) +
    (/\bmust|\brequired|\boptional\b/i.test(line) ? 0.5 : 0);
  const lines = passages()
    .flatMap(statementsOf)
    .filter((each) => isProse(each) && countWords(each.text) <= longest && names(each));
  const chosen = lines
    .filter((each) => saysMust.test(each.text) && worth(each) > 1)
    .toSorted((x, y) => worth(y) - worth(x))
    .slice(0, 1);
  if (chosen.length === 0) return null;
  const further = lines.filter(
    (each) => !chosen.includes(each) && saysHow.test(each.text) && /\bif\b|\bor\b|\balso\b/i.test(each.text),
  );
  return [...chosen, ...further].slice(0, mostTold).map(({ piece }) => piece);
}

const asksEdition =
  /\b(?:older|newest|latest|newer|new|old|previous|earlier|used|other|any|\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) editions?\b/;
const saysWhich =
  /\b(?:older|earlier|previous|newer|later|other|any|used|both|all)\b[^.]*\beditions?\b|\beditions?\b[^.]*\b(?:fine|ok(?:ay)?|acceptable|accepted|allowed|may|can|not|will do|work|recommended|suffices?|either)\b/i;

/**
 * Finds what a syllabus says on another edition of a book than the one it names: "Is the third edition fine?" Returns
 * null where none is asked about, or no line says it.
 */
export function onEdition(text: string, passages: () => readonly Passage[]): Excerpt | null {
  if (!asksEdition.test(text)) return null;
  return (
    passages()
      .flatMap(statementsOf)
      .find((each) => saysWhich.test(each.text))?.piece ?? null
  );
}
