import { plural, t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { pageName } from '../../lib/citation-label.ts';
import type { ReviewItem } from './review-item.ts';

const linesPerPage = 15;

interface PageOfItems {
  page: number;
  name: string;
  items: ReviewItem[];
}

function pagesOf(items: readonly ReviewItem[]): PageOfItems[] {
  const pages = new Map<number, PageOfItems>();
  for (const item of items) {
    const { source } = item;
    const name = source && pageName(source);
    if (!source?.page || !name) continue;
    const known = pages.get(source.page) ?? { page: source.page, name, items: [] };
    known.items.push(item);
    pages.set(source.page, known);
  }
  return [...pages.values()].sort((a, b) => a.page - b.page);
}

/** The pages of the syllabus in small: a stroke for each item found, a red one where it needs a look. */
export function PageRail({
  fileName,
  items,
  currentPage,
  onPage,
}: {
  fileName: string;
  items: readonly ReviewItem[];
  currentPage: number | null;
  onPage: (first: ReviewItem) => void;
}) {
  const pages = pagesOf(items);
  return (
    <nav aria-label={t`Syllabus pages`} className="overflow-y-auto bg-canvas px-6 py-5">
      <h2 className="mb-3 truncate font-medium text-muted text-xs" title={fileName}>
        {fileName}
      </h2>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-3">
        {pages.map(({ page, name, items: found }) => {
          const open = found.filter((item) => item.needsReview).length;
          const items = plural(found.length, { one: '# item', other: '# items' });
          const label = open ? t`Page ${name}, ${items}, ${open} to look at` : t`Page ${name}, ${items}`;
          const [first] = found;
          return (
            <li key={page} className="text-center">
              <button
                type="button"
                aria-label={label}
                aria-current={page === currentPage ? 'page' : undefined}
                onClick={() => first && onPage(first)}
                className="flex h-21 w-full flex-col gap-[3px] rounded-md border border-default bg-surface p-2 aria-[current]:outline-2 aria-[current]:outline-focus"
              >
                {Array.from({ length: linesPerPage }, (_, line) => {
                  const item = found[Math.floor((line * found.length) / linesPerPage)];
                  const starts =
                    Math.floor(((line - 1) * found.length) / linesPerPage) !==
                    Math.floor((line * found.length) / linesPerPage);
                  return (
                    <i
                      key={line}
                      className={clsx(
                        'block h-[1.5px] shrink-0 rounded-full',
                        !starts
                          ? 'bg-track'
                          : item?.needsReview
                            ? 'bg-accent-danger'
                            : 'bg-(--syllabus-border-highlight)',
                      )}
                      style={{ width: `${64 + ((line * 37) % 32)}%` }}
                    />
                  );
                })}
              </button>
              <span className="tabular text-muted text-xs">{name}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
