import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { answer } from '@weekwise/engine/answers/answer.ts';
import type { Answer } from '@weekwise/engine/answers/answer-types.ts';
import { isAbuse, isSmallTalk } from '@weekwise/engine/answers/conversation/small-talk.ts';
import { abstained, abstainedNear } from '@weekwise/engine/answers/render/abstained.ts';
import { sayAnswer } from '@weekwise/engine/answers/render/say-answer.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { AnswerEvent, AnswerRequest } from '@weekwise/engine/tutor.ts';
import { type CallScope, ModelCallFailed, type ModelCalls } from '../calls/model-calls.ts';
import { answerPrompt } from './answer-prompt.ts';
import { CheckedAnswer } from './checked-answer.ts';
import { leakOf } from './leak.ts';
import { runTools } from './run-tools.ts';
import { gatherSources } from './sources.ts';

/** In characters; no question of a student needs more, and a model that goes on for ever is stopped here. */
const longestAnswer = 16_000;

/** In characters: what a model may add to its word that the sources do not hold the answer. */
const longestAfterword = 400;

/**
 * Answers with the language model, from the folder's passages and the course's facts alone: what it says is checked
 * before it is told. Where the model fails, before its first word or in the middle, the engine answers.
 */
export async function* streamAnswer(
  calls: ModelCalls,
  scope: CallScope,
  request: AnswerRequest,
): AsyncGenerator<AnswerEvent> {
  const { index, signal } = request;
  const documents = new Set(index.passages.map(({ documentId }) => documentId)).size;
  yield { type: 'searching', passages: index.passages.length, documents };
  let checked: CheckedAnswer | null = null;
  try {
    // Neither a greeting nor abuse is a question for a model.
    if (isSmallTalk(request.question) || isAbuse(request.question)) {
      yield* fallBack(request, null);
      return;
    }
    const source = calls.modelFor('answering') ?? offlineTutor.source;
    const done = yield* runTools(calls, scope, request, source);
    if (done || signal?.aborted) return;
    const sources = gatherSources(request);
    if (sources.length === 0) {
      yield* fallBack(request, null);
      return;
    }
    const prompt = answerPrompt(request, sources, scope);
    let afterword = 0;
    checked = new CheckedAnswer(sources, leakOf(prompt.system));
    for await (const piece of calls.streamText(prompt)) {
      const text = checked.hear(piece);
      if (text !== '') yield { type: 'chunk', text };
      // To the end where it is near, so that the provider says what it cost.
      if (checked.abstained) afterword += piece.length;
      if (afterword > longestAfterword) break;
      if (checked.isHopeless || checked.text.length > longestAnswer) throw new ModelCallFailed('unusable');
    }
    const text = checked.end();
    if (checked.abstained) {
      yield* abstain(request, source);
      return;
    }
    if (checked.isUnsupported || (checked.text + text).trim() === '') throw new ModelCallFailed('unusable');
    if (text !== '') yield { type: 'chunk', text };
    yield { type: 'citations', citations: checked.citations };
    yield {
      type: 'complete',
      text: checked.text,
      citations: checked.citations,
      abstained: false,
      source,
      fallback: null,
    };
  } catch (error) {
    if (signal?.aborted) return;
    if (!(error instanceof ModelCallFailed)) throw error;
    if (checked && checked.text !== '') yield { type: 'restart', reason: error.reason };
    yield* fallBack(request, error.reason);
  }
}

async function* fallBack(request: AnswerRequest, fallback: FallbackReason | null): AsyncGenerator<AnswerEvent> {
  for await (const event of offlineTutor.answer(request)) {
    if (event.type === 'complete') yield { ...event, fallback };
    else if (event.type !== 'searching') yield event;
  }
}

/** The engine's own words for it, with the section that comes nearest. */
function* abstain(request: AnswerRequest, source: string): Generator<AnswerEvent> {
  const found = nearestOf(request);
  const { citations } = found;
  const text = sayAnswer(found).join('');
  yield { type: 'chunk', text };
  yield { type: 'citations', citations };
  yield { type: 'complete', text, citations, abstained: true, source, fallback: null };
}

/** What the engine would answer, as an offer: the model has said that it is none. */
function nearestOf(request: AnswerRequest): Answer {
  const found = answer(request.question, request.index, request);
  if (found.abstained) return found;
  const cited = found.citations[0]?.passageId ?? null;
  const passage = request.index.passages.find(({ id }) => id === cited);
  return passage ? abstainedNear(passage, 0) : abstained('nothing-found');
}
