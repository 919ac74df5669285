import { t } from '@lingui/core/macro';
import type { SourceGrade } from '@weekwise/domain/sources.ts';
import BookMarked from 'lucide-react/icons/book-bookmark';
import BookOpen from 'lucide-react/icons/book-open';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import Library from 'lucide-react/icons/library';
import LockOpen from 'lucide-react/icons/lock-open';
import { Link } from 'react-router';
import type { OpenPassage } from '../../lib/passage.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { passageOf, type Result, type SourceSearch, webLinksOf, wikiPath } from './source.ts';

const names: Record<SourceGrade, string> = { great: t`Great match`, close: t`Close match`, related: t`Related text` };
const links: Record<Result['links'][number]['kind'], { says: string; icon: typeof FileText }> = {
  open_text: { says: t`The text, free to read`, icon: FileText },
  open_page: { says: t`A page where it is free to read`, icon: LockOpen },
  borrow: { says: t`A copy to borrow`, icon: Library },
  preview: { says: t`Some of its pages`, icon: BookOpen },
  page: { says: t`A page about it`, icon: ExternalLink },
};
const mostLinks = 6;

/** Beside the results: how one of them compares with the syllabus, and where it can be read. */
export function ResultPanel({
  search,
  result,
  isOfSyllabus,
  folderId,
  onOpen,
}: {
  search: SourceSearch;
  result: Result;
  isOfSyllabus: boolean;
  folderId: string;
  onOpen: OpenPassage;
}) {
  const { file } = result;
  const group = search.results[result.grade];
  const places = webLinksOf(result).slice(0, mostLinks);
  return (
    <>
      <p className="text-muted text-xs">{t`${names[result.grade]}, ${group.indexOf(result) + 1} of ${group.length}`}</p>
      <h2 className="mt-1 break-words font-medium font-serif text-xl leading-7">
        {result.title}
        {result.subtitle && `: ${result.subtitle}`}
      </h2>
      <p className="mb-4 text-secondary text-sm">{result.reason}</p>
      <ComparisonTable result={result} isOfSyllabus={isOfSyllabus} />
      <h3 className="mt-5 mb-1 font-semibold text-sm">{t`Where you can read it`}</h3>
      <ul>
        {file && (
          <li className="flex items-center gap-3 border-t py-2.5">
            <Icon of={FileText} className="shrink-0 text-secondary" />
            <span className="min-w-0 flex-1 break-words text-sm">
              {file.name}
              <span className="block text-muted text-xs">
                {file.folderId === folderId ? t`In your files` : t`In ${file.folderName}`}
              </span>
            </span>
            {file.folderId === folderId && <Button size="sm" onClick={() => onOpen(passageOf(file))}>{t`Open`}</Button>}
          </li>
        )}
        {result.wiki && (
          <li className="flex items-center gap-3 border-t py-2.5">
            <Icon of={BookMarked} className="shrink-0 text-secondary" />
            <span className="min-w-0 flex-1 break-words text-sm">
              {result.wiki.title}
              <span className="block text-muted text-xs">{t`Week ${result.wiki.weekNumber} of a published course`}</span>
            </span>
            <Button size="sm" asChild>
              <Link to={wikiPath(result.wiki)}>{t`Open`}</Link>
            </Button>
          </li>
        )}
        {places.map(({ url, kind, format, place }) => (
          <li key={`${place} ${url}`} className="flex items-center gap-3 border-t py-2.5">
            <Icon of={links[kind].icon} className="shrink-0 text-secondary" />
            <span className="min-w-0 flex-1 text-sm">
              {links[kind].says}
              {format && kind === 'open_text' && ` (${format.toUpperCase()})`}
              <span className="block truncate text-muted text-xs">{URL.parse(url)?.host}</span>
            </span>
            <Button size="sm" asChild>
              <a
                href={url}
                target="_blank"
                rel="noreferrer noopener"
                aria-label={t`Open ${URL.parse(url)?.host ?? url}: ${links[kind].says}`}
              >{t`Open`}</a>
            </Button>
          </li>
        ))}
      </ul>
      {!file && !result.wiki && places.length === 0 && (
        <p className="border-t py-2.5 text-secondary text-sm">{t`None of the catalogues says where. A library may have it; your own copy can be uploaded.`}</p>
      )}
      <Alert
        tone="plain"
        className="mt-5"
      >{t`A text that is added to the folder can be searched, and chat answers cite it. It stays in this folder only.`}</Alert>
    </>
  );
}
