import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** Whether the browser has a network. Queries wait while it has none. */
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
