import { t } from '@lingui/core/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useOnline } from '../lib/online.ts';
import { Icon } from '../ui/icon.tsx';

/** Floats above every page while the browser has no network. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-(--syllabus-z-toast) flex justify-center md:bottom-4 print:hidden"
    >
      {!online && (
        <p className="flex items-center gap-2 rounded-full border border-default bg-warning-soft px-4 py-2 text-sm text-warning shadow-md">
          <Icon of={WifiOff} size={14} />
          {t`You’re offline. Pages you’ve opened work until you reload.`}
        </p>
      )}
    </div>
  );
}
