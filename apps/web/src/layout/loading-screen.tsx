import { Spinner } from '../ui/spinner.tsx';

/** The whole page waits. Appears late, so that a quick answer never shows it. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <main className="appear-late grid min-h-dvh place-items-center p-8">
      <p role="status" className="flex items-center gap-3 text-secondary">
        <Spinner size={16} className="text-accent-primary" />
        {text}
      </p>
    </main>
  );
}
