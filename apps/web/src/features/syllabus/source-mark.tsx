import { t } from '@lingui/core/macro';
import { citationLabel } from '../../lib/citation-label.ts';
import { ProvenanceMark } from '../../ui/marks.tsx';
import type { Origin, SourceLocation, Week } from './course-plan.ts';

export type OpenSource = (source: SourceLocation) => void;

/** Where an item came from: its line in the syllabus, or the student's own hand. */
export function SourceMark({
  of: { source, origin },
  quiet,
  onOpen,
}: {
  of: { source: SourceLocation | null; origin: Origin };
  quiet?: boolean;
  onOpen: OpenSource;
}) {
  if (origin !== 'syllabus')
    return (
      <ProvenanceMark kind="edited" quiet={quiet} onClick={source ? () => onOpen(source) : undefined}>
        {origin === 'edited' ? t`Edited by you` : t`Added by you`}
      </ProvenanceMark>
    );
  if (!source) return null;
  return (
    <ProvenanceMark quiet={quiet} onClick={() => onOpen(source)} title={source.text}>
      {citationLabel({ ...source, fileName: '', isSyllabus: true })}
    </ProvenanceMark>
  );
}

/** Whether everything in a week comes from one page: then the mark at its head says it for all. */
export function sharesOnePage(week: Week): boolean {
  const sources = [
    week.topic?.source,
    week.startSource,
    ...[...week.readings, ...week.assignments].map((item) => item.source),
  ];
  const pages = new Set(sources.flatMap((source) => (source ? [`${source.fileId} ${source.page}`] : [])));
  return pages.size === 1;
}
