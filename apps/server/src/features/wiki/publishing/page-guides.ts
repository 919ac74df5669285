import type { WikiGuide, WikiWeek } from '@weekwise/contracts/wiki-page.ts';
import type { GuidePart } from '../../../db/stored/guide-part.ts';
import type { GuidePartOfWeek } from '../../study-guides/guide-edits.service.ts';
import type { Cleaner } from './clean-text.ts';
import type { CourseMatter } from './course-matter.service.ts';
import type { Quotations } from './quotations.ts';
import type { RemovalPlace, Removals } from './removals.ts';

export interface PublishTools {
  /** For words that name no source: what they copy of a reading counts as a quotation. */
  clean: Cleaner;
  /** For words whose source is counted by itself. */
  cited: Cleaner;
  quotations: Quotations;
  placeOf: CourseMatter['placeOf'];
  removals: Removals;
}

export function pageVocabulary(
  parts: readonly GuidePartOfWeek[],
  place: RemovalPlace,
  tools: PublishTools,
): WikiWeek['vocabulary'] {
  return parts
    .filter(({ section }) => section === 'term')
    .flatMap(({ part }) => {
      const term = tools.clean.line(part.title, place);
      const [meaning = null] = sayings(part, place, tools).slice(0, 1);
      return term === null ? [] : [{ term, meaning }];
    });
}

/** null where nothing of it is left. */
export function pageGuide(
  parts: readonly GuidePartOfWeek[],
  place: RemovalPlace,
  tools: PublishTools,
): WikiGuide | null {
  const of = (section: GuidePartOfWeek['section']) =>
    parts
      .filter((part) => part.section === section)
      .flatMap(({ part }) => {
        const title = tools.clean.line(part.title, place);
        const says = sayings(part, place, tools);
        return title === null && says.length === 0 ? [] : [{ title, says }];
      });
  const guide = { overview: of('overview'), key_concepts: of('concept'), study_questions: of('question') };
  return Object.values(guide).every((section) => section.length === 0) ? null : guide;
}

function sayings(part: GuidePart, place: RemovalPlace, { clean, cited, quotations, removals }: PublishTools): string[] {
  return part.says.flatMap(({ text, citation }) => {
    const said = (citation === null ? clean : cited).line(text, place);
    if (said === null) return [];
    if (quotations.take(said, citation)) return [said];
    removals.note(place, 'long_passage', 'left_out', said);
    return [];
  });
}
