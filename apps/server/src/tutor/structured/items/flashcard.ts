import { flashcardForms } from '@weekwise/domain/activities.ts';
import type { Flashcard } from '@weekwise/engine/activities/activity.ts';
import { stableHash } from '@weekwise/engine/activities/hash.ts';
import { gap } from '@weekwise/engine/activities/readable.ts';
import { findQuote } from '@weekwise/engine/answers/evidence/find-quote.ts';
import { coverage, foreignWords, isSupported } from '@weekwise/engine/answers/evidence/support.ts';
import { countWords } from '@weekwise/engine/answers/render/shorten.ts';
import { phraseKey } from '@weekwise/engine/vocabulary/corpus.ts';
import { z } from 'zod';
import { inertText } from '../../guard/inert-text.ts';
import { type PassageCitation, type ShownMaterials, surroundings } from '../shown-materials.ts';
import { itemBase, sayingSo } from './item-base.ts';

export const flashcard = z.object({
  form: z.enum(flashcardForms),
  front: z.string(),
  back: z.string(),
  ...itemBase,
});

export const flashcardTask = `Make flashcards. Forms:
term: front a term, back what it means; definition: front the meaning, back the term;
cloze: front a sentence of the quote, copied, with its most important term replaced by ${gap}, back exactly the words left out;
question: front a question with one short answer, back that answer. Mix the forms. No back is longer than 50 words.`;

const mostBackWords = 55;
const leastAbout = 0.5;

/** The card where its quote bears it out; null where it does not. */
export function checkFlashcard(item: z.infer<typeof flashcard>, shown: ShownMaterials): Flashcard | null {
  const cited = shown.cite(item);
  if (!cited) return null;
  const { form, bloomLevel, difficulty } = item;
  const front = inertText(item.front);
  const back = inertText(item.back);
  const [asked, answered] = [phraseKey(front), phraseKey(back)];
  if (answered === '' || asked === '' || ` ${asked} `.includes(` ${answered} `) || countWords(back) > mostBackWords)
    return null;
  if (!isBorneOut(form, front, back, cited)) return null;
  const { citation } = cited;
  const id = stableHash(`flashcard ${front} ${back}`);
  return {
    type: 'flashcards',
    id,
    form,
    front,
    back,
    bloomLevel,
    difficulty,
    citation,
    explanation: sayingSo(citation),
  };
}

function isBorneOut(form: Flashcard['form'], front: string, back: string, cited: PassageCitation): boolean {
  const { quote } = cited.citation;
  switch (form) {
    case 'cloze':
      return front.split(gap).length === 2 && findQuote(quote, fillGap(front, back)) !== null;
    case 'definition':
      return findQuote(quote, back) !== null && isSupported(front, quote, back);
    case 'term':
      return findQuote(surroundings(cited), front) !== null && isSupported(back, quote, front);
    case 'question':
      return (
        isSupported(back, quote, front) &&
        foreignWords(front, surroundings(cited)).length === 0 &&
        coverage(front, surroundings(cited)) >= leastAbout
      );
  }
}

function fillGap(front: string, back: string): string {
  return front.replace(/^[^:]{0,20}:\s(?=.*_____)/, '').replace(gap, back);
}
