import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { glaciers, makePassages } from '@weekwise/engine/testing/passages.ts';
import { describe, expect, it } from 'vitest';
import { scriptedModelCalls } from '../../testing/scripted-model-calls.ts';
import { ModelCallFailed } from '../calls/model-calls.ts';
import { makeStudyGuide } from './study-guide.ts';
import { summarise } from './summary.ts';
import { findVocabulary } from './vocabulary.ts';

const materials = { passages: makePassages(glaciers) };
const scope = { userId: 'student', folderId: 'folder' };
const asking = (answer: unknown) => ({ calls: scriptedModelCalls(() => answer), scope });
const failing = {
  calls: scriptedModelCalls(() => {
    throw new ModelCallFailed('timed-out');
  }),
  scope,
};

const moraine = {
  term: 'moraine',
  abbreviation: null,
  kind: 'defined',
  definition: 'a ridge of debris that a glacier leaves behind',
  passage: 3,
  quote: 'A moraine is a ridge of debris that a glacier leaves behind.',
};
const said = { text: 'A moraine is debris left behind by a glacier.', passage: 3, quote: moraine.quote };
const mapped = {
  text: 'Ilse Marrow drew the first map of the Karsa Glacier.',
  passage: 4,
  quote: 'The first map of the Karsa Glacier was drawn by Ilse Marrow in 1887.',
};

describe('vocabulary by a model', () => {
  it('defines in the words of the text, with the engine’s count of uses', async () => {
    const definition = 'A RIDGE of  debris that a glacier leaves behind';
    const { result, source } = await findVocabulary(asking({ terms: [{ ...moraine, definition }] }), materials, 1);
    expect(source).toBe('scripted-model');
    expect(result).toMatchObject([
      { term: 'moraine', definition: 'a ridge of debris that a glacier leaves behind.', kind: 'defined', certainty: 1 },
    ]);
    expect(result[0]?.citation).toMatchObject({ passageId: 'reading#2', quote: moraine.quote });
    expect(result[0]?.uses).toBeGreaterThan(1);
  });

  it.each([
    ['a definition of its own', { ...moraine, definition: 'rock debris left by ice' }],
    ['a term that the quote does not name', { ...moraine, term: 'drumlin' }],
    ['a definition that is the term again', { ...moraine, definition: 'A moraine' }],
    ['a quote that stands nowhere', { ...moraine, quote: 'A moraine is a ridge of gravel left by ice.' }],
  ])('drops %s', async (_, term) => {
    const made = await findVocabulary(asking({ terms: [term] }), materials, 1);
    expect(made).toMatchObject({ source: 'engine', fallback: 'unusable' });
  });

  it('says each term once and keeps no abbreviation that the text lacks', async () => {
    const terms = [
      { ...moraine, abbreviation: 'MRN' },
      { ...moraine, term: 'Moraines' },
    ];
    const { result } = await findVocabulary(asking({ terms }), materials, 2);
    expect(result).toMatchObject([{ abbreviation: null }]);
    expect(result).toHaveLength(1);
  });
});

describe('a summary by a model', () => {
  it('keeps the sentences that their quotes bear out', async () => {
    const wrong = { ...mapped, text: 'Tomas Kade drew the first map of the Karsa Glacier.' };
    const { result, source } = await summarise(asking({ sentences: [said, mapped, wrong] }), materials, 'short');
    expect(source).toBe('scripted-model');
    expect(result.map(({ text }) => text)).toEqual([said.text, mapped.text]);
    expect(result[1]?.citation.passageId).toBe('reading#3');
  });

  it('stops at its length', async () => {
    const sentences = Array.from({ length: 20 }, () => said);
    const { result } = await summarise(asking({ sentences }), materials, 'short');
    expect(result).toHaveLength(5);
  });

  it('is the engine’s where most of it is not borne out, or the call fails', async () => {
    const wrong = { ...said, text: 'Volcanoes erupt basalt and ash.' };
    const unusable = await summarise(asking({ sentences: [said, wrong, wrong] }), materials, 'short');
    const { result } = await offlineTutor.summary(materials, 'short');
    expect(unusable).toEqual({ result, source: 'engine', fallback: 'unusable' });
    expect(await summarise(failing, materials, 'short')).toEqual({ result, source: 'engine', fallback: 'timed-out' });
  });
});

describe('a study guide by a model', () => {
  const question = { question: 'What does a glacier leave behind?', answer: [{ passage: 3, quote: moraine.quote }] };
  const guide = {
    overview: [said, mapped],
    concepts: [{ name: 'moraine', points: [said, { ...said, text: 'A moraine is a ridge of debris.' }] }],
    vocabulary: [moraine],
    questions: [question],
  };

  it('answers its questions in the words of the text, and what to read first is the engine’s', async () => {
    const { result, source } = await makeStudyGuide(asking(guide), materials);
    expect(source).toBe('scripted-model');
    expect(result).toMatchObject({
      overview: [{ text: said.text }, { text: mapped.text }],
      keyConcepts: [{ name: 'moraine', points: [{ text: said.text }, { text: 'A moraine is a ridge of debris.' }] }],
      keyVocabulary: [{ term: 'moraine' }],
      studyQuestions: [{ question: question.question, modelAnswer: [{ text: moraine.quote }] }],
      shortage: null,
    });
    expect(result.readingOrder).toEqual((await offlineTutor.studyGuide(materials)).result.readingOrder);
  });

  it('names the shortage where some of it was dropped', async () => {
    const other = { ...question, question: 'What did Newton think of light and motion?' };
    const { result } = await makeStudyGuide(asking({ ...guide, questions: [question, other] }), materials);
    expect(result).toMatchObject({ studyQuestions: [{ question: question.question }], shortage: 'too-few-facts' });
  });

  it.each([
    ['without an overview that stands', { ...guide, overview: [{ ...said, text: 'Volcanoes erupt.' }] }],
    ['without a concept of two points', { ...guide, concepts: [{ name: 'moraine', points: [said] }] }],
    [
      'with a concept that the points do not name',
      { ...guide, concepts: [{ ...guide.concepts[0], name: 'Volcanism' }] },
    ],
  ])('is the engine’s %s', async (_, answer) => {
    const made = await makeStudyGuide(asking(answer), materials);
    expect(made).toMatchObject({ source: 'engine', fallback: 'unusable' });
  });
});
