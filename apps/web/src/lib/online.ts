import { onlineManager } from '@tanstack/react-query';
import { limits } from '@weekwise/contracts/limits.ts';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** The browser and the server are one machine: no network lies between them. */
const isOwnMachine = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Any answer will do. */
const serverAnswers = (): Promise<boolean> =>
  fetch('/manifest.webmanifest', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(limits.healthCheck),
  }).then(
    () => true,
    () => false,
  );

/**
 * Tells when the network goes and comes. A browser that lost its Wi-Fi says that it is offline, also to a page of its
 * own machine, where everything goes on: there the server is asked. Returns how to stop.
 */
export function watchNetwork(
  tell: (online: boolean) => void,
  { hostname = location.hostname, answers = serverAnswers } = {},
): () => void {
  let changes = 0;
  const come = () => {
    changes++;
    tell(true);
  };
  const go = async () => {
    const change = ++changes;
    const reaches = isOwnMachine(hostname) && (await answers());
    // It may have come back while the server was asked.
    if (change === changes) tell(reaches);
  };
  window.addEventListener('online', come);
  window.addEventListener('offline', go);
  return () => {
    window.removeEventListener('online', come);
    window.removeEventListener('offline', go);
  };
}

// The build draws the landing page where there is no window.
if (globalThis.window) onlineManager.setEventListener(watchNetwork);

/** Whether there is a way to the server. Queries wait while there is none. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
}

/** The same; calls `onReturn` each time that the network comes back. */
export function useOnlineAgain(onReturn: () => void): boolean {
  const online = useOnline();
  const returned = useEffectEvent(onReturn);
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (online && wasOffline.current) returned();
    wasOffline.current = !online;
  }, [online]);
  return online;
}
