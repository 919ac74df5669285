import { t } from '@lingui/core/macro';
import { FormSection } from '../../ui/form-section.tsx';

const reading = [
  t`Weekwise finds the weeks, readings and due dates`,
  t`Your plan opens, each item next to its line in the syllabus`,
  t`Ask anything. Answers open their source at the page`,
];

export function WhatHappensNext({ pays }: { pays: boolean }) {
  const steps = pays ? [t`You pay. Your files are kept`, ...reading] : reading;
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
