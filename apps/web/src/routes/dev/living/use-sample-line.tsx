import { type ReactNode, useState } from 'react';
import type { OpenSource } from '../../../features/syllabus/source-mark.tsx';
import { type PrintedPage, pageName } from '../../../lib/citation-label.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** In place of a viewer: a sample has no file, but every mark still opens its line. */
export function useSampleLine(): { open: OpenSource; dialog: ReactNode } {
  const [line, setLine] = useState<(PrintedPage & { text: string }) | null>(null);
  const page = line && pageName(line);
  const close = () => setLine(null);
  return {
    open: setLine,
    dialog: (
      <Dialog
        open={line !== null}
        onOpenChange={(open) => open || close()}
        title={page ? `The syllabus, p. ${page}` : 'The syllabus'}
        description="In a course of your own this opens the file at its line."
        footer={
          <Button variant="primary" onClick={close}>
            Close
          </Button>
        }
      >
        <p className="type-read py-2">
          <mark className="highlight">{line?.text}</mark>
        </p>
      </Dialog>
    ),
  };
}
