import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/online.ts';
import { Icon } from './icon.tsx';

/** Stands above every page while the browser has no network. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-(--syllabus-z-tabbar)">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-1.5 text-center text-sm text-warning">
          <Icon of={WifiOff} size={14} />
          You are offline. What you opened before is still here.
        </p>
      )}
    </div>
  );
}
