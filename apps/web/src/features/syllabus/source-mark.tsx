import { ProvenanceMark } from '../../components/marks.tsx';
import type { Source, Week } from './course-plan.ts';

export type OpenSource = (source: Source) => void;

/** "Syllabus p. 4", or "Syllabus" where the format has no pages. */
export function sourceLabel(source: Source): string {
  return source.page === null ? 'Syllabus' : `Syllabus p. ${source.page}`;
}

export function SourceMark({ source, quiet, onOpen }: { source: Source | null; quiet?: boolean; onOpen: OpenSource }) {
  if (!source) return null;
  return (
    <ProvenanceMark quiet={quiet} onClick={() => onOpen(source)} title={source.text}>
      {sourceLabel(source)}
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
