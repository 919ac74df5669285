import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { Link } from 'react-router';
import { dayOf, formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { reportReasons } from '../page/report-dialog.tsx';
import { wikiPath } from '../wiki.ts';
import { type Reported, reportedWikisQuery } from './reports.queries.ts';
import { VerdictDialog, type VerdictKind } from './verdict-dialog.tsx';

/** Pages of the wiki that wait for a decision, and those that are hidden. */
export function ReportedWikis() {
  const reported = useQuery(reportedWikisQuery);
  return (
    <QueryBoundary query={reported} errorTitle={t`The reports could not be loaded`} skeleton={<ReportsSkeleton />}>
      {(wikis) =>
        wikis.length === 0 ? (
          <p className="text-secondary text-sm">{t`No page is reported, and none is hidden.`}</p>
        ) : (
          <ul className="border-t">
            {wikis.map((wiki) => (
              <ReportedRow key={wiki.wikiId} wiki={wiki} />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  );
}

function ReportedRow({ wiki }: { wiki: Reported }) {
  const { wikiId, title, hidden, published, reports } = wiki;
  const [verdict, setVerdict] = useState<VerdictKind | null>(null);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b py-3">
      <div className="min-w-56 flex-1">
        <h3 className="break-words font-medium text-md">
          {published && !hidden ? (
            <Link to={wikiPath(wikiId)} className="font-serif hover:underline">
              {title}
            </Link>
          ) : (
            <span className="font-serif">{title}</span>
          )}{' '}
          {hidden && <Chip tone="warning" icon={EyeOff}>{t`Hidden`}</Chip>}
          {!published && !hidden && <Chip tone="line">{t`Taken back`}</Chip>}
        </h3>
        {hidden && (
          <p className="break-words text-secondary text-sm">
            {t`Since ${formatDate(dayOf(hidden.at), 'withYear')}: ${hidden.reason}`}
          </p>
        )}
        {reports.length > 0 && (
          <ul
            aria-label={plural(reports.length, { one: '# report', other: '# reports' })}
            className="mt-1.5 grid gap-1"
          >
            {reports.map(({ reason, note, at }, index) => (
              <li key={index} className="flex items-baseline gap-2 text-sm">
                <Flag size={12} aria-hidden="true" className="shrink-0 translate-y-0.5 text-muted" />
                <span className="min-w-0 break-words">
                  {reportReasons[reason]}
                  {note && <span className="text-secondary">: {note}</span>}{' '}
                  <span className="tabular text-muted text-xs">{formatDate(dayOf(at), 'short')}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="flex gap-2">
        {!hidden && (
          <Button size="sm" onClick={() => setVerdict('hide')} aria-label={t`Hide ${title}`}>{t`Hide`}</Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setVerdict(hidden ? 'restore' : 'dismiss')}
          aria-label={hidden ? t`Restore ${title}` : t`Dismiss the reports of ${title}`}
        >
          {hidden ? t`Restore` : t`Dismiss`}
        </Button>
      </span>
      {verdict && <VerdictDialog kind={verdict} wikiId={wikiId} title={title} onClose={() => setVerdict(null)} />}
    </li>
  );
}

function ReportsSkeleton() {
  return (
    <Skeletons label={t`Loading the reports`} className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Skeletons>
  );
}
