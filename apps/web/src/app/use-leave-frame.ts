import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** In the frame of the landing page stands the demo alone: every other page takes the whole window. */
export function useLeaveFrame(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (window.parent === window || pathname === '/demo') return;
    window.parent.location.assign(pathname + search + hash);
  }, [pathname, search, hash]);
}
