import { bloomLevels, difficulties } from '@weekwise/domain/activities.ts';
import type { SocraticDialogue, SocraticTurn } from '@weekwise/engine/activities/activity.ts';
import { stableHash } from '@weekwise/engine/activities/hash.ts';
import { findQuote } from '@weekwise/engine/answers/evidence/find-quote.ts';
import { coverage, foreignWords } from '@weekwise/engine/answers/evidence/support.ts';
import { words } from '@weekwise/engine/text/words.ts';
import { z } from 'zod';
import { inertText } from '../../guard/inert-text.ts';
import { reference, type ShownMaterials, surroundings } from '../shown-materials.ts';

const turn = z.object({
  question: z.string(),
  bloomLevel: z.enum(bloomLevels),
  hints: z.array(z.string()).describe('Three hints, each telling more, none with the words of the quote'),
  ...reference,
});

export const socraticDialogue = z.object({
  topic: z.string(),
  difficulty: z.enum(difficulties),
  turns: z.array(turn),
});

export const socraticTask = `Make Socratic dialogues, each about one main idea of the materials: four or five open questions that lead from recalling what the materials say to judging it. The quote of a turn is what a good reply to its question covers. The hints lead there step by step without saying it.`;

const fewestTurns = 3;
const fewestHints = 2;
const leastAbout = 0.4;
/** A hint with so much of the evidence says it. */
const tellsAll = 0.75;
/** Words in a row that are taken over rather than hinted at. */
const revealingRun = 5;

/** The dialogue of the turns that the materials bear out; null where fewer than three do. */
export function checkSocratic(item: z.infer<typeof socraticDialogue>, shown: ShownMaterials): SocraticDialogue | null {
  const topic = inertText(item.topic);
  const seen = new Set<string>();
  const turns = item.turns
    .flatMap((given) => checkTurn(given, shown) ?? [])
    .filter(({ evidence }) => !seen.has(evidence) && seen.add(evidence))
    .sort((x, y) => bloomLevels.indexOf(x.bloomLevel) - bloomLevels.indexOf(y.bloomLevel));
  const [first] = turns;
  const said = shown.passages.map(({ headingPath, text }) => `${headingPath.join('\n')}\n${text}`).join('\n');
  if (!first || turns.length < fewestTurns || topic === '' || coverage(topic, said) < 1) return null;
  return {
    type: 'socratic-dialogue',
    id: stableHash(`dialogue ${topic} ${turns.map(({ evidence }) => evidence).join(' ')}`),
    topic,
    bloomLevel: turns.at(-1)?.bloomLevel ?? first.bloomLevel,
    difficulty: item.difficulty,
    citation: first.citation,
    explanation: `A good dialogue comes to say: ${turns.map(({ evidence }) => evidence).join(' ')}`,
    turns,
  };
}

function checkTurn(given: z.infer<typeof turn>, shown: ShownMaterials): SocraticTurn | null {
  const cited = shown.cite(given);
  if (!cited) return null;
  const { citation } = cited;
  const evidence = citation.quote;
  const around = surroundings(cited);
  const question = inertText(given.question);
  const isAbout = foreignWords(question, around).length === 0 && coverage(question, around) >= leastAbout;
  if (question === '' || !isAbout || reveals(question, evidence)) return null;
  const hints = given.hints
    .map(inertText)
    .filter((hint) => hint !== '' && foreignWords(hint, around).length === 0 && !reveals(hint, evidence));
  if (hints.length < fewestHints) return null;
  const last = `Your reading says: “${evidence}” Now say it in your own words.`;
  return { question, bloomLevel: given.bloomLevel, evidence, citation, hints: [...hints, last] };
}

/** Whether a text says the evidence, in a row of its words or nearly all of them. */
function reveals(text: string, evidence: string): boolean {
  if (coverage(evidence, text) >= tellsAll) return true;
  const said = words(text);
  return said.some(({ start }, i) => {
    const last = said[i + revealingRun - 1];
    return last !== undefined && findQuote(evidence, text.slice(start, last.end)) !== null;
  });
}
