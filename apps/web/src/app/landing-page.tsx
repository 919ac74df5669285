import { type ComponentType, lazy, Suspense, useState } from 'react';

const load = () => import('../routes/public/landing.tsx');
const Later = lazy(load);
let loaded: ComponentType | null = null;

/** Fetches the page before it is drawn: then it is there at once, without the blank moment of a lazy page. */
export async function loadLanding(): Promise<void> {
  loaded = (await load()).default;
}

/** The landing page, its own chunk: whoever is signed in never needs it. */
export function LandingPage() {
  const [Page] = useState<ComponentType>(() => loaded ?? Later);
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
