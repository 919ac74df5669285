import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import type { ComponentProps, ReactNode } from 'react';
import { formatShare } from '../lib/text.ts';
import { Chip } from './chip.tsx';
import { Tooltip } from './tooltip.tsx';

const swatches = {
  source: 'border-b-2 border-highlight bg-highlight',
  generated: 'border border-strong border-dashed',
  edited: 'border-b-2 border-accent',
} as const;

export interface ProvenanceMarkProps extends Omit<ComponentProps<'button'>, 'children'> {
  kind?: keyof typeof swatches;
  /** "Syllabus p. 4" */
  children: string;
  /** Fades to its words, without the swatch, where many marks of one page stand together. */
  quiet?: boolean;
}

/** Where a thing came from; pressing it opens the line. */
export function ProvenanceMark({ kind = 'source', quiet, children, className, onClick, ...rest }: ProvenanceMarkProps) {
  const Element = onClick ? 'button' : 'span';
  return (
    <Element
      {...(onClick ? { type: 'button', onClick, ...rest } : {})}
      aria-label={onClick ? t`Open the source: ${children}` : undefined}
      className={clsx(
        'group/mark -my-1 relative inline-flex items-center gap-1.5 whitespace-nowrap py-1 text-muted text-xs',
        onClick && 'after:absolute after:-inset-x-1.5 after:-inset-y-0.5 touch:after:-inset-y-2 hover:text-primary',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'size-2.5 shrink-0',
          swatches[kind],
          quiet &&
            'hoverable:opacity-0 transition-opacity duration-(--syllabus-motion-fast) group-hover/mark:opacity-100 group-focus-visible/mark:opacity-100 group-hover/row:opacity-100 group-focus-within/row:opacity-100',
        )}
      />
      <span>{children}</span>
    </Element>
  );
}

/** Thresholds of the design: clear ≥ 0.80, check 0.60–0.79, unsure below. */
export function confidenceLevel(confidence: number): 'clear' | 'check' | 'unsure' {
  if (confidence >= 0.8) return 'clear';
  return confidence >= 0.6 ? 'check' : 'unsure';
}

/** How sure the reading of a line is. A clear reading needs no word; `always` shows one anyway. */
export function ConfidenceMark({ confidence, always }: { confidence: number; always?: boolean }) {
  const level = confidenceLevel(confidence);
  const percent = t`${formatShare(confidence)} sure`;
  if (level === 'clear') return always ? <Chip tone="line">{t`Clear`}</Chip> : null;
  return (
    <Tooltip label={t`${percent}. Compare it with its line in the syllabus.`}>
      <button
        type="button"
        className="relative inline-flex min-h-6 items-center rounded-sm"
        aria-label={`${level === 'check' ? t`Check` : t`Unsure`}, ${percent}`}
      >
        {level === 'check' ? (
          <Chip tone="line" icon={CircleHelp}>{t`Check`}</Chip>
        ) : (
          <Chip tone="warning" icon={CircleDashed}>{t`Unsure`}</Chip>
        )}
      </button>
    </Tooltip>
  );
}

/** Stands where a citation would: nothing in the files says this. */
export function UnsupportedMark() {
  return (
    <Tooltip label={t`Nothing in this folder says so. Check it before you rely on it.`}>
      <button
        type="button"
        className="mx-px inline-flex h-5 items-center gap-1 rounded-[3px] border border-strong border-dashed px-1.5 align-[1px] font-medium font-sans text-muted text-xs"
      >{t`Not from your files`}</button>
    </Tooltip>
  );
}

/** A source whose name is still to come. */
export function PendingCitation({ number }: { number: number }) {
  return (
    <span className="mx-px inline-flex h-5 items-center rounded-t-[3px] border-highlight border-b-2 bg-highlight px-1.5 align-[1px] font-medium font-sans text-on-highlight text-xs">
      {t`Source ${number}`}
    </span>
  );
}

export interface CitationChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** "Lecture notes p. 3" */
  children: ReactNode;
  /** Its passage is open now. */
  open?: boolean;
  /** Its file was removed. */
  missing?: boolean;
}

/** A numbered source inside an answer. */
export function CitationChip({ children, open, missing, className, ...rest }: CitationChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={open}
      aria-disabled={missing || undefined}
      className={clsx(
        'relative mx-px inline-flex h-5 max-w-full items-center rounded-t-[3px] border-b-2 px-1.5 align-[1px] font-medium font-sans text-xs after:absolute after:-inset-y-0.5 after:inset-x-0 touch:after:-inset-y-2',
        missing
          ? 'cursor-not-allowed border-strong border-dashed bg-disabled text-disabled'
          : 'border-highlight bg-highlight text-on-highlight hover:bg-highlight-strong',
        open && 'bg-highlight-strong outline-2 outline-focus outline-offset-1',
        className,
      )}
    >
      <span className="truncate">{missing ? t`Removed` : children}</span>
    </button>
  );
}
