import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { refusalTexts } from '@weekwise/contracts/fallback.ts';
import type { ReactNode } from 'react';
import { languageTag, say } from '#lingui';
import { sayTokens, sayUsd } from '../../lib/say-use.ts';
import { formatBytes, formatShare, inLine } from '../../lib/text.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { courseNumbersQuery, type CourseAnalytics as Numbers } from './analytics.queries.ts';
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
    <Sheet open={open} onOpenChange={onOpenChange} title={t`This course in numbers`} titleVisible>
      <Content folderId={folderId} />
    </Sheet>
  );
}

function Content({ folderId }: { folderId: string }) {
  const numbers = useQuery({ ...courseNumbersQuery(folderId), refetchOnMount: 'always' });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
      <QueryBoundary query={numbers} errorTitle={t`The numbers could not be loaded`} skeleton={<NumbersSkeleton />}>
        {(loaded) => <Parts numbers={loaded} />}
      </QueryBoundary>
    </div>
  );
}

function Parts({ numbers }: { numbers: Numbers }) {
  const { files, types, passages, vocabulary, activities, practisingSeconds, models } = numbers;
  const judged = activities.correct + activities.wrong;
  return (
    <dl>
      <Part name={t`Files`} figure={files.total}>
        {files.total > 0 && (
          <>
            <span className="block">{sayStates(files)}</span>
            <span className="block">{sayTypes(types)}</span>
            {/* Most kinds of files have none. */}
            {files.pages > 0 &&
              t`${plural(files.pages, { one: '# page', other: '# pages' })} in those that have pages.`}
          </>
        )}
      </Part>
      <Part name={t`Passages`} figure={passages.total}>
        {passages.total > 0 && sayHowFound(passages)}
      </Part>
      <Part name={t`Key terms`} figure={vocabulary.terms}>
        {vocabulary.weeks > 0
          ? t`From the study guides of ${plural(vocabulary.weeks, { one: '# week', other: '# weeks' })}.`
          : t`They come with the first study guide.`}
      </Part>
      <Part name={t`Practice answers`} figure={activities.answers}>
        {activities.answers > 0 ? (
          <>
            {judged > 0 && t`${formatShare(activities.correct / judged)} of ${judged} right. `}
            {practisingSeconds > 0 && t`${sayWorkTime(practisingSeconds)} of practice. `}
          </>
        ) : null}
        {activities.items > 0
          ? t`${plural(activities.items, { one: '# activity', other: '# activities' })} to practise with.`
          : t`They come with the first activities.`}
      </Part>
      <Part name={t`Language models`} figure={models.calls}>
        {models.calls > 0
          ? `${sayTokens(models.tokens)}, ${sayUsd(models.usd)}${
              models.unpricedCalls > 0
                ? t`, ${plural(models.unpricedCalls, { one: '# call', other: '# calls' })} without a price`
                : ''
            }.`
          : t`None was asked for this course.`}
      </Part>
    </dl>
  );
}

function sayStates({ searchable, unread, failed, bytes }: Numbers['files']): string {
  const states = inLine([
    t`${searchable} searchable`,
    unread > 0 && t`${unread} not read yet`,
    failed > 0 && t`${failed} not readable`,
  ]);
  return t`${states}. ${formatBytes(bytes)} in all.`;
}

function sayHowFound({ withVectors, refused }: Numbers['passages']): string {
  if (refused) return t`Found by their words alone: ${say(refusalTexts[refused])}`;
  if (withVectors === 0) return t`Found by their words.`;
  return t`${withVectors.toLocaleString(languageTag())} can be found by meaning, all by their words.`;
}

function Part({ name, figure, children }: { name: string; figure: number; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t py-3.5 first:border-t-0">
      <dt className="font-semibold text-sm">{name}</dt>
      <dd className="tabular row-span-2 font-serif text-xl leading-6">{figure.toLocaleString(languageTag())}</dd>
      <dd className="tabular mt-0.5 text-secondary text-sm">{children}</dd>
    </div>
  );
}

function NumbersSkeleton() {
  return (
    <Skeletons label={t`Loading the numbers`} className="grid gap-5 pt-3">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row}>
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="mt-2 h-3 w-2/3" />
        </div>
      ))}
    </Skeletons>
  );
}
