import type { PassageToEmbed } from './vectors.repo.ts';

/** Characters; what a model reads of one text ends before that, and its meaning is said by then. */
const longestText = 8_000;
/** Of one request, in characters: providers count some 100,000 tokens and more. */
const mostCharacters = 100_000;

/** Builds the text that is embedded for a passage: the headings above it, and itself. */
export function passageText({ headingPath, text }: Pick<PassageToEmbed, 'headingPath' | 'text'>): string {
  return [...headingPath, text].join('\n').slice(0, longestText).toWellFormed();
}

export function questionText(question: string): string {
  return question.trim().slice(0, longestText).toWellFormed();
}

/** Groups texts into requests by their size, in order; one text always fits. */
export function inRequests(texts: readonly string[]): string[][] {
  const requests: string[][] = [];
  let open: string[] = [];
  let characters = 0;
  for (const text of texts) {
    if (open.length > 0 && characters + text.length > mostCharacters) {
      requests.push(open);
      open = [];
      characters = 0;
    }
    open.push(text);
    characters += text.length;
  }
  if (open.length > 0) requests.push(open);
  return requests;
}
