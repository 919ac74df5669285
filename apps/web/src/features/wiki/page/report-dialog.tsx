import { t } from '@lingui/core/macro';
import { limits } from '@weekwise/contracts/limits.ts';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select, Textarea } from '../../../ui/input.tsx';
import { sayDone } from '../../../ui/toast.ts';
import { type ReportReason, useReport } from '../sharing.queries.ts';

export const reportReasons: Record<ReportReason, string> = {
  personal_data: t`It names a student, or an address or number of somebody`,
  copyright: t`It copies a text that may not be copied`,
  spam: t`It is advertising, or no course at all`,
  offensive: t`It is insulting or hateful`,
  wrong: t`It is wrong or misleading`,
  other: t`Something else`,
};

const isReason = (value: string): value is ReportReason => value in reportReasons;

/** Tells the people who run Weekwise what is wrong with a page. */
export function ReportDialog({ wikiId, title, onClose }: { wikiId: string; title: string; onClose: () => void }) {
  const report = useReport(wikiId);
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [note, setNote] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const submit = () => {
    if (reason === '') return setComplaint(t`Choose what is wrong.`);
    report.mutate(
      { reason, note },
      {
        onSuccess: () => {
          sayDone(t`Report sent`);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t`Report this page`}
      description={t`The people who run Weekwise here look at “${title}”. Whoever shared it is not told who you are.`}
      action={t`Send report`}
      acting={t`Sending`}
      running={report.isPending}
      problem={report.isError && messageOf(report.error)}
      problemTitle={t`The report was not sent.`}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t`What is wrong?`}
        value={reason}
        error={complaint}
        onChange={({ target }) => {
          setReason(isReason(target.value) ? target.value : '');
          setComplaint(null);
        }}
      >
        <option value="">{t`Choose a reason`}</option>
        {Object.entries(reportReasons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Textarea
        label={t`Where, and what else we should know`}
        hint={t`Optional`}
        maxLength={limits.wikiReportLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
