import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { exportAccount } from '@weekwise/contracts/account.ts';
import Download from 'lucide-react/icons/download';
import { Link } from 'react-router';
import { type Account, accountQuery } from '../../features/account/account.queries.ts';
import { BrowserList } from '../../features/account/browser-list.tsx';
import { DeleteSection } from '../../features/account/delete-section.tsx';
import { StorageUse } from '../../features/account/storage-use.tsx';
import { CourseAccess } from '../../features/billing/course-access.tsx';
import { Purchases } from '../../features/billing/purchases.tsx';
import { titleOf } from '../../features/folders/folder.ts';
import { startupQuery } from '../../features/folders/folders.queries.ts';
import { DismissedList } from '../../features/suggestions/dismissed-list.tsx';
import { MarginSection } from '../../layout/margin-section.tsx';
import { dayOf, formatDate } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { SourceChip } from '../../ui/source-chip.tsx';
import { ThemePicker } from '../../ui/theme-picker.tsx';
import { AppHeader } from '../shared/app-header.tsx';

/** Who the student is here: ways in, browsers, look, and everything to take along or take away. */
export default function AccountPage() {
  const account = useQuery(accountQuery);
  usePageTitle(t`Account`);
  return (
    <>
      <AppHeader />
      <main id="main" tabIndex={-1} className="page max-w-208 pb-16 outline-none">
        <h1 tabIndex={-1} className="type-page pt-5 pb-4 md:pt-7 md:pb-5">{t`Account`}</h1>
        <QueryBoundary query={account} errorTitle={t`Your account could not be loaded`} skeleton={<AccountSkeleton />}>
          {(loaded) => <Sections account={loaded} />}
        </QueryBoundary>
      </main>
    </>
  );
}

function Sections({ account }: { account: Account }) {
  const { data: startup } = useQuery(startupQuery(useUserId()));
  const folders = startup?.folders ?? [];
  const courses = folders.map((folder) => {
    const title = titleOf(folder);
    // Two of the same syllabus stand on different plans: their folders' names tell them apart.
    const isShared = folders.some((other) => other !== folder && titleOf(other) === title);
    return { folderId: folder.folderId, title: isShared ? `${title}, ${folder.name}` : title };
  });
  const since = formatDate(dayOf(account.createdAt), 'withYear');
  return (
    <>
      <MarginSection title={t`You`}>
        <p className="font-medium">{account.name}</p>
        <p className="text-secondary text-sm">
          {account.email ? t`${account.email}, here since ${since}` : t`Here since ${since}`}
        </p>
      </MarginSection>
      <MarginSection title={t`Ways in`}>
        <ul className="divide-y">
          {account.methods.map(({ method, label, connectedAt }) => (
            <li key={method} className="flex flex-wrap items-baseline gap-x-3 py-2 first:pt-0">
              <span className="shrink-0 text-muted max-sm:w-full sm:w-28 text-sm">{methodName(method)}</span>
              <span className="min-w-0 flex-1 break-all text-sm">{label}</span>
              <span className="text-muted text-xs">{t`since ${formatDate(dayOf(connectedAt), 'withYear')}`}</span>
            </li>
          ))}
        </ul>
      </MarginSection>
      <MarginSection title={t`Signed in`}>
        <BrowserList browsers={account.browsers} />
      </MarginSection>
      <MarginSection title={t`Plans`}>
        <CourseAccess courses={courses} />
        <Purchases />
      </MarginSection>
      <MarginSection title={t`Drives`}>
        <p className="mb-3 max-w-[62ch] text-secondary text-sm">{t`The files of a course can lie on a drive of your own, such as Nextcloud.`}</p>
        <Button asChild>
          <Link to="/drives">{t`Manage drives`}</Link>
        </Button>
      </MarginSection>
      <MarginSection title={t`Room for files`}>
        <StorageUse storage={account.storage} />
      </MarginSection>
      <MarginSection title={t`Answers`}>
        <p className="mb-2 max-w-[62ch] text-secondary text-sm">{t`Weekwise reads your files and answers with its own engine, on this server. If a language model is connected, what it writes carries its name, and the engine takes over when the model can't answer.`}</p>
        <SourceChip source="engine" />
      </MarginSection>
      <MarginSection title={t`Suggestions`} aside={t`Stopped for good`}>
        <DismissedList />
      </MarginSection>
      <MarginSection title={t`Theme`} aside={t`Kept in this browser`}>
        <ThemePicker />
      </MarginSection>
      <MarginSection title={t`Your data`}>
        <p className="mb-3 max-w-[62ch] text-secondary text-sm">{t`One ZIP with your files as you uploaded them and everything else as JSON.`}</p>
        <Button asChild>
          <a href={exportAccount.path} download>
            <Icon of={Download} size={16} />
            {t`Download everything`}
          </a>
        </Button>
      </MarginSection>
      <MarginSection title={t`Leave`}>
        <DeleteSection />
      </MarginSection>
    </>
  );
}

const names: Record<string, string> = { email: t`E-mail link`, sms: t`Text message` };
const methodName = (method: string): string => names[method] ?? t`Sign-in with`;

function AccountSkeleton() {
  return (
    <Skeletons label={t`Loading your account`} className="space-y-6 border-t pt-5">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-32 w-full" />
    </Skeletons>
  );
}
