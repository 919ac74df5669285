import { t } from '@lingui/core/macro';
import { Meter } from '../../../ui/meter.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { MakingStep } from './week.queries.ts';

/** How far the making is, in the server's words; each new step is announced. */
export function MakingProgress({ step }: { step: MakingStep }) {
  return (
    <div className="rounded-lg border border-default px-3.5 py-3">
      <p role="status" className="mb-2 flex items-center gap-2 text-sm">
        <Spinner />
        {step.message}
      </p>
      <Meter label={t`Making activities`} value={step.progress} />
    </div>
  );
}
