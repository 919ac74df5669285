import { contentStems } from '../../text/words.ts';

/** "How does a dam fail?", "the stages of grief", "what happens when …": what goes on, one thing after another. */
const courseOfThings =
  /^(?:and |so |but )?how\b(?! (?:many|much|long|far|old|tall|large|big|fast|often|high|deep|come)\b)|\b(?:steps?|stages?|phases?|process|sequence|procedure|step by step)\b|\bwhat (?:happens?|happened)\b/i;
const severalThings =
  /(?<!\p{L}{4}-)\b(?:steps?|stages?|phases?|levels?|kinds?|types?|forms|sorts|styles|parts|branches|ways|reasons|causes|problems|difficulties|challenges|benefits|drawbacks|criticisms|objections|limitations|advantages|disadvantages|characteristics|conditions|factors|two|three|four|five|six|seven|eight)\b/iu;
/** "How does frost take place?" No text that tells how needs these words. */
const goingOn =
  /\b(?:tak(?:es?|ing) place|took place|happen(?:s|ed|ing)?|occur(?:s|red|ring)?|comes? about|came about|go(?:es)? about|went about|gone about)\b/gi;
const letteredStep = /(?<=^|\s)\(?(?:[a-h]|[1-9])\)\s/g;
const fewestSteps = 3;

/** Whether a question asks how something goes on. */
export const asksForCourse = (question: string): boolean => courseOfThings.test(question.trim());

/** Whether a question asks for several things of one sort: steps, kinds, parts. */
export const asksForSeveral = (question: string): boolean => severalThings.test(question);

/** A question of how something goes on, without the words that say only that it does. */
export function withoutGoingOn(question: string): string {
  const bare = question.replace(goingOn, ' ').replace(/ {2,}/g, ' ');
  return asksForCourse(question) && contentStems(bare).length > 0 ? bare : question;
}

/** Whether a text tells steps that it letters or numbers: "(a) Ice forms. (b) It swells. (c) The rock splits." */
export const tellsSteps = (text: string): boolean => (text.match(letteredStep)?.length ?? 0) >= fewestSteps;
