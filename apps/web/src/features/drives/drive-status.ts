import { t } from '@lingui/core/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleSlash2 from 'lucide-react/icons/circle-slash-2';
import KeyRound from 'lucide-react/icons/key-round';
import type { LucideIcon } from 'lucide-react/types';
import type { ConnectedDrive } from './drives.queries.ts';

interface DriveLook {
  text: string;
  tone: 'success' | 'warning' | 'danger' | 'plain';
  icon: LucideIcon;
  /** What it means and what to do; null while all is well. */
  meaning: string | null;
}

/** How each state of a drive is told. */
export const driveLooks: Record<ConnectedDrive['status'], DriveLook> = {
  ok: { text: t`Connected`, tone: 'success', icon: CircleCheck, meaning: null },
  reauth_required: {
    text: t`Sign in again`,
    tone: 'warning',
    icon: KeyRound,
    meaning: t`The drive does not take the stored sign-in any more. What was read is still here.`,
  },
  scope_missing: {
    text: t`Permission missing`,
    tone: 'warning',
    icon: KeyRound,
    meaning: t`The drive does not let Weekwise store or read files. Sign in again and allow it.`,
  },
  unreachable: {
    text: t`Not answering`,
    tone: 'danger',
    icon: CircleAlert,
    meaning: t`The drive did not answer when it was last asked. What was read is still here.`,
  },
  disconnected: {
    text: t`Disconnected`,
    tone: 'plain',
    icon: CircleSlash2,
    meaning: t`Files of its courses open again once it is connected.`,
  },
};

/** Whether a new sign-in is what mends it. */
export const needsSignIn = ({ status }: Pick<ConnectedDrive, 'status'>): boolean =>
  status === 'reauth_required' || status === 'scope_missing' || status === 'disconnected';
