import type { BoostedTrees } from './boosted-trees.ts';
import assignment from './weights/assignment.json' with { type: 'json' };
import assignmentWords from './weights/assignment-words.json' with { type: 'json' };
import courseName from './weights/course-name.json' with { type: 'json' };
import dueDate from './weights/due-date.json' with { type: 'json' };
import instructor from './weights/instructor.json' with { type: 'json' };
import plan from './weights/plan.json' with { type: 'json' };
import reading from './weights/reading.json' with { type: 'json' };
import readingRight from './weights/reading-right.json' with { type: 'json' };
import readingWords from './weights/reading-words.json' with { type: 'json' };
import topic from './weights/topic.json' with { type: 'json' };
import topicRight from './weights/topic-right.json' with { type: 'json' };
import topicWords from './weights/topic-words.json' with { type: 'json' };
import type { WordWeights } from './word-weights.ts';

export type ScoringModel =
  | 'topic'
  | 'topic-right'
  | 'reading'
  | 'reading-right'
  | 'assignment'
  | 'due-date'
  | 'course-name'
  | 'instructor'
  | 'plan';

export type WordModelName = 'topic-words' | 'reading-words' | 'assignment-words';

/**
 * The fitted weights that the reader uses, by what they decide; null where none are fitted, and the rules decide alone.
 * Training hands the reader other ones, so that a document is read by models that have not seen it.
 */
export type SyllabusModels = Readonly<
  Record<ScoringModel, BoostedTrees | null> & Record<WordModelName, WordWeights | null>
>;

const written: Record<ScoringModel | WordModelName, unknown> = {
  assignment,
  'assignment-words': assignmentWords,
  'course-name': courseName,
  'due-date': dueDate,
  instructor,
  plan,
  reading,
  'reading-right': readingRight,
  'reading-words': readingWords,
  topic,
  'topic-right': topicRight,
  'topic-words': topicWords,
};

/** The weights that `npm run train` wrote. */
export const fittedModels = written as SyllabusModels;
