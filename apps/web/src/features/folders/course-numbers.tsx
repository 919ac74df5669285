import { useQuery } from '@tanstack/react-query';
import { refusalTexts } from '@weekwise/contracts/fallback.ts';
import type { ReactNode } from 'react';
import { Sheet } from '../../components/dialog.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Skeleton, Skeletons } from '../../components/skeleton.tsx';
import { sayTokens, sayUsd } from '../../lib/say-use.ts';
import { count, formatBytes } from '../../lib/text.ts';
import { courseNumbersQuery, type CourseNumbers as Numbers } from './analytics.queries.ts';
import { sayTypes, sayWorkTime } from './say-numbers.ts';

/** What there is in a course and what was done with it, in a sheet beside the files. */
export function CourseNumbers({
  folderId,
  open,
  onOpenChange,
}: {
  folderId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="This course in numbers" titleVisible>
      <Content folderId={folderId} />
    </Sheet>
  );
}

function Content({ folderId }: { folderId: string }) {
  const numbers = useQuery({ ...courseNumbersQuery(folderId), refetchOnMount: 'always' });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
      <Loaded query={numbers} errorTitle="The numbers could not be loaded" skeleton={<NumbersSkeleton />}>
        {(loaded) => <Parts numbers={loaded} />}
      </Loaded>
    </div>
  );
}

function Parts({ numbers }: { numbers: Numbers }) {
  const { files, types, passages, vocabulary, activities, practisingSeconds, models } = numbers;
  const judged = activities.correct + activities.wrong;
  return (
    <dl>
      <Part name="Files" figure={files.total}>
        {files.total > 0 && (
          <>
            {files.searchable} searchable
            {files.unread > 0 && `, ${files.unread} not read yet`}
            {files.failed > 0 && `, ${files.failed} not readable`}. {formatBytes(files.bytes)}
            {files.pages > 0 && ` on ${count(files.pages, 'page')}`}.
            <br />
            {sayTypes(types)}
          </>
        )}
      </Part>
      <Part name="Passages" figure={passages.total}>
        {passages.total > 0 && sayHowFound(passages)}
      </Part>
      <Part name="Key terms" figure={vocabulary.terms}>
        {vocabulary.weeks > 0
          ? `From the study guides of ${count(vocabulary.weeks, 'week')}.`
          : 'They come with the first study guide.'}
      </Part>
      <Part name="Answers" figure={activities.answers}>
        {activities.answers > 0 ? (
          <>
            {judged > 0 && `${Math.round((activities.correct / judged) * 100)}% of ${judged} right. `}
            {practisingSeconds > 0 && `${sayWorkTime(practisingSeconds)} of practice. `}
          </>
        ) : null}
        {count(activities.items, 'activity', 'activities')} to practise with.
      </Part>
      <Part name="Language models" figure={models.calls}>
        {models.calls > 0
          ? `${sayTokens(models.tokens)}, ${sayUsd(models.usd)}${
              models.unpricedCalls > 0 ? `, ${count(models.unpricedCalls, 'call')} without a price` : ''
            }.`
          : 'None was asked for this course.'}
      </Part>
    </dl>
  );
}

function sayHowFound({ withVectors, refused }: Numbers['passages']): string {
  if (refused) return `Found by their words alone: ${refusalTexts[refused]}`;
  if (withVectors === 0) return 'Found by their words.';
  return `${withVectors.toLocaleString('en-US')} can be found by meaning, all by their words.`;
}

function Part({ name, figure, children }: { name: string; figure: number; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t py-3.5 first:border-t-0">
      <dt className="font-semibold text-sm">{name}</dt>
      <dd className="tabular row-span-2 font-serif text-xl leading-6">{figure.toLocaleString('en-US')}</dd>
      <dd className="tabular mt-0.5 text-secondary text-sm">{children}</dd>
    </div>
  );
}

function NumbersSkeleton() {
  return (
    <Skeletons label="Loading the numbers" className="grid gap-5 pt-3">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row}>
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="mt-2 h-3 w-2/3" />
        </div>
      ))}
    </Skeletons>
  );
}
