import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Library from 'lucide-react/icons/library';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuChoices } from '../../../ui/menu.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import type { WikiResults } from '../wiki.queries.ts';
import { WikiListItem } from './wiki-list-item.tsx';
import { isFiltered, type WikiSearch, type WikiSort, wikisPerPage } from './wiki-search.ts';

const sorts: { value: WikiSort; label: string }[] = [
  { value: 'relevance', label: t`Best match` },
  { value: 'popular', label: t`Most copied` },
  { value: 'newest', label: t`Newest` },
];

/** "23 courses for “sociology”" */
function sayTotal({ total, capped }: WikiResults, q: string): string {
  const courses = capped
    ? t`More than ${plural(total, { one: '# course', other: '# courses' })}`
    : plural(total, { one: '# course', other: '# courses' });
  return q ? t`${courses} for “${q}”` : courses;
}

/** What was found: how much, in which order, page by page. */
export function WikiResultList({
  search,
  results,
  stale,
  linkTo,
  onChange,
}: {
  search: WikiSearch;
  results: WikiResults;
  /** They are of the search before, while this one is under way. */
  stale: boolean;
  linkTo: (page: number) => string;
  onChange: (change: Partial<WikiSearch>) => void;
}) {
  const { q, sort, page } = search;
  const { wikis, corrected, hasMore } = results;
  const options = q ? sorts : sorts.filter(({ value }) => value !== 'relevance');
  const sorted = !q && sort === 'relevance' ? 'popular' : sort;
  if (results.total === 0) return <NothingFound search={search} onChange={onChange} />;
  const first = (page - 1) * wikisPerPage + 1;
  return (
    <section aria-labelledby="found" aria-busy={stale || undefined}>
      <div className="mb-2 flex min-h-9 items-center gap-3">
        <h2 id="found" className="tabular min-w-0 flex-1 break-words font-semibold">
          <span role="status">{sayTotal(results, corrected ?? q)}</span>
        </h2>
        <Menu
          trigger={
            <Button
              variant="ghost"
              size="sm"
              aria-label={t`Sort by: ${sorts.find((s) => s.value === sorted)?.label ?? ''}`}
            >
              {sorts.find(({ value }) => value === sorted)?.label}
              <Icon of={ChevronDown} size={14} />
            </Button>
          }
        >
          <MenuChoices
            label={t`Sort by`}
            value={sorted}
            choices={options}
            onChange={(value) =>
              onChange({ sort: sorts.find((option) => option.value === value)?.value ?? 'relevance' })
            }
          />
        </Menu>
      </div>
      {corrected && (
        <p className="mb-3 text-secondary text-sm">
          <Trans>
            No course has “{q}”. Showing results for{' '}
            <button type="button" className="link" onClick={() => onChange({ q: corrected })}>
              {corrected}
            </button>{' '}
            instead.
          </Trans>
        </p>
      )}
      <ul className={`border-b transition-opacity max-md:-mx-2 ${stale ? 'opacity-60' : ''}`}>
        {wikis.map((wiki) => (
          <WikiListItem key={wiki.wikiId} wiki={wiki} />
        ))}
      </ul>
      {(page > 1 || hasMore) && (
        <nav aria-label={t`Pages of results`} className="mt-4 flex items-center justify-between gap-3">
          <PageLink to={page > 1 ? linkTo(page - 1) : null} label={t`Previous`} icon={ChevronLeft} />
          <p className="tabular text-muted text-sm">
            {wikis.length > 0 ? t`${first} to ${first + wikis.length - 1}` : t`Nothing here`}
          </p>
          <PageLink to={hasMore ? linkTo(page + 1) : null} label={t`Next`} icon={ChevronRight} after />
        </nav>
      )}
    </section>
  );
}

function PageLink({
  to,
  label,
  icon,
  after,
}: {
  to: string | null;
  label: string;
  icon: typeof ChevronLeft;
  after?: boolean;
}) {
  const content = (
    <>
      {!after && <Icon of={icon} />}
      {label}
      {after && <Icon of={icon} />}
    </>
  );
  if (to === null)
    return (
      <span aria-hidden="true" className="invisible">
        <Button>{content}</Button>
      </span>
    );
  return (
    <Button asChild>
      <Link to={to}>{content}</Link>
    </Button>
  );
}

function NothingFound({ search, onChange }: { search: WikiSearch; onChange: (change: Partial<WikiSearch>) => void }) {
  const filtered = isFiltered(search);
  if (!search.q && !filtered)
    return (
      <EmptyState
        icon={Library}
        title={t`No course is shared yet`}
      >{t`Open one of your courses, go to “About the course” and choose “Share with the wiki”. Its weeks, topics and readings are shared; your files never are.`}</EmptyState>
    );
  return (
    <div role="status">
      <EmptyState
        icon={SearchX}
        title={search.q ? t`No course for “${search.q}”` : t`No course with these filters`}
        actions={
          <>
            {filtered && (
              <Button
                size="sm"
                onClick={() => onChange({ subject: null, university: null, level: null })}
              >{t`Without the filters`}</Button>
            )}
            {search.q && <Button size="sm" onClick={() => onChange({ q: '' })}>{t`Show all courses`}</Button>}
          </>
        }
      >
        {search.q
          ? t`Try fewer or more general words: the subject, an author, the topic of one week.`
          : t`Take one of them away.`}
      </EmptyState>
    </div>
  );
}

export function WikiResultsSkeleton() {
  return (
    <Skeletons label={t`Searching`}>
      <Skeleton className="mb-4 h-5 w-40" />
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex gap-4 border-t py-3">
          <Skeleton className="size-12 shrink-0" />
          <div className="flex-1">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="mt-2 h-3.5 w-1/4" />
          </div>
        </div>
      ))}
    </Skeletons>
  );
}
