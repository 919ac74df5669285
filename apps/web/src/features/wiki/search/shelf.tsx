import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { popularWikisQuery } from '../wiki.queries.ts';
import { bylineOf, type Subject, type WikiCard, wikiPath } from '../wiki.ts';

const shelf =
  'grid auto-cols-[7.25rem] grid-flow-col gap-4 overflow-x-auto pt-1 pb-3 max-md:-me-4 max-md:pe-4 md:auto-cols-[minmax(7rem,calc((100%-10.5rem)/8))] md:gap-6';

/**
 * What is copied and read most, as books on a shelf. A shelf that cannot be filled is not shown: the list below says
 * why.
 */
export function PopularShelf({ subject, title }: { subject: Subject | null; title: string }) {
  const popular = useQuery(popularWikisQuery(subject));
  if (popular.isError || popular.data?.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="mt-7">
      <h2 id="popular" className="mb-3 font-semibold">
        {title}
      </h2>
      {popular.data ? (
        <ul className={shelf}>
          {popular.data.map((wiki) => (
            <Book key={wiki.wikiId} wiki={wiki} />
          ))}
        </ul>
      ) : (
        <Skeletons label={t`Loading popular courses`} className={shelf}>
          {Array.from({ length: 8 }, (_, index) => (
            <div key={index}>
              <Skeleton className="aspect-3/4" />
              <Skeleton className="mt-2.5 h-4 w-4/5" />
              <Skeleton className="mt-2 h-3 w-3/5" />
            </div>
          ))}
        </Skeletons>
      )}
    </section>
  );
}

export function Book({ wiki }: { wiki: WikiCard }) {
  const byline = bylineOf(wiki);
  return (
    <li className="group relative min-w-0">
      <span className="relative mb-2.5 block aspect-3/4 overflow-hidden rounded-[2px_5px_5px_2px] shadow-sm transition-shadow duration-(--syllabus-motion-fast) after:absolute after:inset-y-0 after:start-1.5 after:w-px after:bg-[color-mix(in_oklab,black_22%,transparent)] group-hover:shadow-md">
        <Cover id={wiki.wikiId} width={144} height={192} />
      </span>
      <Link
        to={wikiPath(wiki.wikiId)}
        className="line-clamp-3 text-balance break-words font-medium font-serif text-[0.9375rem] leading-5 after:absolute after:inset-0"
      >
        {wiki.title}
      </Link>
      {byline && <p className="mt-0.5 line-clamp-3 break-words text-muted text-xs">{byline}</p>}
      {wiki.copies > 0 && (
        <p className="tabular text-muted text-xs">{plural(wiki.copies, { one: '# copy', other: '# copies' })}</p>
      )}
    </li>
  );
}
