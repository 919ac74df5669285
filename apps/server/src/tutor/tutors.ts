import { demoUser } from '@weekwise/domain/demo.ts';
import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import type { Tutor } from '@weekwise/engine/tutor.ts';
import type { CallScope, ModelCalls } from './calls/model-calls.ts';
import { modelTutor } from './model-tutor.ts';

/** Who studies with a student in a folder. */
export interface Tutors {
  for(scope: CallScope): Tutor;
}

/** No language model is configured: the engine does everything for everyone. */
export const engineAlone: Tutors = { for: () => offlineTutor };

/**
 * The configured models where an ability has one, the engine for the rest and whenever a call fails. The demo, which
 * anybody may ask anything, costs nobody anything.
 */
export const modelTutors = (calls: ModelCalls): Tutors => ({
  for: (scope) => (scope.userId === demoUser.id ? engineAlone.for(scope) : modelTutor(calls, scope)),
});
