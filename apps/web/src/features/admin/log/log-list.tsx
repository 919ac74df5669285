import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { sayMoment } from '../format.ts';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import { userPath } from '../users/user-path.ts';
import { type LogEntry, type LogOf, logQuery } from './log.queries.ts';

const actions: Record<Exclude<LogEntry['action'], 'set-ai-access' | 'update-subscription'>, string> = {
  'set-budget': t`Budget set`,
  'reset-budget': t`Budget back to the default`,
  'retry-job': t`Job tried again`,
  'hide-wiki-page': t`Wiki page hidden`,
  'restore-wiki-page': t`Wiki page restored`,
};

/** How a subscription was changed, by the kind that its entry keeps. */
const subscriptionChanges: Record<string, string | undefined> = {
  grant: t`Plan given`,
  revoke: t`Plan ended`,
  extend: t`More weeks opened`,
  refund: t`Money given back`,
};

const sayAction = ({ action, after }: Pick<LogEntry, 'action' | 'after'>): string => {
  if (action === 'set-ai-access') return after?.ai_enabled ? t`Models switched on` : t`Models switched off`;
  if (action !== 'update-subscription') return actions[action];
  return subscriptionChanges[String(after?.kind)] ?? t`Subscription changed`;
};

/** The course of a student that an entry is about. */
const courseOf = ({ action, after }: LogEntry): string | null =>
  action === 'update-subscription' && typeof after?.folder_id === 'string' ? after.folder_id : null;

/**
 * What admins changed, the newest first. Nobody can edit it.
 * @param nameOf names a course of the student whose log it is
 */
export function LogList({ of, nameOf }: { of: LogOf; nameOf?: (folderId: string) => string }) {
  const log = useInfiniteQuery(logQuery(of));
  return (
    <QueryBoundary
      query={log}
      errorTitle={t`The log could not be loaded`}
      skeleton={<PanelSkeleton label={t`Loading the log`} className="h-40" />}
    >
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0)
          return <p className="text-secondary text-sm">{t`No admin has changed anything here.`}</p>;
        return (
          <>
            <ol className="divide-y">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} nameOf={nameOf} />
              ))}
            </ol>
            {log.hasNextPage && (
              <Button
                size="sm"
                className="mt-3"
                onClick={() => void log.fetchNextPage()}
                loading={log.isFetchingNextPage && t`Loading`}
              >{t`Earlier entries`}</Button>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}

function Entry({ entry, nameOf }: { entry: LogEntry; nameOf: ((folderId: string) => string) | undefined }) {
  const { at, actor, action, subject, reason, before, after } = entry;
  const course = courseOf(entry);
  return (
    <li className="py-2.5 text-sm first:pt-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-medium">{sayAction({ action, after })}</b>{' '}
        {/* On a student's own page it is their course that an entry tells, not their name. */}
        {nameOf ? (
          course && <span className="text-secondary [overflow-wrap:anywhere]">{nameOf(course)}</span>
        ) : (
          <Subject subject={subject} />
        )}
        <time dateTime={at} className="tabular ms-auto text-muted text-xs max-sm:ms-0 max-sm:w-full">
          {t`${sayMoment(at)} UTC`}
        </time>
      </p>
      <p className="mt-0.5 [overflow-wrap:anywhere]">“{reason}”</p>
      <p className="text-muted text-xs [overflow-wrap:anywhere]">{actor ?? t`An account that is deleted`}</p>
      {(before ?? after) && (
        <details className="mt-1 text-xs">
          <summary className="w-fit cursor-pointer rounded-sm text-muted hover:text-primary touch:py-2">{t`Before and after`}</summary>
          <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            <State label={t`Before`} state={before} />
            <State label={t`After`} state={after} />
          </dl>
        </details>
      )}
    </li>
  );
}

function Subject({ subject: { kind, id, name } }: { subject: LogEntry['subject'] }) {
  const text = name ?? (kind === 'job' ? id : t`deleted since`);
  if (kind === 'user' && name !== null)
    return (
      <Link to={userPath(id)} className="link [overflow-wrap:anywhere]">
        {text}
      </Link>
    );
  return <span className="text-secondary [overflow-wrap:anywhere]">{text}</span>;
}

function State({ label, state }: { label: string; state: Record<string, unknown> | null }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd>
        {state === null || Object.keys(state).length === 0
          ? t`Nothing`
          : Object.entries(state).map(([name, value]) => (
              <span key={name} className="block font-mono [overflow-wrap:anywhere]">
                {name}: {JSON.stringify(value)}
              </span>
            ))}
      </dd>
    </div>
  );
}
