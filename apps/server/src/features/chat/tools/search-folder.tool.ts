import { citeStretch } from '@weekwise/engine/answers/citation.ts';
import { coverage } from '@weekwise/engine/answers/evidence/support.ts';
import { rank } from '@weekwise/engine/passages/rank.ts';
import { splitSentences } from '@weekwise/engine/text/sentences.ts';
import type { TutorTool } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { defineTool, done, phrase, refused, type ToolContext } from './tool-kit.ts';

const mostFound = 5;

const input = z.object({ query: phrase.describe('What to look for, in the student’s words') });

export function searchFolder({ index }: Pick<ToolContext, 'index'>): TutorTool {
  return defineTool(
    'search_folder',
    'Searches the files of this course for words and shows the passages. Meant when the student asks to search or find passages, not to explain something.',
    input,
    async ({ query }) => {
      const citations = rank(index, query, { limit: mostFound }).flatMap(({ passage }) => {
        const sentences = splitSentences(passage.text)
          .map((span) => ({ ...span, held: coverage(query, passage.text.slice(span.start, span.end)) }))
          .sort((x, y) => y.held - x.held);
        const [best] = sentences;
        return best ? [citeStretch(passage, best.start, best.end)] : [];
      });
      if (citations.length === 0) return refused(`I couldn't find “${query}” in your files.`);
      const found = citations.length === 1 ? 'one passage' : `${citations.length} passages`;
      return done(`I found ${found} on “${query}”.`, { citations });
    },
  );
}
