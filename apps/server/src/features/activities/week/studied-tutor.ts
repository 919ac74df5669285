import type { ActivityType } from '@weekwise/domain/activities.ts';
import { rememberStudyText } from '@weekwise/engine/activities/study-text.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Passage } from '@weekwise/engine/passages/passage.ts';
import type { Made, Tutor } from '@weekwise/engine/tutor.ts';
import type { Deps } from '../../../deps.ts';
import type { ReadingOptions } from '../../../reading/document-reader.ts';
import type { CallScope } from '../../../tutor/calls/model-calls.ts';

interface Wanted {
  counts: Record<ActivityType, number>;
  seed: number;
}

/**
 * The student's tutor for these passages, which a thread reads first: what the engine does with them holds up no
 * request. Whatever materials it is then given, it speaks of these.
 */
export async function studiedTutor(
  deps: Pick<Deps, 'reader' | 'tutors'>,
  scope: CallScope,
  passages: readonly Passage[],
  { counts, seed }: Wanted,
  options: ReadingOptions = {},
): Promise<Tutor> {
  const tutor = deps.tutors.for(scope);
  if (passages.length === 0) return tutor;
  if (tutor.activities === offlineTutor.activities && tutor.studyGuide === offlineTutor.studyGuide) {
    const { activities, guide } = await deps.reader.study(passages, { counts, seed }, options);
    return {
      ...tutor,
      activities: async (_materials, { type }) => byEngine(activities[type]),
      studyGuide: async () => byEngine(guide),
    };
  }
  const read = await deps.reader.readForStudy(passages, options);
  rememberStudyText(read.passages, read.text);
  const materials = { passages: read.passages };
  return {
    ...tutor,
    activities: (_materials, wanted) => tutor.activities(materials, wanted),
    studyGuide: (_materials, stoppable) => tutor.studyGuide(materials, stoppable),
  };
}

function byEngine<T>(result: T): Made<T> {
  return { result, source: offlineTutor.source, fallback: null };
}
