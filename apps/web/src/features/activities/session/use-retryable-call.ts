import { useCallback, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { useOnlineAgain } from '../../../lib/online.ts';

/** A call whose input is not lost when it fails: it can be made again, and is as soon as the network is back. */
export interface RetryableCall {
  busy: boolean;
  failure: string | null;
  /** Does nothing while another call is under way or waits to be made again. */
  make: (run: () => Promise<void>) => void;
  again: () => void;
}

export function useRetryableCall(): RetryableCall {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const kept = useRef<(() => Promise<void>) | null>(null);
  const running = useRef(false);

  const again = useCallback(() => {
    const run = kept.current;
    if (!run || running.current) return;
    running.current = true;
    setBusy(true);
    run()
      .then(() => {
        kept.current = null;
        setFailure(null);
      })
      .catch((error: unknown) => setFailure(messageOf(error)))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  }, []);
  const make = useCallback(
    (run: () => Promise<void>) => {
      if (kept.current) return;
      kept.current = run;
      again();
    },
    [again],
  );
  useOnlineAgain(again);
  return { busy, failure, make, again };
}
