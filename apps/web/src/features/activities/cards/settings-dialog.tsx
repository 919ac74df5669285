import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@weekwise/contracts/limits.ts';
import { useState } from 'react';
import { languageTag } from '#lingui';
import { messageOf } from '../../../lib/api/errors.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { sayDone } from '../../../ui/toast.ts';
import { type CardSettings, cardSettingsQuery, useChangeSettings } from './cards.queries.ts';

/** How much a day may ask, and what is known of the student's memory. */
export function CardSettingsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...cardSettingsQuery, refetchOnMount: 'always' });
  const change = useChangeSettings();
  const [complaint, setComplaint] = useState<{ field: string; text: string } | null>(null);

  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const newPerDay = dayLimit(data.get('new'));
    const reviewsPerDay = dayLimit(data.get('reviews'));
    const text = t`A whole number from 0 to ${limits.cardsPerDay.toLocaleString(languageTag())}.`;
    if (newPerDay === null) return setComplaint({ field: 'new', text });
    if (reviewsPerDay === null) return setComplaint({ field: 'reviews', text });
    const desiredRetention = retention(data.get('retention'));
    if (desiredRetention === null)
      return setComplaint({ field: 'retention', text: t`A whole number from ${lowest} to ${highest}.` });
    change.mutate(
      { newPerDay, reviewsPerDay, desiredRetention },
      {
        onSuccess: () => {
          sayDone(t`Saved`);
          onClose();
        },
        onError: (error) => setComplaint({ field: 'reviews', text: messageOf(error) }),
      },
    );
  };
  const clear = () => setComplaint(null);
  const complaintOf = (field: string) => (complaint?.field === field ? complaint.text : null);

  return (
    <FormDialog
      title={t`Review settings`}
      description={t`For all courses together.`}
      action={t`Save`}
      acting={t`Saving`}
      running={change.isPending}
      disabled={!query.data}
      onSubmit={submit}
      onClose={onClose}
    >
      <QueryBoundary query={query} errorTitle={t`The settings could not be loaded`} skeleton={<FieldsSkeleton />}>
        {(settings) => (
          <>
            <Input
              label={t`New cards a day`}
              name="new"
              inputMode="numeric"
              defaultValue={settings.newPerDay}
              error={complaintOf('new')}
              onChange={clear}
              hint={t`Each new card asks for some ten reviews over the weeks that follow.`}
            />
            <Input
              label={t`Reviews a day`}
              name="reviews"
              inputMode="numeric"
              defaultValue={settings.reviewsPerDay}
              error={complaintOf('reviews')}
              onChange={clear}
            />
            <Input
              label={t`Recall you want, in percent`}
              name="retention"
              inputMode="numeric"
              defaultValue={Math.round(settings.desiredRetention * 100)}
              error={complaintOf('retention')}
              onChange={clear}
              hint={t`With 90 you know nine of ten cards when they come back. A higher number asks more often.`}
            />
            <p className="text-secondary text-sm">
              {t`${sayMemory(settings.memory)} Before an exam in your plan, the cards it is about come closer together, so that you know them best that day.`}
            </p>
          </>
        )}
      </QueryBoundary>
    </FormDialog>
  );
}

function dayLimit(value: FormDataEntryValue | null): number | null {
  const text = String(value ?? '').trim();
  return /^\d{1,4}$/.test(text) && Number(text) <= limits.cardsPerDay ? Number(text) : null;
}

const lowest = Math.round(limits.lowestRetention * 100);
const highest = Math.round(limits.highestRetention * 100);

function retention(value: FormDataEntryValue | null): number | null {
  const text = String(value ?? '').trim();
  const percent = /^\d{2}$/.test(text) ? Number(text) : 0;
  return percent >= lowest && percent <= highest ? percent / 100 : null;
}

function sayMemory({ fitted, grades, gradesNeeded }: CardSettings['memory']): string {
  if (fitted)
    return t`The intervals follow your own memory, from ${plural(grades, { one: '# grade', other: '# grades' })}.`;
  return t`The intervals follow the average of many students. After ${plural(gradesNeeded, { one: '# grade', other: '# grades' })} they follow your own memory; there are ${grades.toLocaleString(languageTag())} so far.`;
}

function FieldsSkeleton() {
  return (
    <Skeletons label={t`Loading the settings`} className="grid gap-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </Skeletons>
  );
}
