import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';

const index = buildIndex(
  makePassages([
    'The duke Aldric founded the harbor of Selm in 1412. He granted its fishers a charter and used larch for the quay. ' +
      'The quay had four cranes, and each of them could lift a loaded barge.',
    'The chronicler Bertrade Vonn wrote that the harbor froze in three winters. Her chronicle was copied by monks of the ' +
      'abbey above the town, who added the names of the abbots.',
    'The salt road went from Selm to the mines of Orrin. Its tolls were paid in salt until the mint of Selm was opened.',
  ]),
);
const refuses = (question: string): boolean => answer(question, index).abstained;

describe('a question to a text without headings', () => {
  it.each([
    'Who founded the harbor of Selm?',
    'Which wood was used for the quay?',
    'Who wrote that the harbour froze?',
    'What did the chronicler Bertrad Vonn write about?',
    'How were the tolls of the salt road paid?',
    'Who copied her chronicle in Selm?',
  ])('is answered: %s', (question) => expect(refuses(question)).toBe(false));

  it.each([
    ['a refusal that is not told', 'What did Aldric refuse to grant the fishers?'],
    ['a law that is not broken', 'What unlawful charter did the duke grant its fishers?'],
    ['a name that the folder lacks', 'What did Aldric of Norrland grant the fishers?'],
    ['an opposite', 'When was the mint of Selm closed?'],
    ['a negative prefix', 'Who unofficially founded the harbor of Selm?'],
    ['another matter', 'How does photosynthesis use chlorophyll?'],
  ])('is refused for %s', (_, question) => expect(refuses(question)).toBe(true));
});
