import { rememberStudyText } from '@weekwise/engine/activities/study-text.ts';
import { DocumentError } from '@weekwise/engine/documents/errors.ts';
import type { Materials } from '@weekwise/engine/tutor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { Tutors } from './tutors.ts';

/**
 * The same tutors, for whom a thread reads the materials first: a chapter takes a second or two, and nobody else's
 * request is to wait for it. What is made of what was read takes a tenth of that.
 */
export function threadedTutors({ reader, tutors }: Pick<Deps, 'reader' | 'tutors'>): Tutors {
  return {
    for: (scope) => {
      const tutor = tutors.for(scope);
      const read = (materials: Materials, signal: AbortSignal | undefined) => readFirst(reader, materials, signal);
      return {
        ...tutor,
        activities: async (materials, options) => tutor.activities(await read(materials, options.signal), options),
        studyGuide: async (materials, options) => tutor.studyGuide(await read(materials, options?.signal), options),
        summary: async (materials, length, options) =>
          tutor.summary(await read(materials, options?.signal), length, options),
      };
    },
  };
}

async function readFirst(
  reader: Deps['reader'],
  materials: Materials,
  signal: AbortSignal | undefined,
): Promise<Materials> {
  if (materials.passages.length === 0) return materials;
  try {
    const whole = materials.around ?? materials.passages;
    const { passages, text } = await reader.readForStudy(whole, signal && { signal });
    rememberStudyText(passages, text);
    if (!materials.around) return { ...materials, passages };
    const ids = new Set(materials.passages.map(({ id }) => id));
    return { ...materials, passages: passages.filter(({ id }) => ids.has(id)), around: passages };
  } catch (error) {
    if (error instanceof DocumentError) throw new AppError(error.code, undefined, { cause: error });
    throw error;
  }
}
