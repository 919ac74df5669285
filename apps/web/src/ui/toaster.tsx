import { t } from '@lingui/core/macro';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect } from 'react';
import { Toaster as Base } from 'sonner';
import { direction } from '#lingui';
import { Icon } from './icon.tsx';
import { toastsHavePlace } from './toast.ts';

/** Beside it a header has room for one toast of two lines; nothing of the page below is covered. */
const margin = 4;

/** Where the toast appears: over the header, so never over what it is about. There is one at a time. */
export function Toaster() {
  useEffect(toastsHavePlace, []);
  return (
    <Base
      containerAriaLabel={t`Messages`}
      position="top-center"
      dir={direction}
      visibleToasts={1}
      offset={{ top: margin }}
      mobileOffset={{ top: margin, left: margin, right: margin }}
      icons={{ success: <Icon of={Check} />, error: <Icon of={CircleAlert} /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full min-h-10 items-center gap-2.5 rounded-lg bg-inverse px-3.5 py-1 text-inverse text-sm leading-4 shadow-lg font-sans',
          content: 'min-w-0 flex-1',
          title: 'line-clamp-2',
          actionButton:
            'shrink-0 rounded-sm px-1 font-semibold underline underline-offset-3 decoration-1 focus-visible:outline-inverse touch:min-h-9',
        },
      }}
    />
  );
}
