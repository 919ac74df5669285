import { studyTextOf } from '@weekwise/engine/activities/study-text.ts';
import { coverage, foreignWords } from '@weekwise/engine/answers/evidence/support.ts';
import type { KeyConcept, StudyGuide, StudyQuestion } from '@weekwise/engine/guides/study-guide.ts';
import type { CitedSentence } from '@weekwise/engine/guides/summary.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Made, Materials } from '@weekwise/engine/tutor.ts';
import { z } from 'zod';
import { inertText } from '../guard/inert-text.ts';
import { askAbout, type ModelCallContext } from './ask-about.ts';
import { choosePassages, promptBudget } from './choose-passages.ts';
import { checkSentence, citedSentence } from './items/cited-sentence.ts';
import { checkTerms, term } from './items/term.ts';
import { EngineInstead, madeByModel } from './made-by-model.ts';
import { reference, ShownMaterials, surroundings } from './shown-materials.ts';

const guide = z.object({
  overview: z.array(citedSentence),
  concepts: z.array(z.object({ name: z.string(), points: z.array(citedSentence) })),
  vocabulary: z.array(term),
  questions: z.array(z.object({ question: z.string(), answer: z.array(z.object(reference)) })),
});

const task = `Make a study guide of the materials:
overview: four to six sentences that say what they are about;
concepts: four to six main concepts, each with its name as the materials say it and two or three points;
vocabulary: eight to fifteen key terms, the most important first;
questions: four to six open questions that test understanding, each with the one or two quotes that answer it.`;

const fewestPoints = 2;
const leastAbout = 0.5;

/** A study guide by a model; what to read first, and how long it takes, is counted by the engine. */
export function makeStudyGuide(asking: ModelCallContext, materials: Materials): Promise<Made<StudyGuide>> {
  const text = studyTextOf(materials.passages, materials.documents);
  const engine = () => offlineTutor.studyGuide(materials);
  if (text.shortage === 'no-text') return engine();
  return madeByModel(asking.calls, 'guides', engine, async () => {
    const shown = new ShownMaterials(choosePassages(materials.passages, text, promptBudget), text);
    const said = await askAbout(asking, shown, { ability: 'guides', task, schema: guide, schemaName: 'study_guide' });
    const overview = said.overview.flatMap((sentence) => checkSentence(sentence, shown) ?? []);
    const keyConcepts = said.concepts.flatMap((concept) => checkConcept(concept, shown) ?? []);
    const keyVocabulary = checkTerms(said.vocabulary, shown);
    const studyQuestions = said.questions.flatMap((question) => checkQuestion(question, shown) ?? []);
    const asked = said.overview.length + said.concepts.length + said.vocabulary.length + said.questions.length;
    const kept = overview.length + keyConcepts.length + keyVocabulary.length + studyQuestions.length;
    if (kept * 2 < asked || overview.length === 0 || keyConcepts.length === 0) throw new EngineInstead('unusable');
    const { readingOrder } = (await engine()).result;
    const shortage = kept < asked ? ('too-few-facts' as const) : null;
    return { overview, keyConcepts, keyVocabulary, studyQuestions, readingOrder, shortage };
  });
}

function checkConcept(
  { name: said, points: given }: z.infer<typeof guide>['concepts'][number],
  shown: ShownMaterials,
): KeyConcept | null {
  const name = inertText(said);
  const points = given.flatMap((point) => checkSentence(point, shown) ?? []);
  const isNamed = points.some(({ citation }) => coverage(name, `${citation.heading ?? ''}\n${citation.quote}`) === 1);
  return isNamed && points.length >= fewestPoints ? { name, points: points.slice(0, 3) } : null;
}

/** The answer is the quotes themselves. */
function checkQuestion(
  { question: said, answer }: z.infer<typeof guide>['questions'][number],
  shown: ShownMaterials,
): StudyQuestion | null {
  const question = inertText(said);
  const cited = answer.flatMap((place) => shown.cite(place) ?? []);
  const around = cited.map(surroundings).join('\n');
  if (question === '' || foreignWords(question, around).length > 0 || coverage(question, around) < leastAbout)
    return null;
  const modelAnswer = cited.map(({ citation }): CitedSentence => ({ text: citation.quote, citation }));
  return { question, modelAnswer };
}
