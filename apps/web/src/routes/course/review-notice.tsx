import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/**
 * Leads to what of the syllabus waits for the student's eye. A revised one asks to be decided; items to check were
 * offered once, right after the reading, and stay one quiet line.
 */
export function ReviewNotice({ folderId }: { folderId: string }) {
  const { data } = useQuery(syllabusStatusQuery(folderId));
  if (!data || (data.itemsToReview === 0 && !data.hasProposal)) return null;
  const to = `/syllabus/${folderId}/review`;
  return (
    <div className="mx-auto max-w-208 px-4 pt-4 md:px-10">
      {data.hasProposal ? (
        <Alert
          tone="plain"
          title={t`A revised syllabus is waiting.`}
          action={
            <Button size="sm" asChild>
              <Link to={to}>{t`See what changes`}</Link>
            </Button>
          }
        >
          {t`The plan stays as it is until you decide.`}
        </Alert>
      ) : (
        <p className="text-sm">
          <Link to={to} className="link inline-flex min-h-6 items-center touch:min-h-11">
            {plural(data.itemsToReview, { one: '# item to check', other: '# items to check' })}
          </Link>
        </p>
      )}
    </div>
  );
}
