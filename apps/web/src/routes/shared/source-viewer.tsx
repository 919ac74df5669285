import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CitedPassage, OpenPassage } from '../../lib/passage.ts';
import { useReturnToOpener } from '../../lib/use-return-to-opener.ts';
import { useStepBack } from '../../lib/use-step-back.ts';
import { LazyFileViewer } from './lazy-file-viewer.tsx';

interface Shown {
  folderId: string;
  passage: CitedPassage;
}

/**
 * The passage that a page outside the course screen was asked to show. It is a step in the history: "back" closes it
 * first, and closing it is that step back. The focus returns to what opened it.
 * @param folderId of the passages that are opened
 * @param backLabel where closing leads: "Study guide"
 */
export function useSourceViewer(
  folderId: string,
  backLabel: string,
): {
  open: OpenPassage;
  openOf: (folderId: string, passage: CitedPassage) => void;
  passage: CitedPassage | null;
  viewer: ReactNode;
} {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shown = (state as { shown?: Shown } | null)?.shown ?? null;
  const isOpen = shown !== null;
  const rememberOpener = useReturnToOpener(isOpen);
  const close = useStepBack();
  const openOf = useCallback(
    (of: string, passage: CitedPassage) => {
      rememberOpener();
      // At once: a key pressed next ("Escape") is for the file, not for the session that it covers. Of a page that
      // scrolls as a whole, the place is kept.
      const options = {
        replace: isOpen,
        flushSync: true,
        preventScrollReset: true,
        state: { shown: { folderId: of, passage } },
      };
      void navigate({ pathname, search, hash }, options);
    },
    [navigate, pathname, search, hash, isOpen, rememberOpener],
  );
  const open = useCallback((passage: CitedPassage) => openOf(folderId, passage), [openOf, folderId]);
  const viewer = shown && (
    <LazyFileViewer
      key={shown.passage.fileId}
      folderId={shown.folderId}
      fileId={shown.passage.fileId}
      fileName={shown.passage.fileName}
      target={shown.passage}
      backLabel={backLabel}
      onClose={close}
    />
  );
  return { open, openOf, passage: shown?.passage ?? null, viewer };
}
