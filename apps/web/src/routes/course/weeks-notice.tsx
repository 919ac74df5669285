import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import { syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { useDecideWeeks } from '../../features/syllabus-review/weeks/weeks.queries.ts';
import { messageOf } from '../../lib/api/errors.ts';
import type { CalendarDate } from '../../lib/dates.ts';
import { boundedStore, ofStudent, storageLimits } from '../../lib/storage.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';

/** Courses that go without dates, as their student says. */
const withoutDates = boundedStore({
  kind: `${ofStudent}without-dates`,
  schema: z.boolean(),
  limit: storageLimits.folderImages,
  storage: () => localStorage,
});

/** Above a plan whose weeks have no dates, or are doubtful: one question at a time. */
export function WeeksNotice({ folderId, plan }: { folderId: string; plan: CoursePlan }) {
  const [isHidden, setHidden] = useState(() => withoutDates.get(folderId) ?? false);
  const { data: status } = useQuery(syllabusStatusQuery(folderId));
  const isDated = plan.weeks.some(({ startDate }) => startDate !== null);
  if (status?.isDoubtful)
    return (
      <div className="mx-auto max-w-208 px-4 pt-4 md:px-10">
        <Alert
          tone="plain"
          title={t`We’re not sure these are your weeks.`}
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" asChild>
                <Link to={`/syllabus/${folderId}/readings`}>{t`See other readings`}</Link>
              </Button>
              <Button size="sm" asChild>
                <Link to={`/syllabus/${folderId}/build`}>{t`Build weeks`}</Link>
              </Button>
            </span>
          }
        />
      </div>
    );
  if (isDated || isHidden) return null;
  const hide = () => {
    withoutDates.set(folderId, true);
    setHidden(true);
  };
  return <TermStart folderId={folderId} onHide={hide} />;
}

/** Asks once when the term starts. */
function TermStart({ folderId, onHide }: { folderId: string; onHide: () => void }) {
  const decide = useDecideWeeks(folderId);
  const [firstDay, setFirstDay] = useState('');
  const [complains, setComplains] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setComplains(firstDay === '');
    if (firstDay === '' || decide.isPending) return;
    decide.mutate(
      { do: 'start', firstDay: firstDay as CalendarDate },
      { onSuccess: (answer) => decide.say(t`Your weeks have dates now`, answer) },
    );
  };
  const error =
    complains && firstDay === '' ? t`Enter the first day.` : decide.isError ? messageOf(decide.error) : null;
  return (
    <div className="mx-auto max-w-208 px-4 pt-4 md:px-10">
      <form
        onSubmit={submit}
        noValidate
        aria-label={t`Start of the term`}
        className="flex flex-wrap items-end gap-3 rounded-lg bg-sunken px-4 py-3"
      >
        <Input
          label={t`When does the term start?`}
          type="date"
          fieldClassName="w-52 max-sm:w-full"
          value={firstDay}
          error={error}
          onChange={(event) => setFirstDay(event.target.value)}
        />
        <Button type="submit" variant="primary" loading={decide.isPending ? t`Saving` : false}>{t`Set dates`}</Button>
        <Button variant="ghost" onClick={onHide}>{t`No dates`}</Button>
      </form>
    </div>
  );
}
