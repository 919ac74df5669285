import { I18nProvider } from '@lingui/react';
import type { QueryClient } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { i18n } from '#lingui';
import { keepStartup } from '../features/folders/kept-startup.ts';
import { keepFolderData } from '../lib/folder-cache.ts';
import { createQueryClient, forgetEverything, forgetWithStudent, persistOptions } from '../lib/query-client.ts';
import { closeSession, sessionState } from '../lib/session/session-store.ts';

export function createAppClient(): QueryClient {
  const client = createQueryClient({
    onSignedOut: () => {
      if (sessionState().status !== 'signed-in') return;
      closeSession('expired');
      forgetEverything(client);
    },
  });
  return client;
}

// Warns of what a screen costs too much (spec §9). Nothing of it is in what is built.
const Watched = import.meta.env.MODE === 'development' ? lazy(() => import('./watch-performance.tsx')) : Fragment;

export function Providers({
  client: given,
  build = '',
  children,
}: {
  /** One that holds something already. */
  client?: QueryClient;
  /** Another name with each build of the app: what an older one kept is not drawn. */
  build?: string;
  children: ReactNode;
}) {
  const [client] = useState(() => given ?? createAppClient());
  const [persist] = useState(() => persistOptions({ build }));
  useEffect(() => forgetWithStudent(client), [client]);
  useEffect(() => keepFolderData(client, { build }), [client, build]);
  useEffect(() => keepStartup(client), [client]);
  return (
    <PersistQueryClientProvider client={client} persistOptions={persist}>
      <Suspense fallback={null}>
        <I18nProvider i18n={i18n}>
          <Watched>{children}</Watched>
        </I18nProvider>
      </Suspense>
    </PersistQueryClientProvider>
  );
}
