import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { type ReactNode, useState } from 'react';
import { TooltipProvider } from '../components/tooltip.tsx';
import { createQueryClient, forgetEverything, persistOptions } from '../lib/query-client.ts';
import { closeSession, sessionState } from '../lib/session/session-store.ts';

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => {
    const created = createQueryClient({
      onSignedOut: () => {
        if (sessionState().status !== 'signed-in') return;
        closeSession('expired');
        forgetEverything(created);
      },
    });
    return created;
  });
  const [persist] = useState(() => persistOptions());
  return (
    <PersistQueryClientProvider client={client} persistOptions={persist}>
      <TooltipProvider delayDuration={400} skipDelayDuration={200}>
        {children}
      </TooltipProvider>
    </PersistQueryClientProvider>
  );
}
