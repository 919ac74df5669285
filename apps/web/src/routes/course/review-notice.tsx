import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { spellOut } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Says that something of the syllabus waits for the student's eye, and leads there. */
export function ReviewNotice({ folderId }: { folderId: string }) {
  const { data } = useQuery(syllabusStatusQuery(folderId));
  if (!data || (data.itemsToReview === 0 && !data.hasProposal)) return null;
  const items = data.itemsToReview;
  return (
    <div className="mx-auto max-w-208 px-4 pt-4 md:px-10">
      <Alert
        tone="plain"
        title={
          data.hasProposal
            ? t`A revised syllabus is waiting.`
            : t`${spellOut(items)} ${plural(items, { one: 'item needs', other: 'items need' })} your eye.`
        }
        action={
          <Button size="sm" asChild>
            <Link to={`/syllabus/${folderId}/review`}>{data.hasProposal ? t`See what changes` : t`Review`}</Link>
          </Button>
        }
      >
        {data.hasProposal ? t`The plan stays as it is until you decide.` : t`The plan holds them as they were read.`}
      </Alert>
    </div>
  );
}
