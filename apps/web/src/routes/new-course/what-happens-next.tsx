import { t } from '@lingui/core/macro';
import { FormSection } from '../../ui/form-section.tsx';

const reading = [
  t`The syllabus is read: weeks, readings, due dates`,
  t`The plan opens, every item beside the line it came from`,
  t`Ask anything. Answers open their source at the page`,
];

export function WhatHappensNext({ pays }: { pays: boolean }) {
  const steps = pays ? [t`You pay, then upload the syllabus`, ...reading] : reading;
  return (
    <FormSection title={t`What happens next`}>
      <ol className="grid gap-1 text-base text-secondary leading-6 md:pt-2.5">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[24px_1fr]">
            <span className="tabular text-muted">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
