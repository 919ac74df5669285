import { t } from '@lingui/core/macro';
import TextQuote from 'lucide-react/icons/text-quote';
import { useState } from 'react';
import type { OpenPassage } from '../../lib/passage.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SummaryBody } from './reading-summary-panel.tsx';
import type { FileOf } from './summaries.queries.ts';

/** In the bar of an open file: what it says, in short. A citation closes the sheet and shows its place. */
export function SummaryButton({ name, onOpen, ...of }: FileOf & { name: string; onOpen: OpenPassage }) {
  const [open, setOpen] = useState(false);
  const show: OpenPassage = (passage) => {
    setOpen(false);
    onOpen(passage);
  };
  return (
    <>
      <IconButton icon={TextQuote} label={t`Summary of this file`} onClick={() => setOpen(true)} />
      <Sheet title={t`Summary of ${name}`} titleVisible open={open} onOpenChange={setOpen}>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-8">
          <SummaryBody {...of} onOpen={show} />
        </div>
      </Sheet>
    </>
  );
}
