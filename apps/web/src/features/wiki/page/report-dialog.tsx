import { limits } from '@weekwise/contracts/limits.ts';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Select, Textarea } from '../../../components/input.tsx';
import { sayDone } from '../../../components/toast.ts';
import { messageOf } from '../../../lib/api/errors.ts';
import { type ReportReason, useReport } from '../sharing.queries.ts';

export const reportReasons: Record<ReportReason, string> = {
  personal_data: 'It names a student, or an address or number of somebody',
  copyright: 'It copies a text that may not be copied',
  spam: 'It is advertising, or no course at all',
  offensive: 'It is insulting or hateful',
  wrong: 'It is wrong or misleading',
  other: 'Something else',
};

const isReason = (value: string): value is ReportReason => value in reportReasons;

/** Tells the people who run Weekwise what is wrong with a page. */
export function ReportDialog({ wikiId, title, onClose }: { wikiId: string; title: string; onClose: () => void }) {
  const report = useReport(wikiId);
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [note, setNote] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const submit = () => {
    if (reason === '') return setComplaint('Choose what is wrong.');
    report.mutate(
      { reason, note },
      {
        onSuccess: () => {
          sayDone('Report sent');
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Report this page"
      description={`The people who run Weekwise here look at “${title}”. Whoever shared it is not told who you are.`}
      action="Send report"
      acting="Sending"
      running={report.isPending}
      problem={report.isError && messageOf(report.error)}
      problemTitle="The report was not sent."
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label="What is wrong?"
        value={reason}
        error={complaint}
        onChange={({ target }) => {
          setReason(isReason(target.value) ? target.value : '');
          setComplaint(null);
        }}
      >
        <option value="">Choose a reason</option>
        {Object.entries(reportReasons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Textarea
        label="Where, and what else we should know"
        hint="Optional"
        maxLength={limits.wikiReportLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
