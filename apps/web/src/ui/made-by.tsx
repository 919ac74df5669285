import { t } from '@lingui/core/macro';
import { fallbackTexts } from '@weekwise/contracts/fallback.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import HardDrive from 'lucide-react/icons/hard-drive';
import { say } from '#lingui';
import { Alert } from './alert.tsx';
import { SourceChip } from './source-chip.tsx';

/**
 * Which language model made something: a chip; on paper, words. That it is our own engine stands once, at the chat's
 * foot and in the account.
 */
export function MadeBy({ source }: { source: string }) {
  if (source === 'engine') return null;
  return (
    <>
      <span className="print:hidden">
        <SourceChip source={source} />
      </span>
      <span className="hidden print:inline">{t`Written by ${source}`}</span>
    </>
  );
}

/** Why our own engine made what a language model was asked for. */
export function FallbackNotice({ reason }: { reason: FallbackReason | null }) {
  if (!reason) return null;
  return (
    <Alert tone="plain" icon={HardDrive} className="mb-4 print:hidden">
      {say(fallbackTexts[reason])}
    </Alert>
  );
}
