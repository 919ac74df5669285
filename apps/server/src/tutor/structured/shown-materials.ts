import type { StudyText } from '@weekwise/engine/activities/study-text.ts';
import { type Citation, citeStretch } from '@weekwise/engine/answers/citation.ts';
import { findQuote } from '@weekwise/engine/answers/evidence/find-quote.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import { words } from '@weekwise/engine/text/words.ts';
import { z } from 'zod';
import type { MaterialPiece } from '../guard/material-data.ts';

/** How a model says what an item rests on. */
export const reference = {
  passage: z.int().describe('Number of the passage'),
  quote: z.string().describe('One to three whole sentences of that passage, copied character by character'),
};
export type PassageReference = z.infer<z.ZodObject<typeof reference>>;

export interface PassageCitation {
  passage: Passage;
  citation: Citation;
}

/** Fewer words prove nothing; more point at nothing. */
const fewestWords = 3;
const mostWords = 150;

/** The passages that a model is shown, numbered from 1, and what it may say of them. */
export class ShownMaterials {
  readonly passages: readonly Passage[];
  readonly text: StudyText;

  constructor(passages: readonly Passage[], text: StudyText) {
    this.passages = passages;
    this.text = text;
  }

  get pieces(): MaterialPiece[] {
    return this.passages.map(({ headingPath, text }, i) => {
      const heading = headingPath.at(-1);
      return { id: i + 1, text: heading ? `${heading}\n${text}` : text };
    });
  }

  /** The place that a quote stands in: the passage named, else whichever holds it; null where none does. */
  cite({ passage: number, quote }: PassageReference): PassageCitation | null {
    const length = words(quote).length;
    if (length < fewestWords || length > mostWords) return null;
    const named = this.passages[number - 1];
    for (const passage of named ? [named, ...this.passages] : this.passages) {
      const span = findQuote(passage.text, quote);
      if (span) return { passage, citation: citeStretch(passage, span.start, span.end) };
    }
    return null;
  }
}

/** What may be spoken of beside a quote: the passage around it and its headings. */
export function surroundings({ passage }: PassageCitation): string {
  return `${passage.headingPath.join('\n')}\n${passage.text}`;
}
