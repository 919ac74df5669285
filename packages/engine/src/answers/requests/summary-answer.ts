import { studyTextOf } from '../../activities/study-text.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Answer } from '../answer-types.ts';
import { sayReading } from '../course/fact.ts';
import { sayParts } from '../question/part-numbers.ts';
import type { AnswerContext } from '../records.ts';
import { reviewParts } from './exam-review.ts';
import { bodyOf, keyTerms } from './key-terms.ts';
import { materialNamed, partsNamed } from './material-named.ts';
import type { Material } from './material-of-weeks.ts';
import { summaryElsewhere } from './own-summary.ts';
import { points, prose } from './summary-parts.ts';
import { readSummaryRequest, type SummaryRequest } from './summary-request.ts';
import { bullet, notFound, says, title, writtenAnswer } from './written-answer.ts';

/**
 * A reading, section or week in short: its own summary whole where it has one, else what each section says first,
 * in order, with the key terms. null where the question asks for no summary, or of nothing that the folder has.
 */
export function summaryAnswer(asked: string, index: PassageIndex, context: AnswerContext): Answer | null {
  const request = readSummaryRequest(asked);
  const material = request && materialNamed(request.of, index, context);
  if (request && material) return summaryOf(material, request, index, context);
  const absent = request && partsNamed(request.of);
  if (!absent || absent.length === 0 || !context.documents) return null;
  return notFound([says(`I cannot find ${sayParts(absent).toLowerCase()} among your files.`)], index);
}

export function summaryOf(
  material: Material,
  request: Pick<SummaryRequest, 'isList' | 'count' | 'isShort'>,
  index: PassageIndex,
  { syllabus }: AnswerContext,
): Answer {
  const body = bodyOf(material.passages);
  const absent = material.missing.map((reading) => bullet(sayReading(reading).text, reading.evidence));
  const lead =
    absent.length > 0
      ? [
          says(`${body.length > 0 ? 'Also set, but not' : 'Not'} among your files, so I cannot summarise it:`),
          ...absent,
        ]
      : [];
  if (body.length === 0) return notFound([title(material.name), ...lead], index, syllabus?.documentId);
  const { exam } = material;
  if (exam) return writtenAnswer(reviewParts({ ...material, exam }), index, syllabus?.documentId);
  const { terms } = studyTextOf(body);
  const parts = request.count !== null || request.isList ? points(body, request, terms) : prose(body, request, terms);
  const ready = summaryElsewhere(material.name, body, index.passages);
  const readyParts = ready.length > 0 ? prose(ready, request, terms) : [];
  return writtenAnswer(
    [title(material.name), ...readyParts, ...parts, ...keyTerms(terms, request), ...lead],
    index,
    syllabus?.documentId,
  );
}
