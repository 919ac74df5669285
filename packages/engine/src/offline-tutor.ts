import { judgeReply } from './activities/judge-reply.ts';
import { activitiesOf } from './activities/make-activities.ts';
import { studyTextOf } from './activities/study-text.ts';
import { answer } from './answers/answer.ts';
import { sayAnswer } from './answers/render/say-answer.ts';
import { runAction } from './answers/tools/run-action.ts';
import { runPractice } from './answers/tools/run-practice.ts';
import { makeAssignmentBrief } from './guides/assignment-brief.ts';
import { makeStudyGuide } from './guides/study-guide.ts';
import { summarise } from './guides/summary.ts';
import { readSyllabus } from './syllabus/read-syllabus.ts';
import type { AnswerEvent, AnswerRequest, Made, Materials, Tutor } from './tutor.ts';

const source = 'engine';

/** The tutor made of the engine's own rooms: by rules, over the student's materials alone. */
export const offlineTutor: Tutor = {
  source,
  readSyllabus: async (document, options) => made(options.read ?? readSyllabus(document, options)),
  answer: streamAnswer,
  vocabulary: async (materials, options) => made(studyText(materials).terms.slice(0, options?.limit)),
  activities: async (materials, options) => made(activitiesOf(studyText(materials), options)),
  judgeReply: async (turn, reply, hintsUsed) => made(judgeReply(turn, reply, hintsUsed)),
  studyGuide: async (materials) => made(makeStudyGuide(studyText(materials))),
  summary: async (materials, length) => made(summarise(studyText(materials), length)),
  assignmentBrief: async (assignment, context) => made(makeAssignmentBrief(assignment, context)),
  wordSuggestion: async ({ text }) => made(text),
};

function made<T>(result: T): Made<T> {
  return { result, source, fallback: null };
}

const studyText = ({ passages, documents, around }: Materials) => studyTextOf(around ?? passages, documents);

async function* streamAnswer(request: AnswerRequest): AsyncGenerator<AnswerEvent> {
  const { question, index, signal } = request;
  const documents = new Set(index.passages.map(({ documentId }) => documentId)).size;
  yield { type: 'searching', passages: index.passages.length, documents };
  if (signal?.aborted) return;
  const practice = yield* runPractice(request, source);
  if (practice || signal?.aborted) return;
  const acted = yield* runAction(request, source);
  if (acted || signal?.aborted) return;
  const found = answer(question, index, request);
  const { citations, abstained } = found;
  const chunks = sayAnswer(found);
  for (const chunk of chunks) {
    if (signal?.aborted) return;
    yield { type: 'chunk', text: chunk };
  }
  yield { type: 'citations', citations };
  yield { type: 'complete', text: chunks.join(''), citations, abstained, source, fallback: null };
}
