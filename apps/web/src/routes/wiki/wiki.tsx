import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { say } from '#lingui';
import { Filters } from '../../features/wiki/search/filters.tsx';
import { SearchBox } from '../../features/wiki/search/search-box.tsx';
import { PopularShelf } from '../../features/wiki/search/shelf.tsx';
import { WikiResultList, WikiResultsSkeleton } from '../../features/wiki/search/wiki-result-list.tsx';
import { paramsOf, searchFrom, type WikiSearch } from '../../features/wiki/search/wiki-search.ts';
import { type WikiStats, wikiSearchQuery, wikiStatsQuery } from '../../features/wiki/wiki.queries.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ErrorState } from '../../ui/empty-state.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { PublicFooter } from '../shared/public-footer.tsx';
import { PublicHeader } from '../shared/public-header.tsx';

/** "412 courses in 31 subjects, from 84 universities" */
function sayStats({ wikis, subjects, universities }: WikiStats): string | null {
  if (wikis === 0) return null;
  const courses = plural(wikis, { one: '# course', other: '# courses' });
  const fields = plural(subjects, { one: '# subject', other: '# subjects' });
  const places = plural(universities, { one: '# university', other: '# universities' });
  if (subjects > 0 && universities > 0) return t`${courses} in ${fields}, from ${places}`;
  if (subjects > 0) return t`${courses} in ${fields}`;
  return universities > 0 ? t`${courses} from ${places}` : courses;
}

const notSearched = t`The wiki could not be searched`;

/** The wiki's front page, for anybody: looking for a course, and what others look at. The address holds the search. */
export default function Wiki() {
  const [params, setParams] = useSearchParams();
  const search = searchFrom(params);
  const found = useQuery(wikiSearchQuery(search));
  const { data: stats } = useQuery(wikiStatsQuery);
  usePageTitle(search.q ? t`${search.q}, course wiki` : t`Course wiki`);

  const linkTo = (page: number) => `/wiki?${paramsOf({ ...search, page })}`;
  const change = (next: Partial<WikiSearch>) => {
    // Of the words that are typed, the back button knows only whether there were any.
    const typing = next.q !== undefined && next.q !== '' && search.q !== '';
    setParams(paramsOf({ ...search, page: 1, ...next }), { replace: typing, preventScrollReset: true });
  };
  const browsing = search.q === '' && search.page === 1;
  return (
    <>
      <PublicHeader current="wiki" />
      <main id="main" tabIndex={-1} className="page pb-16 outline-none">
        <header className="pt-5 pb-4 md:pt-8 md:pb-5">
          <h1 tabIndex={-1} className="type-week">{t`Course wiki`}</h1>
          <p className="type-lead mt-2 max-md:text-md">{t`Week plans other students shared. Start from one, then make it yours.`}</p>
          {/* Its line is there from the start: nothing moves when the figures come. */}
          <p className="tabular mt-1.5 min-h-5 text-muted text-sm">{stats && sayStats(stats)}</p>
        </header>
        <div className="flex flex-col gap-2 md:flex-row">
          <SearchBox q={search.q} onSearch={(q) => change({ q })} />
          <Filters search={search} facets={found.data?.facets ?? null} onChange={change} />
        </div>
        {browsing && (
          <PopularShelf
            subject={search.subject}
            title={search.subject ? t`Popular in ${say(search.subject)}` : t`Popular courses`}
          />
        )}
        <div className="mt-7">
          {/* Of the search before this one; without a network this one does not come. */}
          {found.isPlaceholderData && found.fetchStatus === 'paused' ? (
            <ErrorState
              title={notSearched}
              error={new ApiError('offline')}
              onRetry={() => void found.refetch()}
              retrying={false}
            />
          ) : (
            <QueryBoundary query={found} errorTitle={notSearched} skeleton={<WikiResultsSkeleton />}>
              {(results) => (
                <WikiResultList
                  search={search}
                  results={results}
                  stale={found.isPlaceholderData}
                  linkTo={linkTo}
                  onChange={change}
                />
              )}
            </QueryBoundary>
          )}
        </div>
        {!browsing && found.data?.total === 0 && <PopularShelf subject={null} title={t`Popular courses`} />}
      </main>
      <PublicFooter />
    </>
  );
}
