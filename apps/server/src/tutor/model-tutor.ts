import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Tutor } from '@weekwise/engine/tutor.ts';
import { streamAnswer } from './answer/stream-answer.ts';
import type { CallScope, ModelCalls } from './calls/model-calls.ts';
import { makeActivities } from './structured/activities.ts';
import type { ModelCallContext } from './structured/ask-about.ts';
import { makeAssignmentBrief } from './structured/assignment-brief.ts';
import { judgeReply } from './structured/judge-reply.ts';
import { makeStudyGuide } from './structured/study-guide.ts';
import { wordSuggestion } from './structured/suggestion.ts';
import { summarise } from './structured/summary.ts';
import { findVocabulary } from './structured/vocabulary.ts';
import { readSyllabus } from './syllabus/read-syllabus.ts';

/** The tutor of one student in one folder: the engine, except where an ability has a model. */
export function modelTutor(calls: ModelCalls, scope: CallScope): Tutor {
  const asking = (signal?: AbortSignal): ModelCallContext => ({ calls, scope, signal });
  return {
    ...offlineTutor,
    source: calls.modelFor('answering') ?? offlineTutor.source,
    readSyllabus: calls.modelFor('reading')
      ? (document, options) => readSyllabus(asking(options.signal), document, options)
      : offlineTutor.readSyllabus,
    vocabulary: (materials, options) => findVocabulary(asking(options?.signal), materials, options?.limit),
    answer: calls.modelFor('answering') ? (request) => streamAnswer(calls, scope, request) : offlineTutor.answer,
    activities: (materials, options) => makeActivities(asking(options.signal), materials, options),
    judgeReply: (turn, reply, hintsUsed, options) => judgeReply(asking(options?.signal), turn, reply, hintsUsed),
    studyGuide: (materials, options) => makeStudyGuide(asking(options?.signal), materials),
    summary: (materials, length, options) => summarise(asking(options?.signal), materials, length),
    assignmentBrief: (assignment, context) => makeAssignmentBrief(asking(context.signal), assignment, context),
    wordSuggestion: (suggestion, { known, signal }) => wordSuggestion(asking(signal), suggestion, known),
  };
}
