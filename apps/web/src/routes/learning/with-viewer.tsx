import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import type { Passage } from '../../lib/passage.ts';
import { useSourceViewer } from '../shared/source-viewer.tsx';

/** A session, over which the file of a passage can be opened; closing it leads back to where the session was. */
export function WithViewer({
  children,
}: {
  children: (viewer: { covered: boolean; onOpenPassage: (folderId: string, passage: Passage) => void }) => ReactNode;
}) {
  const [folderId, setFolderId] = useState('');
  const { open, passage, viewer } = useSourceViewer(folderId, t`Back`);
  const covered = passage !== null;
  const onOpenPassage = (of: string, next: Passage) => {
    setFolderId(of);
    open(next);
  };
  return (
    <>
      <div hidden={covered}>{children({ covered, onOpenPassage })}</div>
      {passage && (
        <main className="flex h-dvh flex-col">
          <h1 className="sr-only">{passage.fileName}</h1>
          {viewer}
        </main>
      )}
    </>
  );
}
