import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import Globe from 'lucide-react/icons/globe';
import { Link } from 'react-router';
import { publishPath } from '../../features/wiki/publish-path.ts';
import { ownWikisQuery } from '../../features/wiki/sharing.queries.ts';
import { wikiPath } from '../../features/wiki/wiki.ts';
import { MarginSection } from '../../layout/margin-section.tsx';
import { useUserId } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Whether others can see the plan of a course, and the way to change that. */
export function ShareSection({ folderId }: { folderId: string }) {
  const own = useQuery(ownWikisQuery(useUserId()));
  const page = own.data?.find((wiki) => wiki.folderId === folderId && wiki.state !== 'unpublished') ?? null;
  return (
    <MarginSection title={t`Course wiki`}>
      <p className="mb-3 max-w-(--syllabus-measure) text-secondary text-sm">
        {page?.state === 'hidden'
          ? t`An admin has hidden your page: ${page.hiddenReason ?? ''}`
          : page
            ? page.outdated
              ? t`Others can see this plan. It has changed since you shared it.`
              : t`Others can see this plan and start from it.`
            : t`Others could start from this plan. You see exactly what is shared before it is; your files never are.`}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to={publishPath(folderId)}>
            <Icon of={Globe} />
            {page ? t`Change what is shared` : t`Share with the wiki`}
          </Link>
        </Button>
        {page?.state === 'published' && (
          <Button variant="ghost" asChild>
            <Link to={wikiPath(page.wikiId)}>
              <Icon of={ExternalLink} size={14} />
              {t`Open the page`}
            </Link>
          </Button>
        )}
      </span>
    </MarginSection>
  );
}
