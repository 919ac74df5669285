import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { CitedPassage } from '../../lib/passage.ts';
import { useSourceViewer } from '../shared/source-viewer.tsx';

/** A session, over which the file of a passage can be opened; closing it leads back to where the session was. */
export function WithViewer({
  children,
}: {
  children: (viewer: {
    covered: boolean;
    onOpenPassage: (folderId: string, passage: CitedPassage) => void;
  }) => ReactNode;
}) {
  const { openOf, passage, viewer } = useSourceViewer('', t`Back`);
  const covered = passage !== null;
  return (
    <>
      <div hidden={covered}>{children({ covered, onOpenPassage: openOf })}</div>
      {passage && (
        <main className="flex h-dvh flex-col">
          <h1 className="sr-only">{passage.fileName}</h1>
          {viewer}
        </main>
      )}
    </>
  );
}
