import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import { type SyllabusStatus, syllabusStatusQuery } from '../../features/syllabus/syllabus.queries.ts';
import { sayTrack } from '../../features/syllabus-review/weeks/say-track.ts';
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
  const track = status?.tracks?.find(({ chosen }) => chosen === null);
  if (track) return <TrackQuestion key={track.kind} folderId={folderId} track={track} />;
  if (isDated || isHidden) return null;
  const hide = () => {
    withoutDates.set(folderId, true);
    setHidden(true);
  };
  return <TermStart folderId={folderId} onHide={hide} />;
}

/** Asks once which kind of student they are. */
function TrackQuestion({ folderId, track }: { folderId: string; track: SyllabusStatus['tracks'][number] }) {
  const decide = useDecideWeeks(folderId);
  const { kind, choices } = track;
  const choose = (choice: string) =>
    decide.mutate(
      { do: 'track', kind, choice },
      { onSuccess: (answer) => decide.say(t`Your plan shows what’s for you`, answer) },
    );
  return (
    <div className="mx-auto max-w-208 px-4 pt-4 md:px-10">
      <Alert
        tone={decide.isError ? 'danger' : 'plain'}
        title={kind === 'section' ? t`Which section are you in?` : t`Which are you?`}
        action={
          <span className="flex flex-wrap gap-2">
            {choices.map((choice) => (
              <Button key={choice} size="sm" disabled={decide.isPending} onClick={() => choose(choice)}>
                {sayTrack(choice)}
              </Button>
            ))}
          </span>
        }
      >
        {decide.isError ? messageOf(decide.error) : t`Your plan then leaves out what’s for the others.`}
      </Alert>
    </div>
  );
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
