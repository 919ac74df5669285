import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import BookX from 'lucide-react/icons/book-x';
import CopyPlus from 'lucide-react/icons/copy-plus';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import GitCompare from 'lucide-react/icons/git-compare';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { CourseSkeleton } from '../../features/wiki/page/course-skeleton.tsx';
import { CourseView, type ShownParts } from '../../features/wiki/page/course-view.tsx';
import { OwnerNotice } from '../../features/wiki/page/owner-notice.tsx';
import { ReportDialog } from '../../features/wiki/page/report-dialog.tsx';
import { ShareButton } from '../../features/wiki/page/share-button.tsx';
import { type OwnWiki, ownWikisQuery } from '../../features/wiki/sharing.queries.ts';
import { wikiPageQuery } from '../../features/wiki/wiki.queries.ts';
import { type WikiPage, wikiPath } from '../../features/wiki/wiki.ts';
import { isApiError } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { PublicFooter } from '../shared/public-footer.tsx';
import { PublicHeader } from '../shared/public-header.tsx';
import { SignInLink } from '../sign-in/sign-in-link.tsx';
import { TakeCourse } from './take-course.tsx';

/** One published course, for anybody. */
export default function WikiCourse() {
  const { wikiId = '' } = useParams();
  const query = useQuery(wikiPageQuery(wikiId));
  usePageTitle(query.data?.title ?? (isApiError(query.error, 'wiki_not_found') ? t`Not found` : t`Course wiki`));
  return (
    <>
      <div className="contents print:hidden">
        <PublicHeader current="wiki" />
      </div>
      <main id="main" tabIndex={-1} className="page pt-4 pb-24 outline-none md:pt-8 md:pb-16 print:p-0">
        {isApiError(query.error, 'wiki_not_found') && !query.data ? (
          <NoSuchPage wikiId={wikiId} message={query.error.message} />
        ) : (
          <QueryBoundary query={query} errorTitle={t`The course could not be loaded`} skeleton={<CourseSkeleton />}>
            {(page) => <Course page={page} />}
          </QueryBoundary>
        )}
      </main>
      <PublicFooter />
    </>
  );
}

/** What the student has of this page, if it is theirs. */
function useOwn(wikiId: string) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.record.userId : null;
  const own = useQuery({ ...ownWikisQuery(userId ?? ''), enabled: userId !== null });
  return { userId, isKnown: own.isSuccess, own: own.data?.find((wiki) => wiki.wikiId === wikiId) ?? null };
}

function Course({ page }: { page: WikiPage }) {
  const { wikiId, title } = page;
  const navigate = useNavigate();
  const { userId, own, isKnown } = useOwn(wikiId);
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const [dialog, setDialog] = useState<'take' | 'report' | null>(null);
  const signedIn = userId !== null;
  const shown: ShownParts = {
    activities: params.get('activities') !== 'hidden',
    guides: params.get('study_guides') !== 'hidden',
  };
  const show = ({ activities, guides }: ShownParts) => {
    const search = new URLSearchParams({
      ...(activities ? {} : { activities: 'hidden' }),
      ...(guides ? {} : { study_guides: 'hidden' }),
    });
    // The week that the address names stays named.
    void navigate({ search: search.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  // Whoever had to sign in for it comes back to where they were: about to take it.
  const taking = dialog === 'take' || (signedIn && params.has('take'));
  const stopTaking = () => {
    setDialog(null);
    if (params.has('take')) show(shown);
  };
  const take = <TakeButton wikiId={wikiId} signedIn={signedIn} onTake={() => setDialog('take')} />;
  return (
    <>
      <CourseView
        page={page}
        wikiId={wikiId}
        shown={shown}
        onShow={show}
        notice={own && <OwnerNotice own={own} onGone={() => void navigate('/wiki')} />}
        primary={
          <>
            {take}
            <p className="text-muted text-xs">{t`A course of your own. Dates move to your term.`}</p>
          </>
        }
        actions={
          <>
            <ShareButton wikiId={wikiId} title={title} />
            {signedIn && (
              <Button variant="ghost" size="sm" asChild>
                <Link to={`${wikiPath(wikiId)}/compare`}>
                  <Icon of={GitCompare} size={14} />
                  {t`Compare with mine`}
                </Link>
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => window.print()}>
              <Icon of={Printer} size={14} />
              {t`Print`}
            </Button>
            {isKnown && !own && (
              <Button variant="ghost" size="sm" onClick={() => setDialog('report')}>
                <Icon of={Flag} size={14} />
                {t`Report`}
              </Button>
            )}
          </>
        }
      />
      {/* On a phone within reach of the thumb, wherever one reads. */}
      <div className="fixed inset-x-0 bottom-0 z-(--syllabus-z-tabbar) grid border-t bg-raised px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden print:hidden">
        {take}
      </div>
      {taking && <TakeCourse page={page} onClose={stopTaking} />}
      {dialog === 'report' && <ReportDialog wikiId={wikiId} title={title} onClose={() => setDialog(null)} />}
    </>
  );
}

function TakeButton({ wikiId, signedIn, onTake }: { wikiId: string; signedIn: boolean; onTake: () => void }) {
  const content = (
    <>
      <Icon of={CopyPlus} />
      {signedIn ? t`Take this course` : t`Sign in to take this course`}
    </>
  );
  return signedIn ? (
    <Button variant="primary" block onClick={onTake} className="max-md:h-11">
      {content}
    </Button>
  ) : (
    <Button variant="primary" block asChild className="max-md:h-11">
      <SignInLink returnTo={`${wikiPath(wikiId)}?take=yes`}>{content}</SignInLink>
    </Button>
  );
}

const unknown = t`It was never shared, or whoever shared it took it back.`;
const whyMissing: Record<OwnWiki['state'] | 'unknown', string> = {
  unknown,
  // It came back a moment ago: what was loaded does not know yet.
  published: unknown,
  unpublished: t`You stopped sharing it. Share the course again and it has the same address.`,
  hidden: t`Others read only this. Your course stays as it is.`,
};

/** Nobody shared it, or it is not shared any more; to its owner it says which. */
function NoSuchPage({ wikiId, message }: { wikiId: string; message: string }) {
  const { own } = useOwn(wikiId);
  const actions: ReactNode = (
    <Button size="sm" asChild>
      <Link to="/wiki">{t`Search the wiki`}</Link>
    </Button>
  );
  return (
    <div className="mx-auto max-w-160 py-8">
      <h1 tabIndex={-1} className="sr-only">
        {message}
      </h1>
      {own?.state === 'hidden' && (
        <Alert tone="warning" icon={EyeOff} title={t`An admin has hidden your page.`} className="mb-4">
          “{own.hiddenReason}”
        </Alert>
      )}
      <EmptyState icon={BookX} title={message} actions={actions}>
        {whyMissing[own?.state ?? 'unknown']}
      </EmptyState>
    </div>
  );
}
