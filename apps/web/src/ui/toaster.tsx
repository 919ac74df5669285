import { t } from '@lingui/core/macro';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect } from 'react';
import { Toaster as Base } from 'sonner';
import { direction } from '#lingui';
import { Icon } from './icon.tsx';
import { toastsHavePlace } from './toast.ts';

/** Where toasts appear. */
export function Toaster() {
  useEffect(toastsHavePlace, []);
  return (
    <Base
      containerAriaLabel={t`Notifications`}
      position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
      gap={8}
      // What stands at the same edge says how high it reaches.
      offset={{ bottom: 'max(1rem, var(--above-nudge, 0px))', left: 16 }}
      mobileOffset={{
        bottom: 'max(4.5rem + env(safe-area-inset-bottom), var(--above-nudge, 0px))',
        left: 16,
        right: 16,
      }}
      icons={{ success: <Icon of={Check} />, error: <Icon of={CircleAlert} /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-2.5 rounded-lg bg-inverse px-4 py-3 text-inverse text-base shadow-lg font-sans',
          content: 'min-w-0 flex-1',
          actionButton:
            'shrink-0 rounded-sm px-1 font-semibold underline underline-offset-3 decoration-1 focus-visible:outline-inverse',
        },
      }}
    />
  );
}
