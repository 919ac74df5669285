import { plural, t } from '@lingui/core/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listCourseBooks } from '@weekwise/contracts/syllabus-books.ts';
import { MarginSection } from '../../layout/margin-section.tsx';
import { call } from '../../lib/api/call.ts';
import { type SourceLocation, sourceFromWire } from './course-plan.ts';
import { type OpenSource, SourceMark } from './source-mark.tsx';

interface CourseBook {
  text: string;
  required: boolean;
  source: SourceLocation;
}

/** The books that the course asks for; asked anew for another syllabus. */
export const booksQuery = (folderId: string, syllabusFileId: string) =>
  queryOptions({
    queryKey: ['course-books', folderId, syllabusFileId],
    queryFn: async ({ signal }): Promise<CourseBook[]> => {
      const { books } = await call(listCourseBooks, { params: { folderId }, signal });
      return books.map(({ source, ...book }) => ({ ...book, source: sourceFromWire(source) }));
    },
  });

/** What to have at hand: the books that the syllabus names. A course without any has no such section. */
export function CourseBooks({ folderId, fileId, onOpen }: { folderId: string; fileId: string; onOpen: OpenSource }) {
  const { data: books = [] } = useQuery(booksQuery(folderId, fileId));
  if (books.length === 0) return null;
  return (
    <MarginSection title={t`Books`} aside={plural(books.length, { one: '# book', other: '# books' })}>
      <Books label={t`Required`} books={books.filter(({ required }) => required)} onOpen={onOpen} />
      <Books label={t`Recommended`} books={books.filter(({ required }) => !required)} onOpen={onOpen} />
    </MarginSection>
  );
}

function Books({ label, books, onOpen }: { label: string; books: readonly CourseBook[]; onOpen: OpenSource }) {
  if (books.length === 0) return null;
  return (
    <div className="mt-4 first:mt-0">
      <h3 className="text-muted text-sm">{label}</h3>
      <ul className="mt-1 grid gap-2">
        {books.map(({ text, source }) => (
          <li
            key={`${source.block} ${source.start}`}
            className="group/row type-read max-w-(--syllabus-measure) break-words"
          >
            {text}{' '}
            <span className="font-sans">
              <SourceMark of={{ source, origin: 'syllabus' }} quiet onOpen={onOpen} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
