import { clsx } from 'clsx';

export interface Step {
  label: string;
  /** 0 to 1; null while it runs and cannot tell how far it is. */
  value: number | null;
  active: boolean;
}

/**
 * A job's steps in a row, each filling as it goes. Labels show with `labelled`; the status line beside it says more.
 */
export function Stepper({ label, steps, labelled }: { label: string; steps: readonly Step[]; labelled?: boolean }) {
  const done = steps.reduce((sum, step) => sum + (step.value ?? 0), 0) / steps.length;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(done * 100)}
      aria-valuetext={steps.find((step) => step.active)?.label}
      className="flex gap-1"
    >
      {steps.map((step) => (
        <div key={step.label} className="min-w-0 flex-1">
          <div className="h-1.5 overflow-hidden rounded-full bg-track">
            <div
              className={clsx(
                'h-full rounded-full bg-accent-primary transition-[width] duration-(--syllabus-motion-slow)',
                step.value === null && 'animate-pulse',
              )}
              style={{ width: `${(step.value ?? (step.active ? 0.5 : 0)) * 100}%` }}
            />
          </div>
          {labelled && (
            <p
              className={clsx(
                'mt-2 truncate text-xs',
                step.active ? 'font-medium text-primary' : step.value === 1 ? 'text-secondary' : 'text-muted',
              )}
            >
              {step.label}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
