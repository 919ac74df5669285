import type { BloomLevel } from '@weekwise/domain/activities.ts';
import { judgeMark, meansItsOptions } from '../lexicon/quiz-lines.ts';
import { phraseKey } from '../vocabulary/corpus.ts';
import type { Flashcard, MultipleChoice, TrueFalse } from './activity.ts';
import { stableHash } from './hash.ts';
import { capitalise, readableSentence } from './readable.ts';
import type { ReadyQuestion } from './ready-questions.ts';
import type { Placed } from './spread.ts';
import type { StudyText } from './study-text.ts';

/** What a course asks itself comes before what can be made of its text. */
const weight = 6;

/** The choices that stand in the materials with their answers. */
export function readyChoices({ questions }: StudyText): (MultipleChoice & Placed)[] {
  return questions.flatMap((ready) => {
    const { question, options, answer } = ready;
    if (options.length === 0) return [];
    return [
      {
        type: 'multiple-choice',
        id: stableHash(`choice ${question} ${[...options].sort().join(' ')}`),
        ...common(ready, 'understand'),
        question,
        options,
        answerIndex: options.indexOf(answer),
      },
    ];
  });
}

/** Their questions as cards, where these can be answered without the options. */
export function readyCards({ questions }: StudyText): (Flashcard & Placed)[] {
  return questions.flatMap((ready) => {
    const { question, options, answer } = ready;
    if (!/\?["”’)]*$/.test(question) || meansItsOptions.test(question) || isJudged(ready)) return [];
    const back = capitalise(answer);
    return [
      {
        type: 'flashcards',
        form: 'question',
        id: stableHash(`flashcard ${question} ${back}`),
        ...common(ready, options.length > 0 ? 'remember' : 'understand'),
        front: question,
        back,
      },
    ];
  });
}

/** The statements that the materials have judged. */
export function readyStatements({ questions }: StudyText): (TrueFalse & Placed)[] {
  return questions.flatMap((ready) => {
    const statement = capitalise(ready.question.replace(judgeMark, ''));
    if (!isJudged(ready) || !/\.["”’)]*$/.test(statement)) return [];
    const answer = ready.answer === 'true';
    return [
      {
        type: 'true-false',
        id: stableHash(`${answer} ${statement}`),
        ...common(ready, 'understand'),
        statement,
        answer,
        explanation: `${answer ? 'True.' : 'False.'} ${readableSentence(ready.why)}`.trim(),
      },
    ];
  });
}

const isJudged = ({ options, answer }: ReadyQuestion): boolean =>
  options.length === 0 && (answer === 'true' || answer === 'false');

const common = ({ question, answer, why, bloomLevel, citation }: ReadyQuestion, level: BloomLevel) => ({
  bloomLevel: bloomLevel ?? level,
  difficulty: 'medium' as const,
  citation,
  explanation: readableSentence(why) || capitalise(answer),
  weight,
  subject: phraseKey(question),
});
