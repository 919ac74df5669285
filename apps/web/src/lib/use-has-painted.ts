import { useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/** Turns true once a frame with what is `ready` was drawn. What only completes the screen can be asked for then. */
export function useHasPainted(isReady: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    let isGone = false;
    void afterFrame().then(() => {
      if (!isGone) setDrawn(true);
    });
    return () => {
      isGone = true;
    };
  }, [isReady]);
  return isDrawn;
}
