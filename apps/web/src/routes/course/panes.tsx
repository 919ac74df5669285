import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { SidePane } from '../../layout/side-pane.ts';

/** The list of weeks at its side. */
export const railPane = (content: SidePane['content']): SidePane => ({
  resizeLabel: t`Resize week list`,
  defaultSize: 256,
  minSize: 208,
  maxSize: 320,
  content,
});

/** The chat at its side. */
export const chatPane = (content: SidePane['content']): SidePane => ({
  resizeLabel: t`Resize chat`,
  defaultSize: 400,
  minSize: 320,
  maxSize: 560,
  content,
});

/** A side of the split screen: what skip links and F6 lead to. */
export function Pane({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} data-pane className="flex min-h-0 flex-1 flex-col bg-canvas outline-none">
      {children}
    </div>
  );
}

/** The middle of the split screen. */
export function CentrePane({ children }: { children: ReactNode }) {
  return (
    <div id="centre" tabIndex={-1} data-pane className="flex min-h-0 flex-1 flex-col bg-surface outline-none">
      {children}
    </div>
  );
}
