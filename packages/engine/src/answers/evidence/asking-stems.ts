import { askingWords } from '../../lexicon/asking-words.ts';
import { stem } from '../../text/stem.ts';

/** Stems of what asks for a kind of answer. */
export const askingStems: ReadonlySet<string> = new Set(askingWords.map(stem));
