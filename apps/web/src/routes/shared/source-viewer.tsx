import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { rememberOpener } from '../../lib/opener.ts';
import type { OpenPassage, Passage } from '../../lib/passage.ts';

// pdf.js comes only where a file is opened.
const FileViewer = lazy(async () => ({ default: (await import('../../features/viewer/file-viewer.tsx')).FileViewer }));

/**
 * The passage that a page outside the course screen was asked to show. Closing it returns the focus to what opened it.
 * @param backLabel where closing leads: "Study guide"
 */
export function useSourceViewer(
  folderId: string,
  backLabel: string,
): { open: OpenPassage; passage: Passage | null; viewer: ReactNode } {
  const [passage, setPassage] = useState<Passage | null>(null);
  const opener = useRef<(() => HTMLElement | null) | null>(null);
  const isOpen = passage !== null;
  const open = useCallback((next: Passage) => {
    opener.current ??= rememberOpener();
    setPassage(next);
  }, []);
  useEffect(() => {
    if (isOpen) return;
    const back = opener.current;
    opener.current = null;
    back?.()?.focus();
  }, [isOpen]);
  const viewer = passage && (
    <Suspense fallback={null}>
      <FileViewer
        key={passage.fileId}
        folderId={folderId}
        fileId={passage.fileId}
        fileName={passage.fileName}
        target={passage}
        backLabel={backLabel}
        onClose={() => setPassage(null)}
      />
    </Suspense>
  );
  return { open, passage, viewer };
}
